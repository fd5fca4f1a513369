import { dayWithYear } from '#domain/planning/due.rules.ts';
import { progressText } from '#domain/planning/planning.rules.ts';
import type { BoxProgress } from '#domain/planning/planning.contract.ts';

/** Shows the progress of addresses and sent boxes above the checklists; nothing without guests and orders. */
export function BoxProgressLine({ progress }: { progress: BoxProgress }) {
  const { guests, addresses, homes, sent, leavesBy } = progress;
  if (guests + homes === 0) return null;
  return (
    <section className="planning-boxes card card-body" aria-labelledby="planning-boxes">
      <h2 id="planning-boxes">Send the boxes</h2>
      <p>{progressText(progress)}</p>
      {guests > 0 && <Bar label="Addresses" done={addresses} of={guests} />}
      {homes > 0 && <Bar label="Sent" done={sent} of={homes} />}
      {leavesBy && <p className="soft">{`The next ones leave us by ${dayWithYear(leavesBy)}.`}</p>}
      <p className="planning-boxes-ways">
        {guests > 0 && <a href="/guest/planning?share">Share with a relative</a>}
        {addresses < guests && <a href="/guest/planning?show=missing">Ask for the missing addresses</a>}
        {homes === 0 ? <a href="/invitation">Choose a box</a> : <a href="/payment-history">See your orders</a>}
      </p>
    </section>
  );
}

function Bar({ label, done, of }: { label: string; done: number; of: number }) {
  return (
    <p className="planning-boxes-bar">
      <span>{label}</span>
      <progress max={of} value={done} aria-hidden="true" />
      <span className="small tabular">{`${done} of ${of}`}</span>
    </p>
  );
}

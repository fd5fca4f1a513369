import { dayWithYear } from '#domain/planning/due.rules.ts';
import { progressText } from '#domain/planning/planning.rules.ts';
import type { BoxProgress } from '#domain/planning/planning.contract.ts';
import * as say from '#shop/planning/box-progress.texts.ts';

/** Shows the progress of addresses and sent boxes above the checklists; nothing without guests and orders. */
export function BoxProgressLine({ progress }: { progress: BoxProgress }) {
  const { guests, addresses, homes, sent, leavesBy } = progress;
  if (guests + homes === 0) return null;
  return (
    <section className="planning-boxes card card-body" aria-labelledby="planning-boxes">
      <h2 id="planning-boxes">{say.boxesTitle}</h2>
      <p>{progressText(progress)}</p>
      {guests > 0 && <Bar label={say.barAddresses} done={addresses} of={guests} />}
      {homes > 0 && <Bar label={say.barSent} done={sent} of={homes} />}
      {leavesBy && <p className="soft">{say.nextLeave(dayWithYear(leavesBy))}</p>}
      <p className="planning-boxes-ways">
        {guests > 0 && <a href="/guest/planning?share">{say.share}</a>}
        {addresses < guests && <a href="/guest/planning?show=missing">{say.askMissing}</a>}
        {homes === 0 ? <a href="/invitation">{say.chooseBox}</a> : <a href="/payment-history">{say.seeOrders}</a>}
      </p>
    </section>
  );
}

function Bar({ label, done, of }: { label: string; done: number; of: number }) {
  return (
    <p className="planning-boxes-bar">
      <span>{label}</span>
      <progress max={of} value={done} aria-hidden="true" />
      <span className="small tabular">{say.barDone(done, of)}</span>
    </p>
  );
}

import type { Newcomer } from '#domain/guests/family-link.contract.ts';
import { isMoved } from '#domain/guests/newcomer.rules.ts';
import * as say from '#shop/guests/family-link.texts.ts';
import { personName } from '#lib/display-name.ts';
import { toldApart } from '#lib/told-apart.ts';

/** Tells whether a newcomer is on the list already, with an address or without. */
export const isOnList = ({ known }: Newcomer): boolean => known !== null;

/** Returns the notice after newcomers were taken or refused. */
export function judgedText(chosen: readonly Newcomer[], take: boolean): string {
  if (take) return (chosen.some(isOnList) ? say.newcomersFilled : say.newcomersAdded)(chosen.length);
  return chosen.length === 1 && chosen.every(isMoved) ? say.newcomerKept : say.newcomersRefused(chosen.length);
}

interface ListProps {
  newcomers: readonly Newcomer[];
  /** Number of rows in sight. */
  shown: number;
  busy: boolean;
  onMore(): void;
  onJudge(chosen: readonly Newcomer[], take: boolean): void;
  onRefuseAll(): void;
}

/** People who wait for the family's word, each with its buttons, and buttons for all of them. */
export function NewcomerList({ newcomers, shown, busy, onMore, onJudge, onRefuseAll }: ListProps) {
  // An address that the list has is replaced by a word of its own.
  const added = newcomers.filter((one) => !isMoved(one));
  const moved = newcomers.length - added.length;
  return (
    <div className="family-share" role="group" aria-labelledby="newcomers">
      <h3 id="newcomers">{say.newcomers(newcomers.length)}</h3>
      <ul className="newcomers">
        {toldApart(newcomers)
          .slice(0, shown)
          .map((one) => (
            <NewcomerRow key={one._id} one={one} busy={busy} onJudge={(take) => onJudge([one], take)} />
          ))}
      </ul>
      {newcomers.length > shown && (
        <p>
          <button type="button" className="button button-quiet" onClick={onMore}>
            {say.newcomersMore(newcomers.length - shown)}
          </button>
        </p>
      )}
      {newcomers.length > 1 && (
        <p className="guest-ask">
          {moved > 0 && added.length > 1 && <span className="soft">{say.newcomersWithAnother(moved)}</span>}
          {added.length > 1 && (
            <button type="button" className="button" disabled={busy} onClick={() => onJudge(added, true)}>
              {moved > 0 ? say.newcomersAddSome(added.length) : say.newcomersAdd(added.length)}
            </button>
          )}
          <button type="button" className="button button-plain" disabled={busy} onClick={onRefuseAll}>
            {moved > 0 ? say.newcomersRefuseKeep : say.newcomersRefuse}
          </button>
        </p>
      )}
    </div>
  );
}

interface RowProps {
  one: Newcomer & { shown: string };
  busy: boolean;
  /** Called with true to take the newcomer, with false to refuse. */
  onJudge(take: boolean): void;
}

/** A newcomer with what the list knows of them: an address that would be replaced stands above the new one. */
function NewcomerRow({ one, busy, onJudge }: RowProps) {
  const { known } = one;
  const moved = isMoved(one);
  const address = `${one.address}, ${one.pincode}`;
  return (
    <li>
      <div className="newcomer">
        <p tabIndex={-1}>
          <strong>{personName(one.name)}</strong> <span className="guest-mobile">{one.mobile}</span>
          {!moved && <span>{address}</span>}
        </p>
        {known && <span className="badge badge-warn">{knownText(known, moved)}</span>}
        {known && moved && (
          <dl>
            <dt>{say.newcomerOld}</dt>
            <dd>{[known.address, known.pincode].filter(Boolean).join(', ')}</dd>
            <dt>{say.newcomerNew}</dt>
            <dd>{address}</dd>
          </dl>
        )}
      </div>
      <span className="guest-ask">
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => onJudge(true)}>
          <span>{takeText(known, moved)}</span>
          <span className="visually-hidden">{` ${one.shown}`}</span>
        </button>
        <button type="button" className="button button-plain" disabled={busy} onClick={() => onJudge(false)}>
          <span>{moved ? say.newcomerKeep : say.newcomerRefuse}</span>
          <span className="visually-hidden">{` ${one.shown}`}</span>
        </button>
      </span>
    </li>
  );
}

/** Returns what the list has of a newcomer whom it knows. */
function knownText({ name, address }: NonNullable<Newcomer['known']>, moved: boolean): string {
  const words = moved ? say.newcomerMoved : address ? say.newcomerSame : say.newcomerKnown;
  return words(personName(name));
}

/** Returns the label of the button that takes a newcomer. */
function takeText(known: Newcomer['known'], moved: boolean): string {
  if (moved) return say.newcomerReplace;
  if (!known) return say.newcomerAdd;
  return known.address ? say.newcomerConfirm : say.newcomerFill;
}

import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { $find, beginFinding, type Finding, LEAST, lookFor, MOST } from '#office/frame/find.store.ts';
import * as say from '#office/frame/find.texts.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { takeLetters } from '#office/frame/use-search-key.ts';
import { Refusal } from '#ui/refusal.tsx';

interface FindBoxProps {
  role: StaffRole;
  /** Called when one of the hits is opened. */
  onGone?(): void;
}

/** Field of the one search: what is found stands below while it is typed; Enter opens the first, arrows walk through. */
export function FindBox({ role, onGone }: FindBoxProps) {
  const finding = useStore($find, { ssr: () => $find.get() });
  const id = useId();
  const all = useRef<HTMLDivElement>(null);
  // Enter before the answer waits for it, so that it never opens what was found for half a number.
  const [eager, setEager] = useState(false);
  const answered = finding.answered === finding.text.trim();
  useEffect(() => {
    beginFinding();
    const early = takeLetters();
    if (early === null) return;
    all.current?.querySelector('input')?.focus();
    if (early) lookFor(early, role);
  }, [role]);
  useEffect(() => walkByArrows(all.current), []);
  useEffect(() => {
    if (!eager || !answered) return;
    setEager(false);
    all.current?.querySelector('a')?.click();
  }, [eager, answered]);
  return (
    <div ref={all} className="find">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setEager(true);
        }}
      >
        <label className="find-label" htmlFor={id}>
          {say.findLabels[role]}
        </label>
        <input
          id={id}
          className="input"
          type="search"
          autoComplete="off"
          enterKeyHint="go"
          value={finding.text}
          onChange={({ target }) => {
            setEager(false);
            lookFor(target.value.slice(0, MOST), role);
          }}
        />
      </form>
      <Refusal message={finding.problem} />
      <div className="find-groups">
        {finding.groups.map(({ name, hits }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <ul>
              {hits.map(({ href, title, detail }) => (
                <li key={href}>
                  <a href={href} onClick={onGone}>
                    <strong>{title}</strong>
                    <small>{detail}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="find-state" role="status">
        {stateOf(finding, role)}
      </p>
    </div>
  );
}

/** Moves the focus between the field and the links of an element by the arrows up and down; returns what ends that. */
function walkByArrows(element: HTMLElement | null): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !element) return;
    event.preventDefault();
    const stops = [...element.querySelectorAll<HTMLElement>('input, a')];
    stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus();
  };
  element?.addEventListener('keydown', onKey);
  return () => element?.removeEventListener('keydown', onKey);
}

/** Returns the sentence below the list; empty while the shop is asked or a call failed. */
function stateOf({ text, answered, groups, problem }: Finding, role: StaffRole): string {
  const wanted = text.trim();
  if (wanted.length > 0 && wanted.length < LEAST) return say.tooShort;
  if (wanted === '' || wanted !== answered || problem) return '';
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return count === 0 ? say.nothingFound(wanted, role) : say.foundCount(count);
}

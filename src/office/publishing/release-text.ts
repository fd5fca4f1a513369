import { declarationOf } from '#office/catalogue/declarations/staff-lists.ts';
import type { ReleaseChange, ReleaseInfo } from '#domain/publishing/site-state.contract.ts';
import * as say from '#office/publishing/publishing.texts.ts';

/** Changes and fields that are named; the others are counted. */
const NAMED = 5;
const FIELDS = 3;

/**
 * Returns the changed records of a release as text: "Kaju katli changed (Description), Jalebi no longer on the site and
 * 3 more".
 */
export function releaseText({ changes, count }: Pick<ReleaseInfo, 'changes' | 'count'>): string {
  if (count === 0) return say.noChange;
  const shown = changes.slice(0, NAMED).map((one) => changeText(one));
  return listed(shown, count);
}

/** Text of each change; a withdrawn record is in the bin or hidden. */
const whats: Record<ReleaseChange['what'], (name: string) => string> = {
  new: say.recordNew,
  changed: say.recordChanged,
  withdrawn: say.recordWithdrawn,
};

const unnamed = ({ kind }: ReleaseChange): string => say.recordUntitled(declarationOf(kind)?.one ?? kind);

/** Returns the first of several with commas, and how many there are beside. */
const listed = (first: readonly string[], count: number): string =>
  count > first.length ? say.andMore(first.join(', '), count - first.length) : first.join(', ');

/**
 * Returns a change with the labels of the changed fields in brackets, at most `FIELDS`; computed fields have no label
 * and are left out.
 */
function changeText(change: ReleaseChange): string {
  const declared = declarationOf(change.kind)?.fields ?? {};
  const labels = (change.fields ?? []).flatMap((name) => declared[name]?.label ?? []);
  const text = whats[change.what](change.name || unnamed(change));
  return labels.length === 0 ? text : say.recordFields(text, listed(labels.slice(0, FIELDS), labels.length));
}

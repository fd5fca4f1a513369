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
  if (count === 0) return say.builtAnewNoRecord;
  const shown = changes
    .slice(0, NAMED)
    .map((one) => `${one.name || unnamed(one)} ${whats[one.what]}${fieldWords(one)}`);
  return `${shown.join(', ')}${count > shown.length ? ` and ${count - shown.length} more` : ''}`;
}

/** Text of each change; a withdrawn record is in the bin or hidden. */
const whats: Record<ReleaseChange['what'], string> = {
  new: 'new',
  changed: 'changed',
  withdrawn: say.noLongerSite,
};

const unnamed = ({ kind }: ReleaseChange): string => `A ${declarationOf(kind)?.one ?? kind}`;

/**
 * Returns the labels of the changed fields in brackets, at most `FIELDS`; computed fields have no label and are left
 * out. Empty without any.
 */
function fieldWords({ kind, fields = [] }: ReleaseChange): string {
  const declared = declarationOf(kind)?.fields ?? {};
  const labels = fields.flatMap((name) => declared[name]?.label ?? []);
  if (labels.length === 0) return '';
  const more = labels.length > FIELDS ? say.andMore(labels.length - FIELDS) : '';
  return ` (${labels.slice(0, FIELDS).join(', ')}${more})`;
}

import { planningPages } from '#domain/planning/planning.rules.ts';
import type { PageHead } from '#lib/page-head.ts';
import * as say from '#shop/planning/planning-pages.texts.ts';

/** Path of a category's checklist. */
export type ChecklistPath = (typeof planningPages)[number]['path'];

/** Returns the category of a checklist's path; the first category for an unknown path. */
export const checklistOf = (path: ChecklistPath) =>
  planningPages.find((page) => page.path === path) ?? planningPages[0];

/** Returns the page head of a category's public checklist. */
export function checklistHead(path: ChecklistPath): PageHead {
  const { label } = checklistOf(path);
  return {
    title: say.checklistTitle(label),
    description: say.checklistDescription(label.toLowerCase()),
    canonical: path,
  };
}

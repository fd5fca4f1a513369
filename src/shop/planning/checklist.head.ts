import { planningPages } from '#domain/planning/planning.rules.ts';
import type { PageHead } from '#lib/page-head.ts';

/** The addresses that show the checklist of a category. */
export type ChecklistPath = (typeof planningPages)[number]['path'];

/** The category behind an address. */
export const checklistOf = (path: ChecklistPath) =>
  planningPages.find((page) => page.path === path) ?? planningPages[0];

/** The head of a category's public checklist. */
export function checklistHead(path: ChecklistPath): PageHead {
  const { label } = checklistOf(path);
  return {
    title: `${label} checklist`,
    description: `What to do, and when, for your ${label.toLowerCase()}: a checklist to tick, save and print.`,
    canonical: path,
  };
}

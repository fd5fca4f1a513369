import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { siteRoutes } from '#lib/routes.ts';
import { sendClumsyRequests } from '#tests/attack/browser/clumsy.ts';
import { Ground } from '#tests/attack/browser/ground.ts';
import {
  answerFaults,
  type BuiltPaths,
  lookAtHeaders,
  lookAtPersonalPages,
  lookAtProduction,
} from '#tests/attack/browser/headers.ts';
import { Marks, type Way } from '#tests/attack/browser/marks.ts';
import {
  cataloguePages,
  familyPages,
  furtherFamilyPages,
  officePages,
  pathsWith,
  publicPages,
  type Visit,
} from '#tests/attack/browser/pages.ts';
import { leaksIn, lookAtPolicies, lookAtSite } from '#tests/attack/browser/privacy.ts';
import { lookAtSheets } from '#tests/attack/browser/sheets.ts';
import { lookAtStorage } from '#tests/attack/browser/storage.ts';
import { type StaffToured, tourOfStaff } from '#tests/attack/browser/staff-tour.ts';
import { comeAndGo, readEverything } from '#tests/attack/browser/sweep.ts';
import { Tour } from '#tests/attack/browser/tour.ts';
import { type Toured, tourOfArrival, tourOfFamily } from '#tests/attack/browser/family-tour.ts';
import { untoured } from '#tests/attack/browser/untoured.ts';
import { Visitors } from '#tests/attack/browser/visitors.ts';
import { fewOf, Finds, forEachAtOnce, type Outcome } from '#tests/attack/report.ts';
import { withTextsAlone } from '#tests/support/browser.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

export interface BrowserPlan {
  /** True builds a site with the dangerous texts; false serves the fixture's, for a short run. */
  builds: boolean;
  /** Number of the only part to look at, as printed with a find. */
  only?: number | undefined;
  first?: boolean;
}

/** Parts of a run before the visits, which are numbered from `VISITS`. */
const PARTS = { calls: 1, log: 2, headers: 3, site: 4, storage: 5, sheets: 6 } as const;
const VISITS = 100;

/** Everything that the parts look at. */
interface Scene {
  ground: Ground;
  marks: Marks;
  families: Toured[];
  staff: StaffToured;
  finds: Finds;
  lines: string[];
}

/**
 * Writes dangerous texts wherever a person can, and looks at every kind of page, file and answer for one that runs;
 * compares headers with a table, and looks for persons' data in caches, in the built site, in the log and in what a
 * browser keeps.
 * @param place an empty store
 */
export async function browser(place: EmptyShop, { builds, only, first = false }: BrowserPlan): Promise<Outcome> {
  const finds = new Finds(first);
  const lines: string[] = [];
  const ground = await Ground.open(place, { builtSite: !builds });
  try {
    const scene = await setScene(ground, builds ? ['markup', 'link'] : ['markup'], finds, lines);
    const built = builds ? ground.build() : Promise.resolve();
    // A failed build is told where it is waited for.
    built.catch(() => undefined);
    const wanted = (part: number): boolean => !finds.isOver && (only === undefined || only === part);
    if (wanted(PARTS.calls)) await lookAtCalls(scene);
    if (wanted(PARTS.log)) lookAtLog(scene);
    if (wanted(PARTS.sheets)) {
      const { faults, tables } = await lookAtSheets(place);
      for (const fault of faults) finds.add(fault, PARTS.sheets);
      lines.push(`${tables} exported tables`);
    }
    await built;
    if (wanted(PARTS.headers)) await lookAtAll(scene);
    if (!finds.isOver) await lookInBrowser(scene, builds, only);
    if (wanted(PARTS.log)) lookAtLog(scene);
    return { lines, faults: fewOf([...new Set(finds.faults)], 40) };
  } finally {
    await ground.close();
  }
}

/** Lets families and staff write their texts. */
async function setScene(ground: Ground, ways: readonly Way[], finds: Finds, lines: string[]): Promise<Scene> {
  const marks = new Marks();
  const families: Toured[] = [];
  const staff: StaffToured = { records: [], enquiries: [] };
  const made = new Set<string>();
  for (const [place, way] of ways.entries()) {
    const tour = new Tour(ground, marks, way);
    const family = await tourOfFamily(tour, place);
    families.push(family);
    const written = await tourOfStaff(tour, [family]);
    await tourOfArrival(tour, family);
    await sendClumsyRequests(ground, family);
    staff.records.push(...written.records);
    staff.enquiries.push(...written.enquiries);
    for (const fault of tour.unmade) finds.add(fault, PARTS.calls);
    for (const call of tour.made) made.add(call);
  }
  for (const fault of untoured(ground.endpoints, marks.taken)) finds.add(fault, PARTS.calls);
  lines.push(
    `${marks.all.size} texts in ${marks.taken.size} fields of ${made.size} calls and of all kinds of record and setting`,
  );
  return { ground, marks, families, staff, finds, lines };
}

/** Looks at the headers of every answer to a call. */
async function lookAtCalls({ ground, marks, families, staff, finds, lines }: Scene): Promise<void> {
  const [family] = families;
  if (!family) return;
  for (const fault of await comeAndGo(ground)) finds.add(fault, PARTS.calls);
  const unread = await readEverything(ground, family, staff);
  const told = new Set<string>();
  for (const heard of ground.heard)
    for (const fault of answerFaults(heard, marks, ground.secrets)) if (!told.has(fault)) told.add(fault);
  for (const fault of told) finds.add(fault, PARTS.calls);
  lines.push(
    `${ground.heard.length} answers to calls; reads that answered otherwise than 200: ${unread.join(', ') || 'none'}`,
  );
}

function lookAtLog({ ground, marks, finds, lines }: Scene): void {
  // Numbers that the server makes itself may look like anybody's.
  const log = ground.log.replaceAll(/"(?:pid|time|reqId|responseTime)":[^,}]+/g, '');
  for (const line of log.split('\n'))
    for (const leak of leaksIn(line, ground, marks))
      finds.add(`the log holds ${leak}: ${line.slice(0, 400)}`, PARTS.log);
  lines.push(`${ground.log.length} characters of log`);
}

/** Looks at the headers of pages and files, here and in production. */
async function lookAtAll({ ground, families, finds, lines }: Scene): Promise<void> {
  const { faults, headers } = await lookAtHeaders(ground, await builtPaths(ground));
  faults.push(...(await lookAtPersonalPages(ground, families[0]?.person.token ?? '')));
  faults.push(...(await lookAtProduction()));
  for (const fault of faults) finds.add(fault, PARTS.headers);
  lines.push(`${headers} headers of pages and files`);
}

/** Returns paths of the built site. */
async function builtPaths({ dataDir }: Ground): Promise<BuiltPaths> {
  const site = join(dataDir, 'site', 'current');
  const home = await readFile(join(site, 'index.html'), 'utf8');
  const parts = await readdir(join(site, '_astro'));
  const named = (end: string): string => `/_astro/${parts.find((name) => name.endsWith(end)) ?? 'none'}`;
  return {
    pages: siteRoutes
      .filter(({ pattern, page, missing }) => pattern === page && !/[:*]/.test(pattern) && !missing)
      .map(({ pattern }) => pattern),
    script: named('.js'),
    style: named('.css'),
    picture: /\/uploads\/[^"' ,]+\.webp/.exec(home)?.[0] ?? '/uploads/none.webp',
  };
}

/** Pages that are looked at side by side. */
const LANES = 3;

/** Looks at the built files, at the pages in a browser and at what it keeps, some side by side. */
async function lookInBrowser(scene: Scene, builds: boolean, only: number | undefined): Promise<void> {
  const { families, staff, finds, lines } = scene;
  const chrome = await chromium.launch(withTextsAlone);
  try {
    const visitors = new Visitors(chrome, scene);
    const visits = visitsOf(families, staff, builds);
    let opened = 0;
    const parts = [
      { number: PARTS.storage, look: () => lookAtStorage(chrome, scene, { isShort: !builds }) },
      { number: PARTS.site, look: () => lookAtBuilt(chrome, scene, builds) },
      ...visits.map((visit, at) => ({
        number: VISITS + at,
        look: () => {
          opened += 1;
          return visitors.visit(visit);
        },
      })),
    ].filter(({ number }) => only === undefined || only === number);
    await forEachAtOnce(parts.length, LANES, async (at) => {
      const part = parts[at];
      if (!part || finds.isOver) return;
      for (const fault of await part.look()) finds.add(fault, part.number);
    });
    lines.push(`${opened} pages in a browser, which show ${visitors.seen.size} of the texts`);
  } finally {
    await chrome.close();
  }
}

/** Looks at the built files. */
async function lookAtBuilt(chrome: Browser, { ground, marks, lines }: Scene, builds: boolean): Promise<string[]> {
  const page = await chrome.newPage();
  const { faults, pages, seen } = await lookAtSite(page, ground, marks);
  faults.push(...(await lookAtPolicies(page, ground)));
  await page.close();
  lines.push(`${pages} built pages, which show ${seen.size} of the texts`);
  if (builds && seen.size === 0) faults.push('no built page shows any of the texts, so nothing was looked at');
  return faults;
}

/** Returns all visits: each kind of page that shows texts of others first. Those of a short run are a few of each reader. */
function visitsOf(families: readonly Toured[], staff: StaffToured, builds: boolean): Visit[] {
  const [first, ...others] = families;
  if (!first) return [];
  const dangerous = `"'><img src=x onerror=mk(1)></script><script>mk(1)</script>`;
  if (!builds) return [...officePages(staff, first).slice(0, 2), ...familyPages(first).slice(0, 2)];
  return [
    ...officePages(staff, first),
    ...familyPages(first),
    ...cataloguePages(staff),
    ...furtherFamilyPages(first),
    ...publicPages(staff, 'mk'),
    // Few fields take the texts of the other rounds, so nobody demands one of a certain call.
    ...others
      .flatMap((other) => [
        ...officePages(staff, other).filter(
          ({ path }) => path.includes(other.boxOrder) || path.includes(other.itemOrder),
        ),
        ...familyPages(other),
      ])
      .map((visit) => ({ ...visit, shows: [] })),
    ...pathsWith(dangerous),
    ...pathsWith('javascript:mk(1)').filter(({ path }) =>
      /^\/(?:signup|shared-list|update-address|search|payment)\b/.test(path),
    ),
  ];
}

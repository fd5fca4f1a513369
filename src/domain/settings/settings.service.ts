import { defaultSettings, type SectionState, type Settings } from '#domain/settings/settings.contract.ts';
import type { ShownShop } from '#domain/settings/shown-shop.contract.ts';
import { listSections, settingsVersion } from '#domain/settings/settings.repo.ts';
import { isPlaceholderFssai, settingSections, type SettingSection } from '#domain/settings/settings.rules.ts';
import { recordOf } from '#lib/narrow.ts';
import type { Shop } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';

/** Sources of the settings: the store, and licence numbers from the environment. */
export type SettingsSource = Pick<Shop, 'db'> & { config: Pick<Shop['config'], 'licences'> };

interface Cached {
  version: number;
  settings: Settings;
  /** Sections that were ever changed. */
  stored: ReadonlyMap<string, SectionState>;
}
const cache = new WeakMap<Database, Cached>();

/**
 * Returns all settings from the cache; reads them again when their stored version has risen. Each call costs one small
 * query, so that changes by other processes are seen.
 */
async function readSettings({ db, config }: SettingsSource): Promise<Cached> {
  // First the version: what changes in between is read once more the next time.
  const version = await settingsVersion(db);
  const known = cache.get(db);
  if (known?.version === version) return known;
  const stored = await listSections(db);
  const settings = { ...defaultSettings };
  const fill = <Section extends SettingSection>(name: Section): void => {
    // A field that came later has its default.
    settings[name] = { ...defaultSettings[name], ...stored.get(name)?.values };
  };
  settingSections.forEach((name) => fill(name));
  settings.facts = withLicences(settings.facts, config.licences);
  const read = { version, settings, stored };
  cache.set(db, read);
  return read;
}

/** Fills in licence and tax number from the environment where the settings contain a placeholder or nothing. */
const withLicences = (facts: Settings['facts'], { fssai, gstin }: Shop['config']['licences']): Settings['facts'] => ({
  ...facts,
  fssai: fssai && isPlaceholderFssai(facts.fssai) ? fssai : facts.fssai,
  gstin: facts.gstin || gstin,
});

/**
 * Returns all sections with values, revision, and time and author of the last change; revision 0 and empty texts for a
 * section that was never changed.
 */
export async function sectionStates(source: SettingsSource): Promise<Record<SettingSection, SectionState>> {
  const { settings, stored } = await readSettings(source);
  return recordOf(settingSections, (name) => ({
    revision: 0,
    updatedAt: '',
    changedBy: '',
    ...stored.get(name),
    values: settings[name],
  }));
}

/** Returns the values of all settings; defaults where nothing is stored. */
export const currentSettings = async (source: SettingsSource): Promise<Settings> =>
  (await readSettings(source)).settings;

/** Time of change of settings that were never changed. */
const NEVER = new Date(0).toISOString();
/** Sections that pages show. */
const SHOWN = ['facts', 'charges', 'site', 'advance', 'dispatch', 'reach'] as const;

/**
 * Returns the public settings that pages show, with the ISO time of their last change (1970 when they were never
 * changed).
 */
export async function shownShopNow(source: SettingsSource): Promise<ShownShop & { _id: string; updatedAt: string }> {
  const { settings, stored } = await readSettings(source);
  const { facts, charges, site, advance, dispatch, reach } = settings;
  const updatedAt = SHOWN.map((name) => stored.get(name)?.updatedAt ?? NEVER).reduce((a, b) => (a > b ? a : b));
  const days = reach.zones.map(({ transit }) => transit);
  return {
    _id: 'shop',
    updatedAt,
    ...facts,
    charges,
    site,
    advance: advance.percent,
    delivery: { ...dispatch, nearest: Math.min(...days), farthest: Math.max(...days) },
  };
}

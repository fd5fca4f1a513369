import { defaultSettings, type SectionState, type Settings } from '#domain/settings/settings.contract.ts';
import type { ShownShop } from '#domain/settings/shown-shop.contract.ts';
import { listSections, settingsVersion } from '#domain/settings/settings.repo.ts';
import { isPlaceholderFssai, settingSections, type SettingSection } from '#domain/settings/settings.rules.ts';
import type { Shop } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';

/** What the settings are read from. */
export type SettingsSource = Pick<Shop, 'db'> & { config: Pick<Shop['config'], 'licences'> };

/** All sections of the settings, with those that were never changed. */
export type SectionStates = Record<SettingSection, SectionState>;

interface Held {
  version: number;
  states: SectionStates;
}
const held = new WeakMap<Database, Held>();

/**
 * Returns all sections. They are cached and read anew when their version has risen, which costs one small query and is
 * right whichever process changed them.
 */
export async function sectionStates({ db, config }: SettingsSource): Promise<SectionStates> {
  // First the version: what changes in between is read once more the next time.
  const version = await settingsVersion(db);
  const known = held.get(db);
  if (known?.version === version) return known.states;
  const stored = await listSections(db);
  const states = Object.fromEntries(
    settingSections.map((name): [SettingSection, SectionState] => {
      const state = stored.get(name);
      // A field that came later has its default.
      const values = { ...defaultSettings[name], ...state?.values };
      return [name, { revision: 0, updatedAt: '', changedBy: '', ...state, values }];
    }),
  ) as SectionStates;
  states.facts.values = withLicences(states.facts.values, config.licences);
  held.set(db, { version, states });
  return states;
}

/** Returns the facts with the numbers of the environment where the settings have none of their own. */
function withLicences(values: Record<string, unknown>, { fssai, gstin }: Shop['config']['licences']) {
  return {
    ...values,
    fssai: fssai && isPlaceholderFssai(String(values['fssai'])) ? fssai : values['fssai'],
    gstin: values['gstin'] || gstin,
  };
}

/** Returns the values of every section; each has passed the rules of its own. */
const valuesOf = (states: SectionStates): Settings =>
  Object.fromEntries(settingSections.map((name) => [name, states[name].values])) as unknown as Settings;

/** Returns the settings by which the shop works now. */
export const currentSettings = async (source: SettingsSource): Promise<Settings> =>
  valuesOf(await sectionStates(source));

/** Time of change of settings that were never changed. */
const NEVER = new Date(0).toISOString();

/** Returns the settings that pages show, and when one of them was last changed. */
export async function shownShopNow(source: SettingsSource): Promise<ShownShop & { _id: string; updatedAt: string }> {
  const states = await sectionStates(source);
  const shown = [states.facts, states.charges, states.site, states.advance, states.dispatch, states.reach];
  const { facts, charges, site, advance, dispatch, reach } = valuesOf(states);
  const updatedAt = shown.reduce((last, one) => (one.updatedAt > last ? one.updatedAt : last), NEVER);
  const days = reach.zones.map(({ transit }) => transit);
  return {
    _id: 'shop',
    updatedAt,
    ...facts,
    charges,
    site,
    advance: advance.percent,
    delivery: {
      ...dispatch,
      nearest: Math.min(...days),
      farthest: Math.max(...days),
    },
  };
}

import { isPlaceholderFssai } from '#domain/settings/settings.rules.ts';
import { currentSettings, type SettingsSource } from '#domain/settings/settings.service.ts';
import * as say from '#domain/settings/settings.texts.ts';

const NO_LICENCE = say.openingNeedsLicence;

/**
 * Returns the message for the operator that explains why the shop may not go into production (its food licence number
 * is a placeholder); null when it may.
 */
export async function openingFault(source: SettingsSource): Promise<string | null> {
  const { facts } = await currentSettings(source);
  return isPlaceholderFssai(facts.fssai) ? NO_LICENCE : null;
}

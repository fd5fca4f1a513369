import { isPlaceholderFssai } from '#domain/settings/settings.rules.ts';
import { currentSettings, type SettingsSource } from '#domain/settings/settings.service.ts';

const NO_LICENCE = `The food licence number of the shop is a placeholder, and a shop that sells food must show its own.
Set FSSAI_LICENCE to the 14 digits of your licence and start again; later the owner can change it under Settings in the back office.
With a tax number, set GST_NUMBER as well; without one, customers get receipts in place of tax invoices.`;

/**
 * Returns the message for the operator that explains why the shop may not go into production (its food licence number
 * is a placeholder); null when it may.
 */
export async function openingFault(source: SettingsSource): Promise<string | null> {
  const { facts } = await currentSettings(source);
  return isPlaceholderFssai(facts.fssai) ? NO_LICENCE : null;
}

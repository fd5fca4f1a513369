import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import type { Config } from '#server/config.ts';
import { type Estate, settleEstate, type Village } from '#tests/attack/intruders/belongings.ts';
import { settleSite } from '#tests/attack/intruders/files.ts';
import { type Office, settleOffice } from '#tests/attack/intruders/office.ts';
import { JWT_SECRET } from '#tests/attack/people.ts';
import type { EmptyShop } from '#tests/support/engines.ts';
import { startOrderBench } from '#tests/support/order-bench.ts';
import { startPlaces } from '#tests/support/places.ts';
import { provenCaller } from '#tests/support/staff-bench.ts';

/** Text in everything of the victim. */
const HERS = 'Secretgarden Lane';
/** Text in everything of the intruder. */
const HIS = 'Elsewhere Street';
export const HOOK_SECRET = 'the publish hook of an attacked shop';

/** Shop with two people who own one of everything each, and whose clock stands still. */
export interface SettledVillage extends Village {
  config: Config;
  her: Estate;
  him: Estate;
  office: Office;
  close(): Promise<void>;
}

/** Starts a shop on an empty store, in which a victim and an intruder settle. */
export async function settleVillage(place: EmptyShop): Promise<SettledVillage> {
  const places = await startPlaces();
  const siteDir = await settleSite(place.config.dataDir);
  const settings = { places: places.settings, jwtSecret: JWT_SECRET, publishHookSecret: HOOK_SECRET, siteDir };
  const bench = await startOrderBench('sqlite', { place, config: settings });
  const owner = await provenCaller(bench, 'owner', 'Harbhajan');
  const [planning = ''] = await saveRecords(bench.shop.db, 'planning', [
    { record: { category: 'Marriage', items: [{ id: 'a', text: 'Book venue', daysBefore: null }] } },
  ]);
  const village = { bench, owner, planning };
  const her = await settleEstate(village, 'Anita of the garden', HERS);
  const him = await settleEstate(village, 'Mallory of elsewhere', HIS);
  bench.clock.stoppedAt = Date.now();
  const office = await settleOffice(bench.shop);
  const close = async (): Promise<void> => {
    await bench.end();
    await places.close();
  };
  return { ...village, config: bench.shop.config, her, him, office, close };
}

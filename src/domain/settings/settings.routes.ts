import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { keyStates } from '#domain/settings/key-states.service.ts';
import {
  readSettingsForOwner,
  saveSettings,
  sections,
  type Settings,
  type SettingsConflict,
} from '#domain/settings/settings.contract.ts';
import { pincodeTable } from '#domain/delivery/pincode.repo.ts';
import { readShopForStaff } from '#domain/settings/staff-shop.contract.ts';
import { readShop } from '#domain/settings/shown-shop.contract.ts';
import { writeSection } from '#domain/settings/settings.repo.ts';
import { isPlaceholderFssai } from '#domain/settings/settings.rules.ts';
import { currentSettings, sectionStates, shownShopNow } from '#domain/settings/settings.service.ts';
import * as say from '#domain/settings/settings.texts.ts';
import type { Shop } from '#server/context.ts';
import { checkInput } from '#server/http/check.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/** Returns the first district or state of the zones that does not occur in the pincode table; null when all occur. */
function unknownPlace({ zones }: Settings['reach']): string | null {
  const places = [...pincodeTable().values()].flat();
  const districts = new Set(places.map(({ district }) => district));
  const states = new Set(places.map(({ state }) => state));
  return (
    zones.flatMap((zone) => zone.districts).find((name) => !districts.has(name)) ??
    zones.flatMap((zone) => zone.states).find((name) => !states.has(name)) ??
    null
  );
}

/**
 * Adds the routes that read the public settings, read those for staff, and let the owner read and change all settings.
 */
export function settingsRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readShop, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { shop: await shownShopNow(shop) };
  });

  serve(app, shop, readShopForStaff, async () => {
    const { facts, couriers } = await currentSettings(shop);
    return { facts, couriers };
  });

  serve(app, shop, readSettingsForOwner, async () => ({
    sections: await sectionStates(shop),
    keys: keyStates(process.env),
  }));

  serve(app, shop, saveSettings, async ({ params, body, staff }) => {
    const { section } = params;
    const present = (await sectionStates(shop))[section];
    // Whoever sends some fields changes no others.
    const values = checkInput(sections[section].schema, { ...present.values, ...body.values });
    if (section === 'facts' && shop.config.production && isPlaceholderFssai(values.fssai))
      throw new Refusal(400, said(say, 'placeholder'), { fields: { fssai: say.placeholder } });
    const unknown = section === 'reach' ? unknownPlace(values) : null;
    if (unknown !== null) {
      const wrong = said(say, 'placeUnknown', unknown);
      throw new Refusal(400, wrong, { fields: { zones: wrong.message } });
    }
    const conflict = async (): Promise<Refusal> => {
      const now = (await sectionStates(shop))[section];
      const data: SettingsConflict = { code: 'settings-changed', section: now };
      return new Refusal(409, said(say, 'changedJustNow', now.changedBy || say.somebody), { data: { ...data } });
    };
    if (present.revision !== body.revision) throw await conflict();
    if (isDeepStrictEqual(values, present.values)) return { section: present, changed: false };
    const write = { section, revision: body.revision, before: present.values, values };
    if (!(await writeSection(shop.db, write, staff, shop.now()))) throw await conflict();
    shop.rouse?.();
    return { section: (await sectionStates(shop))[section], changed: true };
  });
}

import type { Endpoint } from '#lib/endpoint.ts';
import type { Dice } from '#tests/attack/dice.ts';
import type { Filled } from '#tests/attack/valid-values.ts';
import { jsonOf } from '#tests/attack/fuzz/verdicts.ts';
import type { Reply } from '#tests/attack/fuzz/wire.ts';

/** Returns a body with what a refusal says is right; null when it says nothing that the body has or may have. */
export function heed(body: Record<string, unknown> | undefined, { text }: Reply): Record<string, unknown> | null {
  const said = jsonOf(text);
  if (!body || !said) return null;
  const told = Object.entries(said).filter(
    ([name, value]) =>
      ['amount', 'orderAnyway', 'advanceAmount'].includes(name) && value !== null && body[name] !== value,
  );
  return told.length > 0 ? { ...body, ...Object.fromEntries(told) } : null;
}

/** Returns a valid request as a person would make it, where rules between its fields stand in no schema. */
export function adjusted({ path }: Endpoint, filled: Filled, dice: Dice): Filled {
  if (path !== '/createOrder' || !filled.body) return filled;
  const { item, invitation, samples: _none, secondBoxes: _boxes, again: _again, wanted: _days, ...rest } = filled.body;
  const buysItem = item && (!invitation || dice.percent(50));
  const boxes = (invitation ?? {}) as Record<string, unknown>;
  const simple = { ...boxes, ownBoxes: 1 };
  for (const name of ['waveOf', 'cartId', 'circles', 'ownCircle', 'samples', 'sample', 'circle'])
    if (dice.percent(80)) delete (simple as Record<string, unknown>)[name];
  return { ...filled, body: { ...rest, ...(buysItem ? { item } : { invitation: simple }) } };
}

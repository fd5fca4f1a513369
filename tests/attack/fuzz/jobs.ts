import type { Endpoint } from '#lib/endpoint.ts';
import { exhaust } from '#tests/attack/fuzz/allowances.ts';
import type { Dice } from '#tests/attack/dice.ts';
import { elsewhere, sendRaw } from '#tests/attack/fuzz/elsewhere.ts';
import { forgeNotices } from '#tests/attack/fuzz/notices.ts';
import { paymentParts } from '#tests/attack/fuzz/payments.ts';
import { pressTwice } from '#tests/attack/fuzz/presses.ts';
import { fileNameOf } from '#tests/attack/fuzz/prepare.ts';
import type { Siege } from '#tests/attack/fuzz/siege.ts';
import { inTurn } from '#tests/attack/fuzz/tries.ts';
import { sendUploads } from '#tests/attack/fuzz/uploads.ts';
import { callOf, isUnserved, wrongWith } from '#tests/attack/fuzz/verdicts.ts';

/** Part of a run, which `--only` repeats by its number. */
export interface Job {
  number: number;
  run(): Promise<void>;
}

/** Where the numbers of parts begin that are no try of a call. */
const NUMBERS = {
  elsewhere: 500_000_000,
  press: 600_000_000,
  notices: 610_000_000,
  payments: 611_000_000,
  upload: 620_000_000,
  allowances: 630_000_000,
  walk: 700_000_000,
};
/** Place of a try that waits for seconds. */
const UNSERVED_AT = 20_000;
/** Requests of one walk. */
const STEPS = 8;
/** Returns all parts of a run, in an order in which each kind comes early. */
export function jobsOf(siege: Siege, endpoints: readonly Endpoint[], dice: Dice): Job[] {
  const tries = inTurn(endpoints, (list) => shuffled(list, dice))
    // One valid try is enough of what waits for seconds.
    .filter(({ endpoint, way, number }) => !isUnserved(callOf(endpoint)) || (way === 'valid' && number % 100 === 0))
    .map((one, at) => ({
      at: isUnserved(callOf(one.endpoint)) ? UNSERVED_AT : at,
      number: one.number,
      run: () => siege.send(one),
    }));
  const every = (step: number, from: number, job: (nth: number) => Job): (Job & { at: number })[] =>
    Array.from({ length: Math.floor(tries.length / step) }, (_, nth) => ({ at: from + nth * step, ...job(nth) }));
  const once = endpoints.filter((endpoint) => endpoint.once);
  const forms = endpoints.filter((endpoint) => endpoint.multipart && !endpoint.path.includes('/videos/'));
  return [
    ...tries,
    ...every(12, 0, (nth) => ({
      number: NUMBERS.elsewhere + nth,
      run: () => throwElsewhere(siege, dice.of(NUMBERS.elsewhere + nth), NUMBERS.elsewhere + nth),
    })),
    ...every(25, 500, (nth) => ({
      number: NUMBERS.walk + nth,
      run: () => walk(siege, endpoints, dice.of(NUMBERS.walk + nth), NUMBERS.walk + nth),
    })),
    {
      at: 1500,
      number: NUMBERS.allowances,
      run: () => siege.counting((victim) => exhaust(siege, victim, endpoints, NUMBERS.allowances)),
    },
    { at: 250, number: NUMBERS.notices, run: () => forgeNotices(siege, NUMBERS.notices) },
    ...paymentParts.map((run, nth) => ({
      at: 260 + nth * 4,
      number: NUMBERS.payments + nth,
      run: () => run(siege, NUMBERS.payments + nth),
    })),
    ...once.map((endpoint, nth) => ({
      at: 300 + nth * 10,
      number: NUMBERS.press + nth,
      run: () => pressTwice(siege, endpoint, NUMBERS.press + nth),
    })),
    ...forms.map((endpoint, nth) => ({
      at: 600 + nth * 100,
      number: NUMBERS.upload + nth,
      run: () => sendUploads(siege, endpoint, fileNameOf(endpoint), NUMBERS.upload + nth),
    })),
  ].toSorted((one, other) => one.at - other.at);
}

/** Makes valid calls one after another, each with what the ones before have left in the store. */
async function walk(siege: Siege, endpoints: readonly Endpoint[], dice: Dice, number: number): Promise<void> {
  const changing = endpoints.filter((endpoint) => endpoint.method !== 'GET' && !isUnserved(callOf(endpoint)));
  const reading = endpoints.filter(({ method }) => method === 'GET');
  await siege.together(async () => {
    for (let step = 0; step < STEPS; step += 1)
      await siege.step(dice.pick(dice.percent(70) ? changing : reading), `step ${step} of a walk`, number, dice);
  });
}

async function throwElsewhere(siege: Siege, dice: Dice, number: number): Promise<void> {
  const sent = elsewhere(dice, siege.world);
  if (typeof sent !== 'string')
    return void (await siege.judge(`${sent.method} ${sent.path.slice(0, 80)}`, sent, '', number));
  const wrong = wrongWith('raw bytes', sent, await sendRaw(siege.url, sent), { inner: new Set(), secrets: [] });
  if (wrong) siege.tell(`${JSON.stringify(sent.slice(0, 60))}: ${wrong}`, number);
}

const shuffled = <T>(list: readonly T[], dice: Dice): T[] =>
  list
    .map((one) => [dice.next(), one] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, one]) => one);

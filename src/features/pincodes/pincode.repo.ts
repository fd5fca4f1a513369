import { readFileSync } from 'node:fs';
import type { PincodePlace } from '#features/pincodes/pincode.contract.ts';

let held: Map<string, PincodePlace[]> | undefined;

/** Every pincode with the places it lies in; none where only its existence is known. The table is read with the first question. */
export function pincodeTable(): ReadonlyMap<string, PincodePlace[]> {
  held ??= readTable(readFileSync(new URL('pincodes.txt', import.meta.url), 'utf8'));
  return held;
}

/** Where a pincode lies; null for one that India Post does not have. */
export function placesOfPincode(pincode: string): PincodePlace[] | null {
  return pincodeTable().get(pincode) ?? null;
}

/** Reads the table that `npm run pincodes` writes: state, district, and pincodes as differences to the one before. */
function readTable(text: string): Map<string, PincodePlace[]> {
  const table = new Map<string, PincodePlace[]>();
  for (const line of text.split('\n')) {
    const [state = '', district = '', steps = ''] = line.split('\t');
    let pin = 0;
    for (const step of steps.split(' ').filter(Boolean)) {
      pin += Number(step);
      const places = table.get(String(pin)) ?? [];
      table.set(String(pin), state ? [...places, { district, state }] : places);
    }
  }
  return table;
}

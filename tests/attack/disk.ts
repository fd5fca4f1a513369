import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY, HOUR } from '#lib/time.ts';
import { storeFile } from '#server/db/database.ts';
import { startShop } from '#main';
import { Dice } from '#tests/attack/dice.ts';
import { type Buyer, JWT_SECRET, settle } from '#tests/attack/people.ts';
import { fewOf, type Outcome } from '#tests/attack/report.ts';
import { guestIdIn, type Heard, jsonRequest, newGuest, send } from '#tests/attack/requests.ts';
import { Victim } from '#tests/attack/victim.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

const run = promisify(execFile);
/** Mount option for a size that holds a small shop and is soon full. */
const SMALL_DISK = 'size=24m';

/** Test with one kind of faulty disk or clock. */
type Trial = (shop: Filled, dice: Dice) => Promise<Outcome>;

/** Shop with customers, whose data folder may be copied. */
interface Filled {
  place: EmptyShop;
  buyers: Buyer[];
}

/**
 * Runs the shop on faulty disks and clocks. Checks that it reports the problem, loses no acknowledged write and
 * recovers; that a damaged store is refused or answered with 503; and that a backup restores it.
 * @param place an empty SQLite store
 * @param only names of the trials to run; all when missing
 */
export async function disk(
  place: EmptyShop,
  { seed, only }: { seed: number; only?: readonly string[] },
): Promise<Outcome> {
  const { buyers } = await settle(place, 5);
  const trials: Record<string, Trial> = {
    'a full disk': full,
    'a disk that is read only': readOnly,
    'a torn store': torn,
    'a clock that jumps': clock,
  };
  const lines: string[] = [];
  const faults: string[] = [];
  for (const [name, trial] of Object.entries(trials).filter(([one]) => only?.includes(one) ?? true)) {
    const outcome = await trial({ place, buyers }, new Dice(seed));
    lines.push(...outcome.lines.map((line) => `${name}: ${line}`));
    faults.push(...outcome.faults.map((fault) => `${name}: ${fault}`));
  }
  return { lines, faults: fewOf(faults) };
}

let guests = 0;

/** Sends a guest with a long address to the shop; returns the answer. */
function addGuest(address: string, { token }: Buyer): Promise<Heard> {
  guests += 1;
  const guest = newGuest(9_400_000_000 + guests, '12, Mall Road '.repeat(30));
  return send(`${address}/api/user/add-guest`, jsonRequest(guest, token));
}

async function guestsOf(address: string, { id, token }: Buyer): Promise<{ status: number; ids: Set<string> }> {
  const answer = await fetch(`${address}/api/user/guest-list/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const { guestList = [] } = (await answer.json()) as { guestList?: { _id: string }[] };
  return { status: answer.status, ids: new Set(guestList.map(({ _id }) => _id)) };
}

/** Returns the environment of a shop with another data folder. */
const movedTo = ({ env }: EmptyShop, dataDir: string): Record<string, string> => ({
  ...env,
  DATA_DIR: dataDir,
  JWT_SECRET,
});

/**
 * Mounts a disk on a new folder; null when the user has no right to mount.
 * @param args returns the arguments of `mount` for the folder
 */
async function mounted(args: (folder: string) => string[]): Promise<{ folder: string; leave(): Promise<void> } | null> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-disk-'));
  // Also when the attack is broken off, before its folder is taken away.
  const atOnce = (): void => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
  process.prependListener('exit', atOnce);
  const leave = async (): Promise<void> => {
    process.off('exit', atOnce);
    await run('umount', ['-l', folder]).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await run('mount', args(folder));
    return { folder, leave };
  } catch {
    await leave();
    return null;
  }
}

const NO_RIGHT: Outcome = { lines: ['not tried: this user may not mount a disk'], faults: [] };

const full: Trial = async ({ place, buyers }) => {
  const buyer = buyers[0] as Buyer;
  const disk_ = await mounted((folder) => ['-t', 'tmpfs', '-o', SMALL_DISK, 'tmpfs', folder]);
  if (!disk_) return NO_RIGHT;
  const faults: string[] = [];
  await cp(place.config.dataDir, disk_.folder, { recursive: true });
  const victim = await Victim.open(movedTo(place, disk_.folder));
  try {
    const kept: string[] = [];
    const filler = join(disk_.folder, 'filler');
    await writeFile(filler, '');
    await fill(filler);
    // Some more writes fit, then none.
    await truncate(filler, (await stat(filler)).size - 600_000);
    let refused = 0;
    for (let tries = 0; tries < 400 && refused < 20; tries += 1) {
      const heard = await addGuest(victim.url, buyer);
      if (heard?.status === 200) kept.push(guestIdIn(heard));
      else {
        refused += 1;
        if (heard?.status !== 503) faults.push(`a write answers ${heard?.status ?? 'nothing'} and not 503`);
      }
    }
    if (refused === 0) faults.push('the disk was never full');
    const { status } = await guestsOf(victim.url, buyer);
    if (status !== 200) faults.push(`a read answers ${status}`);
    await victim.kill();
    await rm(filler);
    await victim.reopen();
    const after = await addGuest(victim.url, buyer);
    if (after?.status !== 200) faults.push(`with room again a write answers ${after?.status ?? 'nothing'}`);
    const { ids } = await guestsOf(victim.url, buyer);
    const lost = kept.filter((id) => !ids.has(id));
    if (lost.length > 0) faults.push(`${lost.length} of ${kept.length} acknowledged writes are missing`);
    return {
      lines: [`${kept.length} writes acknowledged, ${refused} refused, killed while full, all there afterwards`],
      faults,
    };
  } finally {
    await victim.close();
    await disk_.leave();
  }
};

/** Appends to a file until the disk is full. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    for (let part = 1_048_576; part >= 4096; part /= 4) {
      const bytes = Buffer.alloc(part);
      for (let more = true; more;)
        more = await handle.write(bytes).then(
          ({ bytesWritten }) => bytesWritten === part,
          () => false,
        );
    }
  } finally {
    await handle.close();
  }
}

const readOnly: Trial = async ({ place }) => {
  const { dataDir } = place.config;
  const bound = await mounted((folder) => ['--bind', dataDir, folder]);
  if (!bound) return NO_RIGHT;
  try {
    await run('mount', ['-o', 'remount,ro,bind', bound.folder]);
    const said = await wordsOfStart(movedTo(place, bound.folder));
    const inWords = said !== null && !/\n\s+at /.test(said) && said.includes(bound.folder);
    return {
      lines: [`the start says: ${said ?? 'nothing'}`],
      faults: inWords ? [] : ['it is not told in words which folder cannot be written'],
    };
  } finally {
    await bound.leave();
  }
};

/** Starts a shop and returns its error message; null when it starts. */
async function wordsOfStart(env: Record<string, string>): Promise<string | null> {
  try {
    await (await Victim.open(env)).close();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Functions that damage a file, by the kind of damage. */
const RUIN: Record<string, (file: string, dice: Dice) => Promise<void>> = {
  'cut in half': async (file) => truncate(file, Math.floor((await stat(file)).size / 2)),
  emptied: (file) => truncate(file, 0),
  'without its first page': (file) => overwrite(file, 0, 4096),
  'with ruined pages': async (file, dice) => {
    const pages = Math.floor((await stat(file)).size / 4096);
    for (let more = 0; more < 20; more += 1) await overwrite(file, dice.whole(1, pages - 1) * 4096, 4096);
  },
};

async function overwrite(file: string, from: number, bytes: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(bytes, 0xaa), 0, bytes, from);
  await handle.close();
}

const torn: Trial = async ({ place, buyers }, dice) => {
  const { dataDir } = place.config;
  const lines: string[] = [];
  const faults: string[] = [];
  const before = await guestsAt(place, dataDir, buyers, 3);
  const tool = (script: string, folder: string, ...args: string[]) =>
    run(process.execPath, [`scripts/${script}.ts`, ...args], {
      env: { PATH: process.env['PATH'] ?? '', ...movedTo(place, folder) },
    });
  await tool('backup', dataDir);
  const [archive = ''] = await readdir(join(dataDir, 'backups'));
  for (const [how, ruin] of Object.entries(RUIN)) {
    const folder = await mkdtemp(join(tmpdir(), 'shop-torn-'));
    await cp(dataDir, folder, { recursive: true });
    for (const beside of ['-wal', '-shm']) await rm(`${storeFile(folder)}${beside}`, { force: true });
    await ruin(storeFile(folder), dice);
    const said = await livesWith(movedTo(place, folder), buyers, faults, how);
    lines.push(`${how}: ${said}`);
    await tool('restore', folder, join(dataDir, 'backups', archive), '--replace').catch((error: Error) =>
      faults.push(`${how}: ${error.message}`),
    );
    const now = await guestsAt(place, folder, buyers, 0);
    if (before.some((id) => !now.includes(id))) faults.push(`${how}: the backup did not bring everything back`);
    await rm(folder, { recursive: true, force: true });
  }
  lines.push('brought back from the backup each time');
  return { lines, faults };
};

/**
 * Starts a shop on a damaged store and sends requests; adds a fault for a stack trace at the start and for each status
 * other than 503 from 500 on. Returns the description of the outcome.
 */
async function livesWith(env: Record<string, string>, buyers: Buyer[], faults: string[], how: string): Promise<string> {
  let victim: Victim;
  try {
    victim = await Victim.open(env);
  } catch (error) {
    const said = (error as Error).message;
    if (/\n\s+at /.test(said)) faults.push(`${how}: the start ends in a stack`);
    return 'refused in words';
  }
  const statuses = new Set<number>();
  for (const buyer of buyers) {
    statuses.add((await guestsOf(victim.url, buyer)).status);
    statuses.add((await addGuest(victim.url, buyer))?.status ?? 0);
  }
  await victim.close();
  for (const status of statuses)
    if (status === 0 || (status >= 500 && status !== 503)) faults.push(`${how}: answers ${status || 'nothing'}`);
  return `served, answers ${[...statuses].join(', ')}`;
}

/** Starts the shop on a folder, adds `more` guests for each customer, and returns the ids of all their guests. */
async function guestsAt(place: EmptyShop, folder: string, buyers: Buyer[], more: number): Promise<string[]> {
  const victim = await Victim.open(movedTo(place, folder));
  try {
    const ids: string[] = [];
    for (const buyer of buyers) {
      for (let added = 0; added < more; added += 1) await addGuest(victim.url, buyer);
      ids.push(...(await guestsOf(victim.url, buyer)).ids);
    }
    await victim.stop();
    return ids;
  } finally {
    await victim.close();
  }
}

const clock: Trial = async ({ place, buyers }) => {
  let ahead = 0;
  const { url, close } = await startShop({ ...place.config, jwtSecret: JWT_SECRET }, { now: () => Date.now() + ahead });
  const faults: string[] = [];
  const buyer = buyers[0] as Buyer;
  try {
    for (const jump of [0, 400 * DAY, -400 * DAY, HOUR, -HOUR, 0]) {
      ahead = jump;
      const mobile = String(9_500_000_000 + Math.abs(Math.round(jump / 1000)));
      const asked = await send(`${url}/api/user/register`, jsonRequest({ mobile }));
      const kept = await addGuest(url, buyer);
      const ready = await fetch(`${url}/readyz`);
      for (const status of [asked?.status ?? 0, kept?.status ?? 0, ready.status])
        if (status === 0 || status >= 500)
          faults.push(`after a jump of ${Math.round(jump / HOUR)} hours: answers ${status}`);
    }
    const { ids } = await guestsOf(url, buyer);
    return { lines: [`400 days and an hour ahead and back, ${ids.size} guests there`], faults };
  } finally {
    await close();
  }
};

import { readdirSync, readFileSync } from 'node:fs';

/** Time between two looks at the memory, in ms. */
const LOOK = 100;

const fieldsOf = (pid: string): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** Resident memory of this process and all it started, in bytes; 0 where the system has no /proc. */
function memory(): number {
  try {
    const parents = new Map<string, string>();
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        parents.set(pid, fieldsOf(pid)[1] ?? '');
      } catch {
        // It ended between the listing and the reading.
      }
    }
    const isOurs = (pid: string | undefined): boolean =>
      pid !== undefined && (pid === String(process.pid) || isOurs(parents.get(pid)));
    return [...parents.keys()]
      .filter(isOurs)
      .reduce(
        (sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
        0,
      );
  } catch {
    return 0;
  }
}

/** Most memory that a process held at once, in bytes; 0 where the system does not tell. */
export function mostMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** CPU time of this process and of all its ended children, in ms. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  try {
    // Children's user and system time, in hundredths of a second.
    const [, , , , , , , , , , , , , childUser = 0, childSystem = 0] = fieldsOf('self').map(Number);
    return (user + system) / 1000 + (childUser + childSystem) * 10;
  } catch {
    return (user + system) / 1000;
  }
}

export interface Usage {
  /** Wall and CPU time, in ms. */
  wall: number;
  cpu: number;
  /** Most memory held at once by this process and its children, in bytes. */
  peak: number;
}

/** Runs work and measures what it took. */
export async function measure(work: () => Promise<unknown>): Promise<Usage> {
  let peak = memory();
  const looking = setInterval(() => {
    peak = Math.max(peak, memory());
  }, LOOK);
  const began = { wall: performance.now(), cpu: cpu() };
  await work();
  clearInterval(looking);
  return { wall: performance.now() - began.wall, cpu: cpu() - began.cpu, peak };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Ms between two measurements of the memory. */
const LOOK = 100;
/** Unit of the times in `/proc` in ms. */
const TICK = 10;

const fieldsOf = (pid: string): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** State of a process; times in ms. */
interface Process {
  parent: string;
  /** Resident memory in bytes. */
  memory: number;
  /** CPU time of the process itself, and of its children that it has waited for. */
  own: number;
  told: number;
}

/** Returns a process, by default this one, and its descendants by id; empty on a system without `/proc`. */
function processes(root: number = process.pid): Map<string, Process> {
  const all = new Map<string, Process>();
  for (const pid of existsSync('/proc/self') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []) {
    try {
      const [, parent = '', , , , , , , , , , user, system, childUser, childSystem] = fieldsOf(pid);
      const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
      const [own, told] = [Number(user) + Number(system), Number(childUser) + Number(childSystem)];
      all.set(pid, { parent, memory, own: own * TICK, told: told * TICK });
    } catch {
      // It ended between the listing and the reading.
    }
  }
  const isOurs = (pid: string | undefined): boolean =>
    pid !== undefined && (pid === String(root) || isOurs(all.get(pid)?.parent));
  return new Map([...all].filter(([pid]) => isOurs(pid)));
}

/** Returns the peak memory of a process in bytes; 0 when the system does not report it. */
export function mostMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Returns the CPU time of this process and its ended children in ms. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (processes().get(String(process.pid))?.told ?? 0);
}

/** Returns the CPU time of a process itself in ms. @throws Error when the system does not report it */
export function cpuOf(pid: number | undefined): number {
  const one = processes(pid).get(String(pid));
  if (!one) throw new Error('This system does not tell what a process takes.');
  return one.own;
}

const memoryOf = (some: ReadonlyMap<string, Process>): number =>
  [...some.values()].reduce((sum, { memory }) => sum + memory, 0);

/** Runs work; returns the peak memory meanwhile of another process and its descendants together, in bytes. */
export async function peakOf(pid: number | undefined, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const looking = setInterval(() => (peak = Math.max(peak, memoryOf(processes(pid)))), LOOK);
  await work().finally(() => clearInterval(looking));
  return peak;
}

export interface Usage {
  /** Wall and CPU time in ms. */
  wall: number;
  cpu: number;
  /** Peak memory of this process and its descendants together, in bytes. */
  peak: number;
}

/**
 * Runs work and measures its time, CPU time and peak memory. The system does not count a killed child that was not
 * waited for; its CPU time counts as last measured.
 */
export async function measure(work: () => Promise<unknown>): Promise<Usage> {
  const seen = new Map<string, Process>();
  let peak = 0;
  const look = (): void => {
    const now = processes();
    for (const [pid, one] of now) seen.set(pid, one);
    peak = Math.max(peak, memoryOf(now));
  };
  look();
  const looking = setInterval(look, LOOK);
  const began = { wall: performance.now(), cpu: cpu() };
  await work();
  clearInterval(looking);
  const wall = performance.now() - began.wall;
  const lost = [...seen.values()].filter(
    ({ parent, own }) => parent !== String(process.pid) && own > (seen.get(parent)?.told ?? Infinity),
  );
  return { wall, cpu: cpu() - began.cpu + lost.reduce((sum, { own }) => sum + own, 0), peak };
}

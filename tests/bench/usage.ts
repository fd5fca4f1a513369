import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Time between two looks at the memory, in ms. */
const LOOK = 100;
/** A unit of the times in /proc, in ms. */
const TICK = 10;

const fieldsOf = (pid: string): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** A process at one look, times in ms. */
interface Process {
  parent: string;
  /** Resident memory in bytes. */
  memory: number;
  /** CPU time of its own, and of those of its children whose end it has been told. */
  own: number;
  told: number;
}

/** Returns this process and all it started, by id; nothing when the system has no /proc. */
function processes(): Map<string, Process> {
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
    pid !== undefined && (pid === String(process.pid) || isOurs(all.get(pid)?.parent));
  return new Map([...all].filter(([pid]) => isOurs(pid)));
}

/** Returns the most memory that a process held at once, in bytes; 0 when the system does not tell. */
export function mostMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Returns the CPU time of this process and its ended children, in ms. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (processes().get(String(process.pid))?.told ?? 0);
}

export interface Usage {
  /** Wall and CPU time, in ms. */
  wall: number;
  cpu: number;
  /** Most memory held at once by this process and its children, in bytes. */
  peak: number;
}

/**
 * Runs work and measures its processor time and memory. A child process that was killed without being waited for is
 * missing in the system's account; its time counts as of the last look.
 */
export async function measure(work: () => Promise<unknown>): Promise<Usage> {
  const seen = new Map<string, Process>();
  let peak = 0;
  const look = (): void => {
    const now = processes();
    for (const [pid, one] of now) seen.set(pid, one);
    peak = Math.max(
      peak,
      [...now.values()].reduce((sum, { memory }) => sum + memory, 0),
    );
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

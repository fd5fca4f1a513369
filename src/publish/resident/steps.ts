/** Time of each step of a publish in ms: by the clock, and of the processor over all threads of the process. */
export type Steps = Record<string, { wall: number; cpu: number }>;

/** Returns a timer of consecutive steps. `step` ends the current step and adds its time to `steps` under that name. */
export function timedSteps(): { steps: Steps; step(name: string): void } {
  const steps: Steps = {};
  let last = performance.now();
  let used = process.cpuUsage();
  return {
    steps,
    step(name) {
      const { user, system } = process.cpuUsage(used);
      const known = (steps[name] ??= { wall: 0, cpu: 0 });
      known.wall += performance.now() - last;
      known.cpu += (user + system) / 1000;
      used = process.cpuUsage();
      last = performance.now();
    },
  };
}

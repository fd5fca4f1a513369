/** Times of the steps of a publish: by the clock, and of the processor by all threads of the process, in ms. */
export type Steps = Record<string, { wall: number; cpu: number }>;

/** Times steps that come one after the other: `step` ends one, and adds to it where it comes again. */
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

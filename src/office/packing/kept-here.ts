/** The names of what the packing tables keep in the browser. */
export const keptHere = {
  /** What packers pressed and the shop has not answered yet, change by change. */
  queuedChange: (batch: string) => `shagun:press:v1:${batch}`,
  /** What the kitchen ticked on this device and the shop has not answered yet. */
  kitchen: 'shagun:kitchen:v1',
  /** The sheet that labels were printed on last, and its next free label. */
  labels: 'shagun:labels:v1',
} as const;

/** Storage keys of the packing pages; the frame counts the ticks that wait among them. */
export const keptHere = {
  /** Packer's change that the server has not confirmed yet. */
  queuedChange: (batch: string) => `shagun:press:v1:${batch}`,
  /** Kitchen amounts ticked on this device that the server has not confirmed yet. */
  kitchen: 'shagun:kitchen:v1',
  /** Label sheet printed on last, and its next free label. */
  labels: 'shagun:labels:v1',
} as const;

const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment as the staff read it, in Indian time: "22 Nov, 14:05". */
export const moment = (at: string): string => format.format(new Date(at));

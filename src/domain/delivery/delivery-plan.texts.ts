/** Why a day cannot be had. `src/README.md` tells the form. */

export const moreThanKitchenPacks =
  'This is more than our kitchen packs in a day. Please call us and we will plan it with you.';
export const celebrationOver = (event: string) => `The celebration on ${event} is over.`;
export const farthestAfterCelebration = (earliest: string, event: string) =>
  `The box reaches the farthest of these homes on ${earliest} at the earliest, after the celebration on ${event}. Leave out the farthest homes, or call us.`;
export const dayOver = (by: string) => `${by} is over.`;
export const moreThanYearAhead = 'That is more than a year ahead. Please order nearer to the day.';
export const celebrationBeforeDay = (event: string) => `The celebration on ${event} comes before that day.`;
export const dayIsHoliday = (by: string) => `${by} is a holiday: nobody delivers that day.`;
export const farthestEarliest = (earliest: string) =>
  `The box reaches the farthest of these homes on ${earliest} at the earliest.`;
export const kitchenFull = (by: string) => `Our kitchen is full on the days before ${by}.`;

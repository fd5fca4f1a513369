import { FirstAnswers, NAMES } from '#domain/search/names.rules.ts';

/** Index of the names on this site. */
export const firstAnswers = new FirstAnswers(async (file) => {
  const answer = await fetch(`/${NAMES}/${file}`);
  if (!answer.ok) throw new Error(`The names of the search answered ${answer.status}`);
  return answer.json();
});

import { FirstAnswers, NAMES } from '#domain/search/names.rules.ts';

/** Quick search over the names on this site; loads its files on demand. */
export const firstAnswers = new FirstAnswers(async (file) => {
  const answer = await fetch(`/${NAMES}/${file}`);
  if (!answer.ok) throw new Error(`The names of the search answered ${answer.status}`);
  return answer.json();
});

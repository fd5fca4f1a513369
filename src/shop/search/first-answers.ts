import { FirstAnswers, NAMES } from '#domain/search/names.rules.ts';

/** The names index of the site. */
export const firstAnswers = new FirstAnswers(async (file) => {
  const answer = await fetch(`/${NAMES}/${file}`);
  if (!answer.ok) throw new Error(`The names of the search answered ${answer.status}`);
  return answer.json();
});

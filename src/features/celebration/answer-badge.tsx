import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $answers, loadAnswers } from '#features/celebration/answers.store.ts';
import { foodWords } from '#features/celebration/celebration.rules.ts';
import { readableDay } from '#lib/dates.ts';

/** What a guest answered by the own page: comes or not, with how many, and whether the box arrived. */
export function AnswerBadge({ guestId }: { guestId: string }) {
  const answer = useStore($answers, { ssr: () => ({}) })[guestId];
  useEffect(() => void loadAnswers(), []);
  if (!answer) return null;
  const { coming, people, food, arrivedAt, thanks } = answer;
  return (
    <>
      {coming === 'yes' && (
        <span className="badge badge-good">
          {people === 1 ? 'Comes' : `${people} come`}
          {food && `, ${foodWords[food]}`}
        </span>
      )}
      {coming === 'no' && <span className="badge">Cannot come</span>}
      {arrivedAt !== null && <span className="badge badge-good">Arrived, told on {readableDay(arrivedAt)}</span>}
      {thanks && <q className="guest-thanks">{thanks}</q>}
    </>
  );
}

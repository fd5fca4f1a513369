import { useCall } from '#client/use-call.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';
import { foodTexts } from '#domain/guests/celebration.rules.ts';
import { readableDay } from '#lib/dates.ts';
import * as say from '#shop/guests/answer-badge.texts.ts';

/**
 * Shows a guest's answer from the guest page: coming or not, number of people, food, box received, and thanks. Shows
 * nothing without an answer.
 */
export function AnswerBadge({ guestId }: { guestId: string }) {
  // Without an answer of the shop the marks stay away; nothing else depends on them.
  const answer = useCall(readCelebration, {}).loaded.data?.answers[guestId];
  if (!answer) return null;
  const { coming, people, food, arrivedAt, thanks } = answer;
  return (
    <>
      {coming === 'yes' && (
        <span className="badge badge-good">{food ? say.comesEating(people, foodTexts[food]) : say.comes(people)}</span>
      )}
      {coming === 'no' && <span className="badge">{say.cannotCome}</span>}
      {arrivedAt !== null && <span className="badge badge-good">{say.arrived(readableDay(arrivedAt))}</span>}
      {thanks && <q className="guest-thanks">{thanks}</q>}
    </>
  );
}

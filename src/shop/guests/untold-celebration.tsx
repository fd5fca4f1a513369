import { useCall } from '#client/use-call.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';
import { isCelebrationTold } from '#domain/guests/celebration.rules.ts';
import * as say from '#shop/guests/page-sending.texts.ts';

/** Says that the family has not told when and where it celebrates; shows nothing when it has, or while it is unknown. */
export function UntoldCelebration() {
  const celebration = useCall(readCelebration, {}).loaded.data?.celebration;
  return celebration && !isCelebrationTold(celebration) ? <p className="notice">{say.askUntold}</p> : null;
}

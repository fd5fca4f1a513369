import { useEffect, useState } from 'react';
import { lookUpPincode, type PincodeAnswer } from '#shop/delivery/read-pincode.ts';
import { probablyText, UNKNOWN_PINCODE } from '#domain/delivery/pincode.rules.ts';

/**
 * Shows the place of a pincode below its field, or that the pincode is unknown; nothing while it is incomplete or when
 * the call fails.
 */
export function PincodeHint({ pincode }: { pincode: string }) {
  const [answer, setAnswer] = useState<PincodeAnswer>({ kind: 'silent' });
  useEffect(() => {
    let current = true;
    setAnswer({ kind: 'silent' });
    void lookUpPincode(pincode).then((found) => current && setAnswer(found));
    return () => {
      current = false;
    };
  }, [pincode]);
  const isUnknown = answer.kind === 'unknown' || answer.kind === 'probably';
  return (
    <p className={isUnknown ? 'field-hint pincode-hint is-unknown' : 'field-hint pincode-hint'} role="status">
      {wordsOf(answer)}
    </p>
  );
}

function wordsOf(answer: PincodeAnswer): string {
  if (answer.kind === 'place') return answer.words;
  if (answer.kind === 'probably') return probablyText(answer.words);
  return answer.kind === 'unknown' ? UNKNOWN_PINCODE : '';
}

import { useCall } from '#client/use-call.ts';
import { readSamples } from '#domain/orders/sample.contract.ts';
import {
  comesOffWords,
  mayComeOffWords,
  type OpenSample,
  type SampleOff,
  sampleSum,
} from '#domain/orders/sample.rules.ts';

/** Said to whoever pays before it is known whether a sample comes off. */
export const STILL_ASKED =
  'We are still looking for a sample of yours that comes off. Please press Pay again in a moment.';

/** The person's samples that may come off an order. */
export function useSamples(): { open: readonly OpenSample[]; asking: boolean; reload: () => void } {
  const { loaded, reload } = useCall(readSamples, {});
  return { open: loaded.data?.samples ?? [], asking: loaded.state === 'loading', reload };
}

/** What comes off, paise, and what is said of it; also of a sample of the first design that would come off a larger order. */
export function offOf(
  samples: readonly SampleOff[],
  open: readonly OpenSample[],
  invitationId: string,
): { amount: number; words: string } {
  const waiting = open.find((sample) => sample.invitationId === invitationId);
  return {
    amount: sampleSum(samples),
    words: comesOffWords(samples) || (waiting ? mayComeOffWords(waiting) : ''),
  };
}

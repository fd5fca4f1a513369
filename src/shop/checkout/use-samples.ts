import { useCall } from '#client/use-call.ts';
import { readSamples } from '#domain/orders/sample.contract.ts';
import {
  comesOffText,
  mayComeOffText,
  type OpenSample,
  type SampleOff,
  sampleSum,
} from '#domain/orders/sample.rules.ts';

/** Message when the person pays before the samples are loaded. */
export const STILL_ASKED =
  'We are still looking for a sample of yours that comes off. Please press Pay again in a moment.';

/** Loads the person's samples that may be deducted from an order. */
export function useSamples(): { open: readonly OpenSample[]; asking: boolean; reload: () => void } {
  const { loaded, reload } = useCall(readSamples, {});
  return { open: loaded.data?.samples ?? [], asking: loaded.state === 'loading', reload };
}

/**
 * Returns the deduction for samples, paise, and its label. The label also names an open sample of the first design that
 * a larger order would deduct.
 */
export function offOf(
  samples: readonly SampleOff[],
  open: readonly OpenSample[],
  invitationId: string,
): { amount: number; words: string } {
  const waiting = open.find((sample) => sample.invitationId === invitationId);
  return {
    amount: sampleSum(samples),
    words: comesOffText(samples) || (waiting ? mayComeOffText(waiting) : ''),
  };
}

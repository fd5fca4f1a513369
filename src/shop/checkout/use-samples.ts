import { useCall } from '#client/use-call.ts';
import { readSamples } from '#domain/orders/sample.contract.ts';
import {
  comesOffText,
  mayComeOffText,
  type OpenSample,
  type SampleOff,
  sampleSum,
} from '#domain/orders/sample.rules.ts';

/** Loads the customer's samples that can be deducted from an order; empty while they load and when the call fails. */
export function useSamples(): { open: readonly OpenSample[]; isLoading: boolean; reload: () => void } {
  const { loaded, reload } = useCall(readSamples, {});
  return { open: loaded.data?.samples ?? [], isLoading: loaded.state === 'loading', reload };
}

/**
 * Returns the deduction for samples, paise, and its label. Without a deduction, the label describes an open sample of
 * this invitation that a larger order would deduct, or is empty.
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

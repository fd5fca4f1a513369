import { useCall } from '#client/use-call.ts';
import { readSamples } from '#domain/orders/sample.contract.ts';
import { comesOffText, mayComeOffText, type OpenSample, type SampleOff } from '#domain/orders/sample.rules.ts';

/** Loads the customer's samples that can be deducted from an order; empty while they load and when the call fails. */
export function useSamples(): { open: readonly OpenSample[]; isLoading: boolean; reload: () => void } {
  const { loaded, reload } = useCall(readSamples, {});
  return { open: loaded.data?.samples ?? [], isLoading: loaded.state === 'loading', reload };
}

/**
 * Returns the sentence about samples: what comes off, or what a larger order would take off for an open sample of this
 * invitation; empty for none.
 */
export function offText(samples: readonly SampleOff[], open: readonly OpenSample[], invitationId: string): string {
  const waiting = open.find((sample) => sample.invitationId === invitationId);
  return comesOffText(samples) || (waiting ? mayComeOffText(waiting) : '');
}

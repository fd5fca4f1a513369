import { call } from '#client/api.ts';
import { readSiteState } from '#domain/publishing/site-state.contract.ts';

/**
 * Reads the site's state and returns a sentence about when a saved change becomes public: automatically (also when the
 * state cannot be read), after Publish now, or after publishing is repaired.
 */
export async function followText(): Promise<string> {
  const answer = await call(readSiteState);
  const state = answer.ok ? answer.data.site.state : 'public';
  if (state === 'held')
    return 'The public site is held at an earlier release: shoppers see this once somebody presses Publish now.';
  if (state === 'unknown') return 'Nothing publishes the site just now: shoppers see this once that is mended.';
  return 'The public site follows by itself.';
}

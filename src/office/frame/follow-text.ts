import { call } from '#client/api.ts';
import { readSiteState } from '#domain/publishing/site-state.contract.ts';

/** Returns the sentence about when a saved change shows on the public site; held at an earlier release, it does not. */
export async function followText(): Promise<string> {
  const answer = await call(readSiteState);
  const state = answer.ok ? answer.data.site.state : 'public';
  if (state === 'held')
    return 'The public site is held at an earlier release: shoppers see this once somebody presses Publish now.';
  if (state === 'unknown') return 'Nothing publishes the site just now: shoppers see this once that is mended.';
  return 'The public site follows by itself.';
}

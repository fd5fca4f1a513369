import { call } from '#client/api.ts';
import { readSiteState } from '#domain/publishing/site-state.contract.ts';
import * as say from '#office/frame/frame.texts.ts';

/**
 * Reads the site's state and returns a sentence about when a saved change becomes public: automatically (also when the
 * state cannot be read), after Publish now, or after publishing is repaired.
 */
export async function followText(): Promise<string> {
  const answer = await call(readSiteState);
  const state = answer.ok ? answer.data.site.state : 'public';
  if (state === 'held') return say.siteHeld;
  if (state === 'unknown') return say.siteNotPublishing;
  return say.siteFollows;
}

import type { SiteStateName } from '#domain/publishing/site-state.rules.ts';
import * as say from '#office/publishing/publishing.texts.ts';

/**
 * Returns what a press of Publish now did: the catalogue is being published, or waits while no publisher is at work.
 * @param state state of the public site at the press
 */
export const publishedText = (state: SiteStateName): string =>
  state === 'unknown' ? say.waitsForPublisher : say.publishing;

import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { Failure } from '#ui/failure.tsx';

const LOST = 'This part of the page could not be loaded. Please check your connection; what you typed is kept.';

/** Stands in the place of a part whose script did not come. */
const NotLoaded = () => <Failure message={LOST} onRetry={() => location.reload()} />;

/**
 * Returns a part of a page whose script loads when the part is first shown. A script that cannot be loaded harms
 * nothing around the part.
 * @param otherwise stands in its place then; a message with a button to reload by default
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = NotLoaded,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(() => otherwise) }));

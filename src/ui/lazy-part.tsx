import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { Failure } from '#ui/failure.tsx';

const LOST = 'This part of the page could not be loaded. Please check your connection; what you typed is kept.';

/** Shows a message and a reload button in place of a part whose script could not be loaded. */
export const NotLoaded = () => <Failure message={LOST} onRetry={() => location.reload()} />;

/**
 * Returns a component whose script is loaded when it is first shown.
 * @param otherwise shown when the script cannot be loaded; a message with a reload button by default
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = NotLoaded,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(() => otherwise) }));

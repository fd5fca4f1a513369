import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { Failure } from '#ui/failure.tsx';
import * as say from '#ui/ui.texts.ts';

/** Shows a message and a reload button in place of a part whose script could not be loaded. */
export const NotLoaded = () => <Failure message={say.partLost} onRetry={() => location.reload()} />;

/**
 * Returns a component whose script is loaded when it is first shown.
 * @param otherwise shown when the script cannot be loaded; a message with a reload button by default
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = NotLoaded,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(() => otherwise) }));

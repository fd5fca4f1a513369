import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { Failure } from '#ui/failure.tsx';
import * as say from '#ui/ui.texts.ts';

/** Shows a message and a reload button in place of a part whose script could not be loaded. */
export const NotLoaded = () => <Failure message={say.partLost} onRetry={() => location.reload()} />;

/** Wait before a script that was lost on the way is asked for again, ms: a phone changes its network in less. */
const ASKED_AGAIN = 1000;

/**
 * Returns a component whose script is loaded when it is first shown, at the second try if the first one is lost.
 * @param otherwise shown when the script cannot be loaded; a message with a reload button by default
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = NotLoaded,
): LazyExoticComponent<ComponentType<Props>> => {
  const again = () => new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN)).then(load);
  return lazy(async () => ({
    default: await load()
      .catch(again)
      .catch(() => otherwise),
  }));
};

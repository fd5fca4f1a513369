import { Icon } from '#ui/icon.tsx';
import * as say from '#ui/ui.texts.ts';

/** Shows the message of a failed loading and, with `onRetry`, a button to try again. */
export function Failure({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className="notice notice-problem failure" role="alert">
      <Icon name="warning" />
      <p>{message}</p>
      {onRetry && (
        <button type="button" className="button button-quiet" onClick={onRetry}>
          <Icon name="retry" size={20} />
          {say.tryAgain}
        </button>
      )}
    </div>
  );
}

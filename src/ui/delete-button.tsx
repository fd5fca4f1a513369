import { Icon } from '#ui/icon.tsx';
import * as say from '#ui/delete-button.texts.ts';

interface DeleteButtonProps {
  /** Name of the object to delete. */
  name: string;
  disabled?: boolean;
  onPress: () => void;
}

/** Button with a bin icon at the end of a row; calls `onPress` to delete the row. */
export function DeleteButton({ name, disabled = false, onPress }: DeleteButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={say.deleteHeard(name)}
      disabled={disabled}
      onClick={() => onPress()}
    >
      <Icon name="trash" />
    </button>
  );
}

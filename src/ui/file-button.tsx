import { Icon } from '#ui/icon.tsx';

interface FileButtonProps {
  label: string;
  /** File endings and types that the browser's dialog offers. */
  accept: string;
  /** Id of the text that describes it. */
  describedBy?: string;
  className: string;
  /** Called for every choice, even when the same file is chosen again. */
  onPick(file: File): void;
}

/** Button that opens the browser's file dialog; calls `onPick` with the chosen file. */
export function FileButton({ label, accept, describedBy, className, onPick }: FileButtonProps) {
  return (
    <label className={`button button-quiet ${className}`}>
      <Icon name="upload" size={20} />
      {label}
      <input
        className="visually-hidden"
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          target.value = '';
        }}
      />
    </label>
  );
}

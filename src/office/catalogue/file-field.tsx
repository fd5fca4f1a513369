import { type DragEvent, type ReactNode, useState } from 'react';
import type { FileButton } from '#office/catalogue/use-upload.ts';
import * as say from '#office/catalogue/files.texts.ts';

interface FileFieldProps {
  /** Id of the field on its page. */
  id: string;
  /** Name of the record's field. */
  name: string;
  label: string;
  optional: boolean;
  /** Error, shown in place of the hint. */
  wrong: string | undefined;
  hint: string;
  /** Value of the input's `accept`. */
  accept: string;
  /** Labels of the button that chooses a file, and as `record` of the one that opens a phone's camera. */
  choose: string;
  record: string;
  /** Sent share of the file, from 0 to 1; null while none is being sent. */
  share: number | null;
  buttons: readonly FileButton[];
  onFile(file: File | undefined): void;
  /** Present file. */
  children: ReactNode;
  /** Further content below the field. */
  below?: ReactNode;
}

/** Form field that takes a file by drop, file dialog or phone camera, and shows the progress of its upload. */
export function FileField(props: FileFieldProps) {
  const { id, name, label, optional, wrong, hint, accept, choose, record, share, buttons, onFile, children } = props;
  const [over, setOver] = useState(false);
  const sending = share !== null;
  const picker = {
    type: 'file',
    accept,
    className: 'visually-hidden',
    'aria-describedby': `${id}-note`,
    'aria-invalid': Boolean(wrong),
    disabled: sending,
  } as const;
  const take = (input: HTMLInputElement): void => {
    onFile(input.files?.[0]);
    // The same file may be chosen once more.
    input.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <fieldset className="field picture-field" data-field={name}>
      <legend>
        {label}
        {optional && <span className="field-optional">{say.optional}</span>}
      </legend>
      <div
        className={over ? 'picture-drop is-over' : 'picture-drop'}
        data-invalid={wrong ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {children}
        {share !== null && (
          <div className="picture-way">
            <progress aria-label={say.sendingHeard(label)} value={share} max={1} />
            <span>{share < 1 ? say.sending(Math.round(share * 100)) : say.preparing}</span>
          </div>
        )}
        <div className="picture-tools">
          <label className="button button-quiet">
            {choose}
            <span className="visually-hidden"> {label}</span>
            <input {...picker} onChange={({ target }) => take(target)} />
          </label>
          <label className="button button-quiet picture-camera">
            {record}
            <span className="visually-hidden"> {label}</span>
            <input {...picker} capture="environment" onChange={({ target }) => take(target)} />
          </label>
          {buttons.map(({ text, act }) => (
            <button key={text} type="button" className="button button-quiet" disabled={sending} onClick={act}>
              {text}
              <span className="visually-hidden"> {label}</span>
            </button>
          ))}
        </div>
      </div>
      <p className={wrong ? 'field-error' : 'field-hint'} id={`${id}-note`} role={wrong ? 'alert' : undefined}>
        {wrong || hint}
      </p>
      {props.below}
    </fieldset>
  );
}

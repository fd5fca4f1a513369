import { type DragEvent, useEffect, useId, useState } from 'react';
import { sendablePicture } from '#client/picture-file.ts';
import { designFileProblem } from '#domain/enquiries/design-file.rules.ts';
import * as say from '#shop/enquiries/design.texts.ts';
import { Icon } from '#ui/icon.tsx';

interface DesignFileProps {
  file: File | null;
  error: string | undefined;
  /** True when an earlier picture could not be stored. */
  lost: boolean;
  onPick(file: File): void;
}

const TYPES = '.jpg,.jpeg,.png,image/jpeg,image/png';

/**
 * Field for the picture of a design, which is dropped, chosen or photographed. Shows a preview, or an error when the
 * file is not accepted.
 */
export function DesignFile({ file, error, lost, onPick }: DesignFileProps) {
  const id = useId();
  const [preview, setPreview] = useState('');
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState('');
  useEffect(() => {
    const url = file ? URL.createObjectURL(file) : '';
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const problem = designFileProblem(chosen);
    setRefused(problem);
    if (problem !== '') return;
    try {
      onPick(await sendablePicture(chosen));
    } catch {
      setRefused(say.fileUnread);
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const problem = refused || error;
  const picker = {
    type: 'file',
    accept: TYPES,
    className: 'visually-hidden',
    'aria-describedby': `${id}-note`,
  } as const;
  return (
    <fieldset className="field design-file">
      <legend>{say.fileLabel}</legend>
      <div
        className={over ? 'design-drop is-over' : 'design-drop'}
        data-invalid={problem ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {file && preview ? <img src={preview} alt={say.filePreview(file.name)} /> : <Icon name="upload" size={40} />}
        <p className="design-drop-words">{file ? file.name : say.fileDrop}</p>
        <div className="design-picks">
          <label className="button button-quiet">
            <span>{file ? say.fileOther : say.fileChoose}</span>
            <input
              {...picker}
              aria-invalid={Boolean(problem)}
              onChange={(event) => void take(event.target.files?.[0])}
            />
          </label>
          <label className="button button-quiet design-camera">
            {say.filePhoto}
            <input {...picker} capture="environment" onChange={(event) => void take(event.target.files?.[0])} />
          </label>
        </div>
      </div>
      <p className={problem ? 'field-error' : 'field-hint'} id={`${id}-note`} role={problem ? 'alert' : undefined}>
        {problem || (lost ? say.fileLost : say.fileHint)}
      </p>
    </fieldset>
  );
}

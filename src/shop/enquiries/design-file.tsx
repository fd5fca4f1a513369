import { type DragEvent, useEffect, useId, useState } from 'react';
import { sendablePicture } from '#client/picture-file.ts';
import { designFileProblem } from '#domain/enquiries/design-file.rules.ts';
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
      setRefused('This file could not be read as a picture. Please choose a JPEG or PNG.');
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
      <legend>Design file</legend>
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
        {file && preview ? <img src={preview} alt={`Preview of ${file.name}`} /> : <Icon name="upload" size={40} />}
        <p className="design-drop-words">{file ? file.name : 'Drop a picture of your design here'}</p>
        <div className="design-picks">
          <label className="button button-quiet">
            <span>{file ? 'Choose another' : 'Choose a picture'}</span>
            <input
              {...picker}
              aria-invalid={Boolean(problem)}
              onChange={(event) => void take(event.target.files?.[0])}
            />
          </label>
          <label className="button button-quiet design-camera">
            Take a photo
            <input {...picker} capture="environment" onChange={(event) => void take(event.target.files?.[0])} />
          </label>
        </div>
      </div>
      <p className={problem ? 'field-error' : 'field-hint'} id={`${id}-note`} role={problem ? 'alert' : undefined}>
        {problem ||
          (lost
            ? 'Your words are kept, but this browser could not keep the picture. Please choose it again.'
            : 'JPEG or PNG; a large picture is made smaller before it is sent.')}
      </p>
    </fieldset>
  );
}

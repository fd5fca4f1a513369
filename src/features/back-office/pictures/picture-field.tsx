import { type DragEvent, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { upload } from '#client/upload.ts';
import type { Frame } from '#features/back-office/pictures/frame.rules.ts';
import type { OpenedPicture } from '#features/back-office/pictures/open-picture.ts';
import { noteUnsent, noteUpload } from '#features/back-office/pictures/uploads.ts';
import { addStaffPicture } from '#features/catalogue/staff-catalogue.contract.ts';
import { PICTURE_SHAPES, type PictureFolder } from '#lib/pictures.ts';
import { Picture } from '#ui/picture.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// What opens and frames a picture comes with the first one that is chosen.
const opening = () => import('#features/back-office/pictures/open-picture.ts');
const FrameDialog = lazyPart(async () => (await import('#features/back-office/pictures/frame-dialog.tsx')).FrameDialog);

export interface PictureFieldProps {
  /** Name of the record's field. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Value in the media store; empty for none. */
  value: string;
  /** Where the picture belongs, which says its proportion too. */
  folder: PictureFolder;
  /** True where a record may be without it. */
  optional?: boolean;
  /** Called when the media store holds the new picture. The earlier one stays there for who still shows it. */
  onChange(value: string): void;
  problem?: string | undefined;
  /** The field of what the picture shows, for those who cannot see it. */
  children?: ReactNode;
}

const LOST = 'This part of the page could not be loaded. Please check your connection and choose the picture again.';
const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,.heic,image/*';

/** A picture of a record: dropped, chosen or photographed, framed as the shop shows it, and sent at once. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, hint, value, folder, optional = false, problem, children } = props;
  const id = useId();
  const [width, height] = PICTURE_SHAPES[folder];
  const picture = usePicture(props, id);
  const { said, share, sending } = picture;
  const [over, setOver] = useState(false);
  const wrong = said || problem;
  const picker = {
    type: 'file',
    accept: TYPES,
    className: 'visually-hidden',
    'aria-describedby': `${id}-note`,
    'aria-invalid': Boolean(wrong),
    disabled: sending,
  } as const;
  const take = (input: HTMLInputElement): void => {
    void picture.open(input.files?.[0]);
    // The same file may be chosen once more.
    input.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void picture.open(event.dataTransfer.files[0]);
  };
  return (
    <fieldset className="field picture-field" data-field={name}>
      <legend>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
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
        <span className="picture-now" style={{ aspectRatio: `${width} / ${height}` }}>
          {picture.preview ? (
            <img src={picture.preview} alt={`${label}: the new picture`} />
          ) : (
            <Picture
              value={value}
              alt={value ? `${label}: the picture of now` : `${label}: no picture yet`}
              sizes="24rem"
            />
          )}
        </span>
        {share !== null && (
          <div className="picture-way">
            <progress aria-label={`Sending of ${label}`} value={share} max={1} />
            <span>{share < 1 ? `Sending, ${Math.round(share * 100)} %` : 'Making it ready for the shop…'}</span>
          </div>
        )}
        <div className="picture-tools">
          <label className="button button-quiet">
            {value ? 'Replace' : 'Choose a picture'}
            <span className="visually-hidden">: {label}</span>
            <input {...picker} onChange={({ target }) => take(target)} />
          </label>
          <label className="button button-quiet picture-camera">
            Take a photo<span className="visually-hidden">: {label}</span>
            <input {...picker} capture="environment" onChange={({ target }) => take(target)} />
          </label>
          {picture.buttons.map(({ text, act }) => (
            <button key={text} type="button" className="button button-quiet" disabled={sending} onClick={act}>
              {text}
              <span className="visually-hidden">: {label}</span>
            </button>
          ))}
        </div>
      </div>
      <p className={wrong ? 'field-error' : 'field-hint'} id={`${id}-note`} role={wrong ? 'alert' : undefined}>
        {wrong || hint || `Drop a picture here. It is shown ${proportion(width, height)}.`}
      </p>
      {children}
      {picture.opened && (
        <Suspense fallback={null}>
          <FrameDialog picture={picture.opened} shown={{ width, height }} onClose={picture.close} onUse={picture.use} />
        </Suspense>
      )}
    </fieldset>
  );
}

const proportion = (width: number, height: number): string =>
  width === height ? 'square' : width > height ? `${+(width / height).toFixed(1)} times as wide as high` : 'upright';

/** Opens, frames and sends a picture; what went wrong leaves everything as it was. @param id names the field on its page */
function usePicture({ label, value, folder, optional, onChange }: PictureFieldProps, id: string) {
  const [width, height] = PICTURE_SHAPES[folder];
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [source, setSource] = useState<File | null>(null);
  const [unsent, setUnsent] = useState<File | null>(null);
  const [earlier, setEarlier] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [share, setShare] = useState<number | null>(null);
  const preview = useAddress(unsent);
  const sending = share !== null;
  useEffect(() => () => opened?.close(), [opened]);
  useEffect(() => () => noteUnsent(id, null), [id]);

  const open = async (file: File | undefined | null): Promise<void> => {
    if (!file || sending) return;
    setSaid('');
    const tools = await opening().catch(() => null);
    if (!tools) return setSaid(LOST);
    try {
      setOpened(await tools.openPicture(file));
      setSource(file);
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  const change = (to: string): void => {
    setEarlier(value);
    onChange(to);
  };
  /** Sends the picture; true when it arrived. */
  const send = async (file: File): Promise<boolean> => {
    setSaid('');
    setUnsent(file);
    noteUnsent(id, label);
    setShare(0);
    const form = new FormData();
    form.set('image', file, file.name);
    const answer = await upload(addStaffPicture, { folder }, form, setShare);
    setShare(null);
    if (!answer.ok) {
      setSaid(`${answer.message} The picture is kept here; press “Send again”.`);
      return false;
    }
    noteUnsent(id, null);
    setUnsent(null);
    change(answer.data.value);
    return true;
  };
  const use = async (picture: OpenedPicture, frame: Frame): Promise<boolean> => {
    const file = await opening()
      .then(({ framedPicture }) => framedPicture(picture, width / height, frame, width))
      .catch(() => null);
    setOpened(null);
    if (file) return send(file);
    setSaid('This device could not draw the picture. Please try again, or choose it on another device.');
    return false;
  };
  const keepOld = (): void => {
    noteUnsent(id, null);
    setUnsent(null);
    setSaid('');
  };
  const buttons =
    unsent && !sending
      ? [
          { text: 'Send again', act: () => noteUpload(send(unsent)) },
          { text: 'Keep the old one', act: keepOld },
        ]
      : [
          source && !sending && { text: 'Show another part', act: () => void open(source) },
          earlier && !sending && { text: 'Back to the earlier one', act: () => change(earlier) },
          optional && value && { text: 'Take away', act: () => change('') },
        ].filter((one) => typeof one === 'object' && one !== null);
  return {
    opened,
    open,
    use: (frame: Frame) => opened && noteUpload(use(opened, frame)),
    close: () => setOpened(null),
    said,
    share,
    sending,
    preview,
    buttons,
  };
}

/** The address of a file for as long as it is shown. */
function useAddress(file: File | null): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = file ? URL.createObjectURL(file) : '';
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

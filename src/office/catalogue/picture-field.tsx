import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { FileField } from '#office/catalogue/file-field.tsx';
import type { Frame } from '#office/catalogue/frame.rules.ts';
import type { OpenedPicture } from '#office/catalogue/open-picture.ts';
import { noteUpload } from '#office/catalogue/uploads.ts';
import { useUpload } from '#office/catalogue/use-upload.ts';
import { addStaffPicture } from '#domain/catalogue/staff-catalogue.contract.ts';
import { PICTURE_SHAPES, type PictureFolder } from '#lib/pictures.ts';
import * as texts from '#office/catalogue/files.texts.ts';
import { Picture } from '#ui/picture.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// What opens and frames a picture comes with the first one that is chosen.
const opening = () => import('#office/catalogue/open-picture.ts');
const FrameDialog = lazyPart(async () => (await import('#office/catalogue/frame-dialog.tsx')).FrameDialog);

export interface PictureFieldProps {
  /** Name of the record's field. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Media value; empty for none. */
  value: string;
  /** Folder of the media store, which gives the aspect ratio too. */
  folder: PictureFolder;
  optional?: boolean;
  /** Called when the media store holds the new picture; the earlier one stays for the pages that still show it. */
  onChange(value: string): void;
  problem?: string | undefined;
  /** Field of the alternative text. */
  children?: ReactNode;
}

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,.heic,image/*';

/** Field of a picture: takes it by drop, file dialog or camera, lets the user crop it, and uploads it immediately. */
export function PictureField(props: PictureFieldProps) {
  const { name, label, hint, value, folder, optional = false, problem, children } = props;
  const id = useId();
  const [width, height] = PICTURE_SHAPES[folder];
  const { opened, open, use, close, preview, ...way } = takePicture(props, id);
  return (
    <FileField
      id={id}
      name={name}
      label={label}
      optional={optional}
      wrong={way.said || problem}
      hint={hint || shapeHint(width, height)}
      accept={TYPES}
      choose={value ? texts.replace : texts.choosePicture}
      record={texts.takePhoto}
      share={way.share}
      buttons={way.buttons}
      onFile={(file) => void open(file)}
      below={
        <>
          {children}
          {opened && (
            <Suspense fallback={null}>
              <FrameDialog picture={opened} shown={{ width, height }} onClose={close} onUse={use} />
            </Suspense>
          )}
        </>
      }
    >
      <span className="picture-now" style={{ aspectRatio: `${width} / ${height}` }}>
        {preview ? (
          <img src={preview} alt={texts.pictureNew(label)} />
        ) : (
          <Picture value={value} alt={value ? texts.pictureNow(label) : texts.pictureNone(label)} sizes="24rem" />
        )}
      </span>
    </FileField>
  );
}

/** Returns the hint of an empty field: how the shop shows a picture of this shape. */
const shapeHint = (width: number, height: number): string => {
  if (width === height) return texts.pictureHintSquare;
  return width > height ? texts.pictureHintWide(+(width / height).toFixed(1)) : texts.pictureHintUpright;
};

/**
 * Hook of a picture field: opens, crops and uploads a picture. The value changes only after a successful upload.
 * @param id id of the field on its page
 */
function takePicture({ label, value, folder, optional, onChange }: PictureFieldProps, id: string) {
  const [width, height] = PICTURE_SHAPES[folder];
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [source, setSource] = useState<File | null>(null);
  const [earlier, setEarlier] = useState<string | null>(null);
  const change = (to: string): void => {
    setEarlier(value);
    onChange(to);
  };
  const way = useUpload({
    id,
    label,
    endpoint: addStaffPicture,
    part: 'image',
    folder,
    onArrived: change,
  });
  const preview = useObjectUrl(way.unsent);
  useEffect(() => () => opened?.close(), [opened]);

  const open = async (file: File | undefined): Promise<void> => {
    if (!file || way.sending) return;
    way.say('');
    const tools = await opening().catch(() => null);
    if (!tools) return way.say(texts.partLost);
    try {
      setOpened(await tools.openPicture(file));
      setSource(file);
    } catch (error) {
      way.say((error as Error).message);
    }
  };
  const use = async (picture: OpenedPicture, frame: Frame): Promise<boolean> => {
    const file = await opening()
      .then(({ framedPicture }) => framedPicture(picture, width / height, frame, width))
      .catch(() => null);
    setOpened(null);
    if (file) return way.send(file);
    way.say(texts.notDrawn);
    return false;
  };
  const others =
    way.buttons.length > 0 || way.sending
      ? []
      : [
          source && { text: texts.showAnotherPart, act: () => void open(source) },
          earlier && { text: texts.backToEarlier, act: () => change(earlier) },
          optional && value && { text: texts.takeAway, act: () => change('') },
        ];
  return {
    opened,
    open,
    use: (frame: Frame) => opened && noteUpload(use(opened, frame)),
    close: () => setOpened(null),
    said: way.said,
    share: way.share,
    preview,
    buttons: [...way.buttons, ...others.filter((one) => typeof one === 'object' && one !== null)],
  };
}

/**
 * Returns an object URL of a file, revoked when the file changes or the component unmounts; empty for null and during
 * the first render.
 */
function useObjectUrl(file: File | null): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = file ? URL.createObjectURL(file) : '';
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

import { useId, useState } from 'react';
import { apiBase } from '#client/api-base.ts';
import { FileField } from '#office/catalogue/file-field.tsx';
import { noteUpload } from '#office/catalogue/uploads.ts';
import { useUpload } from '#office/catalogue/use-upload.ts';
import {
  addStaffVideo,
  MOST_VIDEO,
  VIDEO_TOO_LARGE,
  type VideoFolder,
} from '#domain/catalogue/staff-catalogue.contract.ts';
import * as texts from '#office/catalogue/files.texts.ts';

export interface VideoFieldProps {
  /** Name of the record's field. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Media value; empty for none. */
  value: string;
  folder: VideoFolder;
  onChange(value: string): void;
  problem?: string | undefined;
}

/**
 * Field of an optional video: takes it by drop, file dialog or camera, and uploads it immediately; refuses files above
 * `MOST_VIDEO` bytes.
 */
export function VideoField({ name, label, hint, value, folder, onChange, problem }: VideoFieldProps) {
  const id = useId();
  const [earlier, setEarlier] = useState<string | null>(null);
  const change = (to: string): void => {
    setEarlier(value);
    onChange(to);
  };
  const way = useUpload({
    id,
    label,
    endpoint: addStaffVideo,
    part: 'video',
    folder,
    onArrived: change,
  });
  const take = (file: File | undefined): void => {
    if (!file || way.sending) return;
    if (file.size > MOST_VIDEO) return way.say(VIDEO_TOO_LARGE);
    noteUpload(way.send(file));
  };
  const others =
    way.buttons.length > 0 || way.sending
      ? []
      : [
          earlier !== null &&
            earlier !== '' &&
            earlier !== value && { text: texts.backToEarlier, act: () => change(earlier) },
          value !== '' && { text: texts.takeAway, act: () => change('') },
        ].filter((one) => one !== false);
  return (
    <FileField
      id={id}
      name={name}
      label={label}
      optional
      wrong={way.said || problem}
      hint={hint || texts.videoHint}
      accept="video/mp4,video/quicktime,video/*"
      choose={value ? texts.replace : texts.chooseVideo}
      record={texts.recordVideo}
      share={way.share}
      buttons={[...way.buttons, ...others]}
      onFile={take}
    >
      {value ? (
        <video
          className="video-now"
          key={value}
          src={`${apiBase}/uploads/${value}`}
          aria-label={texts.videoHeard(label)}
          controls
          muted
          playsInline
          preload="metadata"
        />
      ) : (
        <p className="video-none">{texts.videoNone}</p>
      )}
    </FileField>
  );
}

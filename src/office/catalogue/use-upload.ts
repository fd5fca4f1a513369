import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { noteUnsent, noteUpload } from '#office/catalogue/uploads.ts';
import type { addStaffPicture, addStaffVideo } from '#domain/catalogue/staff-catalogue.contract.ts';
import * as say from '#office/catalogue/files.texts.ts';

/** Button next to a file. */
export interface FileButton {
  text: string;
  act(): void;
}

interface UploadOptions {
  /** Id of the field on its page. */
  id: string;
  label: string;
  endpoint: typeof addStaffPicture | typeof addStaffVideo;
  /** Multipart field of the file. */
  part: 'image' | 'video';
  folder: string;
  /** Called with the media value once the media store has the file. */
  onArrived(value: string): void;
}

/**
 * Hook that uploads a record's file and returns its progress. Keeps a failed file until the user sends it again or
 * discards it.
 */
export function useUpload({ id, label, endpoint, part, folder, onArrived }: UploadOptions) {
  const [unsent, setUnsent] = useState<File | null>(null);
  const [said, setSaid] = useState('');
  const [share, setShare] = useState<number | null>(null);
  useEffect(() => () => noteUnsent(id, null), [id]);
  const sending = share !== null;
  const forget = (): void => {
    noteUnsent(id, null);
    setUnsent(null);
    setSaid('');
  };
  /** Uploads the file; returns true when it arrived. */
  const send = async (file: File): Promise<boolean> => {
    setSaid('');
    setUnsent(file);
    noteUnsent(id, label);
    setShare(0);
    const form = new FormData();
    form.set(part, file, file.name);
    const answer = await call(endpoint, { params: { folder }, body: form }, setShare);
    setShare(null);
    if (!answer.ok) {
      setSaid((part === 'video' ? say.videoKept : say.pictureKept)(answer.message));
      return false;
    }
    forget();
    onArrived(answer.data.value);
    return true;
  };
  const buttons: FileButton[] =
    unsent && !sending
      ? [
          { text: say.sendAgain, act: () => noteUpload(send(unsent)) },
          { text: say.keepOld, act: forget },
        ]
      : [];
  return { send, sending, share, said, say: setSaid, unsent, buttons };
}

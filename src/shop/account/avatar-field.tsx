import { useEffect, useState } from 'react';
import { apiBase } from '#client/api-base.ts';
import * as say from '#shop/account/profile.texts.ts';
import { squarePicture } from '#shop/account/avatar.ts';
import { FileButton } from '#ui/file-button.tsx';
import { Icon } from '#ui/icon.tsx';

/**
 * File field for the customer's picture. Shows a preview of the chosen file cut to a square, or an error when it cannot
 * be read.
 */
export function AvatarField({ value, onPick }: { value: string; onPick: (picture: Blob) => void }) {
  const [preview, setPreview] = useState('');
  const [problem, setProblem] = useState('');
  const [broken, setBroken] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  const pick = async (file: File): Promise<void> => {
    try {
      const picture = await squarePicture(file);
      setProblem('');
      setPreview(URL.createObjectURL(picture));
      onPick(picture);
    } catch {
      setProblem(say.pictureUnread);
    }
  };
  const source = preview || (value && !broken ? `${apiBase}/uploads/${value}` : '');
  return (
    <div className="avatar-field">
      <span className="avatar-picture">
        {source ? (
          <img src={source} alt={say.pictureHeard} width={128} height={128} onError={() => setBroken(true)} />
        ) : (
          <Icon name="user" size={56} />
        )}
      </span>
      <div>
        <FileButton
          label={say.pictureChoose}
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          describedBy="avatar-note"
          className="avatar-pick"
          onPick={(file) => void pick(file)}
        />
        <p className={problem ? 'field-error' : 'field-hint'} id="avatar-note" role={problem ? 'alert' : undefined}>
          {problem || say.pictureHint}
        </p>
      </div>
    </div>
  );
}

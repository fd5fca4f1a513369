import { useState } from 'react';
import { call } from '#client/api.ts';
import {
  addSharedGuest,
  fillSharedAddress,
  type SharedGuest,
  type SharedList,
} from '#domain/sharing/share.contract.ts';
import * as say from '#shop/sharing/sharing.texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface FormProps {
  /** Id of the shared list. */
  id: string;
  onClose(): void;
  onSaved(list: SharedList): void;
}

/** Guest of a shared list; `shown` distinguishes guests of the same name. */
export type ListedShared = SharedGuest & { shown: string };

/**
 * Dialog in which a relative enters a guest's address. When another address was stored since it opened, shows that one
 * and keeps the typed one.
 */
export function SharedAddress({ id, guest, onClose, onSaved }: FormProps & { guest: ListedShared }) {
  const [address, setAddress] = useState(guest.address);
  const [pincode, setPincode] = useState(guest.pincode);
  const [known, setKnown] = useState<SharedGuest>(guest);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const body = { _id: guest._id, revision: known.revision, address, pincode };
    const answer = await call(fillSharedAddress, { params: { id }, body });
    setBusy(false);
    if (answer.ok) return onSaved(answer.data);
    const stored = (answer.data as { guest?: SharedGuest } | undefined)?.guest;
    if (stored) setKnown(stored);
    setProblem(answer.message);
  };
  const other = known.revision !== guest.revision;
  const place = [known.address, known.pincode].filter(Boolean).join(', ');
  return (
    <Dialog title={say.addressTitle(guest.shown)} open onClose={onClose}>
      <form
        className="form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        {guest.household && <p className="soft">{say.addressOfHome(guest.boxName ?? '')}</p>}
        {other && (
          <div className="notice" role="status">
            <p>
              <Inserted
                text={place ? say.savedByOther : say.removedByOther}
                parts={{ address: <strong>{place}</strong> }}
              />
            </p>
          </div>
        )}
        <Field label={say.fieldAddress} hint={say.fieldAddressHint}>
          <textarea className="input" rows={3} value={address} onChange={({ target }) => setAddress(target.value)} />
        </Field>
        <Field label={say.fieldPincode}>
          <TypedInput
            kind="pincode"
            autoComplete="off"
            value={pincode}
            onChange={({ target }) => setPincode(target.value)}
          />
        </Field>
        <SubmitRow busy={busy} problem={problem} label={say.save} busyLabel={say.saving} />
      </form>
    </Dialog>
  );
}

const blank = { name: '', mobile: '', address: '', pincode: '' };
const fields = [
  ['name', say.fieldName, 'name'],
  ['mobile', say.fieldMobile, 'mobile'],
  ['address', say.fieldAddress, 'text'],
  ['pincode', say.fieldPincode, 'pincode'],
] as const;

/** Dialog in which a relative adds a guest to a shared list. */
export function SharedNewGuest({ id, onClose, onSaved }: FormProps) {
  const [values, setValues] = useState(blank);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(addSharedGuest, { params: { id }, body: values });
    setBusy(false);
    if (answer.ok) onSaved(answer.data);
    else setProblem(answer.message);
  };
  return (
    <Dialog title={say.addGuest} open onClose={onClose}>
      <form
        className="form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        {fields.map(([field, label, kind]) => (
          <Field
            key={field}
            label={label}
            optional={field === 'address' || field === 'pincode'}
            hint={field === 'mobile' && say.fieldMobileHint}
          >
            <TypedInput
              kind={kind}
              autoComplete="off"
              value={values[field]}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
            />
          </Field>
        ))}
        <SubmitRow busy={busy} problem={problem} label={say.saveGuest} busyLabel={say.saving} />
      </form>
    </Dialog>
  );
}

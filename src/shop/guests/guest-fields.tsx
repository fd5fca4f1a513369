import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GuestValues } from '#domain/guests/guest-merge.rules.ts';
import { guestCategories } from '#domain/guests/guest.rules.ts';
import * as say from '#shop/guests/one-guest.texts.ts';
import { PincodeHint } from '#shop/delivery/pincode-hint.tsx';
import { abroadNumber, landlineNumber } from '#lib/phone.ts';
import { Field } from '#ui/field.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface FieldsProps {
  form: UseFormReturn<GuestFormValues>;
  error(field: keyof GuestFormValues): string | undefined;
  /** Fields that are required besides the name and the address. */
  required: readonly (keyof GuestValues)[];
  /** Shown below the mobile number. */
  offer?: ReactNode;
}

/** Values of a guest's form; `noNumber` is ticked for a guest without a mobile number. */
export type GuestFormValues = GuestValues & { noNumber: boolean };

/**
 * Fields of a guest's form. They remove invalid characters from the name and non-digits from numbers while the host
 * types. A guest abroad needs no address.
 */
export function GuestFields({ form, error, required, offer }: FieldsProps) {
  const { register, watch } = form;
  const numberless = watch('noNumber');
  const abroad = !numberless && abroadNumber(watch('mobile')) !== null;
  // What was typed before a number abroad stays in sight, since it is saved too.
  const typed = watch('addressChoice') !== 'address_person' && !(abroad && !watch('address') && !watch('pincode'));
  const optional = (field: keyof GuestValues): boolean => !required.includes(field);
  const category = watch('category');
  const own = category && !guestCategories.some((one) => one === category);
  return (
    <>
      <div className="form-pair">
        <Field label={say.fieldName} error={error('name')}>
          <TypedInput kind="name" {...register('name')} autoComplete="off" />
        </Field>
        <NumberField form={form} error={error} offer={offer} mayMiss={optional('mobile')} />
        <Field
          label={say.fieldGuestNo}
          optional={optional('guestNo')}
          hint={say.fieldGuestNoHint}
          error={error('guestNo')}
        >
          <TypedInput kind="guest number" {...register('guestNo')} />
        </Field>
        <Field label={say.fieldEmail} optional={optional('email')} error={error('email')}>
          <input {...register('email')} className="input" type="email" autoComplete="off" />
        </Field>
      </div>
      <Field label={say.fieldCategory} optional={optional('category')} error={error('category')}>
        <select {...register('category')} className="input">
          <option value="">{say.fieldCategoryNone}</option>
          {guestCategories.map((name) => (
            <option key={name}>{name}</option>
          ))}
          {own && <option>{category}</option>}
        </select>
      </Field>
      {!abroad && <WayOfAddress form={form} error={error} />}
      {typed && (
        <>
          <Field label={say.fieldAddress} hint={say.fieldAddressHint} error={error('address')}>
            <textarea {...register('address')} className="input" rows={3} autoComplete="off" />
          </Field>
          <div>
            <Field label={say.fieldPincode} error={error('pincode')}>
              <TypedInput kind="pincode" {...register('pincode')} autoComplete="off" />
            </Field>
            <PincodeHint pincode={watch('pincode')} />
          </div>
        </>
      )}
      <Field label={say.fieldNote} optional hint={say.fieldNoteHint} error={error('note')}>
        <input {...register('note')} className="input" autoComplete="off" />
      </Field>
    </>
  );
}

interface NumberProps extends Pick<FieldsProps, 'form' | 'error' | 'offer'> {
  /** True where a guest may have no number. */
  mayMiss: boolean;
}

/** The guest's mobile number, or that there is none. */
function NumberField({ form: { register, watch, setValue, getValues }, error, offer, mayMiss }: NumberProps) {
  const numberless = watch('noNumber');
  /** Moves a number that was typed before, such as a landline, to the note, so that it is not lost. */
  const keepAsNote = (): void => {
    const { mobile, note } = getValues();
    if (mobile.trim() === '') return;
    const landline = landlineNumber(mobile);
    const number = landline ? say.fieldNoteLandline(landline) : mobile.trim();
    setValue('note', [note, number].filter(Boolean).join('; '), { shouldDirty: true });
    setValue('mobile', '', { shouldDirty: true });
  };
  return (
    <div className={numberless ? undefined : 'guest-number'}>
      {!numberless && (
        <Field
          label={say.fieldMobile}
          hint={abroadNumber(watch('mobile')) !== null && say.fieldAbroadHint}
          error={error('mobile')}
        >
          <TypedInput kind="mobile" {...register('mobile')} autoComplete="off" />
        </Field>
      )}
      {offer}
      {mayMiss && (
        <label className="check">
          <input
            {...register('noNumber', {
              onChange: ({ target }) => (target as HTMLInputElement).checked && keepAsNote(),
            })}
            type="checkbox"
          />
          <span>{say.fieldNoNumber}</span>
        </label>
      )}
    </div>
  );
}

/** Whether the family types the address or asks the guest for it. */
function WayOfAddress({ form: { register, watch }, error }: Pick<FieldsProps, 'form' | 'error'>) {
  return (
    <fieldset className="field">
      <legend>{say.fieldWay}</legend>
      <label className="check">
        <input {...register('addressChoice')} type="radio" value="address_myself" />
        <span>{say.fieldWayTyped}</span>
      </label>
      <label className="check">
        <input {...register('addressChoice')} type="radio" value="address_person" />
        <span>{watch('noNumber') ? say.fieldWayLater : say.fieldWayAsked}</span>
      </label>
      {error('addressChoice') && <p className="field-error">{error('addressChoice')}</p>}
    </fieldset>
  );
}

import type { UseFormReturn } from 'react-hook-form';
import type { GuestValues } from '#domain/guests/guest-merge.rules.ts';
import { guestCategories } from '#domain/guests/guest.rules.ts';
import * as say from '#shop/guests/one-guest.texts.ts';
import { PincodeHint } from '#shop/delivery/pincode-hint.tsx';
import { Field } from '#ui/field.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface FieldsProps {
  form: UseFormReturn<GuestValues>;
  error(field: keyof GuestValues): string | undefined;
  /** True when guest number and category are required. */
  strict: boolean;
  /** True when the e-mail is required. */
  strictEmail: boolean;
}

/**
 * Fields of a guest's form. They remove invalid characters from the name and non-digits from numbers while the host
 * types.
 */
export function GuestFields({ form, error, strict, strictEmail }: FieldsProps) {
  const { register, watch } = form;
  const typed = watch('addressChoice') !== 'address_person';
  const category = watch('category');
  const own = category && !guestCategories.some((one) => one === category);
  return (
    <>
      <div className="form-pair">
        <Field label={say.fieldName} error={error('name')}>
          <TypedInput kind="name" {...register('name')} autoComplete="off" />
        </Field>
        <Field label={say.fieldMobile} error={error('mobile')}>
          <TypedInput kind="mobile" {...register('mobile')} autoComplete="off" />
        </Field>
        <Field label={say.fieldGuestNo} optional={!strict} hint={say.fieldGuestNoHint} error={error('guestNo')}>
          <TypedInput kind="guest number" {...register('guestNo')} />
        </Field>
        <Field label={say.fieldEmail} optional={!strictEmail} error={error('email')}>
          <input {...register('email')} className="input" type="email" autoComplete="off" />
        </Field>
      </div>
      <Field label={say.fieldCategory} optional={!strict} error={error('category')}>
        <select {...register('category')} className="input">
          <option value="">{say.fieldCategoryNone}</option>
          {guestCategories.map((name) => (
            <option key={name}>{name}</option>
          ))}
          {own && <option>{category}</option>}
        </select>
      </Field>
      <fieldset className="field">
        <legend>{say.fieldWay}</legend>
        <label className="check">
          <input {...register('addressChoice')} type="radio" value="address_myself" />
          <span>{say.fieldWayTyped}</span>
        </label>
        <label className="check">
          <input {...register('addressChoice')} type="radio" value="address_person" />
          <span>{say.fieldWayAsked}</span>
        </label>
        {error('addressChoice') && <p className="field-error">{error('addressChoice')}</p>}
      </fieldset>
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
    </>
  );
}

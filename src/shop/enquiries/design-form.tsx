import { DesignFile } from '#shop/enquiries/design-file.tsx';
import { useDesignForm } from '#shop/enquiries/use-design-form.ts';
import { invitationCategories } from '#domain/catalogue/invitation.rules.ts';
import * as say from '#shop/enquiries/design.texts.ts';
import { Field } from '#ui/field.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

/** Form that uploads a design and requests a quote; stores texts and picture in the browser until they are sent. */
export function DesignForm() {
  const { form, file, pick, lost, done } = useDesignForm();
  const { register } = form.form;
  return (
    <form className="design-form card card-body" onSubmit={form.submit} noValidate>
      <DesignFile file={file} error={form.error('image')} lost={lost} onPick={pick} />
      <div className="form-stack">
        <fieldset className="form-fields" disabled={form.busy || done}>
          <Field label={say.name} error={form.error('name')}>
            <input {...register('name')} className="input" autoComplete="name" />
          </Field>
          <div className="form-pair">
            <MobileField error={form.error('mobile')} control={register('mobile')} />
            <Field label={say.amount} hint={say.amountHint} error={form.error('price')}>
              <TypedInput kind="whole" {...register('price')} />
            </Field>
          </div>
          <Field label={say.category} error={form.error('category')}>
            <select {...register('category')} className="input">
              <option value="">{say.categoryNone}</option>
              {invitationCategories.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </select>
          </Field>
          <Field label={say.description} hint={say.descriptionHint} error={form.error('description')}>
            <textarea {...register('description')} className="input" rows={4} />
          </Field>
        </fieldset>
        <SubmitRow
          busy={form.busy}
          problem={form.problem}
          label={say.submit}
          busyLabel={say.submitting}
          size="wide large"
          closed={done}
        />
      </div>
    </form>
  );
}

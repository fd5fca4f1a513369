import { type ReactNode, Suspense } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { CodedInput } from '#office/catalogue/coded-input.tsx';
import { type Codec, rupees, wholeNumber, wordList } from '#office/catalogue/codecs.ts';
import type { FieldDeclaration } from '#office/catalogue/declarations/declaration.ts';
import type { FormValues } from '#office/catalogue/form-values.ts';
import { TasksField } from '#office/catalogue/tasks-field.tsx';
import { PictureField } from '#office/catalogue/picture-field.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypedInput } from '#ui/typed-input.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// One kind in eleven has such a text, two have a video.
const HtmlField = lazyPart(async () => (await import('#office/catalogue/html-field.tsx')).HtmlField);
const VideoField = lazyPart(async () => (await import('#office/catalogue/video-field.tsx')).VideoField);

/** Codecs of the widgets whose values are no texts. */
const codecs: Partial<Record<FieldDeclaration['widget']['is'], Codec>> = {
  money: rupees,
  number: wholeNumber,
  words: wordList,
};

interface RecordFieldProps {
  form: UseFormReturn<FormValues>;
  name: string;
  field: FieldDeclaration;
  problem: string | undefined;
  /** Control shown next to this field, such as a picture's alternative text. */
  children?: ReactNode;
}

/** Form control for one field of a record, chosen by the widget of its declaration. */
export function RecordField({
  form,
  name,
  field: { label, help, optional = false, widget },
  problem,
  children,
}: RecordFieldProps) {
  const { field } = useController({ name, control: form.control });
  const { value, onChange, onBlur, ref } = field;
  const text = String(value ?? '');
  const plain = { name, onBlur, ref };
  const around = { label, hint: help, error: problem, optional };
  const codec = codecs[widget.is];
  if (codec)
    return (
      <Field {...around}>
        <CodedInput {...plain} codec={codec} value={value} onChange={onChange} />
      </Field>
    );
  switch (widget.is) {
    case 'switch':
      return (
        <label className="staff-switch">
          <input
            {...plain}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          <span>
            {label}
            {help && <small>{help}</small>}
          </span>
        </label>
      );
    case 'choice':
      return (
        <Field {...around}>
          <select {...plain} className="input" value={text} onChange={onChange}>
            {!widget.choices.some((one) => one.value === text) && (
              <option value={text}>{text ? `${text} (no longer offered)` : 'Please choose'}</option>
            )}
            {widget.choices.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </Field>
      );
    case 'long':
      return (
        <Field {...around}>
          <textarea {...plain} className="input" value={text} onChange={onChange} />
        </Field>
      );
    case 'html':
      return (
        <Suspense fallback={<Skeleton lines={4} />}>
          <HtmlField label={label} value={text} problem={problem} onChange={onChange} />
        </Suspense>
      );
    case 'tasks':
      return (
        <TasksField
          label={label}
          hint={help}
          value={Array.isArray(value) ? value : []}
          problem={problem}
          onChange={onChange}
        />
      );
    case 'picture':
      return (
        <PictureField
          name={name}
          label={label}
          hint={help}
          value={text}
          folder={widget.folder}
          optional={optional}
          problem={problem}
          onChange={onChange}
        >
          {children}
        </PictureField>
      );
    case 'video':
      return (
        <Suspense fallback={<Skeleton lines={4} />}>
          <VideoField
            name={name}
            label={label}
            hint={help}
            value={text}
            folder={widget.folder}
            problem={problem}
            onChange={onChange}
          />
        </Suspense>
      );
    default:
      return (
        <Field {...around}>
          <TypedInput
            {...plain}
            kind={widget.is === 'pincode' ? 'pincode' : 'text'}
            value={text}
            onChange={onChange}
            {...(widget.is === 'link' ? { inputMode: 'url' as const, autoCapitalize: 'none' } : {})}
          />
        </Field>
      );
  }
}

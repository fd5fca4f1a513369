import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { type ControllerRenderProps, type UseFormReturn, useController } from 'react-hook-form';
import { CodedInput } from '#office/catalogue/coded-input.tsx';
import { type Codec, rupees, wholeNumber, wordList } from '#office/catalogue/codecs.ts';
import type { FieldDeclaration, Widget } from '#office/catalogue/declarations/declaration.ts';
import type { FormValues } from '#office/catalogue/form-values.ts';
import { TasksField } from '#office/catalogue/tasks-field.tsx';
import { PictureField } from '#office/catalogue/picture-field.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TypedInput } from '#ui/typed-input.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import * as say from '#office/catalogue/record.texts.ts';

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
export function RecordField({ form, name, field: declared, problem, children }: RecordFieldProps) {
  const { label, help, optional = false, widget } = declared;
  const { field } = useController({ name, control: form.control });
  const { value, onChange, onBlur, ref } = field;
  const text = String(value ?? '');
  const plain = { name, onBlur, ref };
  const own = { label, hint: help, problem, onChange };
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
    case 'html':
      return (
        <Suspense fallback={<Skeleton lines={4} />}>
          <HtmlField label={label} value={text} problem={problem} onChange={onChange} />
        </Suspense>
      );
    case 'tasks':
      return <TasksField {...own} value={Array.isArray(value) ? value : []} />;
    case 'picture':
      return (
        <PictureField {...own} name={name} value={text} folder={widget.folder} optional={optional}>
          {children}
        </PictureField>
      );
    case 'video':
      return (
        <Suspense fallback={<Skeleton lines={4} />}>
          <VideoField {...own} name={name} value={text} folder={widget.folder} />
        </Suspense>
      );
    default:
      return (
        <Field label={label} hint={help} error={problem} optional={optional}>
          {controlOf(widget, value, onChange, plain)}
        </Field>
      );
  }
}

type FieldControl = ComponentProps<typeof Field>['children'];
type Plain = Pick<ControllerRenderProps, 'name' | 'onBlur' | 'ref'>;

/** Returns the control of a widget that stands in a plain field. */
function controlOf(widget: Widget, value: unknown, onChange: (value: unknown) => void, plain: Plain): FieldControl {
  const text = String(value ?? '');
  const codec = codecs[widget.is];
  if (codec) return <CodedInput {...plain} codec={codec} value={value} onChange={onChange} />;
  if (widget.is === 'long') return <textarea {...plain} className="input" value={text} onChange={onChange} />;
  if (widget.is === 'choice')
    return (
      <select {...plain} className="input" value={text} onChange={onChange}>
        {!widget.choices.some((one) => one.value === text) && (
          <option value={text}>{text ? say.noLongerOffered(text) : say.pleaseChoose}</option>
        )}
        {widget.choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    );
  return (
    <TypedInput
      {...plain}
      kind={widget.is === 'pincode' ? 'pincode' : 'text'}
      value={text}
      onChange={onChange}
      {...(widget.is === 'link' ? { inputMode: 'url' as const, autoCapitalize: 'none' } : {})}
    />
  );
}

import { type FieldErrors, type UseFormReturn, useController } from 'react-hook-form';
import type { FieldDeclaration, Widget } from '#office/catalogue/declarations/declaration.ts';
import { fieldMessage } from '#office/catalogue/field-message.ts';
import type { FormValues } from '#office/catalogue/form-values.ts';
import { RecordField } from '#office/catalogue/record-field.tsx';
import { valueText } from '#office/catalogue/value-text.tsx';
import { ZonesField } from '#office/settings/zones-field.tsx';
import { CourierField } from '#office/settings/courier-field.tsx';
import { DatesField, TicksField, WeekDaysField } from '#office/settings/day-fields.tsx';
import type { Zone } from '#domain/delivery/zone.rules.ts';
import type { CourierTable } from '#domain/settings/courier-tables.rules.ts';
import type { SettingField } from '#domain/settings/setting-field.contract.ts';
import { paymentMarks, weekDays } from '#domain/settings/settings.rules.ts';
import { stateNames } from '#lib/states.ts';
import * as say from '#office/settings/settings.texts.ts';

const states: Widget = { is: 'choice', choices: stateNames.map((value) => ({ value, label: value })) };

/** Converts a setting's declaration to that of a catalogue field; null for types that only settings have. */
function asRecordField({ label, help, optional, as }: SettingField): FieldDeclaration | null {
  const more = { label, ...(help ? { help } : {}), ...(optional ? { optional } : {}) };
  switch (as) {
    case 'text':
    case 'pincode':
    case 'long':
    case 'money':
    case 'number':
    case 'words':
      return { ...more, widget: { is: as } };
    case 'state':
      return { ...more, widget: states };
    default:
      return null;
  }
}

interface SettingInputProps {
  form: UseFormReturn<FormValues>;
  name: string;
  declaration: SettingField;
  /** Errors of the setting and its parts. */
  error: FieldErrors[string];
}

/** Form control for a setting, chosen by the type in its declaration. */
export function SettingInput({ form, name, declaration, error }: SettingInputProps) {
  const known = asRecordField(declaration);
  return known ? (
    <RecordField form={form} name={name} field={known} problem={fieldMessage(error)} />
  ) : (
    <OwnInput form={form} name={name} declaration={declaration} error={error} />
  );
}

function OwnInput({ form, name, declaration, error }: SettingInputProps) {
  const { field } = useController({ name, control: form.control });
  const list = Array.isArray(field.value) ? (field.value as unknown[]) : [];
  const { label, help } = declaration;
  const { onChange } = field;
  const rest = { label, help, problem: fieldMessage(error), onChange };
  if (declaration.as === 'week days') return <WeekDaysField {...rest} value={list as number[]} />;
  if (declaration.as === 'dates') return <DatesField {...rest} value={list as string[]} />;
  if (declaration.as === 'payment marks')
    return (
      <TicksField {...rest} value={list as string[]} choices={paymentMarks.map((value) => ({ value, label: value }))} />
    );
  if (declaration.as === 'zones')
    return <ZonesField label={label} value={list as Zone[]} error={error} onChange={onChange} />;
  return <CourierField label={label} value={list as CourierTable[]} error={error} onChange={onChange} />;
}

/** Returns the display text of a setting's value, lists joined with commas or lines; `(nothing)` when it is empty. */
export function settingText(declaration: SettingField | undefined, value: unknown): string {
  const known = declaration && asRecordField(declaration);
  if (known) return valueText(known, value);
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  if (list.length === 0) return say.nothing;
  if (declaration?.as === 'week days') return list.map((day) => weekDays[Number(day)]).join(', ');
  if (declaration?.as === 'courier tables')
    return (list as CourierTable[])
      .map(({ courier, columns }) => `${courier}: ${columns.map(({ heading }) => heading).join(', ')}`)
      .join('\n');
  if (declaration?.as === 'zones')
    return (list as Partial<Zone>[])
      .map(({ transit, words, ...places }) => {
        // Changes from before the days on the way were kept have none.
        const named = [...(places.districts ?? []), ...(places.states ?? [])].join(', ');
        const zone = words ?? '';
        return transit === undefined ? say.zoneLineBefore(zone, named) : say.zoneLine(transit, zone, named);
      })
      .join('\n');
  return list.join(', ');
}

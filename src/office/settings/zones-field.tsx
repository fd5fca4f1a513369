import type { FieldErrors } from 'react-hook-form';
import { CodedInput } from '#office/catalogue/coded-input.tsx';
import { type Codec, wholeNumber, wordList } from '#office/catalogue/codecs.ts';
import { ownMessage, partMessage } from '#office/catalogue/field-message.ts';
import { replaced, without } from '#office/settings/list-edits.rules.ts';
import { FoldedEntry } from '#office/settings/folded-entry.tsx';
import { lifeNeeded } from '#domain/delivery/shelf-life.rules.ts';
import { type Zone } from '#domain/delivery/zone.rules.ts';
import * as say from '#office/settings/settings.texts.ts';
import { Field } from '#ui/field.tsx';

const noteOf = (transit: number): string =>
  transit === 0 ? say.zoneSameDay(lifeNeeded(transit)) : say.zoneDays(transit, lifeNeeded(transit));

interface ZonesFieldProps {
  label: string;
  value: readonly Zone[];
  /** Errors of the field and, by index, of its zones. */
  error: FieldErrors[string];
  onChange(value: Zone[]): void;
}

/** Field of the delivery zones, each with transit days, states and districts; the last zone is the rest of India. */
export function ZonesField({ label, value, error, onChange }: ZonesFieldProps) {
  const last = value.length - 1;
  const problem = ownMessage(error);
  const add = (): void => {
    const at = Math.max(0, last);
    const transit = (value[at - 1]?.transit ?? 0) + 1;
    onChange([...value.slice(0, at), { transit, words: '', districts: [], states: [] }, ...value.slice(at)]);
  };
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {value.map((zone, at) => (
        // Zones have no name of their own: each is known by its place, and all move when one comes or goes.
        <FoldedEntry
          key={`${value.length} ${at}`}
          title={zone.words || say.newZone}
          note={noteOf(zone.transit)}
          isNew={zone.words === ''}
        >
          <ZoneForm
            zone={zone}
            isRest={at === last}
            wrong={(name) => partMessage(error, at, name)}
            onChange={(change) => onChange(replaced(value, at, { ...zone, ...change }))}
            onRemove={() => onChange(without(value, at))}
          />
        </FoldedEntry>
      ))}
      <button type="button" className="button button-quiet" onClick={add}>
        {say.addZone}
      </button>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface ZoneFormProps {
  zone: Zone;
  /** True for the rest of India, which names no places and cannot be taken out. */
  isRest: boolean;
  /** Returns the error of a part of the zone; undefined when there is none. */
  wrong(name: keyof Zone): string | undefined;
  onChange(change: Partial<Zone>): void;
  onRemove(): void;
}

function ZoneForm({ zone, isRest, wrong, onChange, onRemove }: ZoneFormProps) {
  /** Returns the error of a part, prefixed with the zone's name; undefined when there is none. */
  const named = (name: keyof Zone): string | undefined => {
    const message = wrong(name);
    return message && say.wrongIn(zone.words || say.newZone, message);
  };
  const coded = (name: 'transit' | 'states' | 'districts', label: string, hint: string, codec: Codec) => (
    <Field label={label} hint={hint} error={named(name)}>
      <CodedInput codec={codec} value={zone[name]} onChange={(value) => onChange({ [name]: value })} />
    </Field>
  );
  return (
    <div className="form-fields">
      <div className="form-pair">
        {coded('transit', say.transit, say.transitHint, wholeNumber)}
        <Field label={say.zoneName} error={wrong('words')}>
          <input className="input" value={zone.words} onChange={({ target }) => onChange({ words: target.value })} />
        </Field>
      </div>
      {!isRest && (
        <>
          {coded('states', say.states, say.statesHint, wordList)}
          {coded('districts', say.districts, say.districtsHint, wordList)}
          <button type="button" className="button button-plain" onClick={onRemove}>
            {zone.words ? say.removeZone(zone.words) : say.removeNewZone}
          </button>
        </>
      )}
    </div>
  );
}

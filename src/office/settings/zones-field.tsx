import type { FieldErrors } from 'react-hook-form';
import { CodedInput } from '#office/catalogue/coded-input.tsx';
import { type Codec, wholeNumber, wordList } from '#office/catalogue/codecs.ts';
import { ownMessage, partMessage } from '#office/catalogue/field-message.ts';
import { FoldedEntry } from '#office/settings/folded-entry.tsx';
import { lifeNeeded } from '#domain/delivery/shelf-life.rules.ts';
import { type Zone } from '#domain/delivery/zone.rules.ts';
import { Field } from '#ui/field.tsx';

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const wayText = (days: number): string => (days === 0 ? 'the same day' : `${daysText(days)} on the way`);

interface ZonesFieldProps {
  label: string;
  value: readonly Zone[];
  /** Errors of the field and, by index, of its zones. */
  error: FieldErrors[string];
  onChange(value: Zone[]): void;
}

/** Field of the delivery zones, each with transit days, states and districts; the last zone is the rest of India. */
export function ZonesField({ label, value, error, onChange }: ZonesFieldProps) {
  const put = (at: number, change: Partial<Zone>): void =>
    onChange(value.map((zone, place) => (place === at ? { ...zone, ...change } : zone)));
  const addBefore = (last: number): void => {
    const transit = (value[last - 1]?.transit ?? 0) + 1;
    onChange([...value.slice(0, last), { transit, words: '', districts: [], states: [] }, ...value.slice(last)]);
  };
  const last = value.length - 1;
  /** Returns the error of a zone's part, prefixed with the zone's name; undefined when there is none. */
  const wrong = (at: number, name: keyof Zone): string | undefined => {
    const message = partMessage(error, at, name);
    return message && `${value[at]?.words || 'The new zone'}: ${message}`;
  };
  const problem = ownMessage(error);
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {value.map((zone, at) => (
        // Zones have no name of their own: each is known by its place, and all move when one comes or goes.
        <FoldedEntry
          key={`${value.length} ${at}`}
          title={zone.words || 'A new zone'}
          note={`${wayText(zone.transit)}; for what keeps ${daysText(lifeNeeded(zone.transit))} or longer`}
          isNew={zone.words === ''}
        >
          <div className="form-fields">
            <div className="form-pair">
              <Coded
                name="Days on the way"
                hint="Sundays included; 0 is the same day."
                codec={wholeNumber}
                value={zone.transit}
                error={wrong(at, 'transit')}
                onPut={(transit) => put(at, { transit: transit as number })}
              />
              <Field label="As customers read it" error={partMessage(error, at, 'words')}>
                <input
                  className="input"
                  value={zone.words}
                  onChange={({ target }) => put(at, { words: target.value })}
                />
              </Field>
            </div>
            {at < last && (
              <>
                <Coded
                  name="States"
                  hint="With commas between, as India Post spells them."
                  codec={wordList}
                  value={zone.states}
                  error={wrong(at, 'states')}
                  onPut={(states) => put(at, { states: states as string[] })}
                />
                <Coded
                  name="Districts"
                  hint="Beside those states; with commas between."
                  codec={wordList}
                  value={zone.districts}
                  error={wrong(at, 'districts')}
                  onPut={(districts) => put(at, { districts: districts as string[] })}
                />
                <button
                  type="button"
                  className="button button-plain"
                  onClick={() => onChange(value.filter((_, place) => place !== at))}
                >
                  {`Take ${zone.words || 'this zone'} out`}
                </button>
              </>
            )}
          </div>
        </FoldedEntry>
      ))}
      <button type="button" className="button button-quiet" onClick={() => addBefore(Math.max(0, last))}>
        Add a zone
      </button>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface CodedProps {
  name: string;
  hint?: string;
  codec: Codec;
  value: unknown;
  error: string | undefined;
  onPut(value: unknown): void;
}

const Coded = ({ name, hint, codec, value, error, onPut }: CodedProps) => (
  <Field label={name} hint={hint} error={error}>
    <CodedInput codec={codec} value={value} onChange={onPut} />
  </Field>
);

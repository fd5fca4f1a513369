import { useRef } from 'react';
import {
  type Placeholder,
  placeholders,
  placeholdersOf,
  renderMessage,
  type TemplateKind,
  templateProblem,
} from '#domain/outbox/customer-messages.rules.ts';
import { costlySigns, smsLength } from '#domain/outbox/segments.rules.ts';
import { readShopForStaff } from '#domain/settings/staff-shop.contract.ts';
import { useCall } from '#client/use-call.ts';
import * as say from '#office/messages/messages.texts.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

/** Editable parts of a message template. */
export interface Words {
  text: string;
  dltId: string;
}

interface TemplateFormProps {
  kind: TemplateKind;
  /** Stored values. */
  held: Words;
  /** Values in the form. */
  words: Words;
  busy: boolean;
  problem: string;
  onType(words: Words): void;
  onSave(words: Words): Promise<void>;
  onDrop(): void;
}

/** Form of a message template: text with placeholders, preview with the number of SMS parts, and DLT template id. */
export function TemplateForm({ kind, held, words, busy, problem, onType, onSave, onDrop }: TemplateFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, dltId } = words;
  const changed = text !== held.text || dltId !== held.dltId;
  const wrong = changed ? templateProblem(kind, text) : '';
  const insert = (name: string): void => {
    const [from, to] = [area.current?.selectionStart ?? text.length, area.current?.selectionEnd ?? text.length];
    onType({ ...words, text: `${text.slice(0, from)}{${name}}${text.slice(to)}` });
    area.current?.focus();
  };
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) void onSave(words);
      }}
    >
      <Field label={say.messageWords} error={wrong || undefined}>
        <textarea
          ref={area}
          className="input"
          rows={5}
          value={text}
          onChange={({ target }) => onType({ ...words, text: target.value })}
        />
      </Field>
      <div className="chips" role="group" aria-label={say.insertIntoWordsHeard}>
        {placeholdersOf(kind).map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            title={placeholders[name].means}
            onClick={() => insert(name)}
          >
            {`{${name}}`}
          </button>
        ))}
      </div>
      <Preview text={text} />
      <Field label={say.dltTemplateId} hint={say.dltTemplateIdHint} optional>
        <input
          className="input"
          autoComplete="off"
          value={dltId}
          onChange={({ target }) => onType({ ...words, dltId: target.value })}
        />
      </Field>
      {changed && (
        <SubmitRow busy={busy} problem={problem} label={say.saveWords} busyLabel={say.saving}>
          <button type="button" className="button button-quiet" onClick={onDrop}>
            {say.discardChanges}
          </button>
        </SubmitRow>
      )}
      {!changed && problem && (
        <SubmitRow busy={busy} problem={problem} label={say.saveWords} busyLabel={say.saving} closed />
      )}
    </form>
  );
}

/** Shows a template filled with example values, and its length in characters and SMS parts. */
function Preview({ text }: { text: string }) {
  const values = Object.fromEntries(
    Object.entries(placeholders).map(([name, { example }]) => [name, example]),
  ) as Record<Placeholder, string>;
  const { loaded } = useCall(readShopForStaff, {});
  const shop = loaded.data ? loaded.data.facts.name : values.shop;
  const [link, profile] = [values.link, values.profile].map(
    (example) => new URL(new URL(example).pathname, location.origin).href,
  ) as [string, string];
  const message = renderMessage(text, { ...values, link, profile, shop });
  const { encoding, units, segments } = smsLength(message);
  const costly = costlySigns(message).slice(0, 5).join(' ');
  return (
    <figure className="message-preview">
      <figcaption>{say.customerReads}</figcaption>
      <blockquote>{message || '…'}</blockquote>
      <p className="field-hint">
        {encoding === 'Unicode' ? say.lengthWithSigns(units, segments, costly) : say.lengthOf(units, segments)}
      </p>
    </figure>
  );
}

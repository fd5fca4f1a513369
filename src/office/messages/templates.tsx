import { useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { keepDraft } from '#client/draft.ts';
import { readStored, storageKeys } from '#client/storage.ts';
import { useCall } from '#client/use-call.ts';
import { useUndo } from '#office/frame/use-undo.tsx';
import { ownDraft } from '#office/frame/own-drafts.ts';
import { useWrite } from '#office/frame/use-write.ts';
import { TemplateForm, type Words } from '#office/messages/template-form.tsx';
import { nearMoment } from '#lib/dates.ts';
import { type MessageTemplate, templateTexts } from '#domain/outbox/customer-messages.rules.ts';
import {
  listMessageTemplates,
  saveMessageTemplate,
  type TemplateConflict,
} from '#domain/messages/messages.contract.ts';
import * as say from '#office/messages/messages.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Shows the template of each kind of message, to edit and to switch on or off, with an undo. */
export function Templates() {
  const { loaded, reload, replace } = useCall(listMessageTemplates, {});
  const undo = useUndo(() => undefined);
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  const { templates, demo } = loaded.data;
  const adopt = (next: MessageTemplate): void =>
    replace({ ...loaded.data, templates: templates.map((one) => (one.kind === next.kind ? next : one)) });
  const write = async (kind: string, body: Words & { enabled: boolean; revision: number }) => {
    const answer = await call(saveMessageTemplate, { params: { kind }, body });
    if (answer.ok) adopt(answer.data.template);
    return answer;
  };
  const save = async (before: MessageTemplate, after: Words & { enabled: boolean }, said: string) => {
    undo.rest();
    const answer = await write(before.kind, { ...after, revision: before.revision });
    if (!answer.ok) {
      const conflict = answer.status === 409 ? (answer.data as TemplateConflict | undefined) : undefined;
      if (conflict?.template) adopt(conflict.template);
      return answer;
    }
    const { text, dltId, enabled } = before;
    const { revision } = answer.data.template;
    undo.done(said, () => write(before.kind, { text, dltId, enabled, revision }));
    return answer;
  };
  return (
    <section aria-labelledby="message-words">
      <h2 id="message-words">{say.wordsTitle}</h2>
      <p className="soft">{say.wordsHint}</p>
      {!demo && templates.some(({ enabled, dltId }) => enabled && !dltId) && (
        <p className="notice notice-problem">{say.dltMissing}</p>
      )}
      {undo.notice}
      <div className="message-templates">
        {templates.map((template) => (
          <Template key={template.kind} template={template} onSave={(after, said) => save(template, after, said)} />
        ))}
      </div>
    </section>
  );
}

interface TemplateProps {
  template: MessageTemplate;
  onSave(after: Words & { enabled: boolean }, said: string): Promise<CallResult<unknown>>;
}

function Template({ template, onSave }: TemplateProps) {
  const { kind, text, dltId, enabled, changedAt, changedBy } = template;
  const key = storageKeys.draft(ownDraft(`message:${kind}`));
  const [draft, setDraft] = useState<Words | null>(() => parsed(readStored(key)));
  const { busy, problem, setProblem, write } = useWrite();
  const type = (words: Words | null): void => {
    setDraft(words);
    keepDraft(key, words);
  };
  const save = async (after: Words & { enabled: boolean }, said: string): Promise<boolean> => {
    const answer = await write(() => onSave(after, said));
    return answer.ok;
  };
  return (
    <article className="card card-body message-template" aria-labelledby={`words-${kind}`}>
      <h3 id={`words-${kind}`}>{templateTexts[kind]}</h3>
      <label className="staff-switch">
        <input
          type="checkbox"
          checked={enabled}
          disabled={busy}
          onChange={({ target: { checked } }) =>
            void save(
              { text, dltId, enabled: checked },
              (checked ? say.switchedOn : say.switchedOff)(templateTexts[kind]),
            )
          }
        />
        <span>
          {say.sendIt}
          <span className="visually-hidden">{`: ${templateTexts[kind]}`}</span>
          <small>{enabled ? say.sentToAll : say.sentToNobody}</small>
        </span>
      </label>
      <TemplateForm
        kind={kind}
        held={{ text, dltId }}
        words={draft ?? { text, dltId }}
        busy={busy}
        problem={problem}
        onType={type}
        onSave={async (words) => {
          if (await save({ ...words, enabled }, say.wordsSaved(templateTexts[kind]))) type(null);
        }}
        onDrop={() => {
          setProblem('');
          type(null);
        }}
      />
      {changedAt && <p className="field-hint">{say.changedBy(nearMoment(changedAt), changedBy)}</p>}
    </article>
  );
}

/** Parses a stored draft; null when there is none or it is invalid. */
function parsed(stored: string | null): Words | null {
  try {
    const { text, dltId } = JSON.parse(stored ?? 'null') as Partial<Words>;
    return typeof text === 'string' && typeof dltId === 'string' ? { text, dltId } : null;
  } catch {
    return null;
  }
}

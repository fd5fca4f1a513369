import { useState } from 'react';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { useCall } from '#client/use-call.ts';
import { celebrationForm, readCelebration, saveCelebration } from '#domain/guests/celebration.contract.ts';
import {
  type AnswerSums,
  type Celebration,
  foods,
  foodTexts,
  isCelebrationTold,
  mapLink,
  sumAnswers,
} from '#domain/guests/celebration.rules.ts';
import * as say from '#shop/guests/celebration.texts.ts';
import { readableDay, yearMonthDay } from '#lib/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/**
 * Dialog of the family's celebration: the totals of the guests' answers, and its names, day and place, which guests see
 * on the guest page.
 */
export function CelebrationDialog({ onClose }: { onClose: () => void }) {
  const { loaded, reload, change } = useCall(readCelebration, {});
  const sums = loaded.data && sumsText(sumAnswers(Object.values(loaded.data.answers)));
  return (
    <Dialog title={say.celebrationTitle} open onClose={onClose}>
      {loaded.state === 'loading' && <Skeleton lines={6} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.data && (
        <>
          <p className={sums ? undefined : 'soft'}>
            {sums || (!isCelebrationTold(loaded.data.celebration) && say.celebrationUntold)}
          </p>
          <CelebrationForm
            celebration={loaded.data.celebration}
            revision={loaded.data.revision}
            onSaved={(saved) => {
              change((now) => ({ ...now, ...saved }));
              onClose();
            }}
            onChanged={(changed) => change((now) => ({ ...now, ...changed }))}
          />
        </>
      )}
    </Dialog>
  );
}

/** Returns a celebration in a line: names, event, day and place. */
function inALine(celebration: Celebration): string {
  const { couple, event, day, time, place, words } = celebration;
  const when = day && readableDay(`${day}T12:00:00+05:30`) + (time ? `, ${time}` : '');
  return [couple, event, when, place, words].filter(Boolean).join(' · ');
}

/** Returns the totals of the guests' answers as sentences: people and meals, refusals, boxes. Empty without answers. */
function sumsText({ yes, no, people, eaters, arrived }: AnswerSums): string {
  const eat = foods.filter((food) => eaters[food] > 0).map((food) => `${eaters[food]} ${foodTexts[food]}`);
  return [
    yes > 0 && say.sumsYes(yes, people, eat.join(', ')),
    no > 0 && say.sumsNo(no),
    arrived > 0 && say.sumsArrived(arrived),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the notice after saving: whether the guests' pages show any of it. Names or a time alone are not shown. */
function savedText(celebration: Celebration): string {
  if (isCelebrationTold(celebration) || celebration.words !== '') return say.savedSeen;
  return celebration.couple === '' && celebration.time === '' ? say.savedEmpty : say.savedUnseen;
}

/** A celebration as the shop has it. */
interface Stored {
  celebration: Celebration;
  revision: number;
}

interface FormProps extends Stored {
  onSaved(saved: Stored): void;
  /** Called with the current celebration when another member of the family saved first. */
  onChanged(now: Stored): void;
}

/** Form state of the celebration, and what somebody else of the family has saved since the dialog opened. */
function useCelebrationForm({ celebration, revision: opened, onSaved, onChanged }: FormProps) {
  // What was typed stands on the celebration that was shown when the dialog opened, whatever is asked anew meanwhile.
  const [revision, setRevision] = useState(opened);
  const [other, setOther] = useState<Celebration | null>(null);
  const shop = useShopForm<Celebration, Stored>({
    name: 'celebration',
    schema: celebrationForm,
    defaultValues: celebration,
    send: async (values) => {
      const answer = await call(saveCelebration, { body: { ...values, revision } });
      if (!answer.ok && answer.status === 409) {
        const now = answer.data as Stored;
        setOther(now.celebration);
        setRevision(now.revision);
        onChanged(now);
      }
      return answer;
    },
    done: (saved) => savedText(saved.celebration),
    onDone: onSaved,
  });
  return { ...shop, other };
}

function CelebrationForm(props: FormProps) {
  const { form, error, submit, busy, problem, other } = useCelebrationForm(props);
  const { register } = form;
  const place = form.watch('place').trim();
  const day = form.watch('day');
  const isOver = day !== '' && day < yearMonthDay(new Date().toISOString());
  return (
    <form className="form-stack" onSubmit={submit} noValidate>
      {other && (
        <p className="notice">
          <span>{say.celebrationChanged(inALine(other))}</span>
        </p>
      )}
      <Field label={say.celebrationCouple} optional error={error('couple')}>
        <input {...register('couple')} className="input" placeholder={say.celebrationCouplePlace} />
      </Field>
      <Field label={say.celebrationEvent} optional error={error('event')}>
        <input {...register('event')} className="input" placeholder={say.celebrationEventPlace} />
      </Field>
      <div className="form-pair">
        <Field label={say.celebrationDay} optional hint={isOver && say.celebrationDayOver} error={error('day')}>
          <input {...register('day')} className="input" type="date" />
        </Field>
        <Field label={say.celebrationTime} optional error={error('time')}>
          <input {...register('time')} className="input" type="time" />
        </Field>
      </div>
      <div>
        <Field label={say.celebrationPlace} optional hint={say.celebrationPlaceHint} error={error('place')}>
          <input {...register('place')} className="input" />
        </Field>
        {place && (
          <p>
            <a href={mapLink(place)} target="_blank" rel="noopener noreferrer">
              {say.celebrationMap}
            </a>
          </p>
        )}
      </div>
      <Field label={say.celebrationWords} optional error={error('words')}>
        <textarea {...register('words')} className="input" rows={3} />
      </Field>
      <SubmitRow busy={busy} problem={problem} label={say.celebrationSave} busyLabel={say.celebrationSaving} />
    </form>
  );
}

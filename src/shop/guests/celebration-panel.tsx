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
import { readableDay, yearMonthDay } from '#lib/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/**
 * Shows the family's celebration and the totals of the guests' answers. A dialog edits its names, day and place, which
 * guests see on the guest page.
 */
export function CelebrationPanel() {
  const { loaded, reload, change } = useCall(readCelebration, {});
  const [open, setOpen] = useState(false);
  if (loaded.state === 'loading') return <Skeleton lines={2} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  const { celebration, revision, answers } = loaded.data;
  const sums = sumAnswers(Object.values(answers));
  return (
    <section className="card card-body my-address" aria-labelledby="celebration">
      <Icon name="calendar" />
      <div>
        <h2 id="celebration">{celebration.couple || celebration.event || 'Your celebration'}</h2>
        <p className={isCelebrationTold(celebration) ? undefined : 'soft'}>{whereText(celebration)}</p>
        {sums.yes + sums.no + sums.arrived > 0 && <p>{sumsText(sums)}</p>}
      </div>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        <span>{revision === 0 ? 'Tell your guests' : 'Change'}</span>
        <span className="visually-hidden"> where and when it is</span>
      </button>
      {open && (
        <CelebrationDialog
          celebration={celebration}
          revision={revision}
          onClose={() => setOpen(false)}
          onSaved={(saved) => {
            change((now) => ({ ...now, ...saved }));
            setOpen(false);
          }}
          onChanged={(changed) => change((now) => ({ ...now, ...changed }))}
        />
      )}
    </section>
  );
}

function whereText(celebration: Celebration): string {
  if (!isCelebrationTold(celebration))
    return 'Guests who gave their address see where and when it is, answer whether they come, and say when the box arrived.';
  const { couple, event, day, time, place } = celebration;
  const when = day && readableDay(`${day}T12:00:00+05:30`) + (time ? `, ${time}` : '');
  return [couple ? event : '', when, place].filter(Boolean).join(' · ');
}

/**
 * Returns the totals of the guests' answers as sentences: people and meals, refusals, received boxes. Empty without
 * answers.
 */
export function sumsText({ yes, no, people, eaters, arrived }: AnswerSums): string {
  const eat = foods.filter((food) => eaters[food] > 0).map((food) => `${eaters[food]} ${foodTexts[food]}`);
  return [
    yes > 0 && `${yes} ${yes === 1 ? 'home comes' : 'homes come'} with ${people}: ${eat.join(', ')}.`,
    no > 0 && `${no} cannot come.`,
    arrived > 0 && `${arrived} ${arrived === 1 ? 'box' : 'boxes'} arrived.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface DialogProps {
  celebration: Celebration;
  revision: number;
  onClose(): void;
  onSaved(saved: { celebration: Celebration; revision: number }): void;
  /** Called with the current celebration when another member of the family saved first. */
  onChanged(now: { celebration: Celebration; revision: number }): void;
}

function CelebrationDialog({ celebration, revision: opened, onClose, onSaved, onChanged }: DialogProps) {
  // What was typed stands on the celebration that was shown when the dialog opened, whatever is asked anew meanwhile.
  const [revision, setRevision] = useState(opened);
  const [other, setOther] = useState<Celebration | null>(null);
  const { form, error, submit, busy, problem } = useShopForm<
    Celebration,
    { celebration: Celebration; revision: number }
  >({
    name: 'celebration',
    schema: celebrationForm,
    defaultValues: celebration,
    send: async (values) => {
      const answer = await call(saveCelebration, { body: { ...values, revision } });
      if (!answer.ok && answer.status === 409) {
        const now = answer.data as { celebration: Celebration; revision: number };
        setOther(now.celebration);
        setRevision(now.revision);
        onChanged(now);
      }
      return answer;
    },
    done: 'Your guests see it from now on.',
    onDone: onSaved,
  });
  const { register } = form;
  const place = form.watch('place').trim();
  const day = form.watch('day');
  const today = yearMonthDay(new Date().toISOString());
  return (
    <Dialog title="Where and when it is" open onClose={onClose}>
      <form className="form-stack" onSubmit={submit} noValidate>
        {other && (
          <p className="notice">
            <span>
              {`Somebody of your family wrote meanwhile: ${[other.couple, whereText(other), other.words].filter(Boolean).join(' · ')}. What you typed is kept; save again to put it in its place.`}
            </span>
          </p>
        )}
        <Field label="Names of the couple" optional error={error('couple')}>
          <input {...register('couple')} className="input" placeholder="Harleen & Arjun" />
        </Field>
        <Field label="Event" optional error={error('event')}>
          <input {...register('event')} className="input" placeholder="Wedding, reception, birthday" />
        </Field>
        <div className="form-pair">
          <Field label="Day" optional hint={day && day < today ? 'This day is over.' : undefined} error={error('day')}>
            <input {...register('day')} className="input" type="date" />
          </Field>
          <Field label="Time" optional error={error('time')}>
            <input {...register('time')} className="input" type="time" />
          </Field>
        </div>
        <div>
          <Field label="Place" optional hint="As a map finds it: hall, street and city." error={error('place')}>
            <input {...register('place')} className="input" />
          </Field>
          {place && (
            <p>
              <a href={mapLink(place)} target="_blank" rel="noopener noreferrer">
                See what the map shows
              </a>
            </p>
          )}
        </div>
        <Field label="Your words to your guests" optional error={error('words')}>
          <textarea {...register('words')} className="input" rows={3} />
        </Field>
        <SubmitRow busy={busy} problem={problem} label="Save" busyLabel="Saving…" />
      </form>
    </Dialog>
  );
}

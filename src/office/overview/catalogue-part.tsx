import { planGroups } from '#office/catalogue/plan-groups.ts';
import { listPathOf, recordPathOf } from '#office/frame/catalogue-paths.ts';
import { kindNames } from '#office/frame/kind-names.ts';
import { recordDeeds, THING } from '#office/log/log.texts.ts';
import { TodayList } from '#office/overview/today-list.tsx';
import * as say from '#office/overview/today.texts.ts';
import { lackName } from '#domain/catalogue/record-lacks.rules.ts';
import { planText } from '#domain/catalogue/schedule.rules.ts';
import type { LastChange, TodaysCatalogue } from '#domain/today/today.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import { Inserted } from '#ui/inserted.tsx';

/** Plans that are shown; the catalogue's page has all. */
const FIRST = 5;

/** First page of an editor: what is missing in the lists, what is planned, and what was changed last. */
export function CataloguePart({ planned, lacks, changes }: TodaysCatalogue) {
  const groups = planGroups(planned.changes);
  return (
    <>
      {lacks.length > 0 && (
        <section aria-labelledby="today-missing">
          <h2 id="today-missing">{say.missingTitle}</h2>
          <TodayList
            label={say.missingTitle}
            lines={lacks.map(({ kind, what, count }) => ({
              key: `${kind} ${what}`,
              words: say.recordsLacking(kindNames[kind], count, lackName(kind, what)),
              href: `${listPathOf(kind)}?lacks=${what}`,
            }))}
          />
        </section>
      )}
      <section aria-labelledby="today-planned">
        <h2 id="today-planned">{say.plannedTitle}</h2>
        {groups.length === 0 ? (
          <p className="soft">{say.nothingPlanned}</p>
        ) : (
          <TodayList
            label={say.plannedTitle}
            lines={groups.slice(0, FIRST).map(([first, ...rest]) => ({
              key: first.id,
              words: (
                <Inserted
                  text={rest.length > 0 ? say.planOfMany(rest.length, planText(first)) : say.planOf(planText(first))}
                  parts={{ name: <strong>{first.name || kindNames[first.kind]}</strong> }}
                />
              ),
              href: rest.length > 0 ? '/back-office/catalogue' : recordPathOf(first.kind, first.recordId),
            }))}
          />
        )}
        {groups.length > FIRST && (
          <p>
            <a href="/back-office/catalogue">{say.allPlanned(planned.count)}</a>
          </p>
        )}
      </section>
      <section aria-labelledby="today-changed">
        <h2 id="today-changed">{say.changesTitle}</h2>
        {changes.length === 0 ? (
          <p className="soft">{say.nothingChanged}</p>
        ) : (
          <TodayList
            label={say.changesTitle}
            lines={changes.map((change) => ({
              key: `${change.at} ${change.recordId}`,
              words: <Change {...change} />,
              href: change.records > 1 ? listPathOf(change.kind) : recordPathOf(change.kind, change.recordId),
            }))}
          />
        )}
      </section>
    </>
  );
}

function Change({ at, by, action, name, records }: LastChange) {
  const [before = '', after = ''] = (recordDeeds[action] ?? '').split(THING);
  return (
    <>
      <span>{`${by} ${before}`}</span>
      {name && records > 1 && (
        <Inserted text={say.nameAndOthers(records - 1)} parts={{ name: <strong>{name}</strong> }} />
      )}
      {name && records === 1 && <strong>{name}</strong>}
      <span>{after}</span>
      <small>{nearMoment(at)}</small>
    </>
  );
}

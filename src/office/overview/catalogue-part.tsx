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

/** Plans that are shown; the catalogue's page has all. */
const FIRST = 5;

/** First page of an editor: what is missing in the lists, what is planned, and what was changed last. */
export function CataloguePart({ planned, lacks, changes }: TodaysCatalogue) {
  const groups = planGroups(planned.changes);
  return (
    <>
      {lacks.length > 0 && (
        <section aria-labelledby="today-missing">
          <h2 id="today-missing">{say.missing}</h2>
          <TodayList
            label={say.missing}
            lines={lacks.map(({ kind, what, count }) => ({
              key: `${kind} ${what}`,
              words: say.lacks(kindNames[kind], count, lackName(kind, what)),
              href: `${listPathOf(kind)}?lacks=${what}`,
            }))}
          />
        </section>
      )}
      <section aria-labelledby="today-planned">
        <h2 id="today-planned">{say.planned}</h2>
        {groups.length === 0 ? (
          <p className="soft">{say.nothingPlanned}</p>
        ) : (
          <TodayList
            label={say.planned}
            lines={groups.slice(0, FIRST).map(([first, ...rest]) => ({
              key: first.id,
              words: (
                <>
                  <strong>{first.name || kindNames[first.kind]}</strong>
                  <span>{`${rest.length > 0 ? say.others(rest.length) : ''}: ${planText(first)}`}</span>
                </>
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
        <h2 id="today-changed">{say.changed}</h2>
        {changes.length === 0 ? (
          <p className="soft">{say.nothingChanged}</p>
        ) : (
          <TodayList
            label={say.changed}
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
      {name && <strong>{name}</strong>}
      <span>{`${records > 1 ? say.others(records - 1) : ''}${after}`}</span>
      <small>{nearMoment(at)}</small>
    </>
  );
}

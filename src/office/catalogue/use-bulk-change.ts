import { useState } from 'react';
import { askedWish, bulkChanges, type BulkWish, bulkWishes } from '#office/catalogue/bulk-wish.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { storePlans, type Planned } from '#office/catalogue/plan.ts';
import { priceDays } from '#office/catalogue/plan-form.ts';
import { recordSlips } from '#office/catalogue/record-slips.ts';
import { changeMany, conflictsOf, namedProblem } from '#office/frame/batch.ts';
import { askAboutSlips, slipsWritten } from '#office/frame/slip.store.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import type { BulkAct } from '#office/catalogue/use-bulk-tools.ts';
import { readableMoment } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#office/catalogue/many-records.texts.ts';

export interface BulkChangeOptions {
  declaration: KindDeclaration;
  chosen: readonly RecordState[];
  /** Called with the records before and after the change, and with what says it of their names. */
  onDone(before: RecordState[], after: RecordState[], did: BulkAct['did']): void;
  /** Called when prices were planned to begin on a day. */
  onPlanned(planned: Planned): void;
}

/** Hook of the change that is asked for in the dialog, and what it comes to for each record. */
function useAskedChange(declaration: KindDeclaration, records: readonly RecordState[]) {
  const wishes = bulkWishes(declaration);
  const [choice, choose] = useState(wishes[0]?.name ?? '');
  const [typed, setTyped] = useState('');
  const [lower, setLower] = useState(false);
  const [later, setLater] = useState(false);
  const [days, setDays] = useState({ from: '', until: '' });
  const step = wishes.find(({ name }) => name === choice)?.step;
  const { wish, wrong } = askedWish(declaration, choice, lower && typed ? `-${typed}` : typed, records);
  return {
    wishes,
    choice,
    choose,
    /** How a price step is typed; undefined for other changes. */
    step,
    typed,
    /** A minus in front chooses lower prices. */
    setTyped: (next: string): void => {
      const minus = /^\s*[-−]/.test(next);
      if (minus) setLower(true);
      setTyped(minus ? next.replace(/^\s*[-−]/, '') : next);
    },
    lower,
    setLower,
    wrong,
    later,
    setLater,
    days,
    setDays,
    wish,
    planned: later && step !== undefined,
    /** Changes to show before they are made; null while none is asked for. */
    changes: wish && bulkChanges(declaration, wish, records),
  };
}

/** Returns what was done to the named records by a wish; `choice` is its name in the dialog. */
function doneText(what: string, wish: BulkWish | null, choice: string): string {
  if (wish?.is !== 'price') return say.wishDone(what, choice);
  const { step } = wish;
  const by = step.by === 'percent' ? step.percent : step.rupees;
  const size = step.by === 'percent' ? `${Math.abs(by)}%` : formatRupees(Math.abs(by) * 100);
  return by > 0 ? say.priceRaised(what, size) : say.priceLowered(what, size);
}

/** Hook that makes one change to all chosen records, now or as a plan; nothing is changed when one of them cannot be. */
export function useBulkChange({ declaration, chosen, onDone, onPlanned }: BulkChangeOptions) {
  const { kind } = declaration;
  const [records, setRecords] = useState<readonly RecordState[]>(chosen);
  const asked = useAskedChange(declaration, records);
  const [wrongDays, setWrongDays] = useState<ReturnType<typeof priceDays>['wrong']>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const changes = asked.changes ?? [];
  const nameAt = (place: number): string | undefined => changes[place]?.name;

  /** Stores the new prices as plans; a day that cannot be read is shown at its field and nothing is sent. */
  const planThem = async (): Promise<void> => {
    const { at, until, wrong: wrongNow } = priceDays(asked.days);
    setWrongDays(wrongNow);
    if (at === null || wrongNow.until) return;
    setBusy(true);
    const answer = await storePlans(
      kind,
      changes.map(({ id, price = 0 }) => ({ recordId: id, what: 'price', at, until, price })),
      say.pricesPlanned(changes.length, readableMoment(at)),
    );
    setBusy(false);
    if (!answer.ok) return setProblem(namedProblem(answer, nameAt));
    slipsWritten();
    onPlanned(answer.data);
  };
  const changeThem = async (): Promise<void> => {
    setBusy(true);
    const answer = await changeMany(
      kind,
      changes.map((change) => change.wish),
    );
    setBusy(false);
    if (answer.ok) {
      slipsWritten();
      const ids = new Set(changes.map(({ id }) => id));
      const { wish, choice } = asked;
      return onDone(
        records.filter(({ id }) => ids.has(id)),
        answer.data.records,
        (what) => doneText(what, wish, choice),
      );
    }
    const now = new Map(conflictsOf(answer).map((one) => [one.id, one]));
    setRecords((before) => before.map((one) => now.get(one.id) ?? one));
    const names = [...now.values()].map(({ record }) => declaration.title(record)).join(', ');
    setProblem(now.size > 0 ? say.othersChanged(answer.message, names) : namedProblem(answer, nameAt));
  };
  return {
    ...asked,
    choose: (name: string): void => {
      asked.choose(name);
      setProblem('');
    },
    wrongDays,
    same: records.length - changes.length,
    busy,
    problem,
    /** Asks about slips, then changes or plans; false when a price is to be corrected first. */
    go: async (): Promise<boolean> => {
      if (busy || changes.length === 0) return true;
      setProblem('');
      const former = new Map(records.map(({ id, record }) => [id, record]));
      const steps = changes.map(({ id, name, wish: { set } }) => ({
        id,
        name,
        before: former.get(id) ?? null,
        after: set ?? {},
      }));
      if (await askAboutSlips(await recordSlips(declaration, steps))) return false;
      await (asked.planned ? planThem() : changeThem());
      return true;
    },
  };
}

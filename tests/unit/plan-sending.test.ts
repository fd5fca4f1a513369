// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within, fireEvent } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PlaceDialog } from '#office/catalogue/place-dialog.tsx';
import { planLabel, priceDays, untilHint } from '#office/catalogue/plan-form.ts';
import { takeOver, unplan, type Planned } from '#office/catalogue/plan.ts';
import { sendPlan } from '#office/catalogue/send-plan.ts';
import {
  listPlannedChanges,
  planChanges,
  type PlannedChange,
  removePlannedChanges,
  replanChange,
  takeOverPlannedChanges,
} from '#domain/catalogue/schedule.contract.ts';
import { fromIndianClock, indianClock } from '#lib/dates.ts';
import { DAY } from '#lib/time.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { declared, lastWrite, press, stateOf } from '#tests/support/staff-records.ts';

/** Returns the day that it is in India so many days from now. */
const inDays = (days: number): string => indianClock(new Date(Date.now() + days * DAY).toISOString()).slice(0, 10);
const FROM = '2036-11-05T00:00';
const UNTIL = '2036-11-08T23:59';
/** A price of a sweet that is planned for some days and has not begun. */
const change = {
  id: 'p1',
  revision: 2,
  kind: 'sweet',
  recordId: 'a',
  what: 'price',
  at: '2036-11-04T18:30:00.000Z',
  until: null,
  price: 240_00,
  nextAt: '2036-11-04T18:30:00.000Z',
  priceNow: 260_00,
  priceBefore: null,
} as unknown as PlannedChange;
/** The same while it is in effect. */
const running: PlannedChange = { ...change, until: '2036-11-08T18:29:00.000Z', priceBefore: 260_00, priceNow: 240_00 };

function shopOfPlans() {
  const shop = answerCalls();
  shop.answer(planChanges, { ids: ['p8', 'p9'] });
  shop.answer(removePlannedChanges, {} as never);
  return { shop, sent: (): unknown => lastWrite(shop.made) };
}
const dataOf = <T>(answer: { ok: true; data: T } | { ok: false; message: string }): T => {
  if (!answer.ok) throw new Error(answer.message);
  return answer.data;
};

describe('a plan', () => {
  it('is stored, said, and taken back by its ids', async () => {
    const { sent } = shopOfPlans();
    const values = { from: FROM, until: UNTIL, price: 240_00 };
    const { said, undo } = dataOf(await sendPlan('sweet', 'a', { is: 'price' }, values));
    expect(sent()).toEqual({
      changes: [{ recordId: 'a', what: 'price', at: change.at, until: '2036-11-08T18:29:00.000Z', price: 240_00 }],
    });
    expect(said).toMatch(/^Planned: ₹240 from .*5 Nov/);
    await undo();
    expect(sent()).toEqual({ ids: ['p8', 'p9'] });
  });

  it('that is refused says so at the fields of its form', async () => {
    const { shop } = shopOfPlans();
    shop.answer(planChanges, {
      refused: 400,
      message: 'Please look again.',
      errors: { 'changes[0].until': 'Please choose an end after the start.' },
    });
    const answer = await sendPlan('sweet', 'a', { is: 'price' }, { from: FROM, until: FROM, price: 1 });
    expect(answer).toMatchObject({ ok: false, fields: { until: 'Please choose an end after the start.' } });
  });

  it('is changed on its revision, and back', async () => {
    const { shop, sent } = shopOfPlans();
    shop.answer(replanChange, { change: { ...change, revision: 3, price: 250_00 } } as never);
    const values = { from: FROM, until: '', price: 250_00 };
    const { said, undo } = dataOf(await sendPlan('sweet', 'a', { is: 'change', change }, values));
    expect(sent()).toMatchObject({ revision: 2, price: 250_00, until: null });
    expect(said).toMatch(/^Planned: ₹250 from/);
    await undo();
    expect(sent()).toMatchObject({ revision: 3, price: 240_00 });
  });

  it('that has begun has its end changed alone', async () => {
    const { shop, sent } = shopOfPlans();
    shop.answer(replanChange, { change: running } as never);
    await sendPlan('sweet', 'a', { is: 'change', change: running }, { from: '', until: UNTIL, price: '' });
    expect(sent()).toEqual({ revision: 2, at: running.at, until: '2036-11-08T18:29:00.000Z', price: 240_00 });
  });

  it('is removed, and planned again by Undo', async () => {
    const { sent } = shopOfPlans();
    const one = dataOf(await unplan([change]));
    expect(one?.said).toMatch(/^No longer planned: ₹240 from/);
    const two = dataOf(await unplan([change, { ...change, id: 'p2', recordId: 'b' }]));
    expect(two?.said).toBe('2 plans were removed.');
    expect(sent()).toEqual({ ids: ['p1', 'p2'] });
    await two?.undo();
    expect(sent()).toMatchObject({
      changes: [
        { recordId: 'a', price: 240_00 },
        { recordId: 'b', price: 240_00 },
      ],
    });
  });

  it('in effect stays for good when it is removed; Undo plans the way back', async () => {
    const { sent } = shopOfPlans();
    await dataOf(await unplan([running]))?.undo();
    expect(sent()).toMatchObject({ changes: [{ at: running.until, until: null, price: 260_00 }] });
  });

  it('that is over, or whose price was changed since, is not brought back', async () => {
    const { shop } = shopOfPlans();
    expect(await unplan([{ ...change, nextAt: null }])).toEqual({ ok: true, data: null });
    expect(await unplan([{ ...running, priceNow: 250_00 }])).toEqual({ ok: true, data: null });
    shop.answer(removePlannedChanges, { refused: 400, message: 'Gone.' });
    expect(await unplan([change])).toMatchObject({ ok: false, message: 'Gone.' });
  });

  it('of somebody else is taken over', async () => {
    const { shop, sent } = shopOfPlans();
    shop.answer(takeOverPlannedChanges, { taken: 1 });
    expect(await takeOver([change])).toEqual({ ok: true, data: { taken: 1 } });
    expect(sent()).toEqual({ ids: ['p1'] });
  });
});

describe('the form of a plan', () => {
  it('names the price on its button, and says what it does to a plan', () => {
    expect(planLabel({ is: 'price' }, 240_00)).toBe('Plan ₹240');
    expect(planLabel({ is: 'change', change }, 'dear')).toBe('Plan it');
    expect(planLabel({ is: 'place' }, '')).toBe('Plan it');
    expect(planLabel({ is: 'change', change: running }, '')).toBe('Change the plan');
  });

  it('says which price follows', () => {
    expect(untilHint({ is: 'price' }, 260_00)).toBe(
      'After it, the old price is back (today ₹260). Leave it empty to keep the new one.',
    );
    expect(untilHint({ is: 'price' }, null)).toBe(
      'After it, the old price is back. Leave it empty to keep the new one.',
    );
    expect(untilHint({ is: 'change', change: running }, 240_00)).toBe('After it, the price is ₹260 again.');
  });

  it('asks for the day on which a price begins, and for an end that can be read', () => {
    const choose = 'Please choose a day and a time.';
    expect(priceDays({ from: '', until: '' }).wrong).toEqual({ from: choose });
    expect(priceDays({ from: FROM, until: '2036-02-31T00:00' }).wrong).toEqual({ until: choose });
    expect(priceDays({ from: FROM, until: '' })).toEqual({ at: change.at, until: null, wrong: {} });
  });
});

describe('days on which many records are visible', () => {
  beforeEach(() => {
    cleanup();
    localStorage.clear();
  });
  const open = () => {
    const { shop, sent } = shopOfPlans();
    shop.answer(listPlannedChanges, { planned: [], past: [] });
    const done: Planned[] = [];
    const chosen = ['Harleen', 'Navjot'].map((name, at) => stateOf(String(at), { name }, { isActive: at === 1 }));
    const onPlanned = (planned: Planned): void => void done.push(planned);
    render(
      createElement(PlaceDialog, { declaration: declared('review'), chosen, onClose: () => undefined, onPlanned }),
    );
    const day = (field: string, value: string): void => {
      const group = within(screen.getByRole('group', { name: new RegExp(`^${field}`) }));
      fireEvent.change(group.getByLabelText('Day'), { target: { value } });
    };
    return { shop, sent, done, day };
  };
  const entries = (name: string): string[] =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('are told for each before, and planned for those that they change', async () => {
    const { done, day, sent } = open();
    await screen.findByText('Plan them');
    press('Plan them');
    await screen.findByText('Please choose “Visible from”, “Visible until” or both.');
    day('Visible from', inDays(5));
    await waitFor(() => expect(entries('1 will change')[0]).toMatch(/^Harleen.*Hidden.*On the site from/));
    expect(entries('1 stays as it is')).toEqual([
      expect.stringMatching(/^NavjotIt will already be on the site then\./),
    ]);
    press('Plan 1');
    await waitFor(() => expect(done[0]?.said).toBe('The days are planned for 1 review.'));
    expect(sent()).toMatchObject({
      changes: [{ recordId: stateOf('0', {}).id, what: 'show', at: fromIndianClock(`${inDays(5)}T00:00`) }],
    });
  });

  it('that are over, or would change nothing, are not sent', async () => {
    const { shop, day } = open();
    await screen.findByText('Plan them');
    day('Visible from', '2020-11-05');
    press('Plan them');
    await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toBeTruthy());
    expect(shop.made.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('say what they do when the end comes first, and which record is refused', async () => {
    const { shop, done, day } = open();
    await screen.findByText('Plan them');
    day('Visible from', inDays(9));
    day('Visible until', inDays(5));
    expect(screen.getByText(/what is on the site is hidden from .+, 23:59 until .+, 00:00\./)).toBeTruthy();
    shop.answer(planChanges, {
      refused: 400,
      message: 'Please look again.',
      errors: { 'changes[0].at': 'Something is planned for then.' },
    });
    press('Plan 2');
    await screen.findByText(/^(Harleen|Navjot): Something is planned for then\.$/);
    expect(done).toEqual([]);
  });
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SheetPanel } from '#office/catalogue/sheet-panel.tsx';
import { $slips } from '#office/frame/slip.store.ts';
import { listStaffRecords, type StaffRecord } from '#domain/catalogue/staff-catalogue.contract.ts';
import { changeStaffRecords } from '#domain/catalogue/staff-record.contract.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { lastWrite, press, stateOf } from '#tests/support/staff-records.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));
const tables = vi.hoisted(() => [] as [name: string, rows: string[][]][]);
vi.mock('#client/save-table.ts', () => ({
  saveTable: (rows: string[][], name: string) => void tables.push([name, rows]),
}));

const REVIEW = { name: 'Gurleen', location: 'Patiala', rating: 5, description: 'Whole.' };
const ID = 'a'.padEnd(24, '0');
const HEAD = 'id,revision,Name,Town,Stars,Their words';

/** Opens the tables of reviews, of which the shop has one. */
function open() {
  const shop = answerCalls();
  const held: StaffRecord[] = [{ id: ID, revision: 3, position: 1, isActive: true, record: REVIEW as never }];
  shop.answer(listStaffRecords, { version: 1, records: held });
  shop.answer(changeStaffRecords, {
    changed: 2,
    records: [stateOf('a', REVIEW, { revision: 4 }), stateOf('b', REVIEW)],
  });
  render(createElement(SheetPanel, { kind: 'review' }));
  const sent = (): unknown => lastWrite(shop.made);
  return { shop, held, sent };
}

const choose = (...rows: string[]): void => {
  const file = new File([rows.join('\n')], 'reviews.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Choose a table'), { target: { files: [file] } });
};
const seen = (words: string | RegExp) => screen.findByText(words);

beforeEach(() => {
  cleanup();
  toasts.length = 0;
  tables.length = 0;
  $slips.set(null);
});

describe('a table', () => {
  it('has every record, and says how many', async () => {
    const { shop } = open();
    press('Save as a table');
    await waitFor(() => expect(toasts).toEqual(['1 review is in review.csv.']));
    expect(tables[0]?.[0]).toBe('review.csv');
    expect(tables[0]?.[1].slice(1)).toEqual([[ID, '3', '1', 'yes', 'Gurleen', 'Patiala', '5', 'Whole.']]);
    shop.answer(listStaffRecords, { refused: 400, message: 'Not now.' });
    press('Save as a table');
    await seen('Not now.');
  });

  it('is written as one, and all of it is taken back', async () => {
    const { sent } = open();
    choose(HEAD, `${ID},3,Gurleen,Moga,5,Whole.`, ',,Jasmine,,4,Like home.');
    await seen('1 to change, 1 new.');
    press('Change 1 and add 1 review');
    await seen(/^Done: 1 changed, 1 new\./);
    expect(sent()).toMatchObject({
      changes: [{ id: ID, revision: 3, set: { location: 'Moga' } }, { set: { name: 'Jasmine', rating: 4 } }],
    });
    press('Undo all of it');
    await waitFor(() => expect(toasts).toEqual(['Everything is as it was before the table.']));
    expect(sent()).toMatchObject({
      changes: [
        { id: ID, revision: 4, restores: 3, set: REVIEW },
        { id: 'b'.padEnd(24, '0'), inBin: true },
      ],
    });
  });

  it('with a wrong cell changes nothing, and names each', async () => {
    open();
    choose(HEAD, `${ID},3,Gurleen,Moga,many,Whole.`);
    await seen(/^1 cell is wrong, so we changed nothing/);
    expect(screen.getByText('Row 2, Stars:')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
    press('Discard');
    expect(screen.queryByText(/^1 cell is wrong/)).toBeNull();
  });

  it('that cannot be read says so', async () => {
    open();
    choose('Colour', 'red');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('tells of rows with a quotation mark in the wrong place', async () => {
    open();
    choose(HEAD, `${ID},3,Gurleen,Moga,5,"Whole" it was`);
    expect((await seen(/^1 cell is wrong/)).nextSibling?.textContent).toMatch(/^Row 2: A quotation mark/);
  });

  it('is dropped, too', async () => {
    const { sent } = open();
    const file = new File([[HEAD, ',,Jasmine,,4,Like home.'].join('\n')], 'new.csv');
    fireEvent.drop(screen.getByText(/you can drop it here too/).parentElement!, { dataTransfer: { files: [file] } });
    await seen('1 new.');
    press('Add 1 review');
    await seen(/^Done: 1 new\./);
    expect(sent()).toMatchObject({ changes: [{ set: { name: 'Jasmine' } }] });
  });

  it('leaves out rows that somebody else changed meanwhile, unless it is told otherwise', async () => {
    const { shop, held, sent } = open();
    choose(HEAD, `${ID},3,Gurleen,Moga,5,Whole.`, ',,Jasmine,,4,Like home.');
    await seen('1 to change, 1 new.');
    const theirs = { ...stateOf('a', { ...REVIEW, rating: 1 }, { revision: 4 }), changedBy: 'Harjit' };
    held[0] = { ...held[0]!, revision: 4, record: theirs.record as never };
    shop.answer(changeStaffRecords, { refused: 409, message: 'No.', code: 'record-changed', conflicts: [theirs] });
    press('Change 1 and add 1 review');
    await seen(/^Somebody changed some of these reviews just now\. We changed nothing/);
    await seen('1 new, 1 left out.');
    fireEvent.click(screen.getByLabelText('Use row 2 of the table anyway'));
    shop.answer(changeStaffRecords, {
      changed: 2,
      records: [stateOf('a', REVIEW, { revision: 5 }), stateOf('b', REVIEW)],
    });
    press('Change 1 and add 1 review');
    await seen(/^Done: 1 changed/);
    expect(sent()).toMatchObject({ changes: [{ id: ID, revision: 4 }, {}] });
  });

  it('that is refused for another reason stays, with the reason', async () => {
    const { shop } = open();
    choose(HEAD, ',,Jasmine,,4,Like home.');
    await seen('1 new.');
    shop.answer(changeStaffRecords, { refused: 400, message: 'That is too much.' });
    press('Add 1 review');
    await seen('That is too much.');
    expect(screen.getByText('1 new.')).toBeTruthy();
  });
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $slips } from '#office/frame/slip.store.ts';
import { RecordEditor } from '#office/catalogue/record-editor.tsx';
import { noteUnsent, noteUpload } from '#office/catalogue/uploads.ts';
import { listPlannedChanges } from '#domain/catalogue/schedule.contract.ts';
import {
  addStaffRecord,
  binStaffRecord,
  copyStaffRecord,
  listRecordVersions,
  readFieldSpans,
  type RecordState,
  saveStaffRecord,
} from '#domain/catalogue/staff-record.contract.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { declared, lastWrite, press, stateOf, typeInto } from '#tests/support/staff-records.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));

const REVIEW = { name: 'Gurleen', location: 'Patiala', rating: 5, description: 'Every box came whole.' };
const NO_USES = { carts: 0, savedBoxes: 0, banners: [] };
const owner = { id: 's1', name: 'Amrit', role: 'owner' } as unknown as StaffMe;

/** Opens the page of a review, or of a dry fruit, whose saves answer what was sent, one revision later. */
function open(loaded: RecordState | null = stateOf('a', REVIEW), kind: 'review' | 'dry-fruit' = 'review') {
  const shop = answerCalls();
  shop.answer(listPlannedChanges, { planned: [], past: [] });
  shop.answer(listRecordVersions, { versions: [] });
  let now = loaded ?? stateOf('b', {});
  const written = (body: unknown): { record: RecordState; changed: boolean } => {
    const { record, isActive } = body as Pick<RecordState, 'record' | 'isActive'>;
    now = { ...now, record, isActive, revision: now.revision + 1 };
    return { record: now, changed: true };
  };
  shop.answer(addStaffRecord, ({ body }) => written(body));
  shop.answer(saveStaffRecord, ({ body }) => written(body));
  shop.answer(binStaffRecord, ({ body }) => {
    now = { ...now, inBin: (body as { inBin: boolean }).inBin, revision: now.revision + 1 };
    return { record: now };
  });
  const uses = loaded && { record: { ...loaded, changedBy: '' }, uses: NO_USES };
  render(createElement(RecordEditor, { declaration: declared(kind), me: owner, loaded: uses }));
  const sent = (): unknown => lastWrite(shop.made);
  return { shop, sent };
}

/** Presses Save, once the form is not being sent any more. */
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
const text = (label: string | RegExp): string => screen.getByLabelText<HTMLInputElement>(label).value;
const seen = (words: string | RegExp) => screen.findByText(words);

beforeEach(() => {
  cleanup();
  toasts.length = 0;
  localStorage.clear();
  $slips.set(null);
  history.replaceState(null, '', '/back-office/catalogue/review/a');
  noteUnsent('picture', null);
});

describe('a record', () => {
  it('is saved on the revision that the page shows, twice in a row, and each save is taken back', async () => {
    const { sent } = open();
    typeInto(/^Town/, 'Moga');
    await save();
    await seen(/^Gurleen was saved at/);
    await screen.findByRole('button', { name: 'Save' });
    expect(sent()).toMatchObject({ revision: 1, isActive: true, record: { location: 'Moga' } });
    typeInto(/^Town/, 'Mohali');
    await save();
    await waitFor(() => expect(sent()).toMatchObject({ revision: 2, record: { location: 'Mohali' } }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    press('Undo');
    await seen('Undone: “Town” of Gurleen is Moga again.');
    expect(sent()).toMatchObject({ revision: 3, restores: 2, record: { location: 'Moga' } });
    expect(text(/^Town/)).toBe('Moga');
    press(/^Undo the one before/);
    await waitFor(() => expect(text(/^Town/)).toBe('Patiala'));
  });

  it('that is added gets its own address, and Undo puts it into the bin', async () => {
    const { sent } = open(null);
    typeInto('Name', 'Jasmine');
    typeInto('Stars', '५');
    typeInto('Their words', 'Like home.');
    press('Add this review');
    await seen('Jasmine was added.');
    expect(location.pathname).toBe(`/back-office/catalogue/review/${'b'.padEnd(24, '0')}`);
    expect(sent()).toMatchObject({ isActive: true, record: { name: 'Jasmine', rating: 5 } });
    press('Undo');
    await seen(/^This review is in the bin/);
    expect(sent()).toEqual({ revision: 2, inBin: true });
  });

  it('is withdrawn and brought back', async () => {
    const { sent } = open();
    press('Withdraw');
    await seen('It is in the bin.');
    press('Bring back');
    await seen('It is back from the bin.');
    press('Undo');
    await seen(/^This review is in the bin/);
    expect(sent()).toEqual({ revision: 3, inBin: true });
  });

  it('is hidden at once, while what is typed stays unsaved', async () => {
    const { sent } = open();
    typeInto(/^Town/, 'Moga');
    press('Hide');
    await seen('This review is hidden: only staff see it.');
    expect(sent()).toMatchObject({ isActive: false, record: { location: 'Patiala' } });
    expect(text(/^Town/)).toBe('Moga');
  });

  it('that is the same saves nothing, and says so', async () => {
    const { shop } = open();
    shop.answer(saveStaffRecord, { record: stateOf('a', REVIEW), changed: false });
    await save();
    await waitFor(() => expect(toasts).toEqual(['There was nothing new to save.']));
  });

  it('says why it is neither withdrawn nor copied', async () => {
    const { shop } = open();
    for (const call of [binStaffRecord, copyStaffRecord])
      shop.answer(call, { refused: 400, message: `No: ${call.summary}.` });
    press('Withdraw');
    await seen(`No: ${binStaffRecord.summary}.`);
    press('Duplicate');
    await seen(`No: ${copyStaffRecord.summary}.`);
    expect(screen.queryByText('It is in the bin.')).toBeNull();
  });

  it('is copied into a record of its own', async () => {
    const { shop } = open();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    shop.answer(copyStaffRecord, { record: stateOf('c', REVIEW) });
    press('Duplicate');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(expect.stringMatching(/review\/c0+$/)));
  });
});

describe('an earlier version', () => {
  const first = { ...REVIEW, location: 'Sangrur' };
  const versions = [
    {
      revision: 1,
      at: '2026-11-20T06:30:00.000Z',
      by: 'Amrit',
      action: 'change',
      isActive: true,
      inBin: false,
      record: REVIEW,
    },
    { revision: 0, at: '', by: '', action: '', isActive: true, inBin: false, record: first },
  ];
  const openWithHistory = () => {
    const opened = open();
    opened.shop.answer(listRecordVersions, { versions });
    // The history is read again after each write.
    press('Hide');
    return opened;
  };

  it('comes back, but not over what is typed and unsaved', async () => {
    const { sent } = openWithHistory();
    const back = await screen.findByRole('button', { name: /Bring this back.*the first version/ });
    typeInto(/^Town/, 'Moga');
    expect(back).toHaveProperty('disabled', true);
    typeInto(/^Town/, 'Patiala');
    expect(back).toHaveProperty('disabled', false);
    fireEvent.click(back);
    await seen('The first version is back.');
    expect(sent()).toMatchObject({ revision: 2, restores: 0, record: first });
    await waitFor(() => expect(text(/^Town/)).toBe('Sangrur'));
  });

  it('that is refused leaves everything as it is, and says why', async () => {
    const { shop } = openWithHistory();
    const back = await screen.findByRole('button', { name: /Bring this back.*the first version/ });
    shop.answer(saveStaffRecord, { refused: 400, message: 'That picture is gone.' });
    fireEvent.click(back);
    await seen('That picture is gone.');
    expect(text(/^Town/)).toBe('Patiala');
  });
});

describe('what is typed', () => {
  it('is refused at its field, and is there on the next visit until it is forgotten', async () => {
    const { shop } = open();
    typeInto('Name', '');
    typeInto('Stars', 'many');
    await save();
    await seen('Name is required.');
    await seen('Please give 1 to 5 stars.');
    expect(shop.made.every(({ method }) => method === 'GET')).toBe(true);
    cleanup();
    open();
    await seen('What you typed earlier is here again, but not saved yet: Name, Stars.');
    expect(text('Stars')).toBe('many');
    press('Discard');
    await waitFor(() => expect(text('Stars')).toBe('5'));
    expect(screen.queryByText(/is here again/)).toBeNull();
  });

  it('is not saved while a picture has not arrived', async () => {
    const { shop } = open();
    noteUnsent('picture', 'Picture');
    typeInto(/^Town/, 'Moga');
    await save();
    await seen(/“Picture” has not arrived\. Nothing is lost/);
    noteUnsent('picture', null);
    let arrive = (_arrived: boolean): void => undefined;
    noteUpload(new Promise((resolve) => (arrive = resolve)));
    await save();
    expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveProperty('disabled', true);
    arrive(false);
    await seen(/^We could not get a picture ready/);
    expect(shop.made.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('looks like a slip of the finger: it is asked about, goes back to its field, and is said once', async () => {
    const { shop, sent } = open(
      stateOf('d', { name: 'Almonds', image: 'dry-fruits/almonds-1a2b3c4d.webp', rate: 900_00 }),
      'dry-fruit',
    );
    shop.answer(readFieldSpans, { spans: { rate: { least: 200_00, most: 950_00 } } });
    typeInto('Price of 1 kg', '९०');
    await save();
    await waitFor(() => expect($slips.get()?.slips[0]?.sentence).toMatch(/^₹900 → ₹90 for 1 kg\./));
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    $slips.get()?.answer(false);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Price of 1 kg')));
    expect(sent()).toBeUndefined();
    shop.answer(saveStaffRecord, { refused: 400, message: 'Not now.' });
    await save();
    await waitFor(() => expect($slips.get()).not.toBeNull());
    $slips.get()?.answer(true);
    await seen('Not now.');
    // Agreed to, and not written yet.
    await save();
    await waitFor(() => expect(shop.made.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(sent()).toMatchObject({ record: { rate: 90_00 } });
  });

  it('is the price, for whoever comes for it', async () => {
    history.replaceState(null, '', '#price');
    open(stateOf('d', { name: 'Almonds', image: 'dry-fruits/almonds-1a2b3c4d.webp', rate: 900_00 }), 'dry-fruit');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Price of 1 kg')));
  });
});

describe('two people on one record', () => {
  it('see what either wrote, and the form goes on from what was chosen', async () => {
    const { shop, sent } = open();
    const theirs = {
      ...stateOf('a', { ...REVIEW, description: 'Theirs.', rating: 3 }, { revision: 4 }),
      changedBy: 'Harjit',
    };
    const answers = { refused: 409, message: 'Somebody changed it.', code: 'record-changed', conflicts: [theirs] };
    shop.answer(saveStaffRecord, answers);
    typeInto('Their words', 'Mine.');
    typeInto(/^Town/, 'Ludhiana');
    await save();
    await seen('Harjit changed this while you were here');
    await seen('Harjit changed this too. Please choose below.');
    await seen('Only Harjit changed: Stars. We put that in.');
    await seen('Only you changed: Town. That stays.');
    const words = screen.getByRole('group', { name: 'Their words' });
    fireEvent.click(within(words).getByLabelText(/Take what Harjit wrote/));
    press('Put this into the form');
    await waitFor(() => expect(text('Their words')).toBe('Theirs.'));
    expect([text(/^Town/), text('Stars')]).toEqual(['Ludhiana', '3']);
    shop.answer(saveStaffRecord, { record: { ...theirs, revision: 5 }, changed: true });
    await save();
    await seen(/was saved at/);
    expect(sent()).toMatchObject({ revision: 4, record: { location: 'Ludhiana', description: 'Theirs.', rating: 3 } });
  });
});

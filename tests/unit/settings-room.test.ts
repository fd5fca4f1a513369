// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $slips } from '#office/frame/slip.store.ts';
import { SettingsRoom } from '#office/settings/settings-room.tsx';
import { raised, replaced, without } from '#office/settings/list-edits.rules.ts';
import {
  defaultSettings,
  readSettingsForOwner,
  saveSettings,
  type SectionState,
} from '#domain/settings/settings.contract.ts';
import { type SettingSection, settingSections } from '#domain/settings/settings.rules.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { lastWrite, press, typeInto } from '#tests/support/staff-records.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));
vi.mock('#office/frame/follow-text.ts', () => ({ followText: async () => 'The public sees it soon.' }));

type States = Record<SettingSection, SectionState>;
const AT = '2026-11-20T06:30:00.000Z';

/** Opens a part of the settings; a save answers what was sent, one revision later. */
async function open(part: SettingSection | 'keys') {
  cleanup();
  history.replaceState(null, '', `/back-office/settings#${part}`);
  const shop = answerCalls();
  const states = Object.fromEntries(
    settingSections.map((name) => [
      name,
      { revision: 0, values: { ...defaultSettings[name] }, changedBy: '', updatedAt: '' },
    ]),
  ) as unknown as States;
  shop.answer(readSettingsForOwner, {
    sections: states,
    keys: [{ name: 'RAZORPAY_KEY_ID', purpose: 'Payments', state: 'missing', words: '' }],
  } as never);
  shop.answer(saveSettings, ({ params, body }) => {
    const section = params['section'] as SettingSection;
    const { revision, values } = body as { revision: number; values: Record<string, unknown> };
    states[section] = { revision: revision + 1, values, changedBy: 'Amrit', updatedAt: AT };
    return { section: states[section], changed: true } as never;
  });
  render(createElement(SettingsRoom));
  await screen.findByRole('navigation', { name: 'Settings' });
  const sent = (): Record<string, unknown> => lastWrite(shop.made) as Record<string, unknown>;
  const values = () => sent()['values'] as Record<string, unknown>;
  return { shop, states, sent, values };
}

/** Presses Save, once the form is not being sent any more. */
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
const text = (label: string | RegExp): string => screen.getByLabelText<HTMLInputElement>(label).value;
const seen = (words: string | RegExp) => screen.findByText(words);
const go = (part: string): void =>
  act(() => {
    history.replaceState(null, '', `#${part}`);
    dispatchEvent(new Event('hashchange'));
  });

beforeEach(() => {
  toasts.length = 0;
  localStorage.clear();
  $slips.set(null);
});

describe('a section of the settings', () => {
  it('is saved, told where the public sees it, and taken back on the revision of now', async () => {
    const { sent } = await open('facts');
    const before = text('Phone');
    typeInto('Phone', '+91 98111 22333');
    await save();
    await seen(/^The shop: saved at .*\. The public sees it soon\.$/);
    expect(sent()).toMatchObject({ revision: 0, values: { phone: '+91 98111 22333' } });
    expect(screen.getByText(/^Last changed by Amrit/)).toBeTruthy();
    press('Undo');
    await seen('Undone.');
    expect(sent()).toMatchObject({ revision: 1, values: { phone: before } });
    expect(text('Phone')).toBe(before);
    // What was done in one section is not said over another one.
    go('couriers');
    expect(screen.queryByText('Undone.')).toBeNull();
  });

  it('says what is wrong at its field, what is unsaved by name, and forgets it', async () => {
    const { shop } = await open('facts');
    const before = text('Phone');
    typeInto('Phone', 'ring us');
    expect(screen.getByText('Not saved yet: Phone')).toBeTruthy();
    await save();
    await seen(/^A phone number has only digits/);
    expect(shop.made.every(({ method }) => method === 'GET')).toBe(true);
    press('Discard');
    await waitFor(() => expect(text('Phone')).toBe(before));
  });

  it('that is the same is not said to be saved', async () => {
    const { shop, states } = await open('facts');
    shop.answer(saveSettings, { section: states.facts, changed: false } as never);
    await save();
    await waitFor(() => expect(toasts).toEqual(['There was nothing new to save.']));
  });

  it('keeps what another owner wrote meanwhile', async () => {
    const { shop, states, sent } = await open('facts');
    const theirs = {
      revision: 4,
      values: { ...states.facts.values, hours: '10 to 8' },
      changedBy: 'Balbir',
      updatedAt: AT,
    };
    shop.answer(saveSettings, { refused: 409, message: 'Too late.', code: 'settings-changed', section: theirs });
    typeInto('Phone', '+91 98111 22333');
    await save();
    await seen('Balbir changed this while you were here');
    expect(screen.getByText('Only Balbir changed: Opening hours. We put that in.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    press('Put this into the form');
    await waitFor(() => expect(text('Opening hours')).toBe('10 to 8'));
    expect(text('Phone')).toBe('+91 98111 22333');
    shop.answer(saveSettings, { section: { ...theirs, revision: 5 }, changed: true } as never);
    await save();
    await seen(/^The shop: saved at/);
    expect(sent()).toMatchObject({ revision: 4, values: { phone: '+91 98111 22333', hours: '10 to 8' } });
  });

  it('asks about a charge that may be a slip', async () => {
    const { shop } = await open('charges');
    const field = screen.getByLabelText<HTMLInputElement>('Sweets or dry fruits');
    typeInto('Sweets or dry fruits', `${field.value}0`);
    await save();
    await waitFor(() => expect($slips.get()?.slips).toHaveLength(1));
    $slips.get()?.answer(false);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(shop.made.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('is the first one for an address that names none, and keys are only looked at', async () => {
    await open('keys');
    expect(screen.getByText('RAZORPAY_KEY_ID')).toBeTruthy();
    go('nothing');
    expect(screen.getByRole('heading', { name: 'The shop' })).toBeTruthy();
  });
});

describe('lists of the settings', () => {
  it('lose, change and raise one of their entries', () => {
    expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
    expect(replaced(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
    expect(raised(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  });

  it('have columns of a courier in another order, and couriers that come and go', async () => {
    const { values } = await open('couriers');
    const heading = (at: number): string =>
      within(screen.getByLabelText('Columns of Speed Post')).getByLabelText<HTMLInputElement>(`Column ${at}: Heading`)
        .value;
    const [first, second] = [heading(1), heading(2)];
    fireEvent.click(within(screen.getByLabelText('Columns of Speed Post')).getByLabelText('Move column 2 up'));
    expect([heading(1), heading(2)]).toEqual([second, first]);
    press('Add a courier');
    fireEvent.change(screen.getAllByLabelText('Name').at(-1)!, { target: { value: 'Blue Dart' } });
    press('Remove Delhivery');
    await save();
    await seen(/^Couriers: saved at/);
    const tables = values()['tables'] as { courier: string; columns: { heading: string }[] }[];
    expect(tables.map(({ courier }) => courier)).toContain('Blue Dart');
    expect(tables.map(({ courier }) => courier)).not.toContain('Delhivery');
    expect(tables[0]?.columns.slice(0, 2).map((column) => column.heading)).toEqual([second, first]);
  });

  it('say which courier has a column without a heading', async () => {
    const { sent } = await open('couriers');
    const columns = within(screen.getByLabelText('Columns of Delhivery'));
    fireEvent.change(columns.getByLabelText('Column 3: Heading'), { target: { value: '' } });
    await save();
    await seen('Delhivery: Every column needs a heading.');
    expect(sent()).toBeUndefined();
  });

  it('have a zone put before the rest of India, which names its places', async () => {
    const { values, states } = await open('reach');
    const before = (states.reach.values as unknown as { zones: unknown[] }).zones.length;
    press('Add a zone');
    await save();
    await seen('The new zone: Please name a state or a district.');
    fireEvent.change(screen.getAllByLabelText('As customers read it').at(-2)!, { target: { value: 'the hills' } });
    fireEvent.change(screen.getAllByLabelText('States').at(-1)!, { target: { value: 'Sikkim, Tripura' } });
    await save();
    await seen(/^Days on the way: saved at/);
    const zones = values()['zones'] as { words: string; states: string[]; transit: number }[];
    expect(zones).toHaveLength(before + 1);
    expect(zones.at(-2)).toMatchObject({ words: 'the hills', states: ['Sikkim', 'Tripura'] });
    press('Remove the hills');
    expect(screen.getAllByLabelText('As customers read it')).toHaveLength(before);
  });

  it('say which zone has no number of days', async () => {
    const { states, sent } = await open('reach');
    const [zone] = (states.reach.values as unknown as { zones: { words: string }[] }).zones;
    fireEvent.change(screen.getAllByLabelText('Days on the way', { selector: 'input' })[0]!, {
      target: { value: 'x' },
    });
    await save();
    await seen(`${zone?.words}: Please write the number of days on the way as a whole number from 0 to 60.`);
    expect(sent()).toBeUndefined();
  });

  it('have days without work, and days of the week that are worked on', async () => {
    const { values } = await open('days');
    typeInto('Another day', '2036-11-08');
    press('Add');
    expect(screen.getByRole('button', { name: /^Remove Saturday, 8 November 2036/ })).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Friday'));
    await save();
    await seen(/^Working days: saved at/);
    expect(values()['closed']).toContain('2036-11-08');
    go('dispatch');
    await seen(/The kitchen is closed on .*Friday/);
  });
});

import { describe, expect, it } from 'vitest';
import { begunBefore } from '#client/island-directive.ts';
import { carryOver, controlChange } from '#client/island-renderer.ts';

const area = (entries: Record<string, string>): Storage =>
  ({ ...entries, getItem: (key: string) => entries[key] ?? null }) as unknown as Storage;
const control = (given: object) => given as HTMLInputElement;
const select = (selectedIndex: number, given: boolean[]) =>
  ({
    selectedIndex,
    value: String(selectedIndex),
    options: given.map((defaultSelected) => ({ defaultSelected })),
  }) as unknown as HTMLSelectElement;

describe('an island was begun before', () => {
  it('when one of its keys is in one of the stores, whole or as a beginning', () => {
    const stores = (): Storage[] => [area({ 'draft:box:7': '{}' }), area({ chosen: '' })];
    expect(begunBefore(['draft:box:7'], stores)).toBe(true);
    expect(begunBefore(['draft:box:*'], stores)).toBe(true);
    expect(begunBefore(['other', 'chosen'], stores)).toBe(true);
    expect(begunBefore(['draft:box:'], stores)).toBe(false);
    expect(begunBefore(['draft:cart:*'], stores)).toBe(false);
    expect(begunBefore([], stores)).toBe(false);
  });

  it('not where storage is forbidden', () => {
    const forbidden = (): Storage[] => {
      throw new DOMException('denied');
    };
    expect(begunBefore(['draft:box:7'], forbidden)).toBe(false);
  });
});

describe('what a person changed before the island woke', () => {
  it('is the text that differs from the page as it came, an emptied one included', () => {
    expect(controlChange(control({ type: 'text', value: 'abc', defaultValue: '' }))).toBe('abc');
    expect(controlChange(control({ type: 'text', value: '', defaultValue: '1' }))).toBe('');
    expect(controlChange(control({ type: 'text', value: '1', defaultValue: '1' }))).toBeUndefined();
  });

  it('is a ticked or unticked box, and of a group of radios the chosen one', () => {
    expect(controlChange(control({ type: 'checkbox', checked: false, defaultChecked: true }))).toBe(false);
    expect(controlChange(control({ type: 'checkbox', checked: true, defaultChecked: true }))).toBeUndefined();
    expect(controlChange(control({ type: 'radio', checked: true, defaultChecked: false }))).toBe(true);
    expect(controlChange(control({ type: 'radio', checked: false, defaultChecked: true }))).toBeUndefined();
  });

  it('is another entry of a list than the one it came with, which is the first where none was named', () => {
    expect(controlChange(select(1, [false, false]))).toBe('1');
    expect(controlChange(select(0, [false, false]))).toBeUndefined();
    expect(controlChange(select(1, [false, true]))).toBeUndefined();
    expect(controlChange(select(0, [false, true]))).toBe('0');
  });
});

it('what somebody typed, ticked and opened goes to the element in its place, and so does a chosen file, whose name none may set', () => {
  const file = (files: string[]) => ({
    type: 'file',
    files,
    get value() {
      return this.files.map((name) => `C:\\fakepath\\${name}`).join('');
    },
    set value(_) {
      throw new DOMException('', 'InvalidStateError');
    },
  });
  const [chosen, there] = [file(['card.pdf']), file([])];
  carryOver(control(chosen), control(there));
  expect(there.files).toEqual(['card.pdf']);
  const now = { type: 'text', value: '', defaultValue: '', checked: false };
  carryOver(control({ ...now, value: 'Simran', checked: true }), control(now));
  expect(now).toMatchObject({ value: 'Simran', checked: true });
});

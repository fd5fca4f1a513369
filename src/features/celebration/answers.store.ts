import { atom } from 'nanostores';
import { call } from '#client/api.ts';
import { readCelebration } from '#features/celebration/celebration.contract.ts';
import type { GuestAnswer } from '#features/celebration/celebration.rules.ts';

/** What guests answered, by their ids; empty until it was read. Several parts of a page show it. */
export const $answers = atom<Readonly<Record<string, GuestAnswer>>>({});

let reading: Promise<void> | null = null;

/** Reads the answers once a page. Without an answer of the shop the marks stay away; nothing else depends on them. */
export const loadAnswers = (): Promise<void> =>
  (reading ??= call(readCelebration, {}).then((answer) => {
    if (answer.ok) $answers.set(answer.data.answers);
  }));

import * as say from '#domain/catalogue/catalogue.texts.ts';
import { adSlots } from '#domain/catalogue/ad-slots.rules.ts';
import { decorationTabs } from '#domain/catalogue/decoration.rules.ts';
import { designerTabs } from '#domain/catalogue/designer.rules.ts';
import { invitationCategories } from '#domain/catalogue/invitation.rules.ts';
import { policyKinds } from '#domain/catalogue/policy.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { sweetCategories } from '#domain/catalogue/sweet.rules.ts';

/** Stored value of a field with its label. */
export interface Choice {
  value: string;
  label: string;
}

/** Returns choices whose values are what people call them. */
const ofWords = (words: readonly string[]): Choice[] => words.map((word) => ({ value: word, label: word }));
const ofTabs = (tabs: readonly { label: string; category: string }[]): Choice[] =>
  tabs.map(({ label, category }) => ({ value: category, label }));

/** Choices of each kind's fields. */
export const fieldChoices = {
  sweet: {
    category: ofWords(sweetCategories),
    type: [
      { value: 'Sweets', label: say.choiceSweets },
      { value: 'SugarFree', label: say.choiceSugarFree },
      { value: 'BengaliSweets', label: say.choiceBengali },
    ],
  },
  invitation: { category: ofWords(invitationCategories) },
  decoration: { category: ofTabs(decorationTabs) },
  designer: { category: ofTabs(designerTabs) },
  ad: { banner: adSlots.map((value, at): Choice => ({ value, label: say.choicePlace(at + 1) })) },
  planning: { category: ofTabs(decorationTabs) },
  policy: { kind: policyKinds.map(({ kind, title }): Choice => ({ value: kind, label: title })) },
} as const satisfies Partial<Record<RecordKind, Readonly<Record<string, readonly Choice[]>>>>;

const choicesOf = (kind: RecordKind, field: string): readonly Choice[] =>
  (fieldChoices as Partial<Record<RecordKind, Readonly<Record<string, readonly Choice[]>>>>)[kind]?.[field] ?? [];

/** Returns the label of a field's stored value; the value itself when it has none. */
export const choiceLabel = (kind: RecordKind, field: string, value: unknown): unknown =>
  choicesOf(kind, field).find((one) => one.value === value)?.label ?? value;

/** Returns the stored value that a text means, by label or value in any letter case; the text itself when none. */
export function choiceValue(kind: RecordKind, field: string, text: unknown): unknown {
  const wanted = String(text).toLowerCase();
  const choices = choicesOf(kind, field);
  const meant =
    choices.find(({ label }) => label.toLowerCase() === wanted) ??
    choices.find(({ value }) => value.toLowerCase() === wanted);
  return meant?.value ?? text;
}

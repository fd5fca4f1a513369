/** Forms of a text by plural category; each language gives those that it has, and `other` always. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/**
 * Returns a function that selects the form of a text for a number by the plural rules of a language
 * (`Intl.PluralRules`). English uses `one` only for 1, Hindi and Punjabi also for 0, so their `one` form must contain
 * the number.
 * @param language a BCP 47 tag, such as `en`
 */
// @__NO_SIDE_EFFECTS__
export function pluralsOf(language: string): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => forms[(rules ??= new Intl.PluralRules(language)).select(count)] ?? forms.other;
}

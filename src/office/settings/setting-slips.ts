import { isSlip, spanOf } from '#office/frame/slip.rules.ts';
import type { Slip } from '#office/frame/slip.store.ts';
import * as say from '#office/frame/slip.texts.ts';
import type { FormValues } from '#office/catalogue/form-values.ts';
import { settingText } from '#office/settings/setting-input.tsx';
import { sections } from '#domain/settings/settings.contract.ts';
import type { SettingSection } from '#domain/settings/settings.rules.ts';

/**
 * Returns what looks like a slip of the finger among the changes of a section: in its sums of money, which are compared
 * with the other sums of the section, and in what it declares as a capacity.
 */
export function settingSlips(section: SettingSection, before: FormValues, after: FormValues): Slip[] {
  const { title, fields } = sections[section];
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  const isSum = (name: string): boolean => fields[name]?.as === 'money';
  return Object.keys(fields).flatMap((name): Slip[] => {
    const declared = fields[name];
    const value = number(after[name]);
    if (!declared || value === null || (!isSum(name) && !declared.capacity)) return [];
    const sums = Object.keys(fields).filter((other) => other !== name && isSum(name) && isSum(other));
    const others = spanOf(sums.map((other) => number(after[other]) ?? 0));
    if (!isSlip({ before: number(before[name]), after: value, others })) return [];
    const text = (one: unknown): string => settingText(declared, one);
    const around = others && { many: title.toLowerCase(), least: text(others.least), most: text(others.most) };
    const said = say.stepOf(declared.label, text(before[name]), text(value));
    return [
      {
        key: `settings ${section} ${name} ${value}`,
        field: name,
        value: text(value),
        sentence: around ? `${said} ${say.othersHave(around)}` : said,
      },
    ];
  });
}

import { changedNames } from '#office/log/log-text.ts';
import { settingText } from '#office/settings/setting-input.tsx';
import { sections } from '#domain/settings/settings.contract.ts';
import { settingSections } from '#domain/settings/settings.rules.ts';
import type { AuditEntry } from '#domain/staff/staff.contract.ts';
import { shorten } from '#lib/text.ts';

/** Letters of a value that the log shows. */
const SHOWN = 300;

/**
 * Shows the changed settings of an entry: each field's label with its old and new value; unknown fields are left out.
 */
export function LoggedSettings({ entry: { recordId, before, after } }: { entry: AuditEntry }) {
  const section = settingSections.find((name) => name === recordId);
  const fields = section ? sections[section].fields : {};
  return (
    <dl className="staff-changes">
      {changedNames(before, after)
        .filter((name) => Object.hasOwn(fields, name))
        .map((name) => (
          <div key={name}>
            <dt>{fields[name]?.label}</dt>
            <dd>
              <del>{shorten(settingText(fields[name], before?.[name]), SHOWN)}</del>{' '}
              <ins>{shorten(settingText(fields[name], after?.[name]), SHOWN)}</ins>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Shows the title of a settings section; the name itself when it is unknown. */
export function SectionTitle({ section }: { section: string }): string {
  const known = settingSections.find((name) => name === section);
  return known ? sections[known].title : section;
}

import { useEffect } from 'react';
import { object, string } from 'yup';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { ownDraft } from '#office/frame/own-drafts.ts';
import type { useProof } from '#office/frame/use-proof.tsx';
import { inviteStaff } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import * as say from '#office/staff/staff.texts.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

const invitation = object({
  name: string().trim().min(2, say.nameTooShort).max(60).required(say.nameMissing),
  role: string<StaffRole>()
    .oneOf([...staffRoles])
    .required(say.roleMissing),
});

/** Created link with the name of the invited person. */
export type StaffLink = AnswerOf<typeof inviteStaff> & { name: string };

interface InviteFormProps {
  proven: ReturnType<typeof useProof>['proven'];
  onLink(link: StaffLink): void;
}

/** Form that creates an invitation link for a new staff member with a name and role. */
export function InviteForm({ proven, onLink }: InviteFormProps) {
  const { form, error, submit, busy, problem } = useShopForm({
    name: ownDraft('invite'),
    schema: invitation,
    defaultValues: { name: '', role: 'editor' as StaffRole },
    send: ({ name, role }) => proven(() => call(inviteStaff, { body: { name, role, staffId: null } })),
    onDone: (made, { name }) => {
      form.reset({ name: '', role: 'editor' });
      onLink({ ...made, name });
    },
  });
  const { setValue, setFocus } = form;
  useEffect(() => {
    // The search leads here for a role: its name is all that is left to type.
    const begin = (): void => {
      const role = staffRoles.find((one) => location.hash === `#invite-${one}`);
      if (!role) return;
      setValue('role', role);
      setFocus('name');
    };
    begin();
    addEventListener('hashchange', begin);
    return () => removeEventListener('hashchange', begin);
  }, [setValue, setFocus]);
  return (
    <section aria-labelledby="staff-invite">
      <h2 id="staff-invite">{say.inviteTitle}</h2>
      <form className="form-stack staff-form" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={say.name} error={error('name')}>
          <input className="input" autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label={say.role} error={error('role')}>
          <select className="input" {...form.register('role')}>
            {staffRoles.map((role) => (
              <option key={role} value={role}>
                {`${roleNames[role].name}: ${roleNames[role].may}`}
              </option>
            ))}
          </select>
        </Field>
        <SubmitRow busy={busy} problem={problem} label={say.makeLink} busyLabel={say.making} />
      </form>
    </section>
  );
}

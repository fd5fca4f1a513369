import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { nearMoment } from '#lib/dates.ts';
import type { useProof } from '#office/frame/use-proof.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import { listStaffTokens, revokeStaffToken } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import * as say from '#office/staff/staff.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';

/**
 * Lists the tokens of the command line; each has a button that revokes it. They are created on the server, so that
 * without any there is nothing to see.
 */
export function TokenList({ proven }: Pick<ReturnType<typeof useProof>, 'proven'>) {
  const { loaded, reload } = useCall(listStaffTokens, {});
  const { problem, write } = useWrite();
  const revoke = async (tokenId: string, name: string): Promise<void> => {
    const answer = await write(() => proven(() => call(revokeStaffToken, { params: { tokenId } })));
    if (!answer.ok) return;
    toast(say.tokenGone(name), { kind: 'done' });
    reload();
  };
  if (loaded.state === 'loading' || (loaded.state === 'ready' && loaded.data.tokens.length === 0)) return null;
  return (
    <section aria-labelledby="staff-tokens">
      <h2 id="staff-tokens">{say.tokens}</h2>
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      <Refusal message={problem} />
      {loaded.state === 'ready' && (
        <ul className="staff-list">
          {loaded.data.tokens.map(({ id, name, role, expiresAt }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <small>{say.tokenUntil(roleNames[role].name, nearMoment(expiresAt))}</small>
              </span>
              <button type="button" className="button button-quiet" onClick={() => void revoke(id, name)}>
                {say.takeBack}
                <span className="visually-hidden"> {say.tokenHeard(name)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

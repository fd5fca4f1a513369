import { useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { nearMoment } from '#lib/dates.ts';
import type { useProof } from '#office/frame/use-proof.tsx';
import { listStaffTokens, revokeStaffToken } from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Lists the tokens of the command line; each has a button that revokes it. They are created on the server. */
export function TokenList({ proven }: Pick<ReturnType<typeof useProof>, 'proven'>) {
  const { loaded, reload } = useCall(listStaffTokens, {});
  const [problem, setProblem] = useState('');
  const revoke = async (tokenId: string, name: string): Promise<void> => {
    setProblem('');
    const answer = await proven(() => call(revokeStaffToken, { params: { tokenId } }));
    if (!answer.ok) return setProblem(answer.message);
    toast(`The token “${name}” opens nothing any more.`, { kind: 'done' });
    reload();
  };
  return (
    <section aria-labelledby="staff-tokens">
      <h2 id="staff-tokens">Tokens of the command line</h2>
      {loaded.state === 'loading' && <Skeleton lines={2} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      <Refusal message={problem} />
      {loaded.state === 'ready' && loaded.data.tokens.length === 0 && (
        <p className="soft">
          There are none. <code>npm run staff -- token "Old laptop"</code> makes one on the shop’s machine.
        </p>
      )}
      {loaded.state === 'ready' && loaded.data.tokens.length > 0 && (
        <ul className="staff-list">
          {loaded.data.tokens.map(({ id, name, role, expiresAt }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <small>{`${roleNames[role].name}, until ${nearMoment(expiresAt)}`}</small>
              </span>
              <button type="button" className="button button-quiet" onClick={() => void revoke(id, name)}>
                Take back<span className="visually-hidden">{` the token ${name}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

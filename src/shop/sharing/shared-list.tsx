import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { $signedIn, requireSignIn } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { openShare, readSharedLists } from '#domain/sharing/share.contract.ts';
import { SharedFamily } from '#shop/sharing/shared-family.tsx';
import { personName } from '#lib/display-name.ts';
import * as say from '#shop/sharing/sharing.texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const asked = (name: string): string => new URLSearchParams(location.search).get(name) ?? '';

/**
 * Page of the lists shared with a relative. A link's secret is exchanged once, after sign-in, for the list's URL with
 * `id`; without either it shows all lists.
 */
export function SharedListPage() {
  const signed = useStore($signedIn, { ssr: () => false });
  const [id, setId] = useState(() => asked('id'));
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const secret = asked('t');
  useEffect(() => {
    if (!signed || secret === '') return;
    let current = true;
    setProblem('');
    void call(openShare, { body: { t: secret } }).then((answer) => {
      if (!current) return;
      if (!answer.ok) return setProblem(answer.message);
      history.replaceState(history.state, '', `${location.pathname}?id=${answer.data.id}`);
      setId(answer.data.id);
    });
    return () => {
      current = false;
    };
  }, [signed, secret, round]);
  if (!signed)
    return (
      <EmptyState
        title={say.signInTitle}
        action={{ label: say.signIn, onPress: () => requireSignIn(location.pathname + location.search) }}
      >
        {say.signInNote}
      </EmptyState>
    );
  if (problem) return <Failure message={problem} onRetry={() => setRound(round + 1)} />;
  if (id) return <SharedFamily id={id} />;
  return secret ? <Skeleton lines={8} /> : <Lists />;
}

/** Shows links to all guest lists that are shared with the customer. */
function Lists() {
  const { loaded, reload } = useCall(readSharedLists, {});
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  if (loaded.state === 'loading') return <Skeleton lines={3} />;
  const { lists } = loaded.data;
  if (lists.length === 0)
    return (
      <EmptyState title={say.listsNone} action={{ label: say.listsNoneOwn, href: '/guest/guest' }}>
        {say.listsNoneNote}
      </EmptyState>
    );
  return (
    <ul className="shares">
      {lists.map(({ _id, host, mayWrite }) => (
        <li key={_id}>
          <p>
            <strong>{personName(host) || say.listOfFamily}</strong>{' '}
            <span className="badge">{mayWrite ? say.listWrites : say.listReads}</span>
          </p>
          <a
            className="button button-quiet"
            href={`/shared-list?id=${_id}`}
            aria-label={say.listOpenHeard(personName(host))}
          >
            {say.listOpen}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useRef, useState } from 'react';
import { DEVICE_MARK } from '#client/device-mark.ts';
import { call } from '#client/api.ts';
import { readStored } from '#client/storage.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { type Entry, googleLogin, readSettings } from '#domain/session/session.contract.ts';
import * as say from '#shop/account/sign-in.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

interface TokenClient {
  requestAccessToken(): void;
}

declare global {
  interface Window {
    google?: { accounts: { oauth2: { initTokenClient(options: Record<string, unknown>): TokenClient } } };
  }
}

/** Button for sign-in with Google, shown only when the shop has a client id. The first click loads Google's script. */
export function GoogleButton({ onProven }: { onProven: (entry: Entry) => void }) {
  const [google, setGoogle] = useState<{ clientId: string; scriptUrl: string } | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  useEffect(() => {
    void call(readSettings).then((answer) => answer.ok && setGoogle(answer.data.google));
  }, []);
  const end = (text = ''): void => {
    running.current = false;
    setBusy(false);
    setProblem(text);
  };
  // Not every browser tells that Google's window was closed, or lets it speak to this page.
  useSeenAgain(() => {
    if (running.current) end(say.googleNotYet);
  });
  if (!google) return null;

  const signIn = async (): Promise<void> => {
    // A second press would open a second window.
    if (running.current) return;
    running.current = true;
    setProblem('');
    setBusy(true);
    const ready = await loadScript(google.scriptUrl);
    if (!ready || !window.google) return end(say.googleUnreached);
    window.google.accounts.oauth2
      .initTokenClient({
        client_id: google.clientId,
        scope: 'openid email profile',
        callback: async ({ access_token = '' }: { access_token?: string }) => {
          if (access_token === '') return end(say.googleRefused);
          const answer = await call(googleLogin, {
            body: { access_token, device: readStored(DEVICE_MARK) ?? undefined },
          });
          end(answer.ok ? '' : answer.message);
          if (answer.ok) onProven(answer.data);
        },
        error_callback: ({ type = '' }: { type?: string } = {}) =>
          end(type === 'popup_failed_to_open' ? say.googleBlocked : say.googleClosed),
      })
      .requestAccessToken();
  };
  return (
    <div className="form-stack">
      <p className="sign-in-or">{say.googleOr}</p>
      <Refusal message={problem} />
      <button type="button" className="button button-quiet button-wide" aria-busy={busy} onClick={() => void signIn()}>
        {say.googleContinue}
      </button>
    </div>
  );
}

function loadScript(url: string): Promise<boolean> {
  if (window.google) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

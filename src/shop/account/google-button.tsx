import { useEffect, useRef, useState } from 'react';
import { DEVICE_MARK } from '#client/device-mark.ts';
import { call } from '#client/api.ts';
import { readStored } from '#client/storage.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { type Entry, googleLogin, readSettings } from '#domain/session/session.contract.ts';
import { Refusal } from '#ui/refusal.tsx';

interface TokenClient {
  requestAccessToken(): void;
}

declare global {
  interface Window {
    google?: { accounts: { oauth2: { initTokenClient(options: Record<string, unknown>): TokenClient } } };
  }
}

const REFUSED =
  'Google did not give us your name, because it was not allowed to. You can allow it, or use your mobile number.';
const BLOCKED =
  "Your browser did not open Google's window. Please allow pop-ups for this page, or use your mobile number.";
const NOT_YET = 'Google has not told us who you are yet. Please finish there, or press once more.';
const CLOSED = "Google's window was closed before you signed in. You can open it again, or use your mobile number.";

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
    if (running.current) end(NOT_YET);
  });
  if (!google) return null;

  const signIn = async (): Promise<void> => {
    // A second press would open a second window.
    if (running.current) return;
    running.current = true;
    setProblem('');
    setBusy(true);
    const ready = await loadScript(google.scriptUrl);
    if (!ready || !window.google) return end('Google could not be reached. Please use your mobile number.');
    window.google.accounts.oauth2
      .initTokenClient({
        client_id: google.clientId,
        scope: 'openid email profile',
        callback: async ({ access_token = '' }: { access_token?: string }) => {
          if (access_token === '') return end(REFUSED);
          const answer = await call(googleLogin, {
            body: { access_token, device: readStored(DEVICE_MARK) ?? undefined },
          });
          end(answer.ok ? '' : answer.message);
          if (answer.ok) onProven(answer.data);
        },
        error_callback: ({ type = '' }: { type?: string } = {}) =>
          end(type === 'popup_failed_to_open' ? BLOCKED : CLOSED),
      })
      .requestAccessToken();
  };
  return (
    <div className="form-stack">
      <p className="sign-in-or">or</p>
      <Refusal message={problem} />
      <button type="button" className="button button-quiet button-wide" aria-busy={busy} onClick={() => void signIn()}>
        Continue with Google
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

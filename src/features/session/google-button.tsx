import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { googleLogin, readSettings, type UserWire } from '#features/session/session.contract.ts';

interface TokenClient {
  requestAccessToken(): void;
}

declare global {
  interface Window {
    google?: { accounts: { oauth2: { initTokenClient(options: Record<string, unknown>): TokenClient } } };
  }
}

/** Sign-in with Google: offered only where the shop has a client id; its script is loaded by the press. */
export function GoogleButton({ onProven }: { onProven: (token: string, user: UserWire) => void }) {
  const [google, setGoogle] = useState<{ clientId: string; scriptUrl: string } | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void call(readSettings).then((answer) => answer.ok && setGoogle(answer.data.google));
  }, []);
  if (!google) return null;

  const signIn = async (): Promise<void> => {
    setProblem('');
    setBusy(true);
    const ready = await loadScript(google.scriptUrl);
    if (!ready || !window.google) {
      setBusy(false);
      setProblem('Google could not be reached. Please use your mobile number.');
      return;
    }
    window.google.accounts.oauth2
      .initTokenClient({
        client_id: google.clientId,
        scope: 'openid email profile',
        callback: async ({ access_token = '' }: { access_token?: string }) => {
          const answer = await call(googleLogin, { body: { access_token } });
          setBusy(false);
          if (answer.ok) onProven(answer.data.token, answer.data.user);
          else setProblem(answer.message);
        },
        error_callback: () => setBusy(false),
      })
      .requestAccessToken();
  };
  return (
    <div className="form-stack">
      <p className="sign-in-or">or</p>
      {problem && (
        <p className="notice notice-problem" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button button-quiet button-wide" aria-busy={busy} onClick={() => void signIn()}>
        Continue with Google
      </button>
    </div>
  );
}

function loadScript(address: string): Promise<boolean> {
  if (window.google) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

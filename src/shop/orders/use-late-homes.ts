import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { type LateHome, type LateHomes, readLateHomes, settleLateHomes } from '#domain/orders/late-home.contract.ts';
import { checkReach } from '#domain/payments/reach.contract.ts';
import * as say from '#shop/orders/waiting-homes.texts.ts';

/** Returns the values in lists of ten, the most sweets that one call takes. */
const tens = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, at) => all.slice(at * 10, at * 10 + 10));

/**
 * Returns the homes whose late address is too far for some of their sweets, with the names of these sweets. Empty until
 * the server has answered.
 */
function useFarNames(homes: readonly LateHome[]): { name: string; sweets: string[] }[] {
  const [far, setFar] = useState<{ name: string; sweets: string[] }[]>([]);
  const question = JSON.stringify(
    homes.filter(({ state }) => state === 'came').map(({ name, pincode, sweetIds }) => ({ name, pincode, sweetIds })),
  );
  useEffect(() => {
    let current = true;
    const came = JSON.parse(question) as Pick<LateHome, 'name' | 'pincode' | 'sweetIds'>[];
    const sweetIds = [...new Set(came.flatMap((home) => home.sweetIds))];
    const pincodes = [...new Set(came.map(({ pincode }) => pincode))];
    if (came.length === 0) return;
    const calls = tens(sweetIds).map((ids) => call(checkReach, { body: { sweetIds: ids, pincodes } }));
    void Promise.all(calls).then((answers) => {
      if (!current) return;
      const tooFar = answers.flatMap((answer) => (answer.ok ? answer.data.far : []));
      const found = came.map(({ name, pincode, sweetIds: its }) => ({
        name,
        sweets: tooFar
          .filter((sweet) => its.includes(sweet.sweetId) && sweet.pincodes.includes(pincode))
          .map((sweet) => sweet.name),
      }));
      setFar(found.filter(({ sweets }) => sweets.length > 0));
    });
    return () => {
      current = false;
    };
  }, [question]);
  return far;
}

/**
 * Loads the homes of an order that were paid before their address was known, and ends the waiting of those that still
 * do: `settle` refunds their boxes or sends them to the customer's own home.
 * @param onSettled called when it has
 */
export function useLateHomes(orderId: string, onSettled: () => void) {
  const { loaded, replace } = useCall(readLateHomes, { params: { orderId } });
  const [asked, setAsked] = useState<'refund' | 'own' | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const homes = loaded.data?.homes ?? [];
  const far = useFarNames(homes);
  const settle = async (way: 'refund' | 'own'): Promise<void> => {
    setBusy(true);
    setProblem('');
    const waiting = homes.filter(({ state }) => state === 'waiting');
    const positions = waiting.map(({ position }) => position);
    const boxes = waiting.reduce((sum, home) => sum + home.boxes, 0);
    const answer = await call(settleLateHomes, { params: { orderId }, body: { way, positions } });
    setBusy(false);
    setAsked(null);
    if (!answer.ok) {
      const now = answer.data as Partial<LateHomes> | undefined;
      if (now?.homes) replace(now as LateHomes);
      return setProblem(answer.message);
    }
    replace(answer.data);
    toast((way === 'own' ? say.ownDone : say.refundDone)(boxes), {
      kind: 'done',
    });
    onSettled();
  };
  return { late: loaded.data, far, asked, setAsked, busy, problem, settle };
}

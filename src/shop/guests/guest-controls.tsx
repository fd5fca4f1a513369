import { useStore } from '@nanostores/react';
import { answerLost } from '#client/lost-script.ts';
import { $user } from '#client/session.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';
import { isCelebrationTold, sumAnswers } from '#domain/guests/celebration.rules.ts';
import { readFamilyLink } from '#domain/guests/family-link.contract.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { GuestControl } from '#shop/guests/guest-control.tsx';
import { $over, setSharePlace } from '#shop/guests/guest-list.store.ts';
import * as say from '#shop/guests/guests.texts.ts';
import type { AnswerOf } from '#lib/endpoint.ts';

/**
 * One row of plain controls of what belongs to the list and is seldom needed. What is in use says so by a word. The
 * control that shares the list is drawn there by its own room.
 * @param guests the list to export; empty for none
 */
export function GuestControls({ guests }: { guests: readonly GuestWire[] }) {
  const user = useStore($user, { ssr: () => null });
  const celebration = useCall(readCelebration, {}).loaded.data;
  const link = useCall(readFamilyLink, {}).loaded.data;
  const own = [user?.address, user?.pincode].filter(Boolean).join(', ');
  return (
    <div className="guest-controls" role="group" aria-label={say.controls}>
      <GuestControl
        icon="calendar"
        word={celebration ? celebrationWord(celebration) : ''}
        onPress={() => $over.set({ kind: 'celebration' })}
      >
        {say.controlCelebration}
      </GuestControl>
      {link && (
        <GuestControl
          icon="chat"
          word={link.newcomers.length > 0 ? say.wordWaits(link.newcomers.length) : link.link ? say.wordOpen : ''}
          onPress={() => $over.set({ kind: 'family' })}
        >
          {say.controlLink}
        </GuestControl>
      )}
      <GuestControl
        icon="pin"
        word={own}
        heard={own === '' ? say.controlAddressAdd : undefined}
        onPress={() => $over.set({ kind: 'address' })}
      >
        {say.controlAddress}
      </GuestControl>
      <span className="guest-control-place" ref={setSharePlace} />
      {guests.length > 0 && (
        <GuestControl icon="receipt" word="" onPress={() => void exportGuests(guests)}>
          {say.listExport}
        </GuestControl>
      )}
    </div>
  );
}

/** Says how many come, or else whether the guests are told where and when. */
function celebrationWord({ celebration, answers }: AnswerOf<typeof readCelebration>): string {
  const { people } = sumAnswers(Object.values(answers));
  if (people > 0) return say.wordCome(people);
  return isCelebrationTold(celebration) ? say.wordSet : '';
}

/** Downloads the guests as a table, by a script that is loaded with its first use; says so when it cannot be. */
async function exportGuests(guests: readonly GuestWire[]): Promise<void> {
  try {
    (await import('#shop/guests/import-guests.ts')).downloadGuests(guests);
  } catch {
    void answerLost(toast);
  }
}

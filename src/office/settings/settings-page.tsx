import { Suspense } from 'react';
import { Gate } from '#office/frame/gate.tsx';
import * as say from '#office/settings/settings.texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// The forms and their rules come for those who are let in.
const SettingsRoom = lazyPart(async () => (await import('#office/settings/settings-room.tsx')).SettingsRoom);

/** Page of the shop's settings. */
export function SettingsPage() {
  return (
    <Gate room="/back-office/settings" title={say.settings}>
      {() => (
        <Suspense fallback={<Skeleton lines={8} />}>
          <SettingsRoom />
        </Suspense>
      )}
    </Gate>
  );
}

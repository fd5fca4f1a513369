import { Gate } from '#office/frame/gate.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import * as say from '#office/frame/frame.texts.ts';

/** Page for unknown paths of the back office. */
export const LostRoom = () => (
  <Gate
    title={say.pageNotFound}
    anybody={
      <EmptyState title={say.pageNotFoundTitle} action={{ label: say.today, href: '/back-office' }}>
        {say.pageNotFoundHint}
      </EmptyState>
    }
  />
);

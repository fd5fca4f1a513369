import { Gate } from '#office/frame/gate.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Page for unknown paths of the back office. */
export const LostRoom = () => (
  <Gate
    title="There is no such page"
    anybody={
      <EmptyState title="Nothing stands at this address" action={{ label: 'Overview', href: '/back-office' }}>
        It may be misspelt, or what stood here was moved. Nothing of your work is lost.
      </EmptyState>
    }
  />
);

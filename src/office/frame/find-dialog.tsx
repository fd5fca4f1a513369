import { useEffect, useRef } from 'react';
import { FindBox } from '#office/frame/find-box.tsx';
import { findTitle } from '#office/frame/find.texts.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { Dialog } from '#ui/dialog.tsx';

interface FindDialogProps {
  role: StaffRole;
  onClose(): void;
}

/** Dialog of the one search. */
export function FindDialog({ role, onClose }: FindDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  // After the dialog opened, which takes the focus itself.
  useEffect(() => content.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog title={findTitle} open onClose={onClose}>
      <div ref={content}>
        <FindBox role={role} onGone={onClose} />
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { signedIn } from '#client/session.ts';
import * as say from '#shop/planning/planning.texts.ts';
import type { PlanningDesk } from '#shop/planning/use-planning.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';

interface ActionsProps {
  desk: PlanningDesk;
  /** Ids of the lists that Add Planning saves. */
  opened: readonly string[];
  /** Ids of the lists that Clear All empties; `named` describes them in the confirmation. */
  cleared: readonly string[];
  named: string;
}

/**
 * Buttons of a checklist: Add Planning saves the checkmarks, Clear All removes them after confirmation and can be
 * undone, Print prints.
 */
export function PlanningActions({ desk, opened, cleared, named }: ActionsProps) {
  const [asking, setAsking] = useState(false);
  // Pressed before the saved ticks are there, it asks once they are: they tell what is removed.
  const waiting = asking && desk.state === 'loading';
  return (
    <div className="planning-actions no-print">
      {desk.state === 'failed' && (
        <Failure
          message={desk.message}
          onRetry={() => {
            setAsking(false);
            desk.reload();
          }}
        />
      )}
      {desk.undo && (
        <p className="notice" role="status">
          <span>{say.ticksGone}</span>
          <button type="button" className="button button-plain" disabled={desk.busy} onClick={() => void desk.undo?.()}>
            {say.undo}
          </button>
        </p>
      )}
      {desk.changed.length > 0 && <p className="small soft">{say.unsaved}</p>}
      <div className="planning-buttons">
        <button
          type="button"
          className="button"
          aria-busy={desk.busy}
          disabled={desk.busy || opened.length === 0}
          onClick={() => void desk.save(opened)}
        >
          {say.save}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-busy={waiting}
          disabled={desk.busy || desk.state === 'failed'}
          onClick={() => (signedIn() ? setAsking(true) : void desk.clear(cleared))}
        >
          {say.clear}
        </button>
        <button type="button" className="button button-plain" onClick={() => print()}>
          <Icon name="list" size={20} />
          {say.print}
        </button>
      </div>
      <Dialog
        title={say.clearSure}
        open={asking && desk.state === 'ready'}
        onClose={() => setAsking(false)}
        role="alertdialog"
      >
        <p>{named}</p>
        <p className="dialog-actions">
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            {say.clearKeep}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              setAsking(false);
              void desk.clear(cleared);
            }}
          >
            {say.clear}
          </button>
        </p>
      </Dialog>
    </div>
  );
}

/** Button that sends the shop a request for help with one checklist. */
export function HelpButton({ desk, listId }: { desk: PlanningDesk; listId: string }) {
  return (
    <button
      type="button"
      className="button button-quiet no-print"
      disabled={desk.busy}
      onClick={() => void desk.askHelp(listId)}
    >
      <Icon name="chat" size={20} />
      {say.help}
    </button>
  );
}

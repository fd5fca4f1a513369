import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { closeByBack } from '#ui/back-closes.ts';
import { Icon } from '#ui/icon.tsx';
import * as say from '#ui/ui.texts.ts';

interface DialogProps {
  title: ReactNode;
  open: boolean;
  /** True while the dialog is hidden for something else over the page and will be shown again. */
  aside?: boolean;
  /** Called when the user closes the dialog: by the cross, Escape, Back or a click outside. */
  onClose(): void;
  wide?: boolean;
  role?: 'alertdialog';
  children: ReactNode;
}

/**
 * Native modal dialog with a title and a closing button; the browser keeps the focus inside and restores it afterwards.
 */
export function Dialog({ title, open, aside = false, onClose, wide = false, role, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const beside = useRef(false);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    const shown = open && !aside;
    if (shown && !dialog?.open) dialog?.showModal();
    if (!shown && dialog?.open) dialog.close();
  }, [open, aside]);
  const back = useEffectEvent(() => {
    if (!aside) onClose();
  });
  useLayoutEffect(() => (open ? closeByBack(() => back()) : undefined), [open]);
  // A dialog that is taken away while it is open must close first, or the focus is lost.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      role={role}
      aria-labelledby={id}
      onCancel={(event) => {
        // React hands on what a dialog or a chooser of files inside was told; this one stays open then.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => void (beside.current = target === element.current)}
      // Neither the second half of the double press that opened it nor a selection drawn beyond its edge is a press beside it.
      onClick={({ target, detail }) => target === element.current && beside.current && detail < 2 && onClose()}
    >
      <div className="dialog-head">
        <h2 className="dialog-title" id={id}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={say.closeHeard} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{open && !aside && children}</div>
    </dialog>
  );
}

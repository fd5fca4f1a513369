import { useEffect } from 'react';

/**
 * Lets an island answer presses of the controls elsewhere on the page that its `client:use` names by `open`. The
 * pressed control has the focus when `onPress` is called, so that a dialog gives it back when it closes.
 * @param controls selector of the controls
 */
export function useOpeners(controls: string, onPress: (control: HTMLElement) => void): void {
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      control.focus();
      onPress(control);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  });
}

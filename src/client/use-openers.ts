import { useEffect } from 'react';

/**
 * Calls `onPress` for clicks on controls outside the island, those named by `open` of its `client:use`. The clicked
 * control gets the focus first, so that a dialog returns the focus to it.
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

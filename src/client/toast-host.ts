import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type CloseButtonProps, cssTransition, toast as send, ToastContainer, type TypeOptions } from 'react-toastify/unstyled';
import type { ToastOptions } from '#client/toast.ts';

/** Life of a toast in ms, and the share of its width it must be dragged to go. */
const LIFE = 5000;
const DRAG_PERCENT = 80;

const types: Record<NonNullable<ToastOptions['kind']>, TypeOptions> = { note: 'info', done: 'success', problem: 'error' };
const transition = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false });

let region: HTMLElement | null = null;

/** Shows a toast above everything, open dialogs included. */
export function showToast(text: string, { kind = 'note', position = 'top-right' }: ToastOptions): void {
  region ??= mount();
  region.dataset.position = position;
  // The region is put on top again, because a dialog may have been opened since.
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
  send(text, { type: types[kind] });
}

function mount(): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'toasts';
  holder.popover = 'manual';
  document.body.append(holder);
  createRoot(holder).render(
    createElement(ToastContainer, {
      position: 'top-right',
      autoClose: LIFE,
      draggable: true,
      draggablePercent: DRAG_PERCENT,
      hideProgressBar: true,
      closeOnClick: false,
      pauseOnFocusLoss: true,
      newestOnTop: true,
      icon: false,
      limit: 4,
      role: 'status',
      transition,
      closeButton: CloseButton,
    }),
  );
  return holder;
}

function CloseButton({ closeToast }: CloseButtonProps) {
  const cross = createElement('path', { d: 'M6 6l12 12M18 6 6 18' });
  const icon = createElement('svg', { className: 'icon', width: 20, height: 20, viewBox: '0 0 24 24', 'aria-hidden': true }, cross);
  return createElement('button', { type: 'button', className: 'icon-button', 'aria-label': 'Close message', onClick: () => closeToast() }, icon);
}

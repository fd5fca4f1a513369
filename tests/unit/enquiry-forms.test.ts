// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $user, $userId } from '#client/session.ts';
import { sendContactMessage, sendDesignQuote } from '#domain/enquiries/enquiry.contract.ts';
import { ContactForm } from '#shop/enquiries/contact-form.tsx';
import { DesignForm } from '#shop/enquiries/design-form.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

const told = vi.hoisted(() => ({ toasts: [] as string[], held: null as File | null, kept: [] as (string | null)[] }));
vi.mock('#client/toast.ts', () => ({
  toast: (text: string) => void told.toasts.push(text),
  flash: (text: string) => void told.toasts.push(`next: ${text}`),
}));
vi.mock('#client/draft-files.ts', () => ({
  heldFile: async () => told.held,
  keepFile: async (_form: string, file: File | null) => void told.kept.push(file && file.name),
}));
vi.mock('#client/picture-file.ts', () => ({
  sendablePicture: async (file: File) => {
    if (file.name === 'torn.png') throw new Error('no picture');
    return file;
  },
}));
vi.mock('#client/fetch-progress.ts', async (original) => ({
  ...(await original<object>()),
  sendWithProgress: (url: string, options: RequestInit) => fetch(url, options),
}));

beforeEach(() => {
  localStorage.clear();
  Object.assign(told, { toasts: [], held: null, kept: [] });
  Element.prototype.scrollIntoView = () => undefined;
  document.elementFromPoint = () => null;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  $user.set(null);
  $userId.set('u1');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp | string, value: string) =>
  act(async () => fireEvent.change(field(label), { target: { value } }));
const send = () => act(async () => fireEvent.submit(document.querySelector('form')!));

describe('every form', () => {
  const DRAFT = 'shagun:draft:contact:v1';
  const fill = async () => {
    await type('First name', 'Simran');
    await type('Last name', 'Kaur');
    await type('Email', 'simran@example.in');
    await type('Mobile', '9876512345');
    await type('Message', 'Forty boxes.');
  };

  it('says what is missing at its field, and goes there', async () => {
    const shop = answerCalls();
    render(createElement(ContactForm));
    await type('First name', 'Simran');
    await send();
    expect(screen.getByText('Last name is required.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Last name'));
    expect(shop.made).toEqual([]);
  });

  it('keeps what was typed over a reload, but neither what was there anyway nor the trap for programs', async () => {
    $user.set({ name: 'Simran Kaur', email: '', mobile: '9876512345' } as never);
    answerCalls();
    render(createElement(ContactForm));
    await type('Message', 'Forty boxes.');
    await act(async () =>
      fireEvent.change(document.querySelector('[name=leaveEmpty]')!, { target: { value: 'a program' } }),
    );
    expect(JSON.parse(localStorage.getItem(DRAFT) ?? '')).toEqual({ message: 'Forty boxes.' });
    cleanup();
    $user.set({ name: 'Simran Gill', email: '', mobile: '9876512345' } as never);
    render(createElement(ContactForm));
    expect([field('Last name').value, field('Message').value]).toEqual(['Gill', 'Forty boxes.']);
    await type('Message', '');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('is sent once however often it is pressed, says so, and forgets its draft', async () => {
    const shop = answerCalls();
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.answer(sendContactMessage, async () => (await promise, { message: 'Thanks.' }) as never);
    render(createElement(ContactForm));
    await fill();
    await send();
    expect(screen.getByRole('button', { name: 'Submitting...' }).hasAttribute('disabled')).toBe(true);
    await send();
    await act(async () => resolve());
    await vi.waitFor(() => expect(told.toasts).toEqual([' Your message has been sent successfully !']));
    expect(shop.made).toHaveLength(1);
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(field('Message').value).toBe('');
  });

  it('shows the refusal of the shop at the field it is about, or else at the button, and keeps everything', async () => {
    const shop = answerCalls();
    shop.answer(sendContactMessage, {
      refused: 400,
      message: 'Email not valid.',
      errors: { email: 'Email not valid.', unknown: 'Nobody sees this.' },
    });
    render(createElement(ContactForm));
    await fill();
    await send();
    await vi.waitFor(() => expect(screen.getByText('Email not valid.')).toBeTruthy());
    expect(document.activeElement).toBe(field('Email'));
    expect(document.querySelector('.refusal')).toBeNull();
    shop.answer(sendContactMessage, { refused: 429, message: 'Please wait a little.' });
    await send();
    await vi.waitFor(() =>
      expect(document.querySelector('.refusal')?.textContent).toBe('Your message was not sent. Please wait a little.'),
    );
    expect(field('Message').value).toBe('Forty boxes.');
  });

  it('has an answer when it fails by itself', async () => {
    answerCalls();
    render(createElement(ContactForm));
    await fill();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(JSON, 'stringify').mockImplementation(() => {
      throw new Error('broken');
    });
    await send();
    vi.mocked(JSON.stringify).mockRestore();
    await vi.waitFor(() => expect(document.querySelector('.refusal')).not.toBeNull());
  });
});

describe('the form of a design', () => {
  const picture = (name = 'card.png', kind = 'image/png') => new File(['x'], name, { type: kind });
  const pick = (file: File) =>
    act(async () => {
      const [chooser] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
      Object.defineProperty(chooser, 'files', { value: [file], configurable: true });
      fireEvent.change(chooser!);
    });
  const fill = async () => {
    await type('Name', 'Simran Kaur');
    await type('Mobile', '9876512345');
    await type('Amount', '900');
    await type('Category', field('Category').querySelector<HTMLOptionElement>('option:nth-child(2)')!.value);
    await type('Description', 'Gold letters.');
  };

  it('asks for a picture and a whole sum, and takes no file that is no picture', async () => {
    answerCalls();
    render(createElement(DesignForm));
    await fill();
    await type('Amount', '1,200.50');
    await send();
    expect(screen.getByText('Please upload a design file.')).toBeTruthy();
    await pick(picture('card.txt', 'text/plain'));
    expect(told.kept).toEqual([]);
    await pick(picture('torn.png'));
    expect(screen.getByText(/could not read this file as a picture/)).toBeTruthy();
    await pick(picture());
    expect(screen.getByText('card.png')).toBeTruthy();
    expect(told.kept).toEqual(['card.png']);
    expect(screen.queryByText('Please upload a design file.')).toBeNull();
  });

  it('sends words and picture, and goes on to the invitations', async () => {
    const assigned = vi.spyOn(location, 'assign').mockImplementation((to) => void told.toasts.push(`to ${to}`));
    const shop = answerCalls();
    shop.answer(sendDesignQuote, { refused: 400, message: 'That is no picture.' });
    render(createElement(DesignForm));
    await fill();
    await pick(picture());
    await send();
    await vi.waitFor(() => expect(told.toasts).toEqual(['That is no picture.']));
    shop.answer(sendDesignQuote, { message: 'Thanks.' } as never);
    await send();
    await vi.waitFor(() => expect(told.toasts).toContain('Your design added successfully'));
    const sent = shop.made.at(-1)?.body as FormData;
    expect([sent.get('name'), sent.get('userId'), (sent.get('image') as File).name]).toEqual([
      'Simran Kaur',
      'u1',
      'card.png',
    ]);
    expect(told.kept.at(-1)).toBeNull();
    expect(screen.getByRole('button', { name: 'Submit' }).hasAttribute('disabled')).toBe(true);
    await vi.waitFor(() => expect(told.toasts.at(-1)).toBe('to /invitation'), { timeout: 10_000 });
    assigned.mockRestore();
  });

  it('comes back with its picture, or says that the browser could not keep it', async () => {
    answerCalls();
    localStorage.setItem('shagun:draft:design:v1', JSON.stringify({ image: 'card.png', name: 'Simran' }));
    render(createElement(DesignForm));
    await vi.waitFor(() => expect(screen.getByText(/this browser could not keep the picture/)).toBeTruthy());
    expect(field('Name').value).toBe('Simran');
    cleanup();
    told.held = picture();
    render(createElement(DesignForm));
    await vi.waitFor(() => expect(screen.getByAltText('Preview of card.png')).toBeTruthy());
  });
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeEnquiry, type Enquiry, readEnquiry } from '#domain/enquiries/inbox.contract.ts';
import { countFailedMessages } from '#domain/messages/messages.contract.ts';
import { listMoney } from '#domain/orders/refund.contract.ts';
import { listStaffOrders } from '#domain/orders/staff-order.contract.ts';
import { changeStaff, listStaffPeople, listStaffTokens, readStaffMe } from '#domain/staff/staff.contract.ts';
import { readToday } from '#domain/today/today.contract.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { EnquiryPage } from '#office/enquiries/enquiry-page.tsx';
import { SentPanel } from '#office/messages/sent-panel.tsx';
import { MoneyPage } from '#office/orders/money-page.tsx';
import { OrdersPage } from '#office/orders/order-list-page.tsx';
import { StepDialog } from '#office/orders/step-dialog.tsx';
import { OverviewPage } from '#office/overview/overview-page.tsx';
import { PeoplePage } from '#office/staff/people-page.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { keepRows } from '#tests/support/kept-rows.ts';

vi.mock('#client/toast.ts', () => ({ toast: () => undefined }));

const ID = 'a'.repeat(24);
const main = () => screen.getByRole('main').textContent ?? '';
const press = (name: string | RegExp, role = 'button') =>
  act(async () => fireEvent.click(screen.getByRole(role, { name })));
let shop: ReturnType<typeof answerCalls>;
const signIn = (role: StaffRole) => shop.answer(readStaffMe, { staff: { id: ID, name: 'Lakshmi', role } } as never);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/back-office');
  keepRows();
  shop = answerCalls();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps a page from roles that it is not for, and says who can change that', async () => {
  shop.answer(listMoney, { entries: [], unheard: null });
  signIn('packer');
  render(createElement(MoneyPage));
  await expect.poll(main).toContain('This page is not for your role (packer).');
  expect(shop.made.map(({ path }) => path)).not.toContain(listMoney.path);
  const doors = screen.getByRole('navigation', { name: 'Back office' });
  expect(doors.textContent).toBe('TodayOrders');
  cleanup();
  signIn('owner');
  render(createElement(MoneyPage));
  await expect.poll(main).toContain('Every payment is where it belongs');
});

it('says on the first page what it cannot load, and loads it when asked', async () => {
  signIn('helper');
  shop.answer(readToday, { refused: 403, message: 'The shop is busy.' });
  render(createElement(OverviewPage));
  await expect.poll(main).toContain('The shop is busy.');
  shop.answer(readToday, {
    today: {
      at: '2026-11-30T06:00:00.000Z',
      failed: { faults: 2 },
      money: null,
      work: null,
      inbox: null,
      orders: null,
    },
  } as never);
  await press('Try again');
  await expect.poll(() => screen.queryByRole('list', { name: 'To do now' })?.children.length).toBe(1);
});

it('warns of codes to sign in that run out, and leads to the setting', async () => {
  const alarm = 'The shop has nearly used up its codes.';
  const codes = { hour: { sent: 480, most: 600 }, day: { sent: 1200, most: 3000 }, alarm };
  shop.answer(countFailedMessages, { count: { unsure: 0, waiting: 1 }, codes } as never);
  render(createElement(SentPanel));
  await expect.poll(() => document.body.textContent).toContain(alarm);
  const link = screen.getByRole('link', { name: /^Sign-in codes: 480 of 600 in the last hour, 1,200 of 3,000/ });
  expect(link.getAttribute('href')).toBe('/back-office/settings#codes');
});

it('lets whoever was too late with a message make the change all the same', async () => {
  const enquiry = (revision: number, state = 'open') =>
    ({
      id: ID,
      name: 'Simran',
      mobile: '',
      kind: 'contact',
      at: '2026-11-30T06:00:00.000Z',
      revision,
      state,
      history: [],
      orders: [],
      others: [],
    }) as unknown as Enquiry;
  history.replaceState(null, '', `/back-office/inbox/${ID}`);
  signIn('helper');
  shop.answer(readEnquiry, { enquiry: enquiry(1), people: [] });
  render(createElement(EnquiryPage));
  const closed = () => screen.queryByRole('button', { name: 'Closed' })?.getAttribute('aria-pressed');
  await expect.poll(closed).toBe('false');
  const conflict = {
    code: 'enquiry-changed',
    by: 'Jaspreet',
    at: '2026-11-30T06:00:00.000Z',
    enquiry: enquiry(4, 'waiting'),
  };
  shop.answer(changeEnquiry, { refused: 409, message: '', ...conflict });
  await press('Closed');
  await expect.poll(main).toContain('Jaspreet changed this message');
  expect(screen.getByRole('button', { name: 'Waiting for the customer' }).getAttribute('aria-pressed')).toBe('true');
  shop.answer(changeEnquiry, { enquiry: enquiry(5, 'closed'), eventId: 'e' } as never);
  await press('Make my change anyway');
  await expect.poll(closed).toBe('true');
  expect(shop.made.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { state: 'closed', revision: 1 },
    { state: 'closed', revision: 4 },
  ]);
});

it('asks before somebody becomes an owner and before an account is closed, and does nothing after No', async () => {
  signIn('owner');
  const jaspreet = {
    id: 'b'.repeat(24),
    name: 'Jaspreet',
    role: 'editor',
    state: 'active',
    passkeys: [],
    hasPassword: true,
  };
  shop.answer(listStaffPeople, { people: [{ ...jaspreet, link: null }] } as never);
  shop.answer(listStaffTokens, { tokens: [] });
  shop.answer(changeStaff, {});
  const changes = () => shop.made.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  render(createElement(PeoplePage));
  await expect.poll(main).toContain('Editor; signs in by password');
  fireEvent.change(screen.getByLabelText('Role of Jaspreet'), { target: { value: 'owner' } });
  await press('Save role of Jaspreet');
  expect(screen.getByRole('alertdialog', { name: 'Make Jaspreet an owner?' }).textContent).toContain(
    'can close your account too',
  );
  await press('No');
  await press('Close account of Jaspreet');
  expect(screen.getByRole('alertdialog', { name: 'Close the account of Jaspreet?' })).toBeTruthy();
  expect(changes()).toEqual([]);
  await press('Close account');
  await expect.poll(changes).toEqual([{ role: 'editor', isActive: false }]);
});

it('chooses orders of all pages, and says that what was cancelled makes no step with others', async () => {
  history.replaceState(null, '', '/back-office/orders');
  signIn('packer');
  const row = (id: string, states: object) => ({
    id,
    title: 'Moonlit',
    goods: '',
    customer: `Buyer ${id}`,
    mobile: '',
    invoiceNumber: '',
    amount: 0,
    leavesBy: '2026-12-01T06:00:00.000Z',
    homes: 1,
    states,
    cities: ['Amritsar', 'Pune', 'Mohali'],
  });
  const totals = { orders: 2, homes: 2, boxes: 2, amount: null, states: { placed: 1, cancelled: 1 } };
  shop.answer(
    listStaffOrders,
    ({ query }) =>
      ({
        orders: [query['page'] === '2' ? row('two', { placed: 1 }) : row('one', { cancelled: 1 })],
        pages: 2,
        cities: [],
        totals,
      }) as never,
  );
  render(createElement(OrdersPage));
  await expect.poll(main).toContain('Buyer one');
  expect(main()).toContain('Amritsar, Pune, 1 more');
  await press('Choose all on this page', 'checkbox');
  expect(main()).toContain('Cancelled homes cannot be changed in this list.');
  await press('Choose all 2');
  await expect.poll(main).toContain('2 orders chosen');
  expect(screen.getByRole('button', { name: 'Accept: 1 home' })).toBeTruthy();
  await press('Choose none');
  expect(main()).not.toContain('chosen');
});

it('asks who carries what is sent, keeps that for the next time, and lets several go under one number', async () => {
  const step = vi.fn(async () => undefined);
  const open = () =>
    render(
      createElement(StepDialog, {
        offers: [{ to: 'sent', from: ['packed'], homes: 2 }],
        counts: { packed: 2 },
        problem: 'Taken.',
        onClose: () => undefined,
        onStep: step,
      }),
    );
  open();
  await press('Send: 2 homes');
  expect(step).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Who carries it').getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(screen.getByLabelText('Who carries it'), { target: { value: ' DTDC ' } });
  fireEvent.change(screen.getByLabelText(/^Tracking number/), { target: { value: 'D-77' } });
  await press(/under one number/, 'checkbox');
  await press('Send: 2 homes');
  expect(step).toHaveBeenCalledWith({ state: 'sent', note: '', courier: ' DTDC ', tracking: 'D-77', together: true }, [
    'packed',
  ]);
  // Whatever went wrong stands there, and what was typed.
  expect(screen.getByRole('dialog').textContent).toContain('Taken.');
  cleanup();
  open();
  expect(screen.getByLabelText<HTMLInputElement>('Who carries it').value).toBe('DTDC');
});

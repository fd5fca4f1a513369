import { atom } from 'nanostores';
import { call } from '#client/api.ts';
import { recordPathOf } from '#office/frame/catalogue-paths.ts';
import { kindNames } from '#office/frame/kind-names.ts';
import { type Hit, placesOf } from '#office/frame/find.rules.ts';
import { groupNames } from '#office/frame/find.texts.ts';
import { placesFor } from '#office/frame/find-places.ts';
import { enquiryPath } from '#office/frame/inbox-path.ts';
import { enquiryKinds } from '#domain/enquiries/inbox.rules.ts';
import { findForStaff } from '#domain/find/find.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import type { StaffRole } from '#lib/staff-roles.ts';

/** Fewest letters of a search. */
export const LEAST = 2;
/** Most letters of a search. */
export const MOST = 100;
/** Time without a key after which the shop is asked, ms. */
const PAUSE = 150;

/** What is typed and what was found for it. */
export interface Finding {
  text: string;
  /** Text that the groups belong to; empty before the first answer. */
  answered: string;
  groups: { name: string; hits: Hit[] }[];
  /** Sentence of a call that failed; empty when it did not. */
  problem: string;
}

const empty: Finding = { text: '', answered: '', groups: [], problem: '' };
/** The search of the back office as it is shown. */
export const $find = atom<Finding>(empty);

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Begins a new search. */
export function beginFinding(): void {
  clearTimeout(waiting);
  $find.set(empty);
}

/** Looks for a text: places at once, everything else when nothing is typed for a moment. */
export function lookFor(text: string, role: StaffRole): void {
  clearTimeout(waiting);
  $find.set({ ...$find.get(), text, problem: '' });
  const wanted = text.trim();
  if (wanted.length < LEAST) return $find.set({ ...empty, text });
  const places = placesOf(placesFor(role), wanted);
  const others = $find.get().groups.filter(({ name }) => name !== groupNames.places);
  const groups = grouped([...others, { name: groupNames.places, hits: places }]);
  $find.set({ ...$find.get(), groups });
  waiting = setTimeout(() => void ask(wanted, places), PAUSE);
}

async function ask(wanted: string, places: Hit[]): Promise<void> {
  const answer = await call(findForStaff, { query: { q: wanted } });
  // An answer to what is not typed any more.
  if ($find.get().text.trim() !== wanted) return;
  if (!answer.ok) return $find.set({ ...$find.get(), problem: answer.message });
  $find.set({
    ...$find.get(),
    answered: wanted,
    groups: grouped([...groupsOf(answer.data), { name: groupNames.places, hits: places }]),
  });
}

const grouped = (groups: Finding['groups']): Finding['groups'] => groups.filter(({ hits }) => hits.length > 0);

const groupsOf = ({ orders, messages, records }: AnswerOf<typeof findForStaff>): Finding['groups'] => [
  {
    name: groupNames.orders,
    hits: orders.map(({ id, invoiceNumber, title, customer, createdAt }) => ({
      href: `/back-office/orders/${id}`,
      title: customer || invoiceNumber,
      detail: [invoiceNumber, title, nearMoment(createdAt)].join(' · '),
    })),
  },
  {
    name: groupNames.messages,
    hits: messages.map(({ id, kind, name, text }) => ({
      href: enquiryPath(id),
      title: name || enquiryKinds[kind],
      detail: `${enquiryKinds[kind]} · ${text}`,
    })),
  },
  {
    name: groupNames.records,
    hits: records.map(({ id, kind, name }) => ({
      href: `${recordPathOf(kind, id)}#price`,
      title: name,
      detail: kindNames[kind],
    })),
  },
];

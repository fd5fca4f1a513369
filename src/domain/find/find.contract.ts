import { object, string } from 'yup';
import type { EnquiryKind } from '#domain/enquiries/inbox.rules.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import * as say from '#domain/find/find.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { atMost } from '#lib/letters.ts';
import { staffRoles } from '#lib/staff-roles.ts';

/** Most things of each kind that an answer holds. */
export const MOST_FOUND = 5;

/** An order that was found. */
export interface FoundOrder {
  id: string;
  invoiceNumber: string;
  title: string;
  customer: string;
  /** Time of the order, ISO. */
  createdAt: string;
}

/** A message of a customer that was found. */
export interface FoundMessage {
  id: string;
  kind: EnquiryKind;
  name: string;
  /** Beginning of what it says. */
  text: string;
}

/** A record of the catalogue that was found, also a hidden one. */
export interface FoundRecord {
  id: string;
  kind: RecordKind;
  name: string;
}

/** Finds orders, messages and records for a member of the staff; what their role may not open stays empty. */
export const findForStaff = endpoint<{ orders: FoundOrder[]; messages: FoundMessage[]; records: FoundRecord[] }>()({
  access: 'staff',
  roles: staffRoles,
  method: 'GET',
  path: '/api/staff/find',
  summary: `Orders, messages and records by number, name in any script, mobile or word; ${MOST_FOUND} of each`,
  query: object({
    q: string().trim().required(say.searchEmpty).test(atMost(100, say.searchTooLong)),
  }),
});

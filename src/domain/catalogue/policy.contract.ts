import { object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/** The four policies: path of the page, title and key of the answer. */
export const policyKinds = [
  { kind: 'privacy-policy', page: '/privacy-policy', title: say.privacyPolicy, answer: 'privacyPolicyData' },
  { kind: 'shipping', page: '/Shipping', title: say.shippingPolicy, answer: 'shippingData' },
  { kind: 'payment-refund', page: '/payment-refund', title: say.refundPolicy, answer: 'paymentRefundData' },
  { kind: 'term-condition', page: '/term-condition', title: say.termsConditions, answer: 'termAndCondtionData' },
] as const;
export type PolicyKind = (typeof policyKinds)[number]['kind'];

/** Schema of a policy; `data` is HTML, which the server sanitises before storing. */
export const policyRecord = object({
  kind: string()
    .oneOf(
      policyKinds.map((one) => one.kind),
      say.choosePolicy,
    )
    .required(say.policyRequired),
  data: string().required(say.textRequired).max(100_000, say.policyTooLong),
});

export interface PolicyWire {
  _id: string;
  data: string;
  updatedAt: string;
}

const reading = <K extends (typeof policyKinds)[number]>(policy: K) =>
  endpoint<Record<K['answer'], PolicyWire[]>>()({
    method: 'GET',
    path: `/api/user/${policy.kind}`,
    access: 'public',
    summary: policy.title,
  });

/** Calls that read one policy each, in the order of `policyKinds`. */
export const readPolicies = policyKinds.map(reading);

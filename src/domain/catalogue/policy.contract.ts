import { object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';

/** The four policies: path of the page, title and key of the answer. */
export const policyKinds = [
  { kind: 'privacy-policy', page: '/privacy-policy', title: 'Privacy Policy', answer: 'privacyPolicyData' },
  { kind: 'shipping', page: '/Shipping', title: 'Shipping Policy', answer: 'shippingData' },
  { kind: 'payment-refund', page: '/payment-refund', title: 'Refund Policy', answer: 'paymentRefundData' },
  { kind: 'term-condition', page: '/term-condition', title: 'Terms and Conditions', answer: 'termAndCondtionData' },
] as const;
export type PolicyKind = (typeof policyKinds)[number]['kind'];

/** Schema of a policy; `data` is HTML, which the server sanitises before storing. */
export const policyRecord = object({
  kind: string()
    .oneOf(
      policyKinds.map((one) => one.kind),
      'Please choose: policy.',
    )
    .required('Policy is required.'),
  data: string().required('Text is required.').max(100_000, 'Text may have at most 100,000 characters.'),
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

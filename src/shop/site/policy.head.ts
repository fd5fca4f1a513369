import { type PolicyKind, policyKinds } from '#domain/catalogue/policy.contract.ts';
import type { PageHead } from '#lib/page-head.ts';

/** Returns the page head of a policy. */
export function policyHead(kind: PolicyKind): PageHead {
  const { title, page } = policyKinds.find((one) => one.kind === kind) ?? policyKinds[0];
  return { title, canonical: page };
}

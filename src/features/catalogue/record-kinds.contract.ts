import type { AnyObjectSchema } from 'yup';
import { decorationRecord } from '#features/catalogue/decoration.contract.ts';
import { designerRecord } from '#features/catalogue/designer.contract.ts';
import { dryFruitRecord } from '#features/catalogue/dry-fruit.contract.ts';
import { aboutRecord, adRecord, bannerRecord, reviewRecord } from '#features/catalogue/home.contract.ts';
import { invitationRecord } from '#features/catalogue/invitation.contract.ts';
import { planningRecord } from '#features/catalogue/checklist.contract.ts';
import { policyRecord } from '#features/policies/policy.contract.ts';
import type { RecordKind } from '#features/catalogue/record-kinds.rules.ts';
import { sweetRecord } from '#features/catalogue/sweet.contract.ts';

/** Every kind of catalogue record with the schema that every write must pass. */
export const recordSchemas = {
  sweet: sweetRecord,
  'dry-fruit': dryFruitRecord,
  invitation: invitationRecord,
  decoration: decorationRecord,
  designer: designerRecord,
  banner: bannerRecord,
  ad: adRecord,
  about: aboutRecord,
  review: reviewRecord,
  policy: policyRecord,
  planning: planningRecord,
} as const satisfies Record<RecordKind, AnyObjectSchema>;

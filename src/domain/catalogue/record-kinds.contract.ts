import type { AnyObjectSchema } from 'yup';
import { decorationRecord } from '#domain/catalogue/decoration.contract.ts';
import { designerRecord } from '#domain/catalogue/designer.contract.ts';
import { dryFruitRecord } from '#domain/catalogue/dry-fruit.contract.ts';
import { aboutRecord, adRecord, bannerRecord, reviewRecord } from '#domain/catalogue/home.contract.ts';
import { invitationRecord } from '#domain/catalogue/invitation.contract.ts';
import { planningRecord } from '#domain/catalogue/checklist.contract.ts';
import { policyRecord } from '#domain/catalogue/policy.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { sweetRecord } from '#domain/catalogue/sweet.contract.ts';

/** Schemas of all kinds of records; every write is validated by one. */
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

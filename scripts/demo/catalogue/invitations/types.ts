import type { Drawing } from '#scripts/demo/artwork/kit.ts';

/** An invitation of the demonstration shop; price in rupees, the first picture is the chief one. */
export interface DemoInvitation {
  readonly slug: string;
  readonly name: string;
  readonly category: 'Invitation On Box' | 'Wooden Box' | 'Glass Box' | 'Misc Invitation';
  readonly price: number;
  readonly description: string;
  readonly isDeliveryCharge: boolean;
  readonly isBestSeller: boolean;
  readonly pictures: readonly Drawing[];
  readonly hasVideo: boolean;
}

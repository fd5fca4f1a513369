import type { DemoSweet } from './sweet-types.ts';
import { bengaliSweets } from './sweets-bengali.ts';
import { dryFruitSweets } from './sweets-dry-fruit.ts';
import { fusionSweets } from './sweets-fusion.ts';
import { indianSweets } from './sweets-indian.ts';
import { savouries } from './sweets-savoury.ts';
import { sugarFreeSweets } from './sweets-sugar-free.ts';

/** Every sweet of the demonstration shop. */
export const demoSweets: DemoSweet[] = [...indianSweets, ...bengaliSweets, ...sugarFreeSweets, ...fusionSweets, ...savouries, ...dryFruitSweets];

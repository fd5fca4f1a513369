/** All food pictures by the slug of their product. */
import type { Drawing } from '#scripts/demo/artwork/kit.ts';
import { balls } from './balls-table.ts';
import { cut } from './cut-table.ts';
import { dryFruits, savouries } from './heaps-table.ts';
import { sweets } from './sweets-table.ts';

export const foodPictures: Record<string, Drawing> = { ...balls, ...cut, ...sweets, ...savouries, ...dryFruits };

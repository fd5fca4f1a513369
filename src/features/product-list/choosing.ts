/** What a list of sweets does while one of them is chosen for a box. */
import '#features/box/sweet-selection.ts';
import { markSweets } from '#features/delivery/mark-sweets.ts';

void markSweets();

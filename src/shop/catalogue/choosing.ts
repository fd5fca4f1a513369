import { startSelection } from '#shop/box/sweet-selection.ts';

// What a list of sweets does while one of them is chosen for a box; it serves without the notes as well.
startSelection();
import('#shop/delivery/mark-sweets.ts').then(({ markSweets }) => markSweets()).catch(() => undefined);

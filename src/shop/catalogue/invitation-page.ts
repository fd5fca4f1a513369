import { onFirstUse } from '#client/first-use.ts';

onFirstUse('[data-show]', () => import('#shop/catalogue/gallery.element.ts'));

import { onFirstUse } from '#client/first-use.ts';

onFirstUse('[data-show]', () => import('#features/invitations/gallery.element.ts'));

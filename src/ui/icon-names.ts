import sprite from '#ui/icons.svg?url&no-inline';

/** Names of the drawings in `icons.svg`, which is one file for all pages, so that none carries them. */
export const iconNames = [
  'search',
  'cart',
  'user',
  'menu',
  'close',
  'down',
  'left',
  'right',
  'up',
  'forward',
  'phone',
  'mail',
  'pin',
  'clock',
  'check',
  'warning',
  'info',
  'plus',
  'minus',
  'trash',
  'edit',
  'filter',
  'calendar',
  'gift',
  'heart',
  'list',
  'receipt',
  'guests',
  'logout',
  'upload',
  'retry',
  'share',
  'chat',
  'shop',
  'Instagram',
  'Facebook',
  'YouTube',
  'Pinterest',
] as const;

export type IconName = (typeof iconNames)[number];

/** Returns the URL of an icon in the sprite file, for `<use>`. */
export const iconUrl = (name: IconName): string => `${sprite}#${name}`;

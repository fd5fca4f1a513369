import { expect, it } from 'vitest';
import { listPath } from '#domain/catalogue/list-path.rules.ts';

it.each([
  ['/sweets?filter=wedding', '/sweets/wedding'],
  ['/sweets?category=Savouries', '/sweets/savouries'],
  ['/sweets?category=Indian%20Sweets', '/sweets'],
  ['/sweets?category=SugarFree', '/sugar-free'],
  ['/sweets?price=500%20%26%20Above', '/sweets/500-above'],
  ['/sweets/?price=All&search=katli', '/sweets/all?search=katli'],
  ['/invitation?category=Wooden%20Box', '/invitation-wooden'],
  ['/invitation?category=Misc%20Invitation&price=200-300', '/invitation-misc/200-300'],
  ['/invitation?price=700+%26+Above', '/invitation-box/700-above'],
])('%s leads to the list %s', (asked, list) => {
  expect(listPath(asked)).toBe(list);
});

it.each([
  '/sweets',
  '/sweets?search=laddu',
  '/sweets?filter=no',
  '/sweets?category=<script>',
  '/designers?category=Wooden%20Box',
  '/invitation?category=Wooden',
  '/sweets?choose=1&section=0',
])('%s stays as it is', (asked) => {
  expect(listPath(asked)).toBe(asked);
});

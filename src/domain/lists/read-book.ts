export type { Book, Sheet } from './sheets.rules.ts';

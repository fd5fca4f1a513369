import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** Regular expression in a source file. */
export interface Expression {
  file: string;
  pattern: string;
  flags: string;
}

/** Returns all regular expression literals of a source file. */
export function expressionsOf(file: string): Expression[] {
  const found: Expression[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ file, ...regex });
    Object.values(node).forEach(walk);
  };
  walk(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

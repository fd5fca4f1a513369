import { readFileSync } from 'node:fs';

/** Line of the table of what is kept of people. */
export interface KeptLine {
  tables: string[];
  people: string;
  kept: string;
  download: string;
  leaving: string;
}

/** Lines of the table in `src/domain/retention/README.md`, which says what is kept of people. */
export const keptLines = readFileSync('src/domain/retention/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line): KeptLine => {
    const [names = '', people = '', kept = '', download = '', leaving = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { tables: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), people, kept, download, leaving };
  });

/**
 * Program that stands in for rsync: brings folders of this machine into a folder that is named as another machine's
 * (`shop@example.in:/srv/site/`), with the options that the workflow uses.
 */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    archive: { type: 'boolean', short: 'a' },
    delete: { type: 'boolean', default: false },
    'delete-after': { type: 'boolean', default: false },
    exclude: { type: 'string', multiple: true, default: [] },
  },
});
const target = (positionals.pop() ?? '').replace(/^[^:/]+@[^:/]+:/, '');

/** Tells whether a path is excluded: by its name, or by its place when the pattern begins with a slash. */
const excluded = (path: string): boolean =>
  values.exclude.some((pattern) => {
    const name = pattern.replace(/\/$/, '');
    return name.startsWith('/') ? `/${path}` === name : basename(path) === name;
  });

/** Copies what is in a folder, and takes away what the source has no more; `path` is the place below both. */
function bring(source: string, to: string, path: string): void {
  const inSource = readdirSync(join(source, path), { withFileTypes: true });
  const gone = new Set(existsSync(join(to, path)) ? readdirSync(join(to, path)) : []);
  for (const entry of inSource) {
    const place = join(path, entry.name);
    gone.delete(entry.name);
    if (excluded(place)) continue;
    if (entry.isDirectory()) {
      cpSync(join(source, place), join(to, place), { recursive: true, filter: (one) => one === join(source, place) });
      bring(source, to, place);
    } else cpSync(join(source, place), join(to, place), { preserveTimestamps: true, verbatimSymlinks: true });
  }
  if (!values.delete && !values['delete-after']) return;
  for (const name of gone) if (!excluded(join(path, name))) rmSync(join(to, path, name), { recursive: true });
}

// A folder named without a closing slash is brought itself, with one what is in it.
for (const source of positionals) bring(source, source.endsWith('/') ? target : join(target, basename(source)), '');

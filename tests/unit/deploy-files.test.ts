import { existsSync, readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(`scripts/deploy/${file}`, 'utf8');
/** Figures of the process under the names that all programs use. */
const usual = new Registry();
collectDefaultMetrics({ register: usual });
/** Every figure that the shop tells to those who watch it. */
const told = new Set([
  ...(readFileSync('src/server/metrics.ts', 'utf8').match(/shop_[a-z_0-9]+/g) ?? []),
  ...usual.getMetricsAsArray().map(({ name }) => name),
]);

it.each(['alerts.yaml', 'dashboard.json'])('%s asks for figures that the shop tells', (file) => {
  const asked = (read(file).match(/\b(?:shop|process|nodejs)_[a-z_0-9]+/g) ?? []).map((name) =>
    name.replace(/^(shop_request_seconds)_(?:bucket|count|sum)$/, '$1'),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !told.has(name))).toEqual([]);
});

it('the image holds what the commands need, and the files beside it are there', () => {
  for (const [, names = ''] of read('Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm))
    for (const name of names.split(' ')) expect([name, existsSync(name)]).toEqual([name, true]);
  for (const [, file = ''] of read('compose.yaml').matchAll(/^\s+- \.\/([\w.-]+):/gm))
    expect([file, existsSync(`scripts/deploy/${file}`)]).toEqual([file, true]);
});

it('what systemd runs are commands of the shop', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const unit of ['shagun-api@.service', 'shagun-publish.service'])
    expect(Object.keys(scripts)).toContain(
      /^ExecStart=\S+(?:npm run|node scripts\/run\.mjs) (\w+)/m.exec(read(unit))?.[1],
    );
});

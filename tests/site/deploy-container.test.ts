import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '#lib/time.ts';
import { runNginx } from '#scripts/lib/nginx.ts';
import { findPostgres, freePort, startPostgres, type TestPostgres } from '#scripts/lib/postgres.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { buildImage, type ComposeService, Container, contextOf, type Image } from '#tests/support/deploy/container.ts';
import { demandProgram, Machine, type Program } from '#tests/support/deploy/machine.ts';
import { newDatabase, productionSettings, stockShop } from '#tests/support/deploy/shop.ts';

const text = readFileSync('scripts/deploy/compose.yaml', 'utf8').replaceAll(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/g, 'word');
const compose = parse(text, { merge: true }) as { services: Record<string, ComposeService>; volumes: object };
const { services } = compose;
/** Services that run the shop's own image. */
const OWN = ['api-1', 'api-2', 'publisher'] as const;

describe('the build of the image', () => {
  it('is given what it copies, and nothing that is secret or left from other work', () => {
    const inContext = contextOf(readFileSync('.dockerignore', 'utf8'));
    const left = ['.env', '.env.production', '.git/config', '.data/secrets/jwt', '.cache/fixture', 'dist/index.html'];
    const more = [
      'node_modules/pg/package.json',
      'test-results/x',
      'backup.tar.gz',
      'tests/vitest.config.ts',
      'src/.env',
    ];
    expect([...left, ...more].filter(inContext)).toEqual([]);
  });
});

describe('compose.yaml', () => {
  it('names services, volumes and files that are there', () => {
    for (const [name, { volumes = [], depends_on = {}, healthcheck }] of Object.entries(services)) {
      for (const volume of volumes) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('./')) expect([name, existsSync(`scripts/deploy/${from}`)]).toEqual([name, true]);
        else expect([name, Object.keys(compose.volumes)]).toEqual([name, expect.arrayContaining([from])]);
      }
      for (const [other, { condition }] of Object.entries(depends_on))
        expect([name, other, condition]).toEqual([
          name,
          expect.toSatisfy((one: string) => Object.hasOwn(services, one)),
          expect.stringMatching(/^service_(?:healthy|started)$/),
        ]);
      expect([name, healthcheck !== undefined || name.startsWith('api-')]).toEqual([name, true]);
    }
    const { PORT } = services['api-1']?.environment ?? {};
    const upstreams = readFileSync('scripts/deploy/nginx-compose.conf', 'utf8').match(/^ +server \S+:\d+/gm);
    expect(upstreams?.map((one) => one.trim())).toEqual(['api-1', 'api-2'].map((name) => `server ${name}:${PORT}`));
    expect([services['web']?.ports, PORT]).toEqual([['80:80'], '4321']);
  });
});

describe('the containers, as they are written', () => {
  let machine: Machine;
  let postgres: TestPostgres;
  let image: Image;
  let containers: Record<string, Container>;
  let publisher: Program;
  let db: Database;
  let nginx: Awaited<ReturnType<typeof runNginx>> | undefined;
  /** Port of nginx. */
  let web: number;
  const container = (name: string): Container => containers[name] as Container;

  beforeAll(async () => {
    demandProgram('curl');
    postgres = await startPostgres();
    const url = await newDatabase(postgres.url, 'shop');
    db = openDatabase({ databaseUrl: url, dataDir: '' });
    const { host, port } = new URL(url);
    web = await freePort();
    const ports: Record<string, number> = { 'api-1': await freePort(), 'api-2': await freePort() };
    machine = new Machine(['/opt/shagun', '/data'], {
      'database:5432': host,
      'api-1:4321': `127.0.0.1:${ports['api-1']}`,
      'api-2:4321': `127.0.0.1:${ports['api-2']}`,
      'http://127.0.0.1/': `http://127.0.0.1:${web}/`,
      'listen 80': `listen 127.0.0.1:${web}`,
    });
    image = buildImage(machine, 'scripts/deploy/Dockerfile');
    // Settings of a shop by itself, which name its own port and folder.
    const settings = Object.fromEntries(
      productionSettings({ PORT: '1', DATA_DIR: '.data', HOST: '127.0.0.2' })
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
    );
    containers = Object.fromEntries(
      Object.entries(services).map(([name, service]) => {
        const own = OWN.some((one) => one === name);
        const environment = { ...(service.env_file ? settings : {}), ...service.environment };
        const here: Record<string, string> = name in ports ? { PORT: String(ports[name]) } : {};
        if (name === 'database') Object.assign(here, { PGHOST: '127.0.0.1', PGPORT: port, PATH: findPostgres() ?? '' });
        return [name, new Container(machine, { ...service, environment }, own ? image : null, here)];
      }),
    );
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const one of Object.values(containers ?? {})) await one.stop();
    await db?.destroy();
    postgres?.stop();
    machine?.remove();
  });

  it('come of a file of which two steps are not run here: bases and packages', () => {
    expect(image.unrun.map((line) => line.replace(/ (?:&&|\.).*/, ''))).toEqual([
      'FROM node:26-bookworm-slim AS packages',
      'WORKDIR /opt/shagun',
      'COPY package.json package-lock.json',
      'RUN npm ci --omit=dev --no-fund --no-audit --ignore-scripts',
      'FROM node:26-bookworm-slim',
    ]);
    for (const name of OWN) expect(services[name]?.volumes).toEqual(image.volumes.map((volume) => `data:${volume}`));
  });

  it('serve the shop: database, API, publisher and nginx, each healthy once it works', async () => {
    expect(container('database').healthy()).toBe(true);
    expect(OWN.map((name) => container(name).healthy())).toEqual([false, false, false]);
    await container('api-1').start().says('The API answers');
    expect(OWN.map((name) => container(name).healthy())).toEqual([true, false, false]);
    await stockShop(db, machine.path('/data/media'));
    machine.give(machine.path('/data'));
    publisher = container('publisher').start();
    await publisher.until(() => existsSync(machine.path('/data/publisher-alive')));
    expect(container('publisher').healthy()).toBe(false);
    await publisher.says('is served');
    expect(container('publisher').healthy()).toBe(true);
    expect(container('web').healthy()).toBe(false);
    const example = machine.mapped(readFileSync('scripts/deploy/nginx-compose.conf', 'utf8'));
    nginx = await runNginx(() => example, { port: web, user: 'www-data' });
    expect(container('web').healthy()).toBe(true);
  });

  it('show pages, calls, previews and pictures that are on no page yet, while one API is away', async () => {
    const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${web}${path}`);
    const { sweetsData } = await (await get('/api/user/sweets_list')).json();
    expect(await (await get(`/Sweets-Info/${sweetsData[0]._id}/home/`)).text()).toContain(sweetsData[0].name);
    expect((await get('/readyz')).status).toBe(200);
    expect(await (await get('/preview?secret=none')).text()).toContain('This preview is not there any more');
    const shown = await get(`/uploads/${sweetsData[0].image}`);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
    const media = readdirSync(machine.path('/data/media/sweets'));
    const unshown = media.find((file) => !existsSync(machine.path(`/data/site/current/uploads/sweets/${file}`)));
    expect((await get(`/uploads/sweets/${unshown}`)).status).toBe(200);
  });

  it('are found unhealthy when the publisher hangs, and nginx and the database are away', async () => {
    const alive = machine.path('/data/publisher-alive');
    publisher.signal('SIGSTOP');
    const before = (Date.now() - 20 * MINUTE) / SECOND;
    utimesSync(alive, before, before);
    expect(container('publisher').healthy()).toBe(false);
    publisher.signal('SIGCONT');
    await publisher.until(() => container('publisher').healthy());
    await nginx?.stop();
    nginx = undefined;
    expect(container('web').healthy()).toBe(false);
    postgres.stop();
    expect(['api-1', 'database'].map((name) => container(name).healthy())).toEqual([false, false]);
  });
});

import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '#lib/endpoint.ts';
import { type CallParts, requestOf } from '#lib/request.ts';
import { publish } from '#publish/publish.ts';
import { fixtureFolder, makeFixture } from '#scripts/fixture.ts';
import type { Shop } from '#server/context.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import { startShop } from '#main';
import { JWT_SECRET } from '#tests/attack/people.ts';
import { Victim } from '#tests/attack/victim.ts';
import { allEndpoints } from '#tests/support/awkward.ts';
import type { EmptyShop } from '#tests/support/engines.ts';
import type { Answer } from '#tests/support/order-bench.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';

/** Answer of the shop to a request, with everything that is looked at. */
export interface Heard {
  call: string;
  status: number;
  headers: Headers;
  text: string;
  /** Parsed JSON; an empty object for another text. */
  data: Answer['data'];
  /** True when the request proved who sent it, by a session or the secret of a link. */
  isPersonal: boolean;
}

/** Somebody signed in. */
export interface Signed {
  mobile: string;
  userId: string;
  token: string;
}

/** How a call is made. */
export interface Asked extends CallParts {
  as?: Signed | 'owner' | undefined;
  /** True for a call that the secret of a link permits. */
  bySecret?: boolean;
}

/** Attacked shop: the demonstration's store with a site of its own, in a process whose log is read. */
export class Ground {
  readonly url: string;
  readonly dataDir: string;
  /** Name of the page's host, for which browsers take secure cookies without https. */
  readonly origin: string;
  readonly staffSecret: string;
  /** Numbers, addresses and e-mails of the persons of the demonstration. */
  readonly persons: readonly string[];
  /** Everything that was answered. */
  readonly heard: Heard[] = [];
  /** Texts that the log, the built site and storage must not hold: numbers, codes, tokens, secrets of links. */
  readonly secrets = new Set<string>();
  readonly #victim: Victim;
  readonly #endpoints: Map<string, Endpoint>;

  private constructor(
    victim: Victim,
    dataDir: string,
    staffSecret: string,
    persons: readonly string[],
    endpoints: readonly Endpoint[],
  ) {
    this.#victim = victim;
    this.url = victim.url;
    this.origin = victim.url.replace('127.0.0.1', 'localhost');
    this.dataDir = dataDir;
    this.staffSecret = staffSecret;
    this.persons = persons;
    this.#endpoints = new Map(endpoints.map((one) => [`${one.method} ${one.path}`, one]));
    this.secrets.add(staffSecret).add(JWT_SECRET);
  }

  /**
   * Opens the shop in an empty place on a copy of the demonstration's store, which is made when it is missing.
   * @param builtSite true also serves the fixture's site; otherwise `build` makes one
   */
  static async open(place: EmptyShop, { builtSite }: { builtSite: boolean }): Promise<Ground> {
    const { dataDir } = place.config;
    if (!existsSync(join(fixtureFolder, 'shop.sqlite'))) await makeFixture();
    const parts = ['shop.sqlite', 'media', ...(builtSite ? ['site'] : [])];
    for (const part of parts)
      await cp(join(fixtureFolder, part), join(dataDir, part), { recursive: true, verbatimSymlinks: true });
    const env = {
      ...place.env,
      JWT_SECRET,
      SITE_DIR: join(dataDir, 'site', 'current'),
      LOG_LEVEL: 'debug',
    };
    const victim = await Victim.open(env);
    // A second opening, because a member without a code of staff would forbid the next start.
    const { shop, close } = await startShop({ ...place.config, jwtSecret: JWT_SECRET }, { background: false });
    const staffId = await joinNewStaff(shop, 'owner', 'Owner at work');
    const secret = await openStaffSession(shop.db, staffId, 'A test', shop.now());
    const persons = await personsIn(shop);
    await close();
    return new Ground(victim, dataDir, secret, persons, await allEndpoints());
  }

  /** Everything that the server wrote to its log. */
  get log(): string {
    return this.#victim.log;
  }

  get endpoints(): Endpoint[] {
    return [...this.#endpoints.values()];
  }

  /** Returns a call by method and path. @throws Error when no contract has it */
  endpoint(call: string): Endpoint {
    const endpoint = this.#endpoints.get(call);
    if (!endpoint) throw new Error(`There is no call ${call} any more.`);
    return endpoint;
  }

  /** Makes a call by method and path, and remembers the answer. */
  async ask(call: string, { as, bySecret = false, ...input }: Asked = {}): Promise<Heard> {
    const token = as === undefined || as === 'owner' ? '' : as.token;
    const { path, ...request } = requestOf(this.endpoint(call), input, token);
    const cookie: Record<string, string> = as === 'owner' ? { cookie: `__Host-staff=${this.staffSecret}` } : {};
    return this.fetch(
      path,
      { ...request, headers: { 'sec-fetch-site': 'same-origin', ...request.headers, ...cookie } },
      {
        call,
        isPersonal: as !== undefined || bySecret,
      },
    );
  }

  /** Sends a request to a path, and remembers the answer under a name. */
  async fetch(
    path: string,
    request: RequestInit = {},
    { call = `GET ${path}`, isPersonal = false } = {},
  ): Promise<Heard> {
    const answer = await fetch(this.url + path, { redirect: 'manual', ...request });
    const text = await answer.text();
    const data: unknown = /^[[{]/.test(text) && isJson(answer) ? JSON.parse(text) : {};
    const heard = { call, status: answer.status, headers: answer.headers, text, data, isPersonal };
    this.heard.push(heard);
    return heard;
  }

  /** Signs in by mobile number and code, which the demonstration tells. @throws Error when the code is refused */
  async signIn(mobile: string): Promise<Signed> {
    const asked = await this.ask('POST /api/user/register', { body: { mobile } });
    const { _id, otp } = asked.data.userData;
    const { status, data } = await this.ask('POST /api/user/verify-otp', { body: { _id, otp }, bySecret: true });
    if (status !== 200) throw new Error(`Signing in answers ${status}.`);
    for (const secret of [mobile, String(otp), data.token]) this.secrets.add(secret);
    return { mobile, userId: data.user._id, token: data.token };
  }

  /** Builds and serves a site of everything that is public now. */
  async build(): Promise<void> {
    await publish({ dataDir: this.dataDir, api: this.url, localMedia: join(this.dataDir, 'media'), full: true });
  }

  async close(): Promise<void> {
    await this.#victim.close();
  }
}

/** Returns the numbers, addresses and e-mails of all persons in a store, which every table names alike. */
async function personsIn({ db }: Shop): Promise<string[]> {
  const found = new Set<string>();
  for (const { name, columns } of await db.introspection.getTables()) {
    const own = columns.map((column) => column.name).filter((one) => /^(?:mobile|address|email)$/.test(one));
    if (own.length === 0) continue;
    const rows = await db
      .selectFrom(name as 'guest')
      .select(own as 'mobile'[])
      .execute();
    for (const row of rows)
      for (const value of Object.values(row)) if (String(value).length > 8) found.add(String(value));
  }
  return [...found];
}

const isJson = (answer: Response): boolean => answer.headers.get('content-type')?.includes('json') ?? false;

import { createHmac } from 'node:crypto';
import { type Caller, home, phone } from '#tests/attack/flood/disguise.ts';
import { countUntilRefused, expectStatus, HOOK_SECRET, type Part } from '#tests/attack/flood/part.ts';
import { allEndpoints } from '#tests/support/awkward.ts';
import { type Allowance, allowances, COMMON } from '#tests/support/allowances.ts';

/** Text that is no JSON: it never arrives where secrets are looked at. */
const NO_JSON = '{"t":';

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Returns a path with another id in place of the one that it has, and with something behind it that changes nothing. */
const otherPath = (path: string, at: number): string =>
  `${path
    .replace(/0123456789abcdef01234567/, (1_000_000 + at).toString(16).padStart(24, '0'))
    .replace(/(order-status|suggestions)\/\w+$/, `$1/other_${at}`)
    .replace(/arrival\/\d+/, `arrival/${143_000 + (at % 900)}`)}${at % 3 === 0 ? `?again=${at}` : ''}`;

/** Every call says how often one caller may make it, and counts another address of the same caller with it. */
const everyCall: Part = {
  name: 'what every call says of its limit',
  async run({ send }, wrong) {
    const all = (await allEndpoints()).map(({ method, path }): [string, string] => [method, path]);
    const known = [...allowances];
    const others = ['/api/user/nothing-of-that-name', '/api/openapi.json'].map((path): [string, string] => [
      'GET',
      path,
    ]);
    let network = 0;
    for (const [method, path] of [...all, ...others]) {
      const own = known.find(([by, at]) => by === method && patternOf(path).test(at));
      const concrete = own?.[1] ?? path.replaceAll(/:\w+/g, '0123456789abcdef01234567');
      const [max, minutes] = own ? [own[2], own[3]] : [COMMON, 1];
      for (const who of [home, phone]) {
        const from = who((network += 1));
        const body = method === 'GET' ? undefined : NO_JSON;
        for (let at = 0; at < 4; at += 1) {
          const answer = await send(method, concrete, from(at), body);
          const [limit, left, reset] = ['limit', 'remaining', 'reset'].map((name) =>
            Number(answer.header(`x-ratelimit-${name}`)),
          );
          if (limit !== max || left !== max - 1 - at || Math.abs((reset ?? 0) - minutes * 60) > 2)
            wrong(
              `${method} ${path}: ${left} of ${limit} are left for ${reset} s after ${at + 1}, where ${max} may in ${minutes} min`,
            );
        }
      }
    }
  },
};

/** A caller makes a call as often as it may, each time as another, with and without a session. */
function oneCall([method, path, max, minutes]: Allowance): Part {
  return {
    name: `${method} ${path}`,
    async run({ bench, send }, wrong) {
      const tokens = ['', (await bench.customer()).token, (await bench.customer()).token, 'a.b.c'];
      const attempt = (from: Caller) => async (at: number) => {
        const body = method === 'GET' ? undefined : at % 2 === 0 || max > 100 ? NO_JSON : '{}';
        return (await send(method, otherPath(path, at), from(at), body, tokens[at % tokens.length])).status;
      };
      await countUntilRefused(`${method} ${path}, one home`, max, attempt(home(1)), wrong);
      await countUntilRefused(`${method} ${path}, one phone`, max, attempt(phone(1)), wrong);
      for (const token of tokens) {
        const over = await send(method, path, home(1)(max + 7), method === 'GET' ? undefined : NO_JSON, token);
        expectStatus(`${method} ${path}, over the limit`, over.status, 429, wrong);
        const wait = Number(over.header('retry-after'));
        if (!(wait > 0 && wait <= minutes * 60)) wrong(`${method} ${path}: says to wait ${wait} s`);
      }
      if ((await attempt(home(2))(0)) === 429) wrong(`${method} ${path}: the neighbour is refused too`);
    },
  };
}

/** All calls without a limit of their own are counted together, those that do not exist and wrong tokens among them. */
const common: Part = {
  name: 'the common allowance',
  async run({ bench, send }, wrong) {
    const { token } = await bench.customer();
    const calls = [
      ['GET', '/api/user/settings'],
      ['GET', '/api/user/sweets_list'],
      ['GET', '/api/pincode/143001'],
      ['GET', '/api/user/nothing-of-that-name'],
      ['POST', '/api/user/add-guest'],
      ['DELETE', '/api/user/delete-guest/0123456789abcdef01234567'],
      ['GET', '/api/staff/me'],
      ['HEAD', '/api/user/settings'],
      ['PUT', '/nothing'],
    ] as const;
    const attempt = (from: Caller) => async (at: number) => {
      const [method, path] = calls[at % calls.length] ?? calls[0];
      const body = method === 'POST' || method === 'PUT' ? '{}' : undefined;
      return (await send(method, path, from(at), body, ['', token, 'a.b.c'][at % 3])).status;
    };
    await countUntilRefused('all calls together, one home', COMMON, attempt(home(1)), wrong);
    await countUntilRefused('all calls together, one phone', COMMON, attempt(phone(1)), wrong);
    for (const path of ['/healthz', '/readyz'])
      expectStatus(`${path} for who is over the limit`, (await send('GET', path, home(1)(1))).status, 200, wrong);
    if ((await attempt(home(2))(0)) === 429) wrong('all calls together: the neighbour is refused too');
  },
};

/** Neither does a right signature of the publish hook help whoever is over the limit, nor does it go uncounted. */
const hook: Part = {
  name: 'the publish hook with its right signature',
  async run({ send }, wrong) {
    const body = '{}';
    const signature = `sha256=${createHmac('sha256', HOOK_SECRET).update(body).digest('hex')}`;
    const call = async (isRight: boolean, at: number, from = home(1)) => {
      const { remoteAddress, headers } = from(at);
      const given = isRight ? signature : `sha256=${'0'.repeat(60)}${1000 + at}`;
      return (
        await send(
          'POST',
          '/hooks/publish',
          { remoteAddress, headers: { ...headers, 'x-hub-signature-256': given } },
          body,
        )
      ).status;
    };
    await countUntilRefused('the publish hook, some signed', 30, (at) => call(at % 10 === 9, at), wrong);
    expectStatus('the publish hook, signed, after wrong signatures', await call(true, 40), 429, wrong);
    expectStatus('the publish hook, signed, from elsewhere', await call(true, 40, home(2)), 202, wrong);
  },
};

/** Counts of what one caller may do by its address, the smallest first. */
export const callerParts: Part[] = [
  everyCall,
  hook,
  ...allowances.toSorted((one, other) => one[2] - other[2]).map(oneCall),
  common,
];

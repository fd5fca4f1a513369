import { inviteBySecret, joinStaff, keepInvite, newRecoveryCodes } from '#domain/staff/staff.repo.ts';
import { newId } from '#lib/ids.ts';
import { HOUR, MINUTE, SECOND } from '#lib/time.ts';
import { keysFor } from '#server/shop-secret.ts';
import { hashPassword } from '#server/staff/password.ts';
import { seal } from '#server/staff/sealed.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import { newTotpSecret, totpCode, totpStep } from '#server/staff/totp.ts';
import { askCode, signIn } from '#tests/attack/flood/codes.ts';
import { botnet, type Disguise, home } from '#tests/attack/flood/disguise.ts';
import { countUntilRefused, expectStatus, type Ground, type Heard, type Part } from '#tests/attack/flood/part.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';

const TRIES = 5;
const NUMBER = '9800000001';
const OVER = 'This code no longer works. Please ask for a new one.';

interface Code {
  _id: string;
  otp: string;
}

/** Returns a code that is wrong, another one with each `at`. */
const wrongCode = ({ otp }: Code, at: number): string => String((Number(otp) + 1 + at) % 1_000_000).padStart(6, '0');

/** What takes one kind of code: how one is got, and how it is shown. */
interface Lock {
  name: string;
  /** Returns a new code, and a function that shows a text in its place. */
  open(ground: Ground): Promise<{ code: Code; show(at: number, otp: string, id?: string): Promise<Heard> }>;
}

const codeIn = ({ data }: Heard, field = 'userData'): Code => {
  if (!data[field]) throw new Error(`No code is sent: ${JSON.stringify(data)}`);
  return data[field] as Code;
};

const signInLock: Lock = {
  name: 'the code of a sign-in',
  async open(ground) {
    const code = codeIn(await askCode(ground, NUMBER, botnet(900), { solves: true }));
    const show = (at: number, otp: string, id = code._id) =>
      ground.send('POST', '/api/user/verify-otp', botnet(at), { _id: id, otp, device: `${at}`.padStart(22, 'd') });
    return { code, show };
  },
};

/** Somebody who changes the number asks for codes to both; the present one may be wrong, or the new one. */
function changeLock(which: 'new' | 'present'): Lock {
  let people = 0;
  return {
    name: `the code to the ${which} number`,
    async open(ground) {
      people += 1;
      const { token } = await signIn(ground, String(9_811_000_000 + people), home(people)(0));
      ground.wait(MINUTE);
      const mobile = String(9_822_000_000 + people);
      const asked = await ground.send('POST', '/api/user/change-mobile', home(people)(1), { mobile }, token);
      const [fresh, present] = [codeIn(asked), codeIn(asked, 'present')];
      const show = (at: number, otp: string, id?: string) => {
        const own = which === 'new' ? { otp, otpId: id ?? fresh._id } : { otp: fresh.otp, otpId: fresh._id };
        const other =
          which === 'new'
            ? { presentOtp: present.otp, presentOtpId: present._id }
            : { presentOtp: otp, presentOtpId: id ?? present._id };
        return ground.send('PATCH', '/api/user/update', botnet(at), { mobile, ...own, ...other }, token);
      };
      return { code: which === 'new' ? fresh : present, show };
    },
  };
}

const HOME = { pincode: '143001', address: '1043, Katra Ahluwalia, near Town Hall, Amritsar' };

/** The owner moves the account of somebody who reads a code out. */
function moveLock(): Lock {
  let moved = 0;
  return {
    name: 'the code of a move of an account',
    async open({ bench: { shop, customer }, send }) {
      moved += 1;
      const who = await customer();
      const [order_id, payment] = [newId(), newId()];
      const orderNumber = `2627-${String(moved).padStart(6, '0')}`;
      const order = {
        id: order_id,
        user_id: who.id,
        kind: 'item',
        title: 'Kaju Katli',
        amount: 1299_00,
        content: '{}',
      } as const;
      const paid = { gateway_order_id: payment, payment_id: payment, invoice_number: orderNumber };
      await shop.db
        .insertInto('order')
        .values({ ...order, ...paid, created_at: new Date(shop.now()).toISOString() })
        .execute();
      const recipient = {
        order_id,
        position: 0,
        guest_id: null,
        name: 'Simran',
        mobile: '9812345678',
        ...HOME,
        quantity: 1,
      };
      await shop.db.insertInto('order_recipient').values(recipient).execute();
      const staffId = await joinNewStaff(shop, 'owner', `Owner ${moved}`);
      const said = { orderNumber, paid: '1,299', ...HOME, mobile: String(9_833_000_000 + moved) };
      const call = async (path: string, from: Disguise, body: object) => {
        const cookie = `__Host-staff=${await openStaffSession(shop.db, staffId, 'A test', shop.now())}`;
        const headers = { ...from.headers, cookie, 'sec-fetch-site': 'same-origin' };
        return send('POST', path, { ...from, headers }, body);
      };
      const { sendMoveCode, moveAccount } = await import('#domain/session/account-move.contract.ts');
      const at = (path: string) => path.replace(':userId', who.id);
      const code = codeIn(await call(at(sendMoveCode.path), botnet(900), said));
      const show = (from: number, otp: string, id = code._id) =>
        call(at(moveAccount.path), botnet(from), { ...said, otp, otpId: id });
      return { code, show };
    },
  };
}

/** Five wrong tries end a code, and so do its use, its five minutes and a newer one; wherever they are made, and at once. */
function guessing({ name, open }: Lock): Part {
  return {
    name: `guesses at ${name}`,
    async run(ground, wrong) {
      const start = async () => {
        ground.wait(2 * HOUR);
        return open(ground);
      };
      const { code, show } = await start();
      for (let at = 0; at < TRIES; at += 1) {
        const { status, data } = await show(at, wrongCode(code, at));
        if (status !== 400 || data['message'] === OVER)
          wrong(`${name}: wrong try ${at + 1} is answered ${status}, “${data['message']}”`);
      }
      const ids = [code._id, ` ${code._id}`, code._id.toUpperCase(), `${code._id} `];
      for (const [at, id] of [...ids, ...ids].entries()) {
        const { status } = await show(10 + at, at % 2 === 0 ? code.otp : ` ${code.otp} `, id);
        expectStatus(`${name}: right after ${TRIES} wrong ones`, status, 400, wrong);
      }

      const last = await start();
      for (let at = 0; at < TRIES - 1; at += 1) await last.show(at, wrongCode(last.code, at));
      expectStatus(`${name}: right at the last try`, (await last.show(9, last.code.otp)).status, 200, wrong);
      // A move that waits is answered again, whatever code comes with it.
      if (!name.includes('move'))
        expectStatus(
          `${name}: used twice`,
          (await last.show(9, last.code.otp)).status,
          name.includes('number') ? 401 : 400,
          wrong,
        );

      const crowd = await start();
      const all = await Promise.all(Array.from({ length: 12 }, (_, at) => crowd.show(at, wrongCode(crowd.code, at))));
      const tried = all.filter(({ status, data }) => status === 400 && data['message'] !== OVER).length;
      if (tried !== TRIES) wrong(`${name}: ${tried} of twelve wrong tries at once are compared`);
      expectStatus(
        `${name}: right after a crowd of wrong ones`,
        (await crowd.show(9, crowd.code.otp)).status,
        400,
        wrong,
      );

      const late = await start();
      ground.wait(5 * MINUTE);
      expectStatus(`${name}: after five minutes`, (await late.show(9, late.code.otp)).status, 400, wrong);
      const soon = await start();
      ground.wait(5 * MINUTE - SECOND);
      expectStatus(`${name}: within five minutes`, (await soon.show(9, soon.code.otp)).status, 200, wrong);
    },
  };
}

/** A code is good for one purpose, and a newer one to the same asker ends it. */
const otherUse: Part = {
  name: 'a code for another purpose, and one before a newer one',
  async run(ground, wrong) {
    const { code, show } = await signInLock.open(ground);
    ground.wait(MINUTE);
    const second = await signInLock.open(ground);
    expectStatus('a code after a newer one', (await show(1, code.otp)).status, 400, wrong);
    const { token } = await ground.bench.customer();
    const body = { mobile: NUMBER, otp: second.code.otp, otpId: second.code._id };
    const change = await ground.send('PATCH', '/api/user/update', botnet(2), body, token);
    expectStatus('a code of a sign-in in place of one to a new number', change.status, 400, wrong);
    const lock = changeLock('new');
    ground.wait(2 * HOUR);
    const { code: own } = await lock.open(ground);
    expectStatus(
      'a code to a new number in place of one to sign in',
      (await second.show(3, own.otp, own._id)).status,
      400,
      wrong,
    );
  },
};

/** Staff member with a password, an app and recovery codes. */
async function employ({ bench: { shop } }: Ground, name: string) {
  const { secret } = await keepInvite(shop.db, { name, role: 'owner', staffId: null, life: HOUR }, shop.now());
  const invite = await inviteBySecret(shop.db, secret, shop.now());
  if (!invite) throw new Error('The invitation is missing.');
  const totp = newTotpSecret();
  const [key] = keysFor(shop.config, 'one-time codes of staff');
  const way = { password: await hashPassword('a long password of staff'), totpSecret: seal(totp, key), totpStep: 0 };
  const id = await joinStaff(shop.db, invite, way, shop.now());
  return { totp, recovery: await newRecoveryCodes(shop.db, id) };
}

/** Thirty tries of one caller at staff's door, whichever part is wrong; then even the right ones are refused. */
const staffDoor: Part = {
  name: 'guesses at passwords and codes of staff',
  async run(ground, wrong) {
    const name = 'Meera Sharma';
    const { totp, recovery } = await employ(ground, name);
    const now = (ahead = 0) => totpCode(totp, totpStep(ground.bench.shop.now()) + ahead);
    const enter = (from: Disguise, code: string, password = 'a long password of staff', as = name) =>
      ground.send('POST', '/api/staff/sign-in/password', from, { name: as, password, code, device: 'a test' });
    const guess = async (at: number) => {
      const as = [name, name.toUpperCase(), ` ${name} `, 'Nobody', name.toLowerCase()][at % 5];
      const code = at % 3 === 0 ? now() : String(100_000 + at);
      // One alone has the right password, since an account takes few wrong codes with that.
      return (await enter(home(1)(at), code, at === 1 ? undefined : `wrong ${at}`, as)).status;
    };
    await countUntilRefused('wrong passwords and codes of staff', 30, guess, wrong);
    expectStatus(
      'staff with all that is right, after thirty wrong tries',
      (await enter(home(1)(99), now())).status,
      429,
      wrong,
    );
    expectStatus(
      'staff with a recovery code, after thirty wrong tries',
      (await enter(home(1)(98), recovery[0] ?? '')).status,
      429,
      wrong,
    );
    expectStatus('staff from elsewhere', (await enter(home(2)(0), now())).status, 200, wrong);
    for (const ahead of [0, -1, -2, 2])
      expectStatus(
        `a code of an app, ${ahead} steps on, after the present one`,
        (await enter(home(3)(ahead + 5), now(ahead))).status,
        400,
        wrong,
      );
    ground.wait(10 * MINUTE);
    expectStatus('a code of an app without the password', (await enter(home(3)(1), now(), '')).status, 400, wrong);
    const at = await Promise.all([2, 3, 4].map((from) => enter(home(3)(from), now())));
    if (at.filter(({ status }) => status === 200).length !== 1)
      wrong('a code of an app lets in more than once at the same moment');
    expectStatus(
      'a recovery code without the password',
      (await enter(home(4)(0), recovery[1] ?? '', '')).status,
      400,
      wrong,
    );
    expectStatus('a recovery code', (await enter(home(4)(1), recovery[1] ?? '')).status, 200, wrong);
    expectStatus('a recovery code used twice', (await enter(home(4)(2), recovery[1] ?? '')).status, 400, wrong);
    ground.wait(10 * MINUTE);
    const byPassword = async (turn: number) => (await enter(home(5 + turn)(0), String(100_000 + turn))).status;
    await countUntilRefused('wrong codes with a right password, each from elsewhere', 5, byPassword, wrong);
  },
};

/** Thirty wrong secrets of invitations; then even the right one is refused, at each of their calls. */
const invitations: Part = {
  name: 'guesses at invitations of staff',
  async run(ground, wrong) {
    const { shop } = ground.bench;
    const wish = { name: 'Asha', role: 'owner', staffId: null, life: HOUR } as const;
    const { secret } = await keepInvite(shop.db, wish, shop.now());
    for (const path of ['', '/passkey/begin', '/password/begin']) {
      const show = async (from: Disguise, given: string) =>
        (await ground.send('POST', `/api/staff/invite${path}`, from, { secret: given })).status;
      const guess = (at: number) =>
        show(home(1)(at), at % 2 === 0 ? `${secret.slice(0, -4)}${1000 + at}` : ` ${newId()} `);
      await countUntilRefused(`wrong secrets at invite${path}`, 30, guess, wrong);
      expectStatus(
        `the right secret at invite${path}, after thirty wrong ones`,
        await show(home(1)(77), secret),
        429,
        wrong,
      );
      expectStatus(`the right secret at invite${path}, from elsewhere`, await show(home(2)(1), secret), 200, wrong);
    }
    ground.wait(HOUR + SECOND);
    const late = await ground.send('POST', '/api/staff/invite', home(3)(1), { secret });
    expectStatus('an invitation after its hour', late.status, 404, wrong);
  },
};

/** Guesses at whatever can be guessed. */
export const guessParts: Part[] = [
  guessing(signInLock),
  guessing(changeLock('new')),
  guessing(changeLock('present')),
  guessing(moveLock()),
  otherUse,
  staffDoor,
  invitations,
];

/** Part of the shop's security or honesty that a hole opens. */
export type HoleKind =
  | 'ownership'
  | 'roles'
  | 'fresh proof'
  | 'states'
  | 'errors'
  | 'slow answers'
  | 'lost writes'
  | 'doubled payments'
  | 'limits'
  | 'headers'
  | 'logs'
  | 'uploads'
  | "guests' links"
  | "staff's links"
  | 'publish hook'
  | 'exports'
  | 'script';

/** Hole that somebody could write into the shop, and the attack that should see it. */
export interface PlantedHole {
  /** What somebody could do through it. */
  about: string;
  kind: HoleKind;
  file: string;
  /** A text that stands in the file once, and what stands there with the hole. */
  from: string;
  to: string;
  seenBy: 'intruders' | 'fuzz' | 'bodies' | 'crash' | 'many' | 'browser' | 'flood';
  /** Only for holes that exist on one engine. */
  engine?: 'postgres';
}

/**
 * Planted by `npm run attack -- planted`. The first ten are of the sorts that an earlier round saw late or by luck: six
 * of ownership and roles, three of answers, one of a crash.
 */
export const plantedHoles: readonly PlantedHole[] = [
  {
    about: "another customer asks how somebody's payment stands and learns the id of their order",
    kind: 'ownership',
    file: 'src/domain/payments/payment.routes.ts',
    from: `readPendingOrderHead(db, params.gatewayOrderId);
    if (pendingOrder?.userId !== userId) throw`,
    to: `readPendingOrderHead(db, params.gatewayOrderId);
    if (!pendingOrder) throw`,
    seenBy: 'intruders',
  },
  {
    about: "another customer marks lines of somebody's gift ledger as thanked; the answer shows nothing of it",
    kind: 'ownership',
    file: 'src/domain/planning/ledger.repo.ts',
    from: `.set((set) => ({ thanked, revision: set('revision', '+', 1), updated_at: now }))
    .where('user_id', '=', userId)`,
    to: ".set((set) => ({ thanked, revision: set('revision', '+', 1), updated_at: now }))",
    seenBy: 'intruders',
  },
  {
    about: 'another customer has the paid boxes that wait for an address sent to their own home, or cancels them',
    kind: 'ownership',
    file: 'src/domain/orders/order.routes.ts',
    from: `if (!(await readOrderOf(db, userId, orderId))) throw notFound(said(say, 'noOrder'));
    const buyer =`,
    to: 'const buyer =',
    seenBy: 'intruders',
  },
  {
    about:
      'whoever is signed in to the back office does everything, whatever the role; tokens are still held to theirs',
    kind: 'roles',
    file: 'src/server/staff/identify.ts',
    from: "if (member.role !== 'owner' && !endpoint.roles",
    to: "if (bearer && member.role !== 'owner' && !endpoint.roles",
    seenBy: 'intruders',
  },
  {
    about: 'everybody reads who works in the shop, with their roles and devices',
    kind: 'roles',
    file: 'src/domain/staff/staff.contract.ts',
    from: `path: '/api/staff/people',
  access: 'staff',`,
    to: `path: '/api/staff/people',
  access: 'public',`,
    seenBy: 'intruders',
  },
  {
    about: "an owner's token of the command line sends money back, which asks for a sign-in of the last minutes",
    kind: 'fresh proof',
    file: 'src/server/staff/identify.ts',
    from: 'if (endpoint.freshProof && !(member.session && shop.now() - member.session.provedAt < FRESH_MS))',
    to: 'if (endpoint.freshProof && member.session && shop.now() - member.session.provedAt >= FRESH_MS)',
    seenBy: 'intruders',
  },
  {
    about: 'an apostrophe in a search ends the text of the statement, which then fails or does something else',
    kind: 'errors',
    file: 'src/server/db/text-search.repo.ts',
    from: "like ${`%${escapeLike(part.toLocaleLowerCase('en-IN'))}%`} escape",
    to: "like ${sql.raw(`'%${escapeLike(part.toLocaleLowerCase('en-IN'))}%'`)} escape",
    seenBy: 'fuzz',
  },
  {
    about: 'twenty thousand spaces in the field that people leave empty keep the processor busy',
    kind: 'slow answers',
    file: 'src/domain/enquiries/enquiry.contract.ts',
    from: 'text?.slice(0, 200)',
    to: String.raw`text?.replace(/\s+$/, '').slice(0, 200)`,
    seenBy: 'bodies',
  },
  {
    about: 'a wish for an invitation that is not shown is refused, and kept all the same',
    kind: 'errors',
    file: 'src/domain/enquiries/enquiry.routes.ts',
    from: `await demand('invitation', body.invitationId);
    const _id = await keep(body, { kind: 'customisation', subjectId: body.invitationId });`,
    to: `const _id = await keep(body, { kind: 'customisation', subjectId: body.invitationId });
    await demand('invitation', body.invitationId);`,
    seenBy: 'fuzz',
  },
  {
    about:
      'a server that dies while it makes a paid order leaves half of it: a number without an order, an order without homes',
    kind: 'lost writes',
    file: 'src/domain/payments/finish-payment.service.ts',
    from: "import { type Queries, withTransaction } from '#server/db/database.ts';",
    to: `import { inTurn, type Queries } from '#server/db/database.ts';
const withTransaction = <T>(db: Queries, work: (tx: Queries) => Promise<T>, { queue }: { queue: string }): Promise<T> =>
  inTurn(db, queue, () => work(db));`,
    seenBy: 'crash',
  },

  {
    about: "another family takes a person off somebody's waiting list into its own guest list, with number and address",
    kind: 'ownership',
    file: 'src/domain/guests/family-link.repo.ts',
    from: `.where('id', '=', _id)
    .where('user_id', '=', userId)`,
    to: ".where('id', '=', _id)",
    seenBy: 'intruders',
  },
  {
    about: "another customer ends the links of somebody's guest",
    kind: 'ownership',
    file: 'src/domain/guests/guest.routes.ts',
    from: `if (!(await readGuest(shop.db, userId, params.id))) throw notFound(saidAs('guests.noGuest', NO_GUEST));
    await revokeLinks`,
    to: 'await revokeLinks',
    seenBy: 'intruders',
  },
  {
    about: 'a device that was signed out reads on until its token runs out',
    kind: 'states',
    file: 'src/server/http/serve.ts',
    from: 'if (known?.version !== version || (session !== null && known.seenAt === null)) throw',
    to: 'if (known?.version !== version) throw',
    seenBy: 'intruders',
  },
  {
    about: "who knows a guest's number, and has no link, overwrites the address that is on the list",
    kind: "guests' links",
    file: 'src/domain/guests/guest-address.repo.ts',
    from: `.where(atHomeOf((one) => one.where('mobile', '=', mobile)))
    .where('address', '=', '')`,
    to: ".where(atHomeOf((one) => one.where('mobile', '=', mobile)))",
    seenBy: 'intruders',
  },
  {
    about: 'a link by which somebody joins the staff still works after its day',
    kind: "staff's links",
    file: 'src/domain/staff/staff.repo.ts',
    from: 'return row && Date.parse(row.expires_at) > now ? row : null;',
    to: 'return row ?? null;',
    seenBy: 'intruders',
  },
  {
    about:
      'the own data that a customer downloads hold the begun payments of everybody, with the addresses of their guests',
    kind: 'exports',
    file: 'src/domain/session/own-data.repo.ts',
    from: "await db.selectFrom('order_draft').selectAll().where('user_id', '=', userId).execute();",
    to: "await db.selectFrom('order_draft').selectAll().execute();",
    seenBy: 'intruders',
  },
  {
    about: 'everybody who has the name of the file opens a design that a customer sent to the staff',
    kind: 'uploads',
    file: 'src/server/media/serve-media.ts',
    from: String.raw`!/^\/*designs(?:\/|$)/i.test(path)`,
    to: "!path.startsWith('designs/')",
    seenBy: 'intruders',
  },

  {
    about: 'whoever signs nothing publishes the site as often as they like',
    kind: 'publish hook',
    file: 'src/domain/catalogue/publishing.routes.ts',
    from: 'if (given.length !== fitting.length || !timingSafeEqual(given, fitting))',
    to: 'if (given.length > 0 && (given.length !== fitting.length || !timingSafeEqual(given, fitting)))',
    seenBy: 'fuzz',
  },
  {
    about: 'a body that is no JSON is answered with the files and lines that read it',
    kind: 'errors',
    file: 'src/server/http/errors.ts',
    from: 'if (known) return reply.status(known[0]).send(errorBody(known[1]));',
    to: 'if (known) return reply.status(known[0]).send(errorBody(known[1], { detail: error.stack }));',
    seenBy: 'fuzz',
  },
  {
    about: 'a payment that the bank only promised makes a paid order',
    kind: 'states',
    file: 'src/domain/payments/finish-payment.service.ts',
    from: "if (payment.status === 'captured') return 'good';",
    to: "if (payment.status === 'captured' || payment.status === 'authorized') return 'good';",
    seenBy: 'fuzz',
  },
  {
    about: 'a list of a thousand wrong rows is looked at to its end, each mistake with a trace of its own',
    kind: 'slow answers',
    file: 'src/server/http/check.ts',
    from: 'abortEarly: entries > MANY, stripUnknown: true',
    to: 'abortEarly: false, stripUnknown: true',
    seenBy: 'bodies',
  },

  {
    about: 'a refund whose answer was lost with the server is asked for again, and paid out twice',
    kind: 'doubled payments',
    file: 'src/server/payments/razorpay.ts',
    from: "await send(path, body, { 'x-refund-idempotency': receipt });",
    to: 'await send(path, body);',
    seenBy: 'crash',
  },
  {
    about: 'a move that dies at its last step leaves an old store that no longer starts and a new one without tables',
    kind: 'lost writes',
    file: 'src/domain/backup/move.service.ts',
    from: `await tables.bringIn(MOVING_IN, 'before_move', { mark: digestOf(sums) });
    await markMoved(dataDir, host + pathname);`,
    to: `await markMoved(dataDir, host + pathname);
    await tables.bringIn(MOVING_IN, 'before_move', { mark: digestOf(sums) });`,
    seenBy: 'crash',
    engine: 'postgres',
  },
  {
    about:
      'what one family does at one moment through two processes is not in turn: ticks are lost, two presses begin two payments',
    kind: 'lost writes',
    file: 'src/server/db/owner.ts',
    from: 'return isPostgres(db) ? person.forUpdate() : person;',
    to: 'return person;',
    seenBy: 'many',
    engine: 'postgres',
  },

  {
    about: "a cache on the way gives one family's celebration, with the answers of its guests, to the next family",
    kind: 'headers',
    file: 'src/domain/guests/celebration.routes.ts',
    from: `serve(app, shop, readCelebration, async ({ userId }) => ({
    ...(await celebrationOf(db, userId)),
    answers: await answersOf(db, userId),
  }));`,
    to: `serve(app, shop, readCelebration, async ({ userId, reply }) => {
    reply.header('cache-control', 'public, max-age=60');
    return { ...(await celebrationOf(db, userId)), answers: await answersOf(db, userId) };
  });`,
    seenBy: 'browser',
  },
  {
    about: 'the log keeps the mobile numbers of guests and the secrets of their links',
    kind: 'logs',
    file: 'src/server/app.ts',
    from: "path: request.url.split('?')[0]",
    to: 'path: request.url',
    seenBy: 'browser',
  },
  {
    about: 'the name of a product ends the data block in the head of its page and writes elements of its own',
    kind: 'script',
    file: 'src/layouts/base.astro',
    from: String.raw`JSON.stringify(jsonLd).replaceAll('<', '\\u003c')`,
    to: 'JSON.stringify(jsonLd)',
    seenBy: 'browser',
  },
  {
    about: 'the message of a stranger writes elements into the page on which the staff read it',
    kind: 'script',
    file: 'src/office/enquiries/enquiry-page.tsx',
    from: `<p className="inbox-text">{text || (kind === 'planning-help' ? say.asksForHelp : say.noWords)}</p>`,
    to: `<p
          className="inbox-text"
          dangerouslySetInnerHTML={{
            __html:
              text.replaceAll('\\n', '<br>') ||
              (kind === 'planning-help' ? say.asksForHelp : say.noWords),
          }}
        />`,
    seenBy: 'browser',
  },

  {
    about: 'a code that was sent can be guessed at until it runs out',
    kind: 'limits',
    file: 'src/domain/session/otp.repo.ts',
    from: `.where('attempts', '<', OTP_TRIES)
    .where('purpose', '=', purpose)`,
    to: ".where('purpose', '=', purpose)",
    seenBy: 'flood',
  },
  {
    about: 'a home calls as often as it likes, each time from another of its own addresses',
    kind: 'limits',
    file: 'src/server/http/caller.ts',
    from: 'networkOf(ip, 4)',
    to: 'networkOf(ip, 8)',
    seenBy: 'flood',
  },
];

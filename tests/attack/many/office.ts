import { newId } from '#lib/ids.ts';
import { totpCode, totpStep } from '#server/staff/totp.ts';
import {
  atMost,
  isAcknowledged,
  isDone,
  keptOnce,
  letters,
  same,
  type Scene,
  times,
  type Turn,
} from '#tests/attack/many/scene.ts';

const PASSWORD = 'four long warm words';
const SITE = { 'sec-fetch-site': 'same-origin' };

/** Returns the id of a message to the shop. */
async function message(scene: Scene): Promise<string> {
  const who = await scene.bench.customer();
  await scene.must(scene.by(who, 'POST', '/api/user/add-planning-help', { planningId: scene.checklist }));
  const row = scene.db.selectFrom('enquiry').select('id').where('user_id', '=', who.id);
  return (await row.executeTakeFirstOrThrow()).id;
}

const eventsOf = ({ db }: Scene, id: string) =>
  db.selectFrom('inbox_event').selectAll().where('enquiry_id', '=', id).execute();

/** Returns the secret of a new invitation, and the name that it is for. */
async function invitation(scene: Scene): Promise<{ name: string; secret: string }> {
  const { cookie } = await scene.owner();
  const name = `Invited ${newId()}`;
  const { link } = await scene.must(scene.office(cookie, 'POST', '/api/staff/people/invite', { name, role: 'helper' }));
  const { hash, searchParams } = new URL(link);
  return { name, secret: hash.slice(1).replace(/^.*=/, '') || [...searchParams.values()][0] || '' };
}

/** Returns a request that takes an invitation by password, and the secret of its one-time codes. */
async function acceptance(scene: Scene, secret: string) {
  const begun = await scene.must(scene.by(null, 'POST', '/api/staff/invite/password/begin', { secret }, SITE));
  const code = totpCode(begun.totpSecret, totpStep(Date.now()));
  const body = { secret, challengeId: begun.challengeId, password: PASSWORD, code };
  return { sent: scene.by(null, 'POST', '/api/staff/invite/password', body, SITE), totp: String(begun.totpSecret) };
}

const signIn = (scene: Scene, name: string, code: string) =>
  scene.by(null, 'POST', '/api/staff/sign-in/password', { name, password: PASSWORD, code }, SITE);

/** Moments of messages, settings, the catalogue and the accounts of the staff. */
export const officeTurns: Turn[] = [
  {
    name: 'one message to the shop is taken by several',
    set: async (scene) => {
      const id = await message(scene);
      const owners = await Promise.all(times(4, () => scene.owner()));
      return {
        requests: owners.map((one) =>
          scene.office(one.cookie, 'PATCH', `/api/staff/inbox/${id}`, { revision: 0, assigneeId: one.id }),
        ),
        most: 1,
        check: async (heard) => {
          const row = await scene.db
            .selectFrom('inbox_state')
            .selectAll()
            .where('enquiry_id', '=', id)
            .executeTakeFirst();
          return isAcknowledged(
            'assignee',
            heard,
            owners.map((one) => one.id),
            row?.assignee_id,
          );
        },
      };
    },
  },
  {
    name: 'a message is answered and noted about, and one note is sent twice',
    set: async (scene) => {
      const [{ cookie }, id] = [await scene.owner(), await message(scene)];
      const notes = times(5, (at) => ({ id: newId(), text: `Note ${letters(at)}` }));
      const answers = times(4, (at) => ({ id: newId(), way: ['whatsapp', 'email', 'call', 'call'][at] }));
      return {
        requests: [
          ...[...notes, ...notes.slice(0, 2)].map((body) =>
            scene.office(cookie, 'POST', `/api/staff/inbox/${id}/notes`, body),
          ),
          ...answers.map((body) => scene.office(cookie, 'POST', `/api/staff/inbox/${id}/answers`, body)),
        ],
        check: async (heard) => {
          const events = await eventsOf(scene, id);
          const texts = events.filter(({ what }) => what === 'note').map(({ text }) => text);
          const revisions = events.flatMap(({ revision }) => (revision === null ? [] : [Number(revision)]));
          return [
            ...keptOnce(
              heard,
              notes.map(({ text }) => text),
              texts,
            ),
            ...keptOnce(
              heard.slice(7),
              answers.map((one) => one.id),
              events.map((one) => one.id),
            ),
            ...same('revisions', new Set(revisions).size, revisions.length),
          ];
        },
      };
    },
  },
  {
    name: 'a section of the settings is changed by several',
    set: async (scene) => {
      const { cookie } = await scene.owner();
      const { sections } = await scene.must(scene.office(cookie, 'GET', '/api/staff/settings'));
      const { revision, values } = sections.capacity;
      const boxes = times(5, (at) => 10 + Number(revision) * 10 + at);
      const save = (section: string, body: object) =>
        scene.office(cookie, 'PUT', `/api/staff/settings/${section}`, body);
      return {
        requests: boxes.map((count) => save('capacity', { revision, values: { ...values, boxes: count } })),
        most: 1,
        check: async (heard) => {
          const after = await scene.must(scene.office(cookie, 'GET', '/api/staff/settings'));
          return isAcknowledged('boxes a day', heard, boxes.map(String), after.sections.capacity.values.boxes);
        },
      };
    },
  },
  {
    name: 'the words of a message are changed by several',
    set: async (scene) => {
      const { cookie } = await scene.owner();
      const path = '/api/staff/messages/templates';
      const { templates } = await scene.must(scene.office(cookie, 'GET', path));
      const { kind, text, dltId, enabled, revision } = templates[0];
      const texts = times(5, (at) => `${String(text).replace(/ [a-z]$/, '')} ${letters(at + Number(revision))}`);
      return {
        requests: texts.map((one) =>
          scene.office(cookie, 'PUT', `${path}/${kind}`, { text: one, dltId, enabled, revision }),
        ),
        most: 1,
        check: async (heard) => {
          const after = await scene.must(scene.office(cookie, 'GET', path));
          return isAcknowledged(
            'words',
            heard,
            texts,
            after.templates.find((one: { kind: string }) => one.kind === kind).text,
          );
        },
      };
    },
  },
  {
    name: 'records are added to the catalogue and one is changed by several',
    set: async (scene) => {
      const { cookie } = await scene.owner();
      const path = '/api/staff/catalogue/review/records';
      const review = (name: string) => ({ name, description: 'The boxes were lovely.', rating: 5 });
      const added = times(4, () => `Anita ${newId().replaceAll(/\d/g, '')}`);
      const changed = times(4, (at) => `Harleen ${letters(at)}`);
      const { record: first } = await scene.must(scene.office(cookie, 'POST', path, { record: review('Harleen') }));
      return {
        requests: [
          ...added.map((name) => scene.office(cookie, 'POST', path, { record: review(name) })),
          ...changed.map((name) =>
            scene.office(cookie, 'PUT', `${path}/${first.id}`, {
              revision: first.revision,
              isActive: true,
              record: { ...first.record, name },
            }),
          ),
        ],
        check: async (heard) => {
          const { record } = await scene.must(scene.office(cookie, 'GET', `${path}/${first.id}`));
          const rows = await scene.db
            .selectFrom('catalogue')
            .select(['data', 'position'])
            .where('kind', '=', 'review')
            .execute();
          const places = rows.map(({ position }) => Number(position));
          return [
            ...atMost('changes of one revision', heard.slice(4).filter(isDone).length, 1),
            ...isAcknowledged('name', heard, [...times(4, () => null), ...changed], record.record.name),
            ...keptOnce(
              heard,
              added,
              rows.map(({ data }) => String((data as { name?: unknown }).name)),
            ),
            ...same('places', new Set(places).size, places.length),
          ];
        },
      };
    },
  },
  {
    name: 'an invitation is accepted',
    set: async (scene) => {
      const { name, secret } = await invitation(scene);
      const begun = await Promise.all(times(4, () => acceptance(scene, secret)));
      return {
        requests: begun.map(({ sent }) => sent),
        refusals: [400, 404],
        most: 1,
        check: async () => {
          const rows = await scene.db.selectFrom('staff').select('id').where('name', '=', name).execute();
          return same('members of that name', rows.length, 1);
        },
      };
    },
  },
  {
    name: 'a recovery code and a one-time code of the staff are used',
    set: async (scene) => {
      const { name, secret } = await invitation(scene);
      const { sent, totp } = await acceptance(scene, secret);
      const { recoveryCodes } = await scene.must(sent);
      const codes = [recoveryCodes[0], totpCode(totp, totpStep(Date.now()) + 1)];
      return {
        requests: codes.flatMap((code) => times(4, () => signIn(scene, name, code))),
        refusals: [400],
        check: async (heard) => [
          ...atMost('sign-ins by the recovery code', heard.slice(0, 4).filter(isDone).length, 1),
          ...atMost('sign-ins by the one-time code', heard.slice(4).filter(isDone).length, 1),
        ],
      };
    },
  },
  {
    name: 'the last owners close each other’s accounts',
    set: async (scene) => {
      await scene.db.updateTable('staff').set({ is_active: false }).execute();
      const owners = await Promise.all(times(3, () => scene.owner()));
      return {
        requests: owners.flatMap(({ cookie }, at) => {
          const other = owners[(at + 1) % owners.length]?.id;
          return scene.office(cookie, 'PATCH', `/api/staff/people/${other}`, { role: 'owner', isActive: false });
        }),
        refusals: [401, 403],
        check: async () => {
          const rows = await scene.db.selectFrom('staff').select('id').where('is_active', '=', true).execute();
          return rows.length > 0 ? [] : ['nobody is left who can open the back office'];
        },
      };
    },
  },
];

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressDoubt, placesOfPincode } from '#domain/delivery/pincode.repo.ts';
import { addMyself } from '#domain/guests/family-link.contract.ts';
import { confirmOwnAddress, updateAddressPerson } from '#domain/guests/guest.contract.ts';
import { type GuestLink, linkOf } from '#domain/guests/guest-link.rules.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { addNewcomer, familyLimit } from '#domain/guests/newcomer.service.ts';
import { addressLimit, confirmAddress, sendOwnAddress } from '#domain/guests/own-address.service.ts';
import { type FormAnswer, FORM, FORM_STYLE, formPage, type TypedForm } from '#domain/guests/plain-form.rules.ts';
import { lookPlain } from '#domain/guests/plain-look.service.ts';
import { isRecord } from '#lib/narrow.ts';
import { MINUTE } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';
import { checkInput } from '#server/http/check.ts';
import { Refusal } from '#server/http/errors.ts';
import { countSecrets } from '#server/http/rate-limits.ts';
import { said } from '#lib/said.ts';

/** Path of the guest's page, whose form comes back to it. */
const PATH = '/update-address-person';

const HEADERS = {
  // Kept by the guest's own browser alone, which could not go back to the page otherwise.
  'cache-control': 'private, no-cache',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(FORM_STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const linkIn = ({ url }: FastifyRequest): GuestLink => linkOf(url.split('?').slice(1).join('?'));

/** Returns the fields of a form; all empty for a request whose form was not read. */
function typedIn(body: unknown): TypedForm {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  const of = (name: string): string => (fields.get(name) ?? '').replaceAll('\r\n', '\n');
  const names = ['name', 'mobile', 'address', 'pincode', 'sure', 'held', 'look', 'lang', 'form'] as const;
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<(typeof names)[number], string>;
}

/**
 * Serves the form of a guest's page for browsers without script, by the rules of the calls that the page makes. Every
 * answer, refusals among them, is a small page in the language of the link.
 */
export async function plainFormRoutes(scope: FastifyInstance, shop: Shop): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(/^application\/x-www-form-urlencoded\b/, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  scope.addHook('preSerialization', async (request, reply, payload) => {
    const told = isRecord(payload) ? (payload as Partial<FormAnswer>) : {};
    reply.headers(HEADERS).type('text/html; charset=utf-8').serializer(String);
    return formPage({ ...told, status: reply.statusCode }, linkIn(request), typedIn(request.body));
  });

  const own = addressLimit(shop);
  const family = familyLimit(shop);
  const counted = [own, family].map(({ max, minutes, secret }) =>
    countSecrets(scope, `POST ${PATH}`, { max, minutes, secret: secret! }, (request) => ({ ...linkIn(request) })),
  );
  const options = {
    schema: { summary: 'The form of the page of a guest, sent without script', consumes: [FORM] },
    bodyLimit: bodyLimitOf({ body: addMyself.body }),
    ...(shop.config.rateLimits
      ? {
          config: { rateLimit: { max: own.secret!.fromOneIp, timeWindow: own.minutes * MINUTE } },
          preValidation: async (request: FastifyRequest) => counted[linkIn(request).f ? 1 : 0]?.(request),
        }
      : {}),
  };
  scope.post(PATH, options, async (request, reply) => {
    // A body of another kind is refused before; one that is missing has no kind.
    if (!(request.body instanceof URLSearchParams)) throw new Refusal(400, said(say, 'formEmpty'));
    const typed = typedIn(request.body);
    const { f, t, mobile } = linkIn(request);
    if (!f && !mobile) throw new Refusal(400, said(say, 'linkNotComplete'), { data: { broken: true } });
    if (typed.look)
      return { look: await lookPlain(shop, { f, t, mobile }, typed.look === 'another' || typed.form !== '') };
    if (typed.held && t && !f) {
      const { held } = checkInput(confirmOwnAddress.body, { mobile, t, held: typed.held });
      await confirmAddress(shop, { mobile, t, held });
      return {};
    }
    const newcomer = f ? checkInput(addMyself.body, { ...typed, f }) : null;
    const told =
      newcomer ?? checkInput(updateAddressPerson.body, { ...typed, held: undefined, mobile, ...(t ? { t } : {}) });
    const ask = typed.sure === typed.pincode ? null : doubtOf(told);
    if (ask) return reply.code(409).send({ ask });
    if (newcomer) await addNewcomer(shop, newcomer);
    else await sendOwnAddress(shop, { ...told, t });
    return {};
  });
}

/** Returns what a guest is asked of a pincode; null when nothing speaks against it. */
function doubtOf(told: { address: string; pincode: string }): FormAnswer['ask'] | null {
  if (placesOfPincode(told.pincode) === null) return 'unknown';
  const doubt = addressDoubt(told);
  return doubt.wrote === '' ? null : doubt;
}

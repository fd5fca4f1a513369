import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { boolean, type InferType, number, object, string, ValidationError } from 'yup';
import { isGstin } from '#lib/gstin.ts';
import { SECOND } from '#lib/time.ts';
import type { BucketPlace } from '#server/media/bucket.ts';
import { providerDefaults } from '#server/payments/payment-provider.ts';
import { generatedSecret } from '#server/secrets.ts';
import { PROXIES, proxiesOf } from '#server/trusted-proxies.ts';

/** Returns a schema for http and https URLs, including `localhost`, which yup's own `url()` refuses. */
const webUrl = () =>
  string().test(
    'url',
    'must be an address such as https://example.in',
    (value) => value === undefined || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
  );

/** Returns a schema for URLs of PostgreSQL databases. A sign of the password that ends it would name another database. */
const postgresUrl = () =>
  string()
    .matches(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .test(
      'readable',
      'cannot be read: in a user or password write / as %2F, @ as %40, # as %23, ? as %3F and % as %25',
      (value) => value === undefined || (URL.canParse(value) && !new URL(value).pathname.includes('@')),
    );

/** Environment variables that the server reads, with their defaults; the README lists them. */
const environment = object({
  NODE_ENV: string().oneOf(['development', 'production', 'test']).default('development'),
  HOST: string().default('0.0.0.0'),
  PORT: number().integer().min(0).max(65_535).default(4321),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: postgresUrl(),
  MIGRATION_DATABASE_URL: postgresUrl(),
  SITE_URL: webUrl(),
  SITE_DIR: string(),
  ALLOWED_ORIGINS: string().default(''),
  JWT_SECRET: string().min(32, 'must have at least 32 characters'),
  JWT_SECRET_OLD: string().matches(/^none$|.{32}/s, 'must have at least 32 characters, or be none'),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: string()
    .trim()
    .default('false')
    .test('proxies', PROXIES, (value) => proxiesOf(value) !== null),
  RATE_LIMITS: boolean().default(true),
  RAZORPAY_API_BASE: webUrl(),
  RAZORPAY_KEY_ID: string(),
  RAZORPAY_KEY_SECRET: string(),
  RAZORPAY_WEBHOOK_SECRET: string(),
  RAZORPAY_WEBHOOK_SECRET_OLD: string(),
  RAZORPAY_CHECKOUT_URL: string(),
  SMS_PROVIDER: string().oneOf(['demo', 'msg91', 'fast2sms']).default('demo'),
  SMS_API_BASE: webUrl(),
  SMS_API_KEY: string(),
  SMS_SENDER: string(),
  SMS_TEMPLATE_ID: string(),
  GOOGLE_CLIENT_ID: string(),
  GOOGLE_API_BASE: webUrl(),
  GOOGLE_SCRIPT_URL: string(),
  PUBLISH_HOOK_SECRET: string().min(16, 'must have at least 16 characters'),
  MEDIA_URL: string().matches(
    /^s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[\w./-]*)?$/,
    'must name a bucket such as s3://pictures',
  ),
  AWS_ENDPOINT_URL: webUrl(),
  AWS_REGION: string().default('us-east-1'),
  AWS_ACCESS_KEY_ID: string(),
  AWS_SECRET_ACCESS_KEY: string(),
  METRICS_TOKEN: string().min(16, 'must have at least 16 characters'),
  PLACES_API_BASE: webUrl(),
  PLACES_API_KEY: string(),
  STOP_AFTER: number().min(0).max(60).default(2),
  BACKUP_AT: string().matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time in India such as 02:30'),
  BACKUP_DIR: string(),
  FSSAI_LICENCE: string()
    .trim()
    .matches(/^\d{14}$/, 'must be a food licence number of 14 digits'),
  GST_NUMBER: string()
    .trim()
    .test('gstin', 'must be a tax number of 15 signs', (value) => value === undefined || isGstin(value)),
});

export const settingNames: readonly string[] = Object.keys(environment.fields);

/** Returns the URL of a port of this machine, which `siteUrl` is unless `SITE_URL` is set. */
export const localUrl = (port: number): string => `http://localhost:${port}`;

/** Checked settings of the server. */
export interface Config {
  production: boolean;
  /** Parts that are demonstrations: one-time codes are shown on screen, payments go to the built-in test gateway. */
  demo: { otp: boolean; payments: boolean };
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  /** Connection string that migrations use to reach the same database past a pooler; null to use `databaseUrl`. */
  migrationUrl: string | null;
  /** Public URL of the site, without a trailing slash; used in links that leave the shop. */
  siteUrl: string;
  /** Folder of the built site that this server also serves; null when another host serves it. */
  siteDir: string | null;
  allowedOrigins: string[];
  /** Secret of the shop. Only `shop-secret.ts` reads it, which lists its uses. */
  jwtSecret: string;
  /** Previous secret of the shop; empty when there is none, `none` when it is given up. */
  oldJwtSecret: string;
  logLevel: string;
  /** Time for which a process that is ended by SIGTERM listens on while `/readyz` answers 503, ms. */
  stopAfter: number;
  /** Number of proxies in front of the server, or their networks; false for none. */
  trustProxy: false | number | string[];
  rateLimits: boolean;
  payments: {
    apiBase: string;
    keyId: string;
    keySecret: string;
    webhookSecret: string;
    /**
     * Previous secret of webhooks, which the provider still uses for webhooks that it repeats; empty when there is
     * none.
     */
    oldWebhookSecret: string;
    /** Longest wait for an answer of the provider, in ms. */
    patience: number;
    checkoutUrl: string;
  };
  sms: { provider: 'demo' | 'msg91' | 'fast2sms'; apiBase: string; apiKey: string; sender: string; templateId: string };
  google: { clientId: string; apiBase: string; scriptUrl: string };
  /** Secret that signs requests to publish; empty to refuse them all. */
  publishHookSecret: string;
  /** Bucket of pictures and designs; null when only the data folder keeps them. */
  media: BucketPlace | null;
  /** Token that gives access to the metrics page; empty to refuse all requests. */
  metricsToken: string;
  /** Food licence and tax number used until the settings have their own; empty when not set. */
  licences: { fssai: string; gstin: string };
  /** Service of address suggestions; an empty key turns suggestions off. */
  places: { apiBase: string; apiKey: string };
  /** Folder of the backups, and Indian time of the nightly backup such as `02:30`; null for no nightly backup. */
  backups: { folder: string; at: string | null };
}

/** Tells whether a secret is weak: fewer than 16 characters, or fewer than 8 different ones. */
const isGuessable = (secret: string): boolean => secret.length < 16 || new Set(secret).size < 8;

/** Tells whether a URL is https with a public host name: no IP address, and not `localhost` or `.local`. */
function isPublicUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && hostname.includes('.') && isIP(hostname) === 0 && !hostname.endsWith('.local');
}

/** Error of a missing or wrong setting; its message names the variable. */
export class ConfigError extends Error {}

type Environment = InferType<typeof environment>;

/** Reads the environment variables of the server. @throws ConfigError naming each wrong variable */
function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  try {
    return environment.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ConfigError(
      error.inner.map((one) => one.message.replace(/^(?!.*\b[A-Z_]{3,}\b)/, `${one.path} `)).join('\n'),
    );
  }
}

const takesMoney = (env: Environment): boolean => Boolean(env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET);

/** Returns what is missing: secrets and addresses that go together, and what production may not be without. */
function problemsOf(env: Environment): string[] {
  const production = env.NODE_ENV === 'production';
  const missing: string[] = [];
  const demand = (name: string, present: boolean, why: string): void => {
    if (production && !present) missing.push(`${name} ${name.includes(' and ') ? 'are' : 'is'} not set: ${why}`);
  };
  demand('JWT_SECRET', Boolean(env.JWT_SECRET), 'sessions need a secret of their own');
  demand('SITE_URL', Boolean(env.SITE_URL), 'links sent to guests need the public address');
  demand('SMS_PROVIDER', env.SMS_PROVIDER !== 'demo', 'the demonstration sender shows codes on screen');
  demand('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET', takesMoney(env), 'the built-in test gateway takes no money');
  demand('RAZORPAY_WEBHOOK_SECRET', Boolean(env.RAZORPAY_WEBHOOK_SECRET), 'payments are confirmed by signed notices');
  for (const name of [
    'JWT_SECRET',
    ...(env.JWT_SECRET_OLD === 'none' ? [] : (['JWT_SECRET_OLD'] as const)),
    'RAZORPAY_WEBHOOK_SECRET',
    'PUBLISH_HOOK_SECRET',
    'METRICS_TOKEN',
  ] as const)
    if (production && env[name] && isGuessable(env[name]))
      missing.push(`${name} can be guessed: make one with \`openssl rand -hex 32\``);
  if (production && env.SITE_URL && !isPublicUrl(env.SITE_URL))
    missing.push('SITE_URL must be the public address, such as https://example.in');
  if (env.SMS_PROVIDER !== 'demo' && !env.SMS_API_KEY) missing.push('SMS_API_KEY is not set: the SMS gateway needs it');
  if (env.MEDIA_URL && !(env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY))
    missing.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set: the bucket of MEDIA_URL needs them');
  return missing;
}

/**
 * Reads and validates the settings in environment variables; creates missing secrets in the data folder outside
 * production. In production it refuses defaults that are safe only for a demonstration.
 * @param secretIn returns a secret of a data folder by its name; by default makes a missing one
 * @throws ConfigError naming each wrong variable, SecretError for a damaged secret file
 */
export function readConfig(
  source: Record<string, string | undefined> = process.env,
  secretIn: (dataDir: string, name: string) => string = generatedSecret,
): Config {
  const env = readEnvironment(source);
  const problems = problemsOf(env);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));

  const dataDir = resolve(env.DATA_DIR);
  const siteUrl = unslashed(env.SITE_URL ?? localUrl(env.PORT));
  const secret = (name: string, value: string | undefined): string => value ?? secretIn(dataDir, name);
  const jwtSecret = secret('jwt', env.JWT_SECRET);
  const oldJwtSecret = env.JWT_SECRET_OLD ?? '';
  if (jwtSecret === oldJwtSecret)
    throw new ConfigError(
      'JWT_SECRET_OLD is the same as JWT_SECRET: it holds the secret from before a change. Without a change take it out.',
    );
  return {
    production: env.NODE_ENV === 'production',
    demo: { otp: env.SMS_PROVIDER === 'demo', payments: !takesMoney(env) },
    host: env.HOST,
    port: env.PORT,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    migrationUrl: env.MIGRATION_DATABASE_URL ?? null,
    siteUrl,
    siteDir: env.SITE_DIR === 'none' ? null : resolve(env.SITE_DIR ?? join(dataDir, 'site', 'current')),
    allowedOrigins: env.ALLOWED_ORIGINS.split(',')
      .map((one) => unslashed(one.trim()))
      .filter(Boolean),
    jwtSecret,
    oldJwtSecret,
    logLevel: env.LOG_LEVEL,
    stopAfter: env.STOP_AFTER * SECOND,
    trustProxy: proxiesOf(env.TRUST_PROXY) ?? false,
    rateLimits: env.RATE_LIMITS,
    payments: {
      apiBase: unslashed(env.RAZORPAY_API_BASE ?? providerDefaults.apiBase),
      keyId: env.RAZORPAY_KEY_ID ?? providerDefaults.keyId,
      keySecret: secret('payment-key', env.RAZORPAY_KEY_SECRET),
      webhookSecret: secret('payment-webhook', env.RAZORPAY_WEBHOOK_SECRET),
      oldWebhookSecret: env.RAZORPAY_WEBHOOK_SECRET_OLD ?? '',
      patience: 10 * SECOND,
      checkoutUrl:
        env.RAZORPAY_CHECKOUT_URL ?? (takesMoney(env) ? providerDefaults.checkoutUrl : '/test-gateway/checkout.js'),
    },
    sms: {
      provider: env.SMS_PROVIDER,
      apiBase: unslashed(env.SMS_API_BASE ?? ''),
      apiKey: env.SMS_API_KEY ?? '',
      sender: env.SMS_SENDER ?? '',
      templateId: env.SMS_TEMPLATE_ID ?? '',
    },
    google: {
      clientId: env.GOOGLE_CLIENT_ID ?? '',
      apiBase: unslashed(env.GOOGLE_API_BASE ?? 'https://www.googleapis.com/oauth2/v3'),
      scriptUrl: env.GOOGLE_SCRIPT_URL ?? 'https://accounts.google.com/gsi/client',
    },
    licences: { fssai: env.FSSAI_LICENCE ?? '', gstin: env.GST_NUMBER ?? '' },
    publishHookSecret: env.PUBLISH_HOOK_SECRET ?? '',
    media: env.MEDIA_URL
      ? {
          url: env.MEDIA_URL,
          endpoint: unslashed(env.AWS_ENDPOINT_URL ?? `https://s3.${env.AWS_REGION}.amazonaws.com`),
          region: env.AWS_REGION,
          accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
        }
      : null,
    metricsToken: env.METRICS_TOKEN ?? '',
    places: {
      apiBase: unslashed(env.PLACES_API_BASE ?? 'https://places.googleapis.com'),
      apiKey: env.PLACES_API_KEY ?? '',
    },
    backups: { folder: resolve(env.BACKUP_DIR ?? join(dataDir, 'backups')), at: env.BACKUP_AT ?? null },
  };
}

const unslashed = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

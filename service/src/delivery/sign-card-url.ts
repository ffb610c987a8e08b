import { createHmac } from 'node:crypto';
import { toSigningText } from '@cardwright/contract';
import { isRetired } from '../accounts/key-state.ts';
import type { Accounts, Caller, SigningKey } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import type { Uploads } from '../uploads/types.ts';
import { checkUploads } from './card-images.ts';
import { parseCardRequest, toCardPath } from './card-request.ts';
import { findCardWarnings } from './find-card-warnings.ts';
import { checkDrawable } from './find-undrawn-text.ts';
import type { PageCards } from './page-card.ts';
import type { SignedCard, SignInput } from './types.ts';

// Discord shows no preview for a longer one, and some proxies cut it. The SDK has the same limit.
const MAX_URL_CHARACTERS = 2048;
const LATEST_SECONDS = 999_999_999_999;

/**
 * The signed URL of a card, signed with a key of the caller's account. Throws `not-found` for any other key, and
 * `invalid` for what delivery would refuse, so that no URL is handed out that shows no card.
 */
export async function signCardUrl(
  input: SignInput,
  caller: Caller,
  baseUrl: string,
  parts: {
    accounts: Pick<Accounts, 'findSigningKey'>;
    engine: Pick<DrawingEngine, 'findUndrawable' | 'parseCard' | 'templates'>;
    hasUpload: Uploads['has'];
    pages: Pick<PageCards, 'parse'>;
    clock: Clock;
  },
): Promise<SignedCard> {
  const now = parts.clock.now();
  const key = await parts.accounts.findSigningKey(input.keyId);
  if (key?.accountId !== caller.accountId || key.revoked || isRetired(key, now))
    throw new ServiceError('not-found', 'Your account has no active key with this id.', {
      code: 'not_found',
      parameter: 'key_id',
    });
  const path = toCardPath(input.template);
  const pairs = toPairs(input.params);
  const warnings = await checkCard(path, pairs, caller, parts);
  const text = toSigningText(path, [...pairs, { name: 'expires', value: toExpires(input, key, now) }]);
  const digest = createHmac('sha256', key.secret).update(text).digest('hex');
  const url = `${baseUrl}${text}&sig=${key.keyId}.${digest}`;
  if (url.length <= MAX_URL_CHARACTERS) return { url, warnings };
  throw invalid(
    'params',
    `The URL would have ${url.length} characters, but platforms show no preview beyond ${MAX_URL_CHARACTERS}. Shorten the texts.`,
  );
}

const toPairs = (params: SignInput['params']) =>
  Object.entries(params).map(([name, given]) => {
    if (name === 'expires' || name === 'sig')
      throw invalid(`params.${name}`, `\`${name}\` is set by the service; use expires_in or expires_at.`);
    const value = String(given);
    if (!value.isWellFormed())
      throw invalid(`params.${name}`, `\`params.${name.slice(0, 64)}\` must be well-formed Unicode.`);
    return { name, value, raw: '' };
  });

async function checkCard(
  path: string,
  pairs: ReturnType<typeof toPairs>,
  { accountId }: Caller,
  {
    engine,
    hasUpload,
    pages,
  }: {
    engine: Pick<DrawingEngine, 'findUndrawable' | 'parseCard' | 'templates'>;
    hasUpload: Uploads['has'];
    pages: Pick<PageCards, 'parse'>;
  },
): Promise<string[]> {
  try {
    if (pages.parse(path, pairs)) return [];
    const card = parseCardRequest(path, pairs, engine);
    await checkUploads(card, accountId, hasUpload);
    await checkDrawable(card, engine, accountId);
    return findCardWarnings(path, pairs, engine);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.parameter === undefined || error.parameter === 'template')
      throw error;
    throw invalid(`params.${error.parameter}`, error.message);
  }
}

function toExpires({ expiresIn, expiresAt }: SignInput, key: SigningKey, now: Date): string {
  if ((expiresIn === undefined) === (expiresAt === undefined))
    throw invalid('expires_in', 'Send either `expires_in`, in seconds, or `expires_at`, a time or "never".');
  const name = expiresIn === undefined ? 'expires_at' : 'expires_in';
  if (expiresIn === 'never' || expiresAt === 'never') {
    if (key.permanentUrls) return 'never';
    throw invalid(
      name,
      `\`${name}\` can be "never" only for a key that was created with \`permanent_urls\`.`,
    );
  }
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const seconds =
    expiresAt === undefined
      ? nowSeconds + (expiresIn ?? 0)
      : typeof expiresAt === 'number'
        ? expiresAt
        : Math.floor(Date.parse(expiresAt) / 1000);
  if (seconds > nowSeconds && seconds <= LATEST_SECONDS) return String(seconds);
  throw invalid(name, `\`${name}\` must be a time in the future, in seconds, not milliseconds.`);
}

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter: parameter.slice(0, 80) });

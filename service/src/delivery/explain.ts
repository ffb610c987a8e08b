import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  acceptedSigningTexts,
  parseQueryPairs,
  parseSignature,
  type QueryPair,
  signedReadings,
  toSigningText,
  UndecodableQueryError,
  withoutTracking,
} from '@cardwright/contract';
import { isRetired } from '../accounts/key-state.ts';
import type { Accounts, Caller } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import type { Uploads } from '../uploads/types.ts';
import { checkUploads } from './card-images.ts';
import { CARD_PATH, FILE_PATH, parseCardRequest } from './card-request.ts';
import { findCardWarnings } from './find-card-warnings.ts';
import { findSigningMistake } from './find-signing-mistake.ts';
import { checkDrawable, findUndrawnText } from './find-undrawn-text.ts';
import type { PageCards } from './page-card.ts';
import { toPlainPath } from './plain-path.ts';
import { isSigned, verifySignedRequest } from './signed-request.ts';
import type { Explanation, RequestTarget } from './types.ts';

type ExplainParts = {
  accounts: Pick<Accounts, 'findSigningKey'>;
  engine: Pick<DrawingEngine, 'findUndrawable' | 'parseCard' | 'templates'>;
  hasUpload: Uploads['has'];
  pages: Pick<PageCards, 'parse'>;
  clock: Clock;
};

const CONTEXT_BYTES = 24;

/** Explains a signed URL to its owner. Never returns a signature or reveals anything about another account's key. */
export async function explainSignedUrl(
  input: { url: string; signedText?: string },
  caller: Caller,
  baseUrl: string,
  parts: ExplainParts,
): Promise<Explanation> {
  const target = splitUrl(input.url, baseUrl);
  const pairs = findPairs(target.query);
  const accepted = pairs ? listAccepted(target.path, pairs) : [];
  const refused = await findRefusal(target, caller, parts);
  const mismatch =
    pairs && refused?.parameter === 'sig'
      ? await findMismatch(input, target, pairs, caller, baseUrl, parts)
      : undefined;
  const refusal = mismatch ?? refused;
  const signedText = input.signedText ?? mismatch?.signedText;
  return {
    valid: refusal === undefined,
    reason: refusal?.message ?? null,
    parameter: refusal?.parameter ?? null,
    pairs: (pairs ?? []).map(({ name, value }) => ({ name, value })),
    canonical: pairs ? toSigningText(target.path, withoutTracking(pairs)) : null,
    difference: pairs && signedText !== undefined ? findDifference(accepted, signedText) : null,
    warnings: [
      ...findHostWarnings(input.url, baseUrl),
      ...(await findTemplateWarnings(toPlainPath(target.path), pairs ?? [], refusal, {
        ...parts,
        owner: caller.accountId,
      })),
    ],
  };
}

const listAccepted = (path: string, pairs: readonly QueryPair[]): string[] =>
  [...signedReadings(pairs)].flatMap((reading) => [...acceptedSigningTexts(path, reading)]);

type Mismatch = { message: string; parameter: string; signedText: string | undefined };

/** Why the signature of one of the caller's active keys does not match; undefined when it does, or for other keys. */
async function findMismatch(
  input: { signedText?: string },
  target: RequestTarget,
  pairs: readonly QueryPair[],
  caller: Caller,
  baseUrl: string,
  { accounts, engine, clock }: ExplainParts,
): Promise<Mismatch | undefined> {
  const signature = parseSignature(pairs.find(({ name }) => name === 'sig')?.value ?? '');
  if (signature === undefined) return undefined;
  const key = await accounts.findSigningKey(signature.keyId);
  if (key?.accountId !== caller.accountId || key.revoked || isRetired(key, clock.now())) return undefined;
  if (isSigned(target.path, pairs, key.secret, signature.digest)) return undefined;
  const digest = Buffer.from(signature.digest, 'hex');
  const known = { templates: [...engine.templates.map(({ name }) => name), 'page'], baseUrl };
  const mistake = findSigningMistake(target, pairs, known, (text) =>
    timingSafeEqual(digest, createHmac('sha256', key.secret).update(text).digest()),
  );
  const isRight =
    input.signedText !== undefined && listAccepted(target.path, pairs).includes(input.signedText);
  const advice =
    mistake?.advice ??
    (isRight
      ? 'The signed text is right, so the HMAC key is not: use the full API key of this id, cw_<id>_<secret>, with SHA-256.'
      : 'Sign exactly the text in `canonical` with the full API key of this id; the URL may also have been changed after signing.');
  return { message: `\`sig\` does not match. ${advice}`, parameter: 'sig', signedText: mistake?.text };
}

function findHostWarnings(url: string, baseUrl: string): string[] {
  const given = URL.canParse(url) ? new URL(url).origin : undefined;
  const own = new URL(baseUrl).origin;
  return given === undefined || given === own ? [] : [`The URL is of ${given}, but this service is ${own}.`];
}

async function findTemplateWarnings(
  path: string,
  pairs: readonly QueryPair[],
  refusal: { message: string; parameter?: string | undefined } | undefined,
  { engine, pages, owner }: Pick<ExplainParts, 'engine' | 'pages'> & { owner: string },
): Promise<string[]> {
  const own = withoutTracking(pairs);
  try {
    if (pages.parse(path, own)) return [];
    const warnings = findCardWarnings(path, own, engine);
    if (refusal) return warnings;
    return [...warnings, ...(await findUndrawnText(parseCardRequest(path, own, engine), engine, owner))];
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // As the reason, it need not be said twice.
    return refusal?.parameter === error.parameter ? [] : [error.message];
  }
}

// Path and query stay as written: a URL parser would rewrite them.
export function splitUrl(url: string, baseUrl: string): RequestTarget {
  const origin = url.startsWith(baseUrl) ? baseUrl : (/^https?:\/\/[^/?#]*/i.exec(url)?.[0] ?? '');
  const [target = ''] = url.slice(origin.length).split('#');
  if (!target.startsWith(CARD_PATH) && !target.startsWith(FILE_PATH)) {
    throw new ServiceError(
      'invalid',
      `\`url\` must be the URL of a card: ${baseUrl}${CARD_PATH}<template>?<parameters>.`,
      { code: 'invalid_parameter', parameter: 'url' },
    );
  }
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/** Undefined for a query that cannot be read; the refusal then says why. */
function findPairs(query: string): QueryPair[] | undefined {
  try {
    return parseQueryPairs(query);
  } catch (error) {
    if (error instanceof UndecodableQueryError) return undefined;
    throw error;
  }
}

async function findRefusal(
  target: RequestTarget,
  caller: Caller,
  { accounts, engine, hasUpload, pages, clock }: ExplainParts,
): Promise<ServiceError | undefined> {
  const findSigningKey = async (keyId: string) => {
    const key = await accounts.findSigningKey(keyId);
    if (key?.accountId !== caller.accountId)
      throw refuse('The URL was signed with a key of another account, or one that does not exist.');
    if (key.revoked) throw refuse('The URL was signed with a revoked key. Sign it with an active one.');
    return key;
  };
  try {
    const { pairs } = await verifySignedRequest(target, { findSigningKey }, clock.now());
    const path = toPlainPath(target.path);
    if (pages.parse(path, pairs)) return undefined;
    const card = parseCardRequest(path, pairs, engine);
    await checkUploads(card, caller.accountId, hasUpload);
    await checkDrawable(card, engine, caller.accountId);
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

const refuse = (message: string): ServiceError =>
  new ServiceError('forbidden', message, { code: 'signature_invalid', parameter: 'sig' });

// The signer most likely used the encoding with the longest common prefix.
function findDifference(accepted: readonly string[], received: string): Explanation['difference'] {
  if (accepted.includes(received)) return null;
  const given = Buffer.from(received);
  const compared = accepted.map((text) => {
    const expected = Buffer.from(text);
    return { expected, byte: countEqual(expected, given) };
  });
  const nearest = compared.reduce((best, next) => (next.byte > best.byte ? next : best));
  const excerpt = (text: Buffer): string =>
    text.subarray(nearest.byte, nearest.byte + CONTEXT_BYTES).toString();
  return { byte: nearest.byte, expected: excerpt(nearest.expected), received: excerpt(given) };
}

function countEqual(a: Buffer, b: Buffer): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count++;
  return count;
}

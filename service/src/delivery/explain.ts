import {
  acceptedSigningTexts,
  parseQueryPairs,
  type QueryPair,
  toSigningText,
  UndecodableQueryError,
} from '@cardwright/contract';
import type { Engine } from '@cardwright/engine';
import type { Accounts, Caller } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import { CARD_PATH, parseCardRequest } from './card-request.ts';
import { verifySignedRequest } from './signed-request.ts';
import type { Explanation, RequestTarget } from './types.ts';

type ExplainParts = {
  accounts: Pick<Accounts, 'findSigningKey'>;
  engine: Pick<Engine, 'parseCard' | 'templates'>;
  clock: Clock;
};

const CONTEXT_BYTES = 24;

/** Explains a signed address to its owner. Never computes a signature, and never speaks of a stranger's key. */
export async function explainAddress(
  input: { url: string; signedText?: string },
  caller: Caller,
  baseUrl: string,
  parts: ExplainParts,
): Promise<Explanation> {
  const target = splitAddress(input.url, baseUrl);
  const refusal = await findRefusal(target, caller, parts);
  const pairs = findPairs(target.query);
  return {
    valid: refusal === undefined,
    reason: refusal?.message ?? null,
    parameter: refusal?.parameter ?? null,
    pairs: (pairs ?? []).map(({ name, value }) => ({ name, value })),
    canonical: pairs ? toSigningText(target.path, pairs) : null,
    difference:
      pairs && input.signedText !== undefined
        ? findDifference([...acceptedSigningTexts(target.path, pairs)], input.signedText)
        : null,
  };
}

// Path and query stay as written: a URL parser would rewrite them.
function splitAddress(url: string, baseUrl: string): RequestTarget {
  const origin = url.startsWith(baseUrl) ? baseUrl : (/^https?:\/\/[^/?#]*/i.exec(url)?.[0] ?? '');
  const [target = ''] = url.slice(origin.length).split('#');
  if (!target.startsWith(CARD_PATH)) {
    throw new ServiceError(
      'invalid',
      `url must be the address of a card: ${baseUrl}${CARD_PATH}<template>?<parameters>.`,
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
  { accounts, engine, clock }: ExplainParts,
): Promise<ServiceError | undefined> {
  const findSigningKey = async (keyId: string) => {
    const key = await accounts.findSigningKey(keyId);
    if (key?.accountId !== caller.accountId)
      throw refuse('The address was signed with a key that is not one of this account.');
    if (key.revoked) throw refuse('The key that signed the address was revoked. Sign with an active one.');
    return key;
  };
  try {
    const { pairs } = await verifySignedRequest(target, { findSigningKey }, clock.now());
    parseCardRequest(target.path, pairs, engine);
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

const refuse = (message: string): ServiceError =>
  new ServiceError('forbidden', message, { code: 'signature_invalid', parameter: 'sig' });

// The signer's own dialect is the one that agrees longest.
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

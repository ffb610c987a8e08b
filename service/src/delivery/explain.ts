import { parseQueryPairs, toSigningText } from '@cardwright/contract';
import type { Accounts, Caller } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import { verifySignedRequest } from './signed-request.ts';

export type Explanation = {
  /** Whether signature and expiry are accepted now. */
  valid: boolean;
  /** Why not, and what would be right; null when valid. */
  reason: string | null;
  /** As the server reads the query, in the order received. */
  pairs: { name: string; value: string }[];
  /** The text to sign with the whole API key. */
  canonical: string;
  /** Where a given signed text leaves the canonical one; null when none was given or it is equal. */
  difference: { byte: number; expected: string; received: string } | null;
};

const CONTEXT_BYTES = 24;

/** Explains a signed address to its owner. Never computes a signature, and never speaks of a stranger's key. */
export async function explainAddress(
  input: { url: string; signedText?: string },
  caller: Caller,
  options: { accounts: Pick<Accounts, 'findSigningKey'>; clock: Clock; baseUrl: string },
): Promise<Explanation> {
  const { path, query } = splitAddress(input.url, options.baseUrl);
  const pairs = readPairs(query);
  const canonical = toSigningText(path, pairs);
  const reason = await findReason({ path, query }, caller, options);
  return {
    valid: reason === null,
    reason,
    pairs: pairs.map(({ name, value }) => ({ name, value })),
    canonical,
    difference: input.signedText === undefined ? null : findDifference(canonical, input.signedText),
  };
}

// Path and query stay as written: a URL parser would rewrite them.
function splitAddress(url: string, baseUrl: string): { path: string; query: string } {
  const target = (
    url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url.replace(/^https?:\/\/[^/?#]*/i, '')
  ).replace(/#.*$/s, '');
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  if (!path.startsWith('/i/')) {
    throw new ServiceError(
      'invalid',
      'url must be the address of a card: <base URL>/i/<template>?<parameters>.',
      {
        code: 'invalid_parameter',
        parameter: 'url',
      },
    );
  }
  return { path, query: mark < 0 ? '' : target.slice(mark + 1) };
}

function readPairs(query: string): ReturnType<typeof parseQueryPairs> {
  try {
    return parseQueryPairs(query);
  } catch (error) {
    throw new ServiceError('invalid', `url: ${error instanceof Error ? error.message : error}.`, {
      code: 'invalid_parameter',
      parameter: 'url',
    });
  }
}

async function findReason(
  request: { path: string; query: string },
  caller: Caller,
  { accounts, clock }: { accounts: Pick<Accounts, 'findSigningKey'>; clock: Clock },
): Promise<string | null> {
  const own = {
    findSigningKey: async (keyId: string) => {
      const key = await accounts.findSigningKey(keyId);
      return key?.accountId === caller.accountId ? key : undefined;
    },
  };
  const keyId = /[?&](?:amp;)*sig=([a-z0-9]+)\./.exec(`?${request.query}`)?.[1];
  const key = keyId === undefined ? undefined : await own.findSigningKey(keyId);
  if (keyId !== undefined && !key)
    return 'The address was signed with a key that is not one of this account.';
  if (key?.revoked) return 'The key that signed the address has been revoked. Sign with an active one.';
  try {
    await verifySignedRequest(request, own, clock.now());
    return null;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'forbidden') return error.message;
    throw error;
  }
}

function findDifference(expected: string, received: string): Explanation['difference'] {
  const [a, b] = [Buffer.from(expected), Buffer.from(received)];
  if (a.equals(b)) return null;
  let byte = 0;
  while (byte < a.length && byte < b.length && a[byte] === b[byte]) byte++;
  const excerpt = (text: Buffer): string => text.subarray(byte, byte + CONTEXT_BYTES).toString();
  return { byte, expected: excerpt(a), received: excerpt(b) };
}

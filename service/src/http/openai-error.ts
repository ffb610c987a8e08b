import type { ErrorBody, OpenAiErrorBody } from '@cardwright/contract';

/** An error as the service's own API describes it. */
export type Refusal = { status: number; body: ErrorBody; headers: Readonly<Record<string, string>> };
type Theirs = { body: OpenAiErrorBody; headers: Readonly<Record<string, string>> };

// Those that clients tell apart; every other code of ours stays as it is.
const CODES: Readonly<Record<string, string>> = {
  unauthorized: 'invalid_api_key',
  rate_limited: 'rate_limit_exceeded',
  credit_limit_reached: 'insufficient_quota',
};

// Trying again without changing anything can end well.
const PASSING = new Set(['rate_limited', 'queue_full', 'shutting_down', 'image_unavailable']);

/**
 * A refusal as clients of OpenAI's API read it. Their packages try every 409, 429 and 5xx again unless
 * `X-Should-Retry` says not to, and no credit for the rest of the month would cost them two waits for nothing.
 */
export function toOpenAiError({ status, body, headers }: Refusal): Theirs {
  const { error: message, parameter: param = null, code = null } = body;
  return {
    body: {
      error: { message, type: toType(status, code), param, code: (code && CODES[code]) ?? code },
    },
    headers: { ...headers, 'X-Should-Retry': String(code !== null && PASSING.has(code)) },
  };
}

function toType(status: number, code: string | null): OpenAiErrorBody['error']['type'] {
  if (status >= 500) return 'server_error';
  if (code === 'moderation_blocked') return 'image_generation_user_error';
  if (status !== 429) return 'invalid_request_error';
  return code === 'credit_limit_reached' ? 'insufficient_quota' : 'requests';
}

import type { Answer } from './model-client.ts';
import { type Fault, ModelFault } from './model-fault.ts';

/** An error as servers write it: in OpenAI's shape and those of its imitators, Google's or FastAPI's. */
export type ServerError = { code: string; param: string; message: string };

/** What an answer other than 200 says; empty texts where it says nothing. */
export function readError(body: Buffer): ServerError {
  const { error, errors, detail, message } = asObject(parse(body));
  const { code, type, status, param, message: own } = asObject(error);
  const first = asObject(Array.isArray(detail) ? detail[0] : undefined);
  const said = [own, detail, errors, message, error].find((text) => typeof text === 'string' && text !== '');
  const listed = JSON.stringify(detail ?? '');
  return {
    // A code goes to the log, so it must be one.
    code:
      [code, type, status, first.type].find(
        (text): text is string => typeof text === 'string' && /^[\w.-]{1,64}$/.test(text),
      ) ?? '',
    param: typeof param === 'string' ? param : '',
    message: typeof said === 'string' ? said : listed === '""' ? '' : listed,
  };
}

const REFUSALS = new Set([
  'moderation_blocked',
  'content_policy_violation',
  'image_content_policy_violation',
  'content_filter',
  'image_generation_user_error',
]);
const OUT_OF_MONEY = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']);
const OVERLOADED = new Set([408, 409, 425, 429]);

/** The object in an answer, of a status between 200 and 299. Throws `ModelFault`. */
export function readOk(answer: Answer): Readonly<Record<string, unknown>> {
  if (answer.status >= 200 && answer.status < 300) return asObject(parse(answer.body));
  throw new ModelFault(toFault(answer, readError(answer.body)));
}

/** What to do about an answer other than 200. */
export function toFault({ status, headers }: Answer, { code, message }: ServerError): Fault {
  const detail = `answered ${[status, code].filter(Boolean).join(' ')}`;
  const said = message.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300);
  const told = { detail, ...(said && { said }) };
  if (REFUSALS.has(code)) return { kind: 'refused', ...told };
  if (OUT_OF_MONEY.has(code)) return { kind: 'misconfigured', ...told };
  if (!OVERLOADED.has(status) && status < 500) return { kind: 'misconfigured', ...told };
  const retryAfterMs = toMs(headers['retry-after']);
  return { kind: 'unavailable', ...told, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** The field of `body`, of those that a server may do without, that it does not know. The operator's own `options` are never among them: a mistake must show. */
export function findRefusedField(
  { status }: Pick<Answer, 'status'>,
  { param, message }: ServerError,
  optional: readonly string[],
  { body, options }: { body: object; options: object },
): string | undefined {
  if (status !== 400 && status !== 422) return undefined;
  return optional.find(
    (name) =>
      name in body &&
      !(name in options) &&
      (param === name || (param === '' && new RegExp(`\\b${name}\\b`).test(message))),
  );
}

const MOST_SECONDS = 3600;

const toMs = (seconds: unknown): number | undefined =>
  typeof seconds === 'string' && /^\d{1,9}$/.test(seconds)
    ? Math.min(Number(seconds), MOST_SECONDS) * 1000
    : undefined;

/** Undefined for what is no JSON. */
export function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

export const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

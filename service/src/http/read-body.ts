import { createBytesInFlight } from '../base/bytes-in-flight.ts';
import { ServiceError } from '../base/service-error.ts';

export type BodyLimits = {
  maxBytes?: number;
  /** The account or address that sends it. */
  sender?: string;
};

const MAX_BYTES = 1024 * 1024;
/** Of what anybody may send, key or not. */
export const ANONYMOUS_BYTES = 16 * 1024;
// Of bodies that are not yet read, which a sender may let lie for half a minute; whole ones are bounded by what is done with them.
const IN_FLIGHT = { each: 24 * 1024 * 1024, all: 128 * 1024 * 1024 };
const inFlight = createBytesInFlight(IN_FLIGHT);
// What checks a value calls itself for each level, on a stack that ends.
const MAX_NESTING = 64;
// A large template has some thousands; a megabyte of `[],` would become 350,000, and forty times its size.
const MAX_VALUES = 50_000;
// None of ours has more than some hundred; each costs several times what an item of a list does.
const MAX_FIELDS = 1000;
// A template in three shapes has some thousand. What checks them takes fifty times as long for each as for a number: 11,000 nodes of a template, of
// two objects each, took 400 ms. Lists that are somewhat too long are still named by what they are.
const MAX_OBJECTS = 12_000;

/**
 * The JSON value of a request's body; `whenNone` for a request without one, where that is allowed. Throws
 * `unsupported-media-type`, `too-large` or `invalid`.
 */
export async function readBody(
  request: Request,
  whenNone?: object,
  limits: BodyLimits = {},
): Promise<unknown> {
  if (whenNone === undefined) checkMediaType(request.headers);
  const bytes = await readBytes(request, limits);
  if (whenNone !== undefined) {
    if (bytes.length === 0) return whenNone;
    checkMediaType(request.headers);
  }
  const text = decode(bytes);
  if (text.trim() === '') throw invalid('The request body is empty; send a JSON object.', 'invalid_json');
  const excess = findExcess(text);
  if (excess !== undefined) throw invalid(`The request body must not ${excess}.`, 'invalid_json');
  return parse(text);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalid(`The request body is not valid JSON${whereItBreaks(cause)}.`, 'invalid_json', cause);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [OPENING_BRACKET, CLOSING_BRACKET] = [0x5b, 0x5d];
const [OPENING_BRACE, CLOSING_BRACE] = [0x7b, 0x7d];

/** What a JSON text has too much of, completing "must not ...": in one pass, without a value, up to where it is so. */
function findExcess(text: string): string | undefined {
  // Of each object and list that is open, from the outermost on; those of a list do not count.
  const fields: number[] = [];
  let values = 1;
  let objects = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isString = !isString;
    else if (isString) at += code === BACKSLASH ? 1 : 0;
    else if (code === COMMA) {
      if (++values > MAX_VALUES) return `have more than ${MAX_VALUES.toLocaleString('en')} values`;
      const count = (fields.pop() ?? 1) + 1;
      if (count > MAX_FIELDS)
        return `have an object with more than ${MAX_FIELDS.toLocaleString('en')} fields`;
      fields.push(count);
    } else if (code === OPENING_BRACKET || code === OPENING_BRACE) {
      if (code === OPENING_BRACE && ++objects > MAX_OBJECTS)
        return `have more than ${MAX_OBJECTS.toLocaleString('en')} objects`;
      if (fields.push(code === OPENING_BRACE ? 1 : -Infinity) > MAX_NESTING)
        return `be nested more than ${MAX_NESTING} levels deep`;
    } else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) fields.pop();
  }
  return undefined;
}

/** Of a `JSON.parse` error: V8 names the place, and quotes the text around it, which is not repeated. */
function whereItBreaks(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? [];
  if (line !== undefined) return `: see line ${line}, column ${column}`;
  return message.startsWith('Unexpected end') ? ': it ends too early' : '';
}

function checkMediaType(headers: Headers): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (type.trim() === 'application/json' && isUtf8 && encoding === 'identity') return;
  throw new ServiceError(
    'unsupported-media-type',
    'Send the body as `Content-Type: application/json`, in UTF-8 and uncompressed.',
    { code: 'unsupported_media_type' },
  );
}

/** A body as it is. Stops at the limit without reading on, whether or not a length was declared. */
export async function readBytes(
  request: Request,
  { maxBytes = MAX_BYTES, sender = '' }: BodyLimits = {},
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  let counted = 0;
  // An error thrown inside the loop cancels the stream; an error of the stream is a client that went away.
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > maxBytes) throw tooLarge(maxBytes);
      inFlight.take(sender, chunk.length);
      counted += chunk.length;
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw invalid('The request body is incomplete.', 'incomplete_body', error);
  } finally {
    inFlight.give(sender, counted);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw invalid('The request body is not valid UTF-8.', 'invalid_json', cause);
  }
}

const invalid = (message: string, code: string, cause?: unknown): ServiceError =>
  new ServiceError('invalid', message, { code, cause });

const tooLarge = (maxBytes: number): ServiceError =>
  new ServiceError('too-large', `The request body must not exceed ${maxBytes.toLocaleString('en')} bytes.`, {
    code: 'body_too_large',
  });

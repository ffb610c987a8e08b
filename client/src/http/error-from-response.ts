import { CardwrightError } from '../cardwright-error.ts';

/** What a refusal says, whoever wrote it: the service, or a proxy before it that knows no error bodies. */
export async function errorFromResponse(address: string, response: Response): Promise<CardwrightError> {
  const body = readErrorBody(await response.text());
  return new CardwrightError(
    body.error ?? `${new URL(address).origin} responded with ${response.status} and no error message.`,
    {
      status: response.status,
      code: body.code,
      parameter: body.parameter,
      requestId: response.headers.get('x-request-id') ?? undefined,
      retryAfterSeconds: readRetryAfter(response.headers),
    },
  );
}

type ErrorBody = { error?: string; code?: string; parameter?: string };

function readErrorBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
      ? (body as ErrorBody)
      : {};
  } catch {
    return {};
  }
}

/** Seconds, from either form that RFC 9110 allows. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

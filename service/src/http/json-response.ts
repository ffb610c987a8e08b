import { setImmediate as nextTurn } from 'node:timers/promises';

/** A JSON answer with its length, so that HEAD can say it too. Private data: shared caches keep none of it. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return textResponse(status, JSON.stringify(body), headers);
}

/** A list under a name, written item by item, in turns with others: for one that an account may make megabytes long. */
export async function jsonListResponse(name: string, items: readonly object[]): Promise<Response> {
  const texts: string[] = [];
  for (const item of items) {
    texts.push(JSON.stringify(item));
    await nextTurn();
  }
  return textResponse(200, `{"${name}":[${texts.join(',')}]}`, {});
}

function textResponse(status: number, text: string, headers: Readonly<Record<string, string>>): Response {
  const bytes = new TextEncoder().encode(text);
  return new Response(bytes, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

import { STUDIO } from './studio/studio-operations.ts';

// On every answer, unless a handler said otherwise. The policy fits JSON and images: nothing in them may run.
export const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  // A page of any origin may call with a key that its user gave it: keys travel in headers, never in cookies,
  // so there is nothing that a browser would add by itself.
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Location, Retry-After, Preference-Applied, X-Request-Id, X-Cached, X-Cardwright-Warning, X-Cardwright-Warnings, X-Cardwright-Error, X-Cardwright-Seed, X-Cardwright-Design, ETag, WWW-Authenticate, Allow, RateLimit, RateLimit-Policy',
};

// The studio's paths read a cookie, which a browser would add by itself: only its own pages may read their responses.
const OF_STUDIO: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ALWAYS).filter(([name]) => !name.startsWith('Access-Control-'))),
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const isOfStudio = (path: string): boolean => path === STUDIO || path.startsWith(`${STUDIO}/`);

export function addDefaultHeaders(
  headers: Headers,
  { path, requestId, isDraining }: { path: string; requestId: string; isDraining: boolean },
): void {
  const defaults = isOfStudio(path) ? OF_STUDIO : ALWAYS;
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
  headers.set('X-Request-Id', requestId);
  // Else a connection that is kept alive would keep the process alive.
  if (isDraining) headers.set('Connection', 'close');
}

/** Answer to OPTIONS, also to a browser's preflight. */
export const optionsResponse = (methods: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      Allow: methods.join(', '),
      'Access-Control-Allow-Methods': methods.join(', '),
      'Access-Control-Allow-Headers':
        'Authorization, X-API-Key, Content-Type, Idempotency-Key, Prefer, Range, X-Request-Id, Mcp-Protocol-Version, Mcp-Session-Id, Last-Event-ID',
      'Access-Control-Max-Age': '7200',
    },
  });

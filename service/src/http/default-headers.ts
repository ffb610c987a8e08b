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
    'Location, Retry-After, Preference-Applied, X-Request-Id, X-Cached, X-Cardwright-Warning, X-Cardwright-Error, X-Cardwright-Seed, ETag, WWW-Authenticate, Allow, RateLimit, RateLimit-Policy',
};

export function addDefaultHeaders(headers: Headers, requestId: string, isDraining: boolean): void {
  for (const [name, value] of Object.entries(ALWAYS)) if (!headers.has(name)) headers.set(name, value);
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

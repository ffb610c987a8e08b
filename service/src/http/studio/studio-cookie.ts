/** A browser keeps such a cookie from this very host alone and from nothing that came unencrypted (RFC 6265bis, 4.1.3). */
const SECURE_PREFIX = '__Host-';

/** A cookie of the studio, for a service that clients reach at `baseUrl`: a plain-http one has no `Secure`. */
export function createStudioCookie(plainName: string, baseUrl: () => string, maxAgeMs: number) {
  const isSecure = (): boolean => baseUrl().startsWith('https:');
  // Browsers share cookies between the ports of a host: a second service there must not sign one out of the first.
  const name = (): string => {
    const { port } = new URL(baseUrl());
    return `${isSecure() ? SECURE_PREFIX : ''}${plainName}${port === '' ? '' : `_${port}`}`;
  };
  // `__Host-` wants the path `/`; nothing but the studio reads the cookie either way. Lax, so that links to the studio open signed in.
  const write = (value: string, maxAgeSeconds: number): string =>
    [
      `${name()}=${value}`,
      `Max-Age=${maxAgeSeconds}`,
      isSecure() ? 'Path=/; Secure' : 'Path=/studio',
      'HttpOnly',
      'SameSite=Lax',
    ].join('; ');
  return {
    read: (headers: Headers): string | undefined => {
      const prefix = `${name()}=`;
      const cookies = headers.get('cookie')?.split(/; */) ?? [];
      return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
    },
    set: (token: string): string => write(token, Math.floor(maxAgeMs / 1000)),
    clear: (): string => write('', 0),
  };
}

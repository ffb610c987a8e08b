import { ServiceError } from '../base/service-error.ts';

// Stripe takes 5,000; counted as it is sent, percent-encoded.
const MAX_LENGTH = 2048;

/**
 * An address that a provider may send the browser to: on one of `origins`, without a user name or password.
 * Throws `invalid` naming `parameter`: a free choice would make this service a helper of phishers.
 */
export function parseReturnUrl(text: string, parameter: string, origins: readonly string[]): string {
  // Read by the browsers' own parser, and handed on as it reads: `/\\evil.example` and its like are no way around.
  const url = URL.parse(text);
  const isAllowed =
    url !== null &&
    // The origin of `blob:https://…` is that of the address within.
    /^https?:$/.test(url.protocol) &&
    origins.includes(url.origin) &&
    url.username === '' &&
    url.password === '' &&
    url.href.length <= MAX_LENGTH;
  if (isAllowed) return url.href;
  throw new ServiceError(
    'invalid',
    `\`${parameter}\` must be an address of at most ${MAX_LENGTH} characters that begins with ${origins.map((origin) => `${origin}/`).join(' or ')}.`,
    { code: 'invalid_parameter', parameter },
  );
}

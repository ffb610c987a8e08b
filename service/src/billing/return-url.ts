import { ServiceError } from '../base/service-error.ts';

// Stripe takes 5,000; counted as it is sent, percent-encoded.
const MAX_LENGTH = 2048;

/**
 * A URL that the provider may redirect to: on one of `origins`, without credentials. Throws `invalid` naming
 * `parameter`: arbitrary targets would make this an open redirect.
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
    `\`${parameter}\` must be a URL of at most ${MAX_LENGTH} characters that starts with ${origins.map((origin) => `${origin}/`).join(' or ')}.`,
    { code: 'invalid_parameter', parameter },
  );
}

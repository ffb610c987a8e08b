import { toSigningText } from '@cardwright/contract/signing-text';
import { CardwrightError, invalidArgument } from '../cardwright-error.ts';
import { checkCard } from './check-card.ts';
import { type Duration, toExpires } from './expiry.ts';

/** How a signed card should be, and how long its address opens; exactly one of the two times must be given. */
export interface SignOptions {
  /** From now on: seconds, or text such as `'12h'` or `'30d'`. */
  expiresIn?: Duration | undefined;
  /** A date, or Unix seconds. Give the same one each time, and equal cards have equal addresses. */
  expiresAt?: Date | number | undefined;
  /** `png` when left out. */
  format?: 'png' | 'jpeg' | undefined;
  /** Pixels, 1 to 4096; drawn at 200 to 2400. 1200 when left out. */
  width?: number | undefined;
  /** Pixels, 1 to 4096; drawn at 200 to 2400. 630 when left out. */
  height?: number | undefined;
}

// Discord shows no preview for a longer one, and some proxies cut it.
const MAX_URL_CHARACTERS = 2048;

/** The text to put under the key: path and query of the card's address, without its signature. */
export function toUnsigned(template: string, params: object, options: SignOptions, now: Date): string {
  const pairs = checkCard(template, params);
  pairs.push({ name: 'expires', value: String(toExpires(options, now)) });
  if (options.format !== undefined) pairs.push({ name: 'format', value: checkFormat(options.format) });
  for (const name of ['width', 'height'] as const) {
    const pixels = options[name];
    if (pixels !== undefined) pairs.push({ name, value: checkAxis(name, pixels) });
  }
  return toSigningText(`/i/${template}`, pairs);
}

/** The whole address. Throws when it is longer than every platform takes. */
export function toSigned(baseUrl: string, unsigned: string, keyId: string, digest: string): string {
  const url = `${baseUrl}${unsigned}&sig=${keyId}.${digest}`;
  if (url.length <= MAX_URL_CHARACTERS) return url;
  const parameter = longestParameter(unsigned);
  throw new CardwrightError(
    `The address would have ${url.length} characters, and platforms show no preview beyond ${MAX_URL_CHARACTERS}. Shorten ${parameter}.`,
    { code: 'url_too_long', parameter },
  );
}

function checkFormat(format: string): string {
  if (format === 'png' || format === 'jpeg') return format;
  throw invalidArgument('format', 'format must be png or jpeg.');
}

function checkAxis(name: string, pixels: number): string {
  if (Number.isInteger(pixels) && pixels >= 1 && pixels <= 4096) return String(pixels);
  throw invalidArgument(name, `${name} must be a whole number from 1 to 4096.`);
}

const longestParameter = (unsigned: string): string => {
  const pairs = unsigned.slice(unsigned.indexOf('?') + 1).split('&');
  const longest = pairs.reduce((a, b) => (b.length > a.length ? b : a));
  return longest.slice(0, longest.indexOf('='));
};

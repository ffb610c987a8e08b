import { toSigningText } from '@cardwright/contract/signing-text';
import { CardwrightError, invalidArgument } from '../cardwright-error.ts';
import { checkCard, type Warn } from './check-card.ts';
import { type Duration, toExpires } from './expiry.ts';

/** When a signed URL expires: one of the two, or in a year. */
export type Expiry =
  | {
      /** Validity from now: seconds, or a string such as `'12h'` or `'30d'`. Default: a year. */
      expiresIn?: Duration | undefined;
      expiresAt?: undefined;
    }
  | {
      /**
       * A date, Unix seconds, or `'never'` with a key that was created with `permanentUrls`. With the same value, equal
       * cards have equal URLs.
       */
      expiresAt: Date | number | 'never';
      expiresIn?: undefined;
    };

/** Format and size of a signed card. */
export interface CardOptions {
  /** Default: `png`. */
  format?: 'png' | 'jpeg' | undefined;
  /**
   * Ends the path in `.png` or `.jpg`, for software that wants a file name, and fixes the format; with `pdf` and `gif`, the URL is that of
   * a document or an animation, for people and not for crawlers.
   */
  extension?: 'png' | 'jpg' | 'pdf' | 'gif' | undefined;
  /** Of a PDF. Default: `card`, a page as large as the card. */
  paper?: 'card' | 'a4' | undefined;
  /** Of a GIF. Default: `build`. */
  motion?: 'build' | 'countdown' | undefined;
  /** In pixels, 1 to 4096; clamped to 200 to 2400 when rendered. Default: 1200. */
  width?: number | undefined;
  /** In pixels, 1 to 4096; clamped to 200 to 2400 when rendered. Default: 630. */
  height?: number | undefined;
}

/** Options of a signed card. */
export type SignOptions = Expiry & CardOptions;

// Discord shows no preview for a longer one, and some proxies cut it.
const MAX_URL_CHARACTERS = 2048;

/** The string to sign: path and query of the card's URL, without its signature. */
export function toUnsigned(
  template: string,
  params: object,
  options: SignOptions,
  now: Date,
  warn: Warn,
): string {
  const { format, extension } = options;
  for (const [name, only] of FILE_OPTIONS)
    if (extension === only && Object.hasOwn(params, name))
      throw invalidArgument(name, `${name} is not a template parameter; pass it in the options.`);
  const pairs = checkCard(template, params, warn);
  pairs.push({ name: 'expires', value: String(toExpires(options, now)) });
  if (format !== undefined) pairs.push({ name: 'format', value: checkFormat(format, extension) });
  for (const name of ['width', 'height'] as const) {
    const pixels = options[name];
    if (pixels !== undefined) pairs.push({ name, value: checkAxis(name, pixels) });
  }
  for (const [name, only] of FILE_OPTIONS) {
    const value = options[name];
    if (value === undefined) continue;
    if (extension !== only) throw invalidArgument(name, `${name} is for the extension ${only}.`);
    pairs.push({ name, value });
  }
  return toSigningText(toPath(template, extension), pairs);
}

const FILE_OPTIONS = [
  ['paper', 'pdf'],
  ['motion', 'gif'],
] as const;

function toPath(template: string, extension: string | undefined): string {
  if (extension === undefined) return `/i/${template}`;
  if (extension === 'png' || extension === 'jpg') return `/i/${template}.${extension}`;
  if (extension === 'pdf' || extension === 'gif') return `/f/${template}.${extension}`;
  throw invalidArgument('extension', 'extension must be png, jpg, pdf or gif.');
}

/** The signed URL. Throws when it is longer than platforms accept. */
export function toSigned(baseUrl: string, unsigned: string, keyId: string, digest: string): string {
  const url = `${baseUrl}${unsigned}&sig=${keyId}.${digest}`;
  if (url.length <= MAX_URL_CHARACTERS) return url;
  const parameter = longestParameter(unsigned);
  throw new CardwrightError(
    `The URL has ${url.length} characters, but platforms show no preview beyond ${MAX_URL_CHARACTERS}. Shorten ${parameter}.`,
    { code: 'url_too_long', parameter },
  );
}

function checkFormat(format: string, extension: string | undefined): string {
  if (format !== 'png' && format !== 'jpeg') throw invalidArgument('format', 'format must be png or jpeg.');
  if (extension !== undefined && extension !== (format === 'png' ? 'png' : 'jpg'))
    throw invalidArgument('format', `The extension is ${extension}, so leave format out.`);
  return format;
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

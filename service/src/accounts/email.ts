import { domainToASCII, domainToUnicode } from 'node:url';
import { ServiceError } from '../base/service-error.ts';

// RFC 5321, 4.5.3.1: octets of the part before the @, and of the whole path less its two brackets.
const MAX_LOCAL_BYTES = 64;
const MAX_BYTES = 254;

// RFC 5322's dot-atom, opened to letters of every script (RFC 6531); quoted local parts are not taken.
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
// Looked at before the conversion, which silently drops all that follows a character such as `/`.
const DOMAIN_TEXT = /^[\p{L}\p{M}\p{N}.-]+$/u;
// Such as the sign for kelvin, which NFC makes a K: another mailbox would be the same account.
const becomesAscii = (letter: string): boolean => !/[^\0-\x7f]/.test(letter.normalize('NFC').toLowerCase());
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Normalizes an email address: trimmed, NFC, lowercase, the domain in Unicode. Throws `invalid` naming `email`.
 * Letters are not folded further (ß to ss), because that would be another mailbox.
 */
export function parseEmail(text: string): string {
  const email = text.trim().normalize('NFC').toLowerCase();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const domainText = email.slice(at + 1);
  // IDNA (UTS 46): the same domain is the same, written in its own script or as xn--….
  const domain = domainToASCII(domainText);
  const valid =
    at > 0 &&
    !(text.trim().match(/[^\0-\x7f]/gu) ?? []).some(becomesAscii) &&
    LOCAL.test(local) &&
    DOMAIN_TEXT.test(domainText) &&
    DOMAIN.test(domain) &&
    Buffer.byteLength(local) <= MAX_LOCAL_BYTES &&
    Buffer.byteLength(`${local}@${domain}`) <= MAX_BYTES;
  if (!valid) {
    throw new ServiceError('invalid', '`email` must be an email address such as ada@example.com.', {
      code: 'invalid_parameter',
      parameter: 'email',
    });
  }
  return `${local}@${domainToUnicode(domain)}`;
}

/** Whether one of `allowed` is the address, or its domain (`example.com`, also written `@example.com`). Throws `invalid` for no address. */
export function isAllowedEmail(text: string, allowed: readonly string[]): boolean {
  const email = parseEmail(text);
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1));
  return allowed.some((entry) => {
    const [, whole] = /^@?([^@]+)$/.exec(entry) ?? [];
    return whole === undefined ? isSameEmail(entry, email) : domainToASCII(whole.toLowerCase()) === domain;
  });
}

/** Whether `text` normalizes to `email`, which `parseEmail` returned. */
export function isSameEmail(text: string, email: string): boolean {
  try {
    return parseEmail(text) === email;
  } catch {
    return false;
  }
}

const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** A path without escapes of letters, digits, `-`, `.`, `_` and `~`, which say the same (RFC 3986, 2.3): some proxies and libraries write `%5F`. */
export const toPlainPath = (path: string): string =>
  path.replace(NEEDLESS_ESCAPE, (octet) => String.fromCharCode(Number.parseInt(octet.slice(1), 16)));

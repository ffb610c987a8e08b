import { isIP } from 'node:net';
import { MAX_ALLOWANCE, parseAllowance } from '../accounts/allowance.ts';
import { MASTER_KEY_BYTES } from '../base/sealing.ts';

/** A kind of value that a setting may have. */
export type SettingType<Value> = {
  /** Valid values, for the README and for errors: "a whole number from 0 to 10". */
  expects: string;
  /** Undefined when the text, which is never empty, is not valid. */
  parse(text: string): Value | undefined;
};

export const integer = (min: number, max: number): SettingType<number> => ({
  expects: `a whole number from ${min} to ${max}`,
  parse(text) {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
});

export const allowance: SettingType<number> = {
  expects: `a whole number from 0 to ${MAX_ALLOWANCE}, or unlimited`,
  parse: parseAllowance,
};

export const choice = <const Value extends string>(...values: Value[]): SettingType<Value> => ({
  expects: `one of ${values.join(', ')}`,
  parse: (text) => values.find((value) => value === text),
});

export const path: SettingType<string> = {
  expects: 'a path to a directory',
  parse: (text) => (text.includes('\0') ? undefined : text),
};

export const filePath: SettingType<string> = { ...path, expects: 'a path to a file' };

export const hostName: SettingType<string> = {
  expects: 'a host name or an IP address',
  parse: (text) =>
    isIP(text) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text) ? text : undefined,
};

/** Without a trailing slash, so that a path can be appended. */
export const origin: SettingType<string> = {
  expects: 'an http or https URL without a path, such as https://cards.example.com',
  parse(text) {
    const url = URL.parse(text);
    if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
    return url.href === `${url.origin}/` ? url.origin : undefined;
  },
};

export const origins: SettingType<readonly string[]> = {
  expects: 'comma-separated http or https URLs without a path, such as https://www.example.com',
  parse(text) {
    const found = text.split(',').map((part) => origin.parse(part.trim()));
    return found.every((value) => value !== undefined) ? found : undefined;
  },
};

/** With any path, but without credentials, which must not appear in logs, query or fragment. */
export const httpAddress: SettingType<string> = {
  expects: 'an http or https URL without credentials, query or fragment',
  parse(text) {
    const url = URL.parse(text);
    if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
    return url.username + url.password + url.search + url.hash === '' ? url.href : undefined;
  },
};

/** With credentials, so it is a secret. Everything that PostgreSQL's own programs understand may follow the `?`. */
export const postgresUrl: SettingType<string> = {
  expects: 'a PostgreSQL URL, such as postgres://cardwright:password@db.example.com:5432/cardwright',
  parse(text) {
    const url = URL.parse(text);
    const isPostgres = url !== null && ['postgres:', 'postgresql:'].includes(url.protocol);
    const hasHost = isPostgres && (url.hostname !== '' || url.searchParams.has('host'));
    return hasHost && url.pathname.length > 1 ? text : undefined;
  },
};

export const bucketName: SettingType<string> = {
  expects: 'the name of a bucket: 3 to 63 letters, digits, dots and hyphens',
  parse: (text) => (/^[A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9]$/.test(text) ? text : undefined),
};

/** Ends with a slash. */
export const keyPrefix: SettingType<string> = {
  expects: 'a path of letters, digits, dots, hyphens and slashes, such as cardwright/',
  parse: (text) => (/^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(text) ? text.replace(/\/?$/, '/') : undefined),
};

/** Of an OpenID provider: https, or http on this machine. */
export const issuer: SettingType<string> = {
  expects: 'an https URL without query or fragment (http for localhost)',
  parse(text) {
    const address = httpAddress.parse(text);
    const { protocol, hostname } = new URL(address ?? 'http://.invalid');
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return protocol === 'https:' || isHere ? address : undefined;
  },
};

export const emailsOrDomains: SettingType<readonly string[]> = {
  expects: 'comma-separated email addresses or domains, such as ada@example.com, example.org',
  parse(text) {
    const entries = text.split(',').map((entry) => entry.trim());
    return entries.every((entry) => /^(?:[^\s@]+@|@?)[^\s@.]+(?:\.[^\s@.]+)+$/.test(entry))
      ? entries
      : undefined;
  },
};

export const headerName: SettingType<string> = {
  expects: 'the name of a header, such as X-Forwarded-Email',
  parse: (text) => (/^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(text) ? text : undefined),
};

export const label: SettingType<string> = {
  expects: 'up to 255 printable characters',
  parse: (text) => (/^[\x20-\x7e]{1,255}$/.test(text) ? text : undefined),
};

/** An identifier of another service, recognized by its prefix. */
export const prefixed = (...prefixes: string[]): SettingType<string> => ({
  expects: `a value that starts with ${prefixes.join(', ')}`,
  parse: (text) =>
    /^\w+$/.test(text) && prefixes.some((prefix) => text.startsWith(prefix) && text !== prefix)
      ? text
      : undefined,
});

export const secret = (minLength: number): SettingType<string> => ({
  expects: `at least ${minLength} printable characters without spaces`,
  parse: (text) => (text.length >= minLength && /^[\x21-\x7e]+$/.test(text) ? text : undefined),
});

/** Whatever is in its blocks. */
export const pem: SettingType<string> = {
  expects: 'in PEM: lines from `-----BEGIN` to `-----END`',
  parse: (text) => (/^-----BEGIN [\s\S]+-----END [A-Z ]+-----/m.test(text) ? text : undefined),
};

export const masterKey: SettingType<Buffer> = {
  expects: `${MASTER_KEY_BYTES} bytes in hex or base64, for example from: openssl rand -hex ${MASTER_KEY_BYTES}`,
  parse(text) {
    if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
    // 43 base64 characters encode 32 bytes, with or without padding, in the standard or URL-safe alphabet.
    return /^([A-Za-z0-9+/]{43}|[A-Za-z0-9_-]{43})=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
  },
};

export const jsonObject: SettingType<Readonly<Record<string, unknown>>> = {
  expects: 'a JSON object, such as {"quality":"low"}',
  parse(text) {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Record<string, unknown>)
        : undefined;
    } catch {
      return undefined;
    }
  },
};

const SIDES = { least: 256, most: 4096 };

export const imageSizes: SettingType<readonly { width: number; height: number }[]> = {
  expects: `comma-separated sizes with sides of ${SIDES.least} to ${SIDES.most}, such as 1024x1024, 1536x1024`,
  parse(text) {
    const sizes = text.split(',').map((part) => /^(\d{3,4})x(\d{3,4})$/.exec(part.trim()));
    const found = sizes.map((size) => ({ width: Number(size?.[1]), height: Number(size?.[2]) }));
    return found.every(({ width, height }) => isSide(width) && isSide(height)) ? found : undefined;
  },
};

const isSide = (side: number): boolean => side >= SIDES.least && side <= SIDES.most;

/** IP addresses and CIDR ranges, IPv4 and IPv6. */
export const addressRanges: SettingType<readonly string[]> = {
  expects: 'comma-separated IP addresses or CIDR ranges, such as 127.0.0.1, 10.0.0.0/8',
  parse(text) {
    const ranges = text.split(',').map((range) => range.trim());
    return ranges.every(isAddressRange) ? ranges : undefined;
  },
};

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Host names, and `*.example.com` for all subdomains. */
export const hostPatterns: SettingType<readonly string[]> = {
  expects: 'comma-separated host names, such as example.com, *.example.com',
  parse(text) {
    const hosts = text.split(',').map((host) => host.trim().toLowerCase());
    return hosts.every(isHostPattern) ? hosts : undefined;
  },
};

/** Host patterns, or `*` for all public hosts. */
export const hostPatternsOrAll: SettingType<readonly string[]> = {
  expects: '* for all public hosts, or comma-separated host names, such as example.com, *.example.com',
  parse: (text) => (text.trim() === '*' ? ['*'] : hostPatterns.parse(text)),
};

/** Host patterns and IP addresses, also those that only this network knows. */
export const ownHostPatterns: SettingType<readonly string[]> = {
  expects: 'comma-separated host names or IP addresses, such as localhost, *.internal.example',
  parse(text) {
    const hosts = text.split(',').map((host) => host.trim().toLowerCase());
    return hosts.every((host) => isHostPattern(host) || isIP(host) !== 0 || ONE_LABEL.test(host))
      ? hosts
      : undefined;
  },
};

/** Hosts with a port, such as that of a server in development. */
export const hostsWithPort: SettingType<readonly string[]> = {
  expects: 'comma-separated hosts with a port, such as localhost:3000, 127.0.0.1:8080',
  parse(text) {
    const hosts = text.split(',').map((host) => host.trim().toLowerCase());
    return hosts.every(isHostWithPort) ? hosts : undefined;
  },
};

// 80 and 443 are left out of URLs.
const isHostWithPort = (text: string): boolean => {
  const url = URL.parse(`http://${text}`);
  return url !== null && url.host === text && url.port !== '' && url.port !== '443';
};

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ONE_LABEL = new RegExp(`^${LABEL}$`);
const HOST_PATTERN = new RegExp(`^(?:\\*\\.)?${LABEL}(?:\\.${LABEL})+$`);
const isHostPattern = (text: string): boolean => HOST_PATTERN.test(text) && isIP(text) === 0;

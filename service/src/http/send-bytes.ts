import { errorResponse } from './error-response.ts';
import { parseRange } from './parse-range.ts';

export type Sendable = {
  bytes: Uint8Array;
  contentType: string;
  /** Strong, quoted. */
  etag: string;
  lastModified?: Date;
  cacheControl: string;
  headers?: Readonly<Record<string, string>>;
};

/** On every answer with bytes that other pages may show. */
export const BYTES_HEADERS = { 'Accept-Ranges': 'bytes', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Bytes for GET or HEAD: 200, 206 for one range, 304 for a copy that the client has, 416 (RFC 9110, 13 and 14).
 * Pages of other origins may show them.
 */
export function sendBytes(request: Request, sendable: Sendable): Response {
  const { bytes, contentType, etag, lastModified, cacheControl } = sendable;
  const headers: Record<string, string> = {
    ...sendable.headers,
    ETag: etag,
    'Cache-Control': cacheControl,
    ...BYTES_HEADERS,
    ...(lastModified && { 'Last-Modified': lastModified.toUTCString() }),
  };
  if (isFresh(request.headers, etag, lastModified)) return new Response(null, { status: 304, headers });

  // Range has a meaning for GET alone; HEAD tells of the whole.
  const range =
    request.method === 'GET' && mayRange(request.headers, etag, lastModified)
      ? parseRange(request.headers.get('range'), bytes.length)
      : undefined;
  if (range === 'unsatisfiable')
    return errorResponse(
      416,
      {
        error: `The image has ${bytes.length} bytes; request a range within that size.`,
        code: 'range_not_satisfiable',
      },
      { 'Content-Range': `bytes */${bytes.length}` },
    );
  if (range === undefined) return respond(200, bytes, { ...headers, 'Content-Type': contentType });
  return respond(206, bytes.subarray(range.first, range.last + 1), {
    ...headers,
    'Content-Type': contentType,
    'Content-Range': `bytes ${range.first}-${range.last}/${bytes.length}`,
  });
}

const respond = (status: number, bytes: Uint8Array, headers: Record<string, string>): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    status,
    headers: { ...headers, 'Content-Length': String(bytes.length) },
  });

// If-None-Match compares weakly and silences If-Modified-Since.
function isFresh(headers: Headers, etag: string, lastModified: Date | undefined): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const known: string[] = tags.match(/"[^"]*"/g) ?? [];
    return tags.trim() === '*' || known.includes(etag);
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return lastModified !== undefined && !Number.isNaN(since) && toSeconds(lastModified) * 1000 <= since;
}

// If-Range: only the very copy that the client has a part of may be continued.
function mayRange(headers: Headers, etag: string, lastModified: Date | undefined): boolean {
  const condition = headers.get('if-range')?.trim();
  return condition === undefined || condition === etag || condition === lastModified?.toUTCString();
}

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readSitemapIndex } from '../../batch/read-sitemap.ts';
import { type ReadTable, readTable } from '../../batch/read-table.ts';
import { checkTable } from '../../batch/table.ts';
import { CommandError, EXIT, usageError } from '../command-error.ts';
import { type Host, readAll } from '../host.ts';

// The size that sitemaps may have; no table of words is larger.
const MAX_BYTES = 50 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/** The table in a file, behind a URL or on the standard input. The sitemaps of an index are read one after another, if it was fetched. */
export async function readSource(source: string, host: Host, signal: AbortSignal): Promise<ReadTable> {
  const text = toText(await readBytes(source, host, signal), source);
  const sitemaps = isUrl(source) ? readSitemapIndex(text) : undefined;
  if (sitemaps === undefined) return readTable(text, toFileName(source));
  const tables: ReadTable[] = [];
  for (const url of sitemaps) {
    if (!isUrl(url)) throw usageError(`The index lists "${url}", which is no URL.`);
    tables.push(readTable(toText(await fetchBytes(url, signal), url), 'sitemap.xml'));
  }
  const rows = tables
    .flatMap((table) => table.rows)
    .map(({ cells }, place) => ({ number: place + 1, cells }));
  return { ...checkTable({ columns: tables[0]?.columns ?? [], rows }), isSitemap: true };
}

const isUrl = (source: string): boolean => /^https?:\/\//i.test(source) && URL.canParse(source);

const toFileName = (source: string): string =>
  (isUrl(source) ? new URL(source).pathname : source).replace(/\.gz$/i, '');

async function readBytes(source: string, host: Host, signal: AbortSignal): Promise<Uint8Array> {
  if (isUrl(source)) return await fetchBytes(source, signal);
  return source === '-' ? await readAll(host.stdin) : readFileSync(source);
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const fail = (why: string): CommandError =>
    new CommandError(`${url} ${why}.`, { exitCode: EXIT.unavailable });
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const response = await fetch(url, { signal: limited });
    if (!response.ok || response.body === null) throw fail(`responded with ${response.status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > MAX_BYTES) throw fail('is larger than 50 MB');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CommandError) throw error;
    throw fail(limited.aborted ? `did not respond within ${TIMEOUT_MS / 1000} s` : 'cannot be reached');
  }
}

function toText(bytes: Uint8Array, source: string): string {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    // A file of another encoding would come through with other letters than it has.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      isPacked ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes,
    );
  } catch {
    throw usageError(
      `${source === '-' ? 'Standard input' : source} is not UTF-8 text.`,
      'Save it as UTF-8; in Excel: "CSV UTF-8 (Comma delimited)".',
    );
  }
}

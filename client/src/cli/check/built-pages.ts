import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FetchAs, Fetched } from '@cardwright/contract/unfurl';
import { usageError } from '../command-error.ts';
import { fetchAs } from './fetch-as.ts';

/** The pages of a folder that a site was built into, or the one that is given; undefined where the path is neither. */
export function findBuiltPages(path: string): string[] | undefined {
  if (!existsSync(path)) return undefined;
  if (statSync(path).isFile()) return [path];
  const pages = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .sort()
    .map((name) => join(path, name));
  if (pages.length === 0) throw usageError(`${path} has no .html files.`);
  return pages;
}

export const toFileUrl = (path: string): string => pathToFileURL(resolve(path)).href;

/** As from a server, for the page alone: what a file of a site names is fetched, and never read from this disk. */
export function fetchBuilt(page: string): FetchAs {
  const url = toFileUrl(page);
  return async (asked, request) =>
    asked === url ? read(page, url, request.maxBytes) : fetchAs(asked, request);
}

function read(page: string, url: string, maxBytes: number): Fetched {
  const bytes = readFileSync(page);
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  return { status: 200, url, headers, bytes: bytes.subarray(0, maxBytes), length: bytes.length };
}

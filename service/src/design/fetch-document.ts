import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { invalid } from './invalid.ts';

const WEB_PAGE = /^\s*(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype|html|head|body)\b/i;

/** Fetches a document from a user's URL. Throws `invalid` naming `designUrl`. */
export async function fetchDocument(url: string, guardedFetch: GuardedFetch): Promise<string> {
  const text = toText(await load(url, guardedFetch));
  if (WEB_PAGE.test(text))
    throw invalid('designUrl', 'is a web page, not a design document; use the URL of the raw file');
  return text;
}

async function load(url: string, guardedFetch: GuardedFetch): Promise<Uint8Array> {
  try {
    return await guardedFetch(url);
  } catch (error) {
    if (error instanceof OutboundRefusedError) throw invalid('designUrl', error.message, error);
    throw error;
  }
}

function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw invalid('designUrl', 'is not UTF-8 text', error);
  }
}

import type { GuardedFetch } from '../outbound/fetch-guarded.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { invalid } from './invalid.ts';

const WEB_PAGE = /^\s*(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype|html|head|body)\b/i;

/** The text of a document at an address that a user named. Throws `invalid` naming `designUrl`. */
export async function fetchDocument(url: string, fetchGuarded: GuardedFetch): Promise<string> {
  const text = toText(await load(url, fetchGuarded));
  if (WEB_PAGE.test(text))
    throw invalid('designUrl', 'is a web page, not a design document; name the address of the raw file');
  return text;
}

async function load(url: string, fetchGuarded: GuardedFetch): Promise<Uint8Array> {
  try {
    return await fetchGuarded(url);
  } catch (error) {
    if (error instanceof OutboundRefusedError) throw invalid('designUrl', error.message, error);
    throw error;
  }
}

function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw invalid('designUrl', 'is no text in UTF-8', error);
  }
}

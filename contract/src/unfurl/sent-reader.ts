import { type PageTags, readPageTags } from './page-tags.ts';
import { isKeptOut } from './robots.ts';

/** What a server sent, and what it called it. */
export type Sent = { contentType: string | null; bytes: Uint8Array };

/** Reads what strangers wrote; undefined for what takes too much work. */
export type SentReader = {
  readTags(page: Sent): Promise<PageTags | undefined>;
  /** By a robots.txt, from a path with its query. */
  isKeptOut(robotsTxt: Sent, crawler: string, path: string): Promise<boolean | undefined>;
};

/** Reads on the thread that asks. */
export const READ_HERE = {
  readTags: async (page) => readPageTags(toText(page)),
  isKeptOut: async (robotsTxt, crawler, path) => isKeptOut(toText(robotsTxt), crawler, path),
} as const satisfies SentReader;

// Where HTML looks for it.
const CHARSET_BYTES = 1024;

/** Of `<meta charset>`, or of the `<meta>` that stands for the header. */
const findDeclaredCharset = (bytes: Uint8Array): string | undefined =>
  /<meta[^>]{1,200}charset\s*=\s*["']?\s*([\w-]+)/i.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, CHARSET_BYTES)),
  )?.[1];

function toText({ contentType, bytes }: Sent): string {
  const declared = /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1];
  const charset = declared ?? findDeclaredCharset(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

import { toYamlText } from './yaml-text.ts';

const OPENING = /^\uFEFF?---[ \t]*\r?\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*\r?$/m;
// A key of the first level with what is indented below it.
const DECLARED = /^(["']?)logo\1[ \t]*:[^\n]*\n(?:[ \t]+[^\n]*\n)*/m;

/**
 * The document with this URL as its `logo`, in place of one that it declares. Read the result: in a front matter that is
 * not written as lines `key: value`, the logo may not be found.
 */
export function setLogo(document: string, url: string): string {
  const line = `logo: ${toYamlText(url)}\n`;
  const opening = OPENING.exec(document)?.[0];
  const rest = document.slice(opening?.length);
  const end = CLOSING.exec(rest)?.index;
  if (opening === undefined || end === undefined) return `---\n${line}---\n\n${document}`;
  return opening + line + rest.slice(0, end).replace(DECLARED, '') + rest.slice(end);
}

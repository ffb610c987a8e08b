import { type Document, isMap, isScalar, parseDocument } from 'yaml';

/** Where a token stands in the front matter, such as `colors.background`. */
export type TokenPath = string;

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^((?:---|\.\.\.)[ \t]*\r?$)/m;

/** The text of a token; undefined where the document has none there, or refers to another one. */
export function readToken(document: string, path: TokenPath): string | undefined {
  const tokens = parseTokens(FRONT_MATTER.exec(document)?.[2] ?? '');
  const node = tokens?.getIn(path.split('.'), true);
  if (!isScalar(node) || node.value === null) return undefined;
  const text = String(node.value);
  return text.startsWith('{') ? undefined : text;
}

/**
 * The document with these tokens, and all the rest of it as it was: other tokens, comments and prose. An empty text takes
 * a token away. Undefined for a front matter that cannot be read, or has no place for one.
 */
export function setTokens(
  document: string,
  changes: Readonly<Record<TokenPath, string>>,
): string | undefined {
  const [all = '', opening = '---\n', yaml = '', closing = '---'] = FRONT_MATTER.exec(document) ?? [];
  const tokens = parseTokens(yaml);
  if (tokens === undefined) return undefined;
  for (const [path, text] of Object.entries(changes))
    if (!setToken(tokens, path.split('.'), text)) return undefined;
  const written =
    isMap(tokens.contents) && tokens.contents.items.length === 0 ? '' : tokens.toString(AS_IT_WAS);
  const lines = opening.endsWith('\r\n') ? written.replaceAll('\n', '\r\n') : written;
  const rest = document.slice(all.length);
  return opening + lines + closing + (all === '' ? `\n${rest === '' ? '' : `\n${rest}`}` : rest);
}

const AS_IT_WAS = { lineWidth: 0, flowCollectionPadding: false } as const;

function parseTokens(yaml: string): Document | undefined {
  const tokens: Document = parseDocument(yaml);
  if (tokens.errors.length > 0) return undefined;
  if (tokens.contents === null) tokens.contents = tokens.createNode({});
  return isMap(tokens.contents) ? tokens : undefined;
}

/** Whether there was a place for it. */
function setToken(tokens: Document, path: readonly string[], text: string): boolean {
  if (text === '') {
    if (tokens.hasIn(path)) tokens.deleteIn(path);
    return true;
  }
  for (let depth = 1; depth < path.length; depth++) {
    const group = tokens.getIn(path.slice(0, depth), true);
    if (group === undefined) break;
    // A group of one value, such as a color, makes way.
    if (isScalar(group)) tokens.deleteIn(path.slice(0, depth));
    else if (!isMap(group)) return false;
  }
  if (isScalar(tokens.getIn(path, true))) tokens.setIn(path, text);
  else {
    const node = tokens.createNode(text);
    node.type = 'QUOTE_DOUBLE';
    tokens.setIn(path, node);
  }
  return true;
}

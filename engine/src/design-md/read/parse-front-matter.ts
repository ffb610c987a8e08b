import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar } from 'yaml';
import {
  type DesignDocument,
  DesignDocumentError,
  type DesignToken,
  LIMITS,
  toPathText,
} from './design-document.ts';
import { hasTooManyKeys, isTooMuch, measureYaml } from './measure-yaml.ts';

const PROBLEMS_TOLD = 3;
// YAML's other spellings of nothing (YAML 1.2 core schema).
const NOTHING = /^(?:null|Null|NULL|~)?$/;

/**
 * Tokens of a front matter, each as it is written: no aliases, tags or types. What YAML calls an error is told,
 * and the rest is read all the same. Throws `DesignDocumentError` beyond the limits.
 */
export function parseFrontMatter(yaml: string, linesBefore = 0): DesignDocument {
  refuseExcess(yaml);
  const strict = parseYaml(yaml);
  const document = strict.errors.length > 0 ? parseYaml(quoteLooseTexts(yaml)) : strict;
  const reading: Reading = { tokens: new Map(), problems: new Set(), keys: 0 };
  for (const { message, pos } of strict.errors.slice(0, PROBLEMS_TOLD)) {
    const line = linesBefore + yaml.slice(0, pos[0]).split('\n').length;
    reading.problems.add(/alias/i.test(message) ? NO_ALIASES : toYamlProblem(message, line));
  }
  if (isMap(document.contents)) readNode(document.contents, [], reading);
  else if (reading.problems.size === 0)
    reading.problems.add('The front matter has no tokens: it must be lines such as `name: Acme`.');
  return { tokens: [...reading.tokens.values()], problems: [...reading.problems] };
}

/** Before the parser sees it: hostile text would keep it for minutes. */
function refuseExcess(yaml: string): void {
  const measure = measureYaml(yaml);
  if (measure.isTooDeep) throw tooDeep();
  if (hasTooManyKeys(measure)) throw tooManyKeys();
  if (isTooMuch(measure))
    throw new DesignDocumentError(
      `has more than ${inWords(LIMITS.symbols)} words and signs in its front matter`,
    );
}

const inWords = (count: number): string => count.toLocaleString('en');
const tooDeep = () => new DesignDocumentError(`nests its tokens more than ${LIMITS.depth} levels deep`);
const tooManyKeys = () =>
  new DesignDocumentError(`has more than ${inWords(LIMITS.keys)} keys in its front matter`);

const parseYaml = (yaml: string): ReturnType<typeof parseDocument> =>
  parseDocument(yaml, {
    // Every scalar is text: a color such as 112233 or 1e1e1e keeps its digits.
    schema: 'failsafe',
    // Theirs compares each key with every other one; ours is in `keep`.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });

// The mistake that people make: `description: A brand: warm and quiet`, where YAML sees a second key.
const LOOSE_TEXT = /^([\p{L}_][\p{L}\p{N}_-]*):[ \t]+([\p{L}\p{N}(][^\n]*:(?:[ \t][^\n]*|$))$/gmu;
const quoteLooseTexts = (yaml: string): string =>
  yaml.replace(LOOSE_TEXT, (_, key: string, text: string) => `${key}: ${JSON.stringify(text.trimEnd())}`);

// The parser's words, without the text of the document that some of them repeat.
const toYamlProblem = (message: string, line: number): string =>
  `The front matter is not valid YAML in line ${line} (${(message.split(/[\n:]/, 1)[0] ?? '').slice(0, 100).toLowerCase()}); what can be read of it is used.`;

const NO_ALIASES = 'YAML anchors and aliases (`&name`, `*name`) are not followed; write the values out.';

type Reading = { tokens: Map<string, DesignToken>; problems: Set<string>; keys: number };

function readNode(node: Node | null, path: readonly string[], reading: Reading): void {
  if (path.length > LIMITS.depth) throw tooDeep();
  if (isMap(node)) for (const pair of node.items) readPair(pair as Pair<Node, Node | null>, path, reading);
  else if (isSeq(node)) readList(node.items as Node[], path, reading);
  else if (isAlias(node)) reading.problems.add(NO_ALIASES);
  else if (node === null || isScalar(node)) keep(reading, path, toToken(node, path));
}

function readPair({ key, value }: Pair<Node, Node | null>, path: readonly string[], reading: Reading): void {
  count(reading);
  if (!isScalar(key)) {
    reading.problems.add('A key of the front matter is no text; it was left out.');
    return;
  }
  const name = String(key.value);
  if (name.length > LIMITS.keyCharacters) {
    reading.problems.add(`A key of more than ${LIMITS.keyCharacters} characters was left out.`);
    return;
  }
  readNode(value, [...path, name], reading);
}

/** A list of texts is one value, such as a font stack; any other list is read item by item. */
function readList(items: readonly Node[], path: readonly string[], reading: Reading): void {
  for (const _ of items) count(reading);
  if (items.every((item) => isScalar(item))) {
    const value = items.map((item) => String(item.value ?? '')).join(', ');
    keep(reading, path, { path, value, kind: 'list' });
    return;
  }
  for (const [index, item] of items.entries()) readNode(item, [...path, String(index)], reading);
}

// `Orange #ff7a00 on white`: what follows the sign is a comment to YAML.
const CUT = /^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})(?![\da-z])/i;

function toToken(node: Scalar | null, path: readonly string[]): DesignToken {
  const value = typeof node?.value === 'string' ? node.value : '';
  const isNothing = node === null || (node.type === 'PLAIN' && NOTHING.test(value));
  if (isNothing) return { path, value: '', kind: 'nothing' };
  return { path, value, kind: 'text', ...(CUT.test(node.comment ?? '') && { isCut: true }) };
}

function keep(reading: Reading, path: readonly string[], token: DesignToken): void {
  const name = JSON.stringify(path);
  if (reading.tokens.has(name))
    reading.problems.add(`The front matter declares \`${toPathText(path)}\` twice; the last one is used.`);
  reading.tokens.set(name, token);
}

function count(reading: Reading): void {
  reading.keys += 1;
  if (reading.keys > LIMITS.keys) throw tooManyKeys();
}

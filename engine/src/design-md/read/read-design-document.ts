import { type DesignDocument, DesignDocumentError, type DesignToken, LIMITS } from './design-document.ts';
import { findFrontMatter } from './find-front-matter.ts';
import { parseFrontMatter } from './parse-front-matter.ts';
import { readCodeTokens } from './read-code-tokens.ts';
import { readColorUses } from './read-color-uses.ts';
import { COLOR, readProse } from './read-prose.ts';
import { readProseType } from './read-prose-type.ts';
import { readRules } from './read-rules.ts';
import { readSentences, readTold } from './read-sentences.ts';
import { readSurface } from './read-surface.ts';
import { readTagline } from './read-tagline.ts';
import { readToldType } from './read-told-type.ts';

/**
 * What a design document declares. Throws `DesignDocumentError` for one beyond the limits, and for nothing else.
 * Takes a tenth of a second on hostile text: a server calls it through `createDesignReader`.
 */
export function readDesignDocument(text: string): DesignDocument {
  if (isLarger(text, LIMITS.documentBytes))
    throw new DesignDocumentError(`has more than ${LIMITS.documentBytes.toLocaleString('en')} bytes`);
  const { yaml, linesBefore, problems } = findFrontMatter(text);
  if (yaml !== undefined && isLarger(yaml, LIMITS.frontMatterBytes))
    throw new DesignDocumentError(
      `has more than ${LIMITS.frontMatterBytes.toLocaleString('en')} bytes of front matter`,
    );
  const parsed = yaml === undefined ? { tokens: [], problems: [] } : parseFrontMatter(yaml, linesBefore);
  const body = withoutFrontMatter(text.replace(/\r\n?/g, '\n'), yaml);
  const hasColors = parsed.tokens.some(({ value }) => isColor(value));
  const tokens = hasColors ? parsed.tokens : [...parsed.tokens, ...readCodeTokens(body)];
  const listed = readProse(text, toNames(tokens));
  const sentences = readSentences(text);
  const prose = [...listed, ...readTold(sentences, listed)];
  const styles = [...readProseType(text), ...readToldType(sentences)];
  const rules = readRules(body);
  const tagline = readTagline(text);
  const all = readSentences(text, { listed: true });
  const uses = readColorUses(all, listed, tokens);
  const surface = readSurface(all, listed);
  return {
    tokens,
    problems: [...problems, ...parsed.problems],
    ...(prose.length > 0 && { prose }),
    ...(styles.length > 0 && { styles }),
    ...rules,
    ...(tagline && { tagline }),
    ...(surface && { surface }),
    ...(uses.length > 0 && { uses }),
  };
}

const isColor = (value: string): boolean => value.search(COLOR) === 0;

/** Colors by the last part of their path, as tables name them. */
const toNames = (tokens: readonly DesignToken[]): Map<string, string> =>
  new Map(
    tokens
      .filter(({ value }) => isColor(value))
      .map(({ path, value }) => [(path.at(-1) ?? '').toLowerCase(), value]),
  );

// A comment of YAML looks like a heading.
const withoutFrontMatter = (text: string, yaml = ''): string =>
  text.slice(Math.max(0, text.indexOf(yaml)) + yaml.length);

const isLarger = (text: string, bytes: number): boolean =>
  text.length > bytes || Buffer.byteLength(text) > bytes;

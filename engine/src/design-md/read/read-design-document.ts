import { type DesignDocument, DesignDocumentError, type DesignToken, LIMITS } from './design-document.ts';
import { findFrontMatter } from './find-front-matter.ts';
import { parseFrontMatter } from './parse-front-matter.ts';
import { readProse } from './read-prose.ts';
import { readProseType } from './read-prose-type.ts';
import { readRules } from './read-rules.ts';
import { readKeptOff, readSentences, readTold } from './read-sentences.ts';

/**
 * What a design document declares. Throws `DesignDocumentError` for one beyond the limits, and for nothing else.
 * Takes a tenth of a second on hostile text: a server calls it through `createDesignReader`.
 */
export function readDesignDocument(text: string): DesignDocument {
  if (isLarger(text, LIMITS.documentBytes))
    throw new DesignDocumentError(`has more than ${LIMITS.documentBytes.toLocaleString('en')} bytes`);
  const { yaml, linesBefore, problems } = findFrontMatter(text);
  const listed = readProse(text);
  const sentences = readSentences(text);
  const prose = [...listed, ...readTold(sentences, listed)];
  const styles = readProseType(text);
  const read = {
    ...(prose.length > 0 ? { prose } : {}),
    ...(styles.length > 0 ? { styles } : {}),
  };
  const rules = readRules(withoutFrontMatter(text.replace(/\r\n?/g, '\n'), yaml));
  const withRules = (tokens: readonly DesignToken[]): Pick<DesignDocument, 'keptOff'> => {
    const keptOff = [...(rules.keptOff ?? []), ...readKeptOff(sentences, listed, tokens)];
    return { ...rules, ...(keptOff.length > 0 && { keptOff }) };
  };
  if (yaml === undefined) return { tokens: [], problems, ...read, ...withRules([]) };
  if (isLarger(yaml, LIMITS.frontMatterBytes))
    throw new DesignDocumentError(
      `has more than ${LIMITS.frontMatterBytes.toLocaleString('en')} bytes of front matter`,
    );
  const parsed = parseFrontMatter(yaml, linesBefore);
  return {
    tokens: parsed.tokens,
    problems: [...problems, ...parsed.problems],
    ...read,
    ...withRules(parsed.tokens),
  };
}

// A comment of YAML looks like a heading.
const withoutFrontMatter = (text: string, yaml = ''): string =>
  text.slice(Math.max(0, text.indexOf(yaml)) + yaml.length);

const isLarger = (text: string, bytes: number): boolean =>
  text.length > bytes || Buffer.byteLength(text) > bytes;

import { parseCssColor } from '../../color/parse-css-color.ts';
import {
  type DesignDocument,
  DesignDocumentError,
  type DesignToken,
  LIMITS,
  type ProseColor,
  toPathText,
} from './design-document.ts';
import { isWord } from './design-words.ts';
import { findFrontMatter } from './find-front-matter.ts';
import { parseFrontMatter } from './parse-front-matter.ts';
import { readCodeTokens } from './read-code-tokens.ts';
import { readColorUses } from './read-color-uses.ts';
import { readLayout } from './read-layout.ts';
import { COLOR, readProse } from './read-prose.ts';
import { readProseType } from './read-prose-type.ts';
import { readRules } from './read-rules.ts';
import { readSentences } from './read-sentences.ts';
import { readSurface } from './read-surface.ts';
import { readTagline } from './read-tagline.ts';
import { readTold } from './read-told-colors.ts';
import { readToldType } from './read-told-type.ts';
import { toOneNotation } from './to-one-notation.ts';

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
  const lines = text.replace(/\r\n?/g, '\n');
  const written = withoutFrontMatter(lines, yaml);
  const body = toOneNotation(written);
  const whole = lines.slice(0, lines.length - written.length) + body;
  const hasColors = parsed.tokens.some(({ value }) => isColor(value));
  const tokens = hasColors ? parsed.tokens : [...parsed.tokens, ...readCodeTokens(body)];
  const listed = readProse(whole, toNames(tokens));
  const all = readSentences(whole, { listed: true });
  // Nobody speaks of them.
  const isSilent = all.length === 0 && tokens.every(({ says }) => says === undefined);
  const declared = isSilent ? [] : listTokenColors(tokens);
  const remarked = declared.filter(({ says, headings }) => says !== '' || headings.length > 0);
  const prose = [...listed, ...remarked, ...readTold(all, [...listed, ...declared])];
  const styles = [...readProseType(whole), ...readToldType(all)];
  const rules = readRules(body);
  const tagline = readTagline(whole);
  const uses = readColorUses(all, listed, tokens);
  const surface = readSurface(all, listed);
  const layout = readLayout(all);
  return {
    tokens,
    problems: [...problems, ...parsed.problems],
    ...(prose.length > 0 && { prose }),
    ...(styles.length > 0 && { styles }),
    ...rules,
    ...layout,
    ...(tagline && { tagline }),
    ...(surface && { surface }),
    ...(uses.length > 0 && { uses }),
  };
}

const isColor = (value: string): boolean => value.search(COLOR) === 0;

// What is called by its role has it by its name.
const ROLES = ['ground', 'text', 'accent', 'primary'] as const;

/** The colors that tokens declare, by the names that sentences call them. */
function listTokenColors(tokens: readonly DesignToken[]): ProseColor[] {
  return tokens.flatMap(({ path, value, says = '', section }): ProseColor[] => {
    const inside = path
      .slice(path.length > 1 ? 1 : 0)
      .filter((part) => !/^\$?(?:default|value)$/iu.test(part));
    const name = inside.join('-').replaceAll('_', '-');
    const isOwn = parseCssColor(value) !== undefined && !ROLES.some((role) => isWord(role, name));
    return isOwn
      ? [
          {
            name,
            value,
            says,
            token: toPathText(path),
            headings: section === undefined ? [] : [section],
            line: 0,
          },
        ]
      : [];
  });
}

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

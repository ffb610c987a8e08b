import { literal } from '../../lexicon/literal.ts';
import type { ProseColor } from './design-document.ts';
import {
  type DesignWord,
  holdsWord,
  isOverArea,
  isWord,
  opensWith,
  plainColors,
  splitAtWord,
  withoutContrast,
  withoutGrounds,
} from './design-words.ts';
import { createFinder } from './find-names.ts';
import { COLOR, toHash } from './read-prose.ts';
import type { Sentence } from './read-sentences.ts';
import { toPlain } from './walk-prose.ts';

// What is told of a color behind it ends with the clause.
const CLAUSE = /[;:.。；：]/u;
// Pieces of a sentence that may each give another color a role.
const PIECES = /[,;:()（）、，。]|\.\s|\s[–—]\s/u;

const ROLES: readonly DesignWord[] = ['quiet', 'ground', 'accent', 'primary', 'headings', 'text'];

const isAboutColors = (heading: string): boolean => holdsWord('colors', heading);

/** The one role that the words speak of; none where they speak of several, or say what is not. */
function findRole(words: string): ProseColor['role'] {
  const said = withoutContrast(words);
  if (holdsWord('negated', said)) return undefined;
  const [role, ...others] = ROLES.filter((one) => holdsWord(one, said));
  // "Secondary text" and "the words of headings" are text, too.
  const isText = (role === 'quiet' || role === 'headings') && others.length === 1 && others[0] === 'text';
  return others.length === 0 || isText ? (role as ProseColor['role']) : undefined;
}

/** What is the ground of a button, or its text, is not that of a page. */
const findPageRole = (words: string): ProseColor['role'] => {
  const role = findRole(words);
  const isOfPart = role !== 'accent' && role !== 'primary' && holdsWord('part', words);
  return isOfPart ? undefined : role;
};

/** What shared images have from edge to edge is the ground of a card. */
const findPosterRole = (words: string): ProseColor['role'] =>
  holdsWord('social', words) && isOverArea(words) ? 'ground' : undefined;

/** A color that sentences may name. */
export type NamedColor = Pick<ProseColor, 'name' | 'value' | 'token'>;

/**
 * Colors that a sentence gives one role to: with their value ("Our pages are porcelain, #f3eee6."), or by the name that
 * a list or a token gave them ("Orange is the background of the website. Text is black."). "It" is the color of the
 * sentence before.
 */
export function readTold(
  paragraphs: readonly (readonly Sentence[])[],
  named: readonly NamedColor[],
): ProseColor[] {
  if (paragraphs.length === 0) return [];
  const byName = new Map<string, NamedColor>();
  const own = named.filter(({ name }) => !ROLES.some((role) => isWord(role, name)));
  for (const color of [...own, ...listApposed(paragraphs), ...plainColors()])
    for (const name of spellingsOf(color.name)) if (!byName.has(name)) byName.set(name, color);
  const findNames = createFinder([...byName.keys()]);
  const toColors = (names: readonly string[]): NamedColor[] =>
    names.flatMap((name) => byName.get(name) ?? []);
  const ownNames = new Set(own.flatMap(({ name }) => spellingsOf(name)));
  const isPlain = new Set(plainColors().flatMap(({ name }) => (ownNames.has(name) ? [] : [name])));
  const tellOf = (
    text: string,
    toColor: (color: NamedColor, role: ProseColor['role']) => ProseColor,
  ): ProseColor[] =>
    readPieces(text, findNames).flatMap(({ names, role }) =>
      toColors(names).map((color) => toColor(color, role)),
    );
  const told = paragraphs.flatMap((sentences) => {
    let subject: NamedColor | undefined;
    return sentences.flatMap(({ kind, text, headings, line }) => {
      const toColor = (color: NamedColor, role: ProseColor['role']): ProseColor => ({
        ...color,
        says: '',
        ...(role && { role }),
        headings,
        line,
      });
      const valued = readValued(text);
      if (valued.length > 0) {
        // Of lists and tables, these are read with their names.
        if (kind !== 'text') return [];
        subject = valued.length === 1 ? valued[0] : undefined;
        const [before = ''] = text.split(COLOR);
        return [
          ...valued.flatMap(({ name, value, role }) => (role ? [toColor({ name, value }, role)] : [])),
          ...tellOf(before.replace(/[(（][^()（）]*$/u, ''), toColor),
        ];
      }
      if (kind === 'row') return [];
      const found = toColors(findNames(text));
      if (found.length === 0) {
        const role = subject && opensWith('it', text) ? findPageRole(text) : undefined;
        return subject && role ? [toColor(subject, role)] : [];
      }
      subject = found.length === 1 ? found[0] : undefined;
      return tellOf(text, toColor);
    });
  });
  // A word for black stands in many sentences that give it no role.
  const plain = told.filter(({ name, headings }) => isPlain.has(name) && headings.some(isAboutColors));
  return [...told.filter(({ name }) => !isPlain.has(name)), ...plain];
}

type Told = { names: readonly string[]; role: ProseColor['role'] };

/** Of each piece of a sentence, or else of the whole, the colors that it names and the one role that it speaks of. */
function readPieces(text: string, findNames: (text: string) => string[]): Told[] {
  const read = (piece: string): Told[] => {
    const bare = withoutGrounds(piece, findNames);
    const names = findNames(bare);
    const role =
      names.length === 0 ? undefined : (findPageRole(withoutNames(bare, names)) ?? findPosterRole(piece));
    return role ? [{ names, role }] : [];
  };
  const pieces = text.split(PIECES).flatMap((piece) => splitAtWord('with', piece));
  // "The ground is snow and the words are night."
  const told = pieces.flatMap((piece) => {
    const whole = read(piece);
    return whole.length > 0 ? whole : splitAtWord('and', piece).flatMap(read);
  });
  return told.length > 0 ? told : read(text);
}

/** The words around the names of colors: "Paper is the background" is not about two grounds. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => left.replace(new RegExp(literal(name), 'iu'), ' '), text);

/** The colors that a sentence has by their values, each with the role that stands before it, or else behind. */
function readValued(text: string): (NamedColor & { role?: ProseColor['role'] })[] {
  const values = [...text.matchAll(COLOR)];
  let from = 0;
  const found = values.map(({ 0: value, index }, at) => {
    const before = text.slice(from, index);
    from = index + value.length;
    const [after = ''] = text
      .slice(from, values[at + 1]?.index)
      .replace(/^[\s`)）*]+/u, '')
      .split(CLAUSE);
    const isLast = at === values.length - 1;
    return {
      name: toPlain(before).slice(-60),
      value: toHash(value),
      role: findRole(before) ?? (isLast ? findPageRole(after) : undefined),
    };
  });
  // "Snow #fff and night #111 are the two grounds."
  const last = found.at(-1)?.role;
  return found.every(({ role }, at) => at === found.length - 1 || role === undefined)
    ? found.map((one) => ({ ...one, ...(last && { role: last }) }))
    : found;
}

const NAME_WORDS = 3;

/** Colors by the words before their values in sentences: "midnight" and "deep midnight" of "a deep midnight, #10192b". */
function listApposed(paragraphs: readonly (readonly Sentence[])[]): NamedColor[] {
  return paragraphs.flat().flatMap(({ kind, text }) =>
    kind !== 'text' || holdsWord('negated', withoutContrast(text))
      ? []
      : readValued(text).flatMap(({ name: before, value }) => {
          // "A deep claret, which is #5b1a2b": the name ends before the comma.
          return before
            .split(/[,，、]/u)
            .flatMap((segment) => {
              const words = segment.trim().split(/\s+/u).slice(-NAME_WORDS);
              return words.map((_, at) => words.slice(at).join(' '));
            })
            .filter((name) => name.length > 3 && ROLES.every((role) => !holdsWord(role, name)))
            .map((name) => ({ name, value }));
        }),
  );
}

/** `bark-soft` is written so, as two words, or in one. */
const spellingsOf = (name: string): string[] => {
  const low = name.toLowerCase();
  return [...new Set([low, low.replaceAll('-', ' '), low.replaceAll(' ', '-')])];
};

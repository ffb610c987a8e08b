import type { DesignRequest, LayoutWish, Mood } from '../../brief/design-request.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { languageRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { excessWordsIn, letterNouns } from '../../lexicon/word-lists.ts';
import { colorWords, isGroundTone, isNeutral, orderColors, schemeOfBackground } from '../colors.ts';
import { type Clause, splitClauses } from '../reading/clauses.ts';
import { readText } from '../reading/reading.ts';
import { findSigns, type Sign, type Signs } from '../signs/find-signs.ts';
import { STYLES } from '../signs/sign-words.ts';
import { firstFrom, type Span, spansWithin } from '../spans.ts';
import { isLetterSize } from './asks-for-large-words.ts';
import { withCodes } from './color-codes.ts';
import { isRange, withoutFamilies } from './color-ranges.ts';
import { findNegated } from './find-negated.ts';
import { inTones, toAvoidedHues } from './tone-colors.ts';

/** How the card shall look, and the asks that no look can meet. */
export type Wishes = Pick<DesignRequest, 'moods' | 'scheme' | 'colors' | 'ground' | 'ink' | 'accents'> & {
  /** As written: "watercolor", "title on the left". */
  media: string[];
  /** Where the words shall stand, with the words that say so. */
  layout: { wish: LayoutWish; words: string }[];
  unmet: { ask: 'layout' | 'object' | 'imitation' | 'several'; words: string }[];
  bothSchemes: boolean;
  /** Hues of colors that it shall not have. */
  avoids: string[];
};

const BACKGROUND = languageRule('u')`${'backgroundName'}`(ANY_LANGUAGE);
// Nouns of a ground that are no sign of a wish elsewhere: "kırmızı zemin", "白地に".
const GROUND_NOUN = languageRule('giu')`${'groundNoun'}`(ANY_LANGUAGE);
// Words for what is printed where no blanks part the words: "文字は白", "글씨는 진한 갈색으로".
const LETTER_NOUN = languageRule('gu')`${'letterNoun'}`(ANY_LANGUAGE);
// "文字は白", "黒地に白字": a color of one sign, which means others elsewhere.
const SIGN_OF_COLOR = languageRule('gu')`${'signOfColor'}`(ANY_LANGUAGE);
// "गहरे हरे रंग की पृष्ठभूमि", "濃い緑の背景": what stands between a color and the background that has it.
const OF_COLOR = languageRule('u')`${'ofColor'}`(ANY_LANGUAGE);
// "背景は紺色", "Hintergrund: blau", "the text is white", "letters in gold": what stands between a noun and the color that it has.
const HAS_COLOR = languageRule('iu')`${'hasColor'}`(ANY_LANGUAGE);
// What stands out on a quiet ground: "a teal accent", "Akzente in Gold", "差し色は赤".
const ACCENT_NOUN = languageRule('giu')`${'accentNoun'}`(ANY_LANGUAGE);
const AS_ACCENT = languageRule('iu')`${'asAccent'}`(ANY_LANGUAGE);
const OF_ACCENT = languageRule('iu')`${'ofAccent'}`(ANY_LANGUAGE);
const BLACK = languageRule('u')`${'blackCard'}`(ANY_LANGUAGE);
const WHITE = languageRule('u')`${'whiteCard'}`(ANY_LANGUAGE);
const MOODY = /^(?:moody|spooky|gothic)/i;
const GROUNDS = { black: '#14171c', white: '#ffffff' } as const;
// "green on black", "black on a bright pink": what stands before a color that is the ground of others.
const ON = languageRule('iu')`(?:^|\s)(?:${'onGround'})\s(?<shade>(?:[\p{L}-]+\s){0,2})$`(ANY_LANGUAGE);
const LEADS = new Set<Sign['part']>(['preposition', 'connector', 'layout']);
const WITH = languageRule('u')`${'withColor'}`(ANY_LANGUAGE);
// What a color that stands beside it is the ground of: "a coral post", "affiche rouge".
const CARDS = new Set<Sign['part']>(['artefact', 'strong-artefact', 'kind', 'platform']);
const PHRASE_END = /^\s*(?:$|[\p{P}\n]|(?:with|mit|avec|con|com|met|с|für|for|pour|para|per)\s)/u;
const PURPOSE = languageRule('iu')`${'purposeLead'}`(ANY_LANGUAGE);
const SEVERAL = languageRule('iu')`${'severalOf'}`(ANY_LANGUAGE);
const MAX_TERM = 40;
// How far a color and its background, or a thing and its purpose, may stand apart.
const MAX_APART = 80;
// A described picture has its style among its words: "a pastel street", "a red fox".
const TERM_PARTS = new Set<Sign['part']>([
  'mood',
  'scheme',
  'color',
  'medium',
  'quality',
  'kind',
  'clue',
  'unmet',
]);
const STYLE_PARTS = new Set<Sign['part']>(['color', 'mood', 'medium']);

/** Reads words that are nothing but wishes about a card: all of them count, wherever they are. */
export function readWishes(text: string, language: string): Wishes {
  const signs = withSingleSigns(findSigns(readText(text), language), text, language);
  const clauses = splitClauses(text);
  // What a card is for is no wish.
  const deniable = signs.all.filter(({ part }) => part !== 'kind' && part !== 'clue');
  const negated: ReadonlySet<Sign> = new Set(findNegated(deniable, signs, clauses, language));
  const wished = withCodes(
    signs.all.filter(
      (sign) =>
        !negated.has(sign) &&
        !isPartOfTerm(sign, signs) &&
        !isOfThing(sign, signs, text) &&
        !(sign.part === 'color' && isExcess(text, sign, signs.all, language)) &&
        !(sign.part === 'color' && language !== 'de' && isInName(text, sign)),
    ),
    text,
    language,
  );
  const asked = inTones(wished, text);
  const refused = [...negated].flatMap((sign) =>
    sign.part === 'color' && !isPartOfTerm(sign, signs) ? [sign.value] : [],
  );
  const inked = asked.find((sign) => sign.part === 'color' && isInk(sign, text, asked));
  const ink = inked?.part === 'color' ? inked.value : undefined;
  // The words for a color of letters may be a scheme's too, of which they say nothing: "noir sur rose".
  const others = asked.filter(({ start, end }) => !inked || start >= inked.end || end <= inked.start);
  const backgrounds = findBackgroundSchemes(asked, text);
  const colorStarts = new Set(asked.flatMap(({ part, start }) => (part === 'color' ? [start] : [])));
  const schemes = [
    ...others.flatMap((sign) =>
      sign.part === 'scheme' && !modifiesColor(sign, colorStarts, text) && !isNoun(sign, text)
        ? [{ at: sign.start, scheme: sign.value }]
        : [],
    ),
    ...backgrounds,
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ scheme }) => scheme);
  const hued = asked.some((sign) => sign.part === 'color' && !isNeutral(sign.value));
  const ground = findGround(others, text);
  const accents = findAccents(asked, text).filter((value) => value !== ground && value !== ink);
  const scheme = schemes[0];
  const styles = findStyles(asked, text);
  const colors = withoutFamilies(asked.filter((sign) => sign.part === 'color'));
  const blends: Mood[] = isRange(colors, text, language) ? ['gradient'] : [];
  return {
    moods: [
      ...new Set([...asked.flatMap((sign): Mood[] => (sign.part === 'mood' ? [sign.value] : [])), ...blends]),
    ],
    // White letters are no white card.
    colors: orderColors(
      colors.flatMap((sign) =>
        !(sign === inked && isNeutral(sign.value)) &&
        // "Monochrome green": one hue, and no grey beside it.
        !(hued && MONOCHROME.test(text.slice(sign.start, sign.end)))
          ? [sign.value]
          : [],
      ),
    ),
    ...(ground ? { ground } : {}),
    ...(ink ? { ink } : {}),
    ...(accents.length > 0 ? { accents } : {}),
    ...(scheme ? { scheme } : {}),
    media: [
      ...new Set(asked.flatMap((sign) => (sign.part === 'medium' ? [text.slice(sign.start, sign.end)] : []))),
    ].filter((words) => !styles.has(words)),
    layout: findLayout(asked, text),
    unmet: findUnmet(asked, clauses, text),
    bothSchemes: new Set(schemes).size > 1,
    avoids: toAvoidedHues(refused),
  };
}

/** Adds the colors of one sign beside a word for letters or ground: with "色" each is a word. */
function withSingleSigns(signs: Signs, text: string, language: string): Signs {
  const found = findAll(SIGN_OF_COLOR, text).flatMap(({ start, end }): Sign[] => {
    if (signs.all.some((sign) => sign.part === 'color' && sign.start <= start && sign.end >= end)) return [];
    const [color] = colorWords.find(readText(`${text.slice(start, end)}色`), language);
    return color ? [{ part: 'color', value: color.value, start, end }] : [];
  });
  if (found.length === 0) return signs;
  return { ...signs, all: [...signs.all, ...found].sort((a, b) => a.start - b.start) };
}

const STYLE_NAMES: ReadonlySet<Mood> = new Set([...STYLES.values, 'handmade']);

/** The words that name a manner with a look of its own. */
const findStyles = (signs: readonly Sign[], text: string): ReadonlySet<string> =>
  new Set(
    signs.flatMap((sign) =>
      sign.part === 'mood' && STYLE_NAMES.has(sign.value) ? [text.slice(sign.start, sign.end)] : [],
    ),
  );

/** The words for a background, which are looked for beside each color; by start. */
const findBackgroundNouns = (signs: readonly Sign[], text: string): Span[] =>
  [
    ...signs.filter(
      ({ part, start, end }) =>
        part === 'style-noun' && BACKGROUND.test(text.slice(start, end).toLowerCase()),
    ),
    ...findAll(GROUND_NOUN, text),
  ].sort((a, b) => a.start - b.start);

const findAll = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

function findBackgroundSchemes(
  signs: readonly Sign[],
  text: string,
): { at: number; scheme: 'light' | 'dark' }[] {
  const nouns = findBackgroundNouns(signs, text);
  return signs.flatMap((sign) => {
    if (sign.part !== 'color') return [];
    const noun = spansWithin(nouns, { start: sign.end, end: sign.end + MAX_APART }).find((other) =>
      OF_COLOR.test(text.slice(sign.end, other.start)),
    );
    const scheme = noun ? schemeOfBackground(sign.value) : undefined;
    return scheme ? [{ at: sign.start, scheme }] : [];
  });
}

// In these languages the color stands first.
const BEFORE_COLORS = /^(?:texts?|letters?|lettering|type|title|headline|fonts?|caps|schrift|titel|tekst)$/i;
const MONOCHROME = languageRule('iu')`^(?:${'monochrome'})`(ANY_LANGUAGE);

/** "Gold letters", "white bold text", "letras doradas", "Schrift in Gold", "black on pink": a color of what is printed. */
function isInk({ start, end }: Span, text: string, signs: readonly Sign[]): boolean {
  const near = signs.filter(
    (sign) => sign.part === 'color' && sign.start > end && sign.start < end + MAX_APART,
  );
  if (near.some((other) => findOn({ start: end, end: other.start }, text, signs) === end)) return true;
  if (isBesideLetters({ start, end }, text)) return true;
  const behind = /^[\s-](?:(\p{L}+)\s)?(\p{L}+)/u.exec(text.slice(end));
  const [, size, noun = ''] = behind ?? [];
  if (letterNouns().has(foldText(noun)) && (size === undefined || isLetterSize(foldText(size)))) return true;
  if (size !== undefined && letterNouns().has(foldText(size))) return true;
  const before = /(\p{L}+)\s(?:(?:in|en|em|w|i|på|is|are|be|ist|sind|est|es|é|è)\s)?$/u.exec(
    text.slice(Math.max(0, start - 24), start),
  )?.[1];
  if (before === undefined || !letterNouns().has(foldText(before))) return false;
  // "texte blanc fond bordeaux", but "text, white background".
  return PHRASE_END.test(text.slice(end)) || !BEFORE_COLORS.test(before);
}

/** Where the "on" begins that a stretch before a color ends with: "on", "on a bright". Undefined without one. */
function findOn({ start, end }: Span, text: string, signs: readonly Sign[]): number | undefined {
  const on = ON.exec(text.slice(start, end));
  if (!on) return undefined;
  const shade = end - (on.groups?.shade?.length ?? 0);
  // "Title on top in navy": where it stands is no shade.
  const isPlace = signs.some((sign) => LEADS.has(sign.part) && sign.start >= shade && sign.start < end);
  return isPlace ? undefined : start + on.index;
}

/** Beside a word for what is printed that no blank parts from its color. */
function isBesideLetters({ start, end }: Span, text: string): boolean {
  const from = Math.max(0, start - MAX_APART);
  return findAll(LETTER_NOUN, text.slice(from, end + MAX_APART)).some((noun) =>
    noun.start + from >= end
      ? OF_COLOR.test(text.slice(end, noun.start + from))
      : noun.end + from <= start && HAS_COLOR.test(text.slice(noun.end + from, start)),
  );
}

/** Colors beside a word for what stands out. */
function findAccents(signs: readonly Sign[], text: string): string[] {
  const nouns = findAll(ACCENT_NOUN, text);
  return signs.flatMap((sign) => {
    if (sign.part !== 'color') return [];
    const around = { start: sign.start - MAX_APART, end: sign.end + MAX_APART };
    const beside = spansWithin(nouns, around).some((noun) =>
      noun.start >= sign.end
        ? [OF_COLOR, AS_ACCENT].some((link) => link.test(text.slice(sign.end, noun.start)))
        : [OF_ACCENT, HAS_COLOR].some((link) => link.test(text.slice(noun.end, sign.start))),
    );
    return beside ? [sign.value] : [];
  });
}

/** The color of the background: beside a word for it, behind "on", or the black that others are put on. */
function findGround(signs: readonly Sign[], text: string): string | undefined {
  const nouns = findBackgroundNouns(signs, text);
  for (const sign of signs) {
    const words = text.slice(sign.start, sign.end).toLowerCase();
    if (sign.part === 'scheme' && BLACK.test(words)) return GROUNDS.black;
    if (sign.part === 'scheme' && WHITE.test(words)) return GROUNDS.white;
    if (sign.part !== 'color') continue;
    const around = { start: sign.start - MAX_APART, end: sign.end + MAX_APART };
    const beside = spansWithin(nouns, around).some((other) =>
      other.start >= sign.end
        ? OF_COLOR.test(text.slice(sign.end, other.start))
        : [OF_COLOR, HAS_COLOR].some((link) => link.test(text.slice(other.end, sign.start))),
    );
    const before = { start: Math.max(0, sign.start - MAX_APART), end: sign.start };
    if (beside || findOn(before, text, signs) !== undefined) return sign.value;
    const isOfFamily = signs.some(
      (other) => other !== sign && other.part === 'color' && other.start === sign.start,
    );
    if (!isOfFamily && isGroundTone(sign.value) && WITH.test(text.slice(sign.end, sign.end + 7)))
      return sign.value;
  }
  return findCardColor(signs, text);
}

/** The one color of a prompt, beside the word for the card itself; of several none is the ground alone. */
function findCardColor(signs: readonly Sign[], text: string): string | undefined {
  const [sign, second] = signs.filter(({ part }) => part === 'color');
  if (sign?.part !== 'color' || second !== undefined) return undefined;
  const colors = signs.some(
    ({ part, start, end }) =>
      CARDS.has(part) &&
      (/^[ -]$/.test(text.slice(sign.end, start)) ||
        (text.slice(end, sign.start) === ' ' && PHRASE_END.test(text.slice(sign.end)))),
  );
  return colors ? sign.value : undefined;
}

/** "dark blue", "light green accents": a shade, not a scheme. */
function modifiesColor(scheme: Sign, colorStarts: ReadonlySet<number>, text: string): boolean {
  // A mood and a color: "moody purple".
  if (MOODY.test(text.slice(scheme.start, scheme.end))) return false;
  return colorStarts.has(scheme.end + 1) && /[ -]/.test(text[scheme.end] ?? '');
}

/** "Last time it was too brown": nobody asks for it. Between two colors the same word may lead from one to the other: "von Blau zu Violett". */
function isExcess(text: string, { start, end }: Span, signs: readonly Sign[], language: string): boolean {
  const near = { start: Math.max(0, start - MAX_TERM), end: start };
  const last = spansWithin(signs, near).findLast(({ part }) => part === 'color');
  const before = foldText(` ${text.slice(last?.end ?? near.start, start)}`).replace(/[\s.]+$/u, '');
  const behind = foldText(text.slice(end, end + MAX_TERM));
  return [...excessWordsIn(language)].some((words) => {
    const isLed = before.endsWith(` ${words}`) && !(last && before.trim() === words);
    return isLed || (UNSPACED.test(words) && (before.endsWith(words) || behind.startsWith(words)));
  });
}
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;
// "A beam of light", "a little light": in English alone the word is a noun, too.
const SHINES = /\b(?:of|little|some)\slight$/iu;
const isNoun = ({ end }: Span, text: string): boolean => SHINES.test(text.slice(Math.max(0, end - 16), end));

const NAMED_BEFORE = /\p{Lu}\p{L}+['’]?s?\s$/u;
// "Rue des Lilas", "via della Rosa".
const LED_NAME = languageRule('iu')`${'nameLead'}`(ANY_LANGUAGE);
const NAMED_BEHIND = /^\s\p{Lu}\p{Ll}/u;

/** "Villa Rose", "The Blue Door": a capital beside another one is of a name, where not every noun has one. */
function isInName(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}/u.test(words) || / /.test(words)) return false;
  return (
    NAMED_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
    LED_NAME.test(text.slice(Math.max(0, start - 12), start)) ||
    NAMED_BEHIND.test(text.slice(end, end + 3))
  );
}

/** "white space", "Black Friday", "dark blue", "warm light": the longer term is what is meant. */
function isPartOfTerm(sign: Sign, signs: Signs): boolean {
  if (!STYLE_PARTS.has(sign.part) && sign.part !== 'scheme') return false;
  const around = { start: sign.start - MAX_TERM, end: sign.end + MAX_TERM };
  return signs.within(around).some(
    (other) =>
      TERM_PARTS.has(other.part) &&
      other.start <= sign.start &&
      other.end >= sign.end &&
      other.end - other.start > sign.end - sign.start &&
      // The noun of a phrase is meant too: "a sunset gradient".
      !(
        other.part === 'color' &&
        sign.part === 'mood' &&
        sign.value === 'gradient' &&
        other.end === sign.end
      ),
  );
}

const RAINBOW = languageRule('iu')`${'rainbow'}`(ANY_LANGUAGE);

const LEADS_ON = languageRule('u')`${'leadsOn'}`(ANY_LANGUAGE);

/** "Bunte Blätter", "colorful balloons": many colors of a thing, and no manner of the card. */
function isOfThing(sign: Sign, signs: Signs, text: string): boolean {
  if (sign.part !== 'mood' || sign.value !== 'rainbow') return false;
  if (RAINBOW.test(text.slice(sign.start, sign.end)) || !LEADS_ON.test(text.slice(sign.end))) return false;
  const next = signs.at.get(sign.end + 1) ?? [];
  return !next.some(({ part }) => CARDS.has(part) || part === 'style-noun' || part === 'mood');
}

function findLayout(signs: readonly Sign[], text: string): Wishes['layout'] {
  const asked = signs.flatMap((sign) =>
    sign.part === 'layout' ? [{ wish: sign.value, words: text.slice(sign.start, sign.end) }] : [],
  );
  return asked.filter(({ wish }, at) => asked.findIndex((other) => other.wish === wish) === at);
}

function findUnmet(signs: readonly Sign[], clauses: readonly Clause[], text: string): Wishes['unmet'] {
  const found = signs.flatMap((sign): Wishes['unmet'] => {
    if (sign.part !== 'unmet') return [];
    // "Thumbnail for a video": what the card is for is not to be seen on it.
    if (sign.value === 'object' && PURPOSE.test(text.slice(Math.max(0, sign.start - MAX_APART), sign.start)))
      return [];
    const clause = clauses[firstFrom(clauses, sign.start + 1) - 1];
    const end = clause && sign.end <= clause.end ? clause.end : sign.end;
    if (sign.value === 'imitation') return [{ ask: sign.value, words: text.slice(sign.start, end) }];
    if (sign.value !== 'several') return [{ ask: sign.value, words: text.slice(sign.start, sign.end) }];
    const before = SEVERAL.exec(text.slice(Math.max(0, sign.start - 24), sign.start));
    return before
      ? [{ ask: sign.value, words: `${before[0].trim()} ${text.slice(sign.start, sign.end)}` }]
      : [];
  });
  return [...new Map(found.map((entry) => [entry.words, entry])).values()];
}

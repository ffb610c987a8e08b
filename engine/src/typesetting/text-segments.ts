import { findScript, SCRIPT_TRAITS } from '../assets/scripts.ts';
import { SOFT_HYPHEN } from '../assets/soft-hyphen.ts';
import { splitAtThaiWords } from '../assets/thai-words.ts';
import { bondAfter } from './word-bonds.ts';

/** A piece of text that is never broken, and the cost of ending a line after it. */
export type Segment = {
  text: string;
  /** A space follows on the same line. */
  space: boolean;
  /** 0 = a good place to break; `MUST_BREAK` = the line ends here; `GLUED` = only when nothing else fits. */
  breakCost: number;
  /** Cost of not ending the line here although a phrase ends: a colon, a full stop. */
  runOnCost?: number;
  /** Inside a word: a line that ends here shows a hyphen. */
  hyphen?: true;
  /** Part of a name of code, an address or a tag, which no hyphen belongs in. */
  identifier?: true;
};

export const MUST_BREAK = -1;
const INSIDE_WORD = 0.04;
const INSIDE_COMPOUND = 0.06;
const INSIDE_DOUBLE_NAME = 0.5;
const HYPHENATED = 0.25;
const IN_COMPOUND =
  /^[\p{Script=Katakana}ー]{2}$|^\p{Script=Han}\p{Script=Katakana}$|^\p{Script=Katakana}\p{Script=Han}$|^\p{Script=Latin}[\p{Script=Han}\p{Script=Katakana}]$/u;
// Shorter compounds read as one word: "Vide-grenier", "Wi-Fi".
const MAX_WHOLE = 16;
const AFTER_COLON = 0.1;
const AFTER_SENTENCE = 0.05;
const AFTER_COMMA = 0.012;

/** Splits drawable text (single spaces, `\n`) into segments wherever a line may end, at every soft hyphen too. */
export function toSegments(text: string): Segment[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(' ').filter((word) => word !== '');
    const segments = words.flatMap((word, index) => {
      const parts = splitWord(word);
      return parts.map((part, position): Segment => {
        const last = position === parts.length - 1;
        if (!last) {
          if (part.endsWith(SOFT_HYPHEN))
            return { text: part.slice(0, -1), space: false, breakCost: HYPHENATED, hyphen: true };
          if (part.endsWith(ZERO_WIDTH_SPACE)) return { text: part.slice(0, -1), space: false, breakCost: 0 };
          const breakCost = innerBreakCost(part, parts[position + 1], KANA.test(word));
          return { text: part, space: false, breakCost, ...runOn(part) };
        }
        const next = words[index + 1];
        const breakCost = bondAfter(words, index);
        return { text: part, space: next !== undefined, breakCost, ...runOn(part, next) };
      });
    });
    const end = segments.at(-1);
    if (end) end.breakCost = MUST_BREAK;
    return segments;
  });
}

// Inner capitals, figures or signs between letters, or the sign of a tag before them.
const IDENTIFIER =
  /^\p{Ps}?[#@]\p{L}|\p{Ll}\p{Lu}|\p{L}\p{M}*[_./@:\\]+[\p{L}\p{N}]|\p{N}[_./@:\\]+\p{L}|\p{L}\p{N}|\p{N}\p{L}/u;
const INSIDE_IDENTIFIER =
  /(?=[\p{L}\p{N}])(?<=[\p{L}\p{N}][_.@:\\-]+)|(?=[\p{L}\p{N}]{4})(?<=[\p{L}\p{N}]\/+)|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

// "v0.9.0-beta" is one figure.
const VERSION = /^v?\p{N}+(?:\.\p{N}+)+(?:[-+][\p{L}\p{N}.]{1,12})?$/u;

/** The segments with those of identifiers split after their signs and before their capitals. */
export const splitIdentifiers = (segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment) => {
    if (!IDENTIFIER.test(segment.text) || VERSION.test(segment.text)) return [segment];
    const parts = segment.text.split(INSIDE_IDENTIFIER);
    return parts.map((text, i) =>
      i === parts.length - 1
        ? { ...segment, text, identifier: true }
        : { text, space: false, breakCost: HYPHENATED, identifier: true },
    );
  });

function runOn(part: string, next?: string): { runOnCost?: number } {
  if (/[:：]$/u.test(part)) return { runOnCost: AFTER_COLON };
  if (/(?<!\b\p{L})[.!?…。！？]$/u.test(part)) return { runOnCost: AFTER_SENTENCE };
  if (/[,;，；、،]$/u.test(part)) return { runOnCost: AFTER_COMMA };
  // Scripts without spaces between words have one where a phrase ends.
  const phrased =
    next !== undefined && [part.at(-1), next[0]].some((one) => isSpaceless(one?.codePointAt(0)));
  return phrased ? { runOnCost: AFTER_SENTENCE } : {};
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN_BESIDE_HAN = /^\p{Script=Han}{2}$/u;
// "Leopold-Konstantin", "Aubertin-Delacroze".
const DOUBLE_NAME = /^\p{Lu}\p{Ll}+[-‐]\p{Lu}\p{Ll}+$/u;

function innerBreakCost(part: string, next: string | undefined, japanese: boolean): number {
  // "春の | お花見 | まつり": better after a particle than inside a compound.
  const meeting = `${part.at(-1)}${next?.at(0) ?? ''}`;
  // Where there are particles, "廃線" and "予定" beside each other are one word: "廃線予定".
  if (IN_COMPOUND.test(meeting) || (japanese && HAN_BESIDE_HAN.test(meeting))) return INSIDE_COMPOUND;
  if (DOUBLE_NAME.test(`${part}${next ?? ''}`)) return INSIDE_DOUBLE_NAME;
  if (/[፡።፣፤፥]$/u.test(part)) return 0;
  if (isSpaceless(part.codePointAt(0)) || isSpaceless(next?.codePointAt(0))) return 0;
  return INSIDE_WORD;
}

const isSpaceless = (codePoint: number | undefined): boolean => {
  const script = codePoint === undefined ? undefined : findScript(codePoint);
  return script !== undefined && SCRIPT_TRAITS[script].spaceless === true;
};

// The Ethiopic wordspace is written between words instead of a space, and stays with the word before it.
const AFTER_WORDSPACE = /(?<=[፡።፣፤፥])(?=[^፡።፣፤፥])/u;
// Javanese and Balinese, of whose words there is no dictionary, break between syllables: not after the sign that joins
// a consonant to the next one (Unicode Standard Annex 14, LB28a).
const BETWEEN_SYLLABLES = /(?<!^|[\ua9c0\u1b44])(?=[\ua984-\ua9b2\u1b05-\u1b33\u1b45-\u1b4c])/u;
const ZERO_WIDTH_SPACE = '\u200b';
const AFTER_ZERO_WIDTH_SPACE = /(?<=\u200b)/u;
const AFTER_SOFT_HYPHEN = /(?<=\u00ad)/u;

/** The parts of a word, with the sign that says so at the end of those that its author let a line end after. */
const splitWord = (word: string): string[] =>
  word
    .split(AFTER_ZERO_WIDTH_SPACE)
    .flatMap((stretch) =>
      stretch.endsWith(ZERO_WIDTH_SPACE)
        ? splitStretch(stretch.slice(0, -1)).map((part, i, all) =>
            i === all.length - 1 ? `${part}${ZERO_WIDTH_SPACE}` : part,
          )
        : splitStretch(stretch),
    )
    .flatMap((part) => part.split(AFTER_SOFT_HYPHEN));

function splitStretch(word: string): string[] {
  if (AFTER_WORDSPACE.test(word)) return word.split(AFTER_WORDSPACE);
  if (BETWEEN_SYLLABLES.test(word)) return word.split(BETWEEN_SYLLABLES);
  if (Array.from(word).some((character) => isSpaceless(character.codePointAt(0)))) return splitPhrases(word);
  if ((word.length <= MAX_WHOLE && !/[/—]/.test(word)) || word.includes('@')) return [word];
  // A hyphen or dash between letters; figures with hyphens (dates, ranges) stay whole, and so do endings: "Konditor/in".
  return word.split(/(?<=\p{L}{2,}[-‐–—])(?=\p{L}{2,})|(?<=\p{L}{2,}\/)(?=\p{L}{4,})|(?<=[—])(?=\p{L})/u);
}

// Must not begin a line (JIS X 4051 and W3C jlreq: closing brackets, full stops, small kana, prolonged sounds).
const NOT_FIRST =
  /^[\p{Pe}\p{Pf}、。，．・：；？！?!,.:;…‥〜～ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ%％‰℃°ๆฯໆ။၊។៕ៗ་༌།༎\p{M}]/u;
// Must not end a line: opening brackets and signs before a figure.
const NOT_LAST = /[\p{Ps}\p{Pi}¥￥$＄£€#＃]$/u;
// No word of its own: "トーク | ン" is "トークン", which the dictionary lacks.
const LONE_KATAKANA = /^\p{Script=Katakana}$/u;
const ENDS_IN_KATAKANA = /[\p{Script=Katakana}ー]$/u;
// Japanese words that attach to the one before: particles, auxiliaries, endings.
const HIRAGANA_TAIL = /^\p{Script=Hiragana}{1,4}$/u;
// Chinese words that attach to the one after: prepositions, conjunctions, adverbs, negations.
const CHINESE_HEAD = /^[在与與和把对對从從向比被给給为為以让讓将將不没沒这這那每很更最都也还還太再已新]$/u;
const HAN_NUMERAL = /^[〇零一二两兩三四五六七八九十百千万萬亿億]+$/u;
const ENDS_IN_NUMERAL = /[〇零一二两兩三四五六七八九十百千万萬亿億]$/u;
const CHINESE_TAIL = /^[的了着过過吗嗎呢吧啊们們地得们]$/u;

/** Splits text without spaces into phrases: dictionary words with what attaches to them. */
function splitPhrases(word: string): string[] {
  const japanese = KANA.test(word);
  const phrases: string[] = [];
  for (const segment of segmentWords(word, japanese)) {
    const before = phrases.at(-1);
    if (before !== undefined && clings(before, segment, japanese)) phrases[phrases.length - 1] += segment;
    else phrases.push(segment);
  }
  return phrases;
}

/** The words of a stretch by the dictionary of its language, and by what that lacks. */
function segmentWords(stretch: string, japanese: boolean): string[] {
  const segmenter = segmenterFor(stretch, japanese);
  const words = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (!THAI.test(stretch)) return words(stretch);
  return splitAtThaiWords(stretch).flatMap((part, i) => (i % 2 === 1 ? [part] : words(part)));
}

const THAI = /\p{Script=Thai}/u;
// Before a verb these make a noun of it, which is one word: "ผู้เชี่ยวชาญ", an expert.
const THAI_HEAD = /^(?:การ|ความ|ผู้|นัก|ชาว|สิ่ง)$/u;

// "お花見", "ご案内": the polite prefix belongs to the word after it.
const POLITE = /^[おご]$/u;

function clings(before: string, segment: string, japanese: boolean): boolean {
  if (japanese && POLITE.test(segment)) return NOT_LAST.test(before);
  if (japanese && POLITE.test(before)) return true;
  if (THAI_HEAD.test(before)) return THAI.test(segment);
  if (NOT_FIRST.test(segment) || NOT_LAST.test(before)) return true;
  // Two hundred million yuan, forty-eight hours: a numeral starts a phrase, and its counter belongs to it.
  if (HAN_NUMERAL.test(segment))
    return /[\p{Nd}第约約近超]$|^\p{Script=Han}$/u.test(before) || ENDS_IN_NUMERAL.test(before);
  if (ENDS_IN_NUMERAL.test(before) && /^\p{Script=Han}{1,2}$/u.test(segment)) return true;
  if (LONE_KATAKANA.test(segment)) return ENDS_IN_KATAKANA.test(before);
  if (japanese && HIRAGANA_TAIL.test(segment)) return !/[、。！？]$/u.test(before);
  if (!japanese && (CHINESE_TAIL.test(segment) || CHINESE_HEAD.test(before))) return true;
  const foreign =
    /[\p{Script=Latin}\p{Nd}._@+-]$/u.test(before) && /^[\p{Script=Latin}\p{Nd}._@+-]/u.test(segment);
  // A counter or suffix of one character belongs to the figure or the short word before it.
  const counted = /\p{Nd}$|^\p{Lu}$/u.test(before) && /^\p{Script=Han}/u.test(segment) && segment.length <= 2;
  // "8月10日", "18時30分", "2026年5月": the parts of a day and of an hour.
  const dated = /\p{Nd}[年月日時时点]$/u.test(before) && /^\p{Nd}/u.test(segment);
  // "1/10に", a fraction.
  const parted = /\p{Nd}$/u.test(before)
    ? segment === '/'
    : /\p{Nd}\/$/u.test(before) && /^\p{Nd}/u.test(segment);
  // "第3回", "約500人", "NT$1,200": a figure and the sign before it.
  if (/[第約约近超减減]$/u.test(before) && /^\p{Nd}/u.test(segment)) return true;
  if (/(?:^|[^\p{Script=Latin}])\p{Lu}{1,3}$/u.test(before) && /^\p{Sc}/u.test(segment)) return true;
  const leansOn = !japanese && CHINESE_HEAD.test(segment);
  const suffix =
    !leansOn &&
    /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(before) &&
    /^\p{Script=Han}$/u.test(segment) &&
    before.length <= 4;
  return foreign || counted || dated || parted || suffix;
}

const LANGUAGES = [
  ['th', THAI],
  ['lo', /\p{Script=Lao}/u],
  ['km', /\p{Script=Khmer}/u],
  ['my', /\p{Script=Myanmar}/u],
] as const;
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(word: string, japanese: boolean): Intl.Segmenter {
  const language = LANGUAGES.find(([, script]) => script.test(word))?.[0] ?? (japanese ? 'ja' : 'zh');
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

type Marks = readonly [open: string, close: string];

const ENGLISH: Marks = ['“', '”'];
const GERMAN: Marks = ['„', '“'];
const POLISH: Marks = ['„', '”'];
const ANGLED: Marks = ['«', '»'];
// A French mark stands apart from its word by a space that no line ends at.
const FRENCH: Marks = ['«\u00a0', '\u00a0»'];
const SWEDISH: Marks = ['”', '”'];
// The first one stands at the right, and opens there.
const ARABIC: Marks = ['”', '“'];
const HEBREW: Marks = ['”', '”'];

/** Quotation marks by language, after the exemplars of CLDR; a language that is not here has those of English. */
const MARKS: Readonly<Record<string, Marks>> = {
  de: GERMAN,
  cs: GERMAN,
  sk: GERMAN,
  bg: GERMAN,
  is: GERMAN,
  pl: POLISH,
  hu: POLISH,
  ro: POLISH,
  nl: ENGLISH,
  fr: FRENCH,
  it: ANGLED,
  es: ANGLED,
  pt: ENGLISH,
  ru: ANGLED,
  uk: ANGLED,
  el: ANGLED,
  nb: ANGLED,
  no: ANGLED,
  da: SWEDISH,
  sv: SWEDISH,
  fi: SWEDISH,
  ar: ARABIC,
  ur: ARABIC,
  fa: ANGLED,
  he: HEBREW,
};

// Of a text whose language nobody told, by its first letter.
const BY_SCRIPT: readonly (readonly [RegExp, Marks])[] = [
  [/^\p{sc=Arabic}/u, ARABIC],
  [/^\p{sc=Hebrew}/u, HEBREW],
  [/^[\p{sc=Cyrillic}\p{sc=Greek}]/u, ANGLED],
];

function marksOf(text: string, language: string | undefined): Marks {
  const known = MARKS[language ?? ''];
  if (known) return known;
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return BY_SCRIPT.find(([script]) => script.test(letter))?.[1] ?? ENGLISH;
}

// Of the scripts that are written with it; in Hebrew the same sign is a letter's own.
const APOSTROPHE =
  /(?<=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}])'(?=[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}])/gu;
// "the '90s"; a plural's, as in "users' guide", cannot be told from the end of a quotation.
const LEFT_OUT = /(?<!\S)'(?=\d0s)/gu;
// Not behind a figure, where it is an inch.
const QUOTED = /(?<![\p{L}\p{N}])"(?=\S)([^"\n]*[^\s"])"(?![\p{L}\p{N}])/gu;

/** A text as a printer sets it: straight apostrophes and pairs of straight quotation marks curled, as its language has them. */
export function typographic(text: string, language: string | undefined): string {
  if (!/['"]/u.test(text)) return text;
  const [open, close] = marksOf(text, language);
  return text
    .replace(APOSTROPHE, '’')
    .replace(LEFT_OUT, '’')
    .replace(QUOTED, (_, words: string) => `${open}${words}${close}`);
}

// A number and what it counts, a name and its version: "14 minutes", "Lumen 3.2". Long ones may part.
const COUNTED = /(?<![\p{L}\p{N}])(\p{Nd}[\p{Nd}.,]{0,5}) (?=\p{L}{1,9}(?![\p{L}\p{N}]))/gu;
const VERSION = /(?<![\p{L}\p{N}])(\p{Lu}\p{L}{0,7}) (?=#?\p{Nd}[\p{Nd}.]{0,4}(?![\p{L}\p{N}\u00a0]))/gu;

// "1 284 700" is one number.
const THOUSANDS = /(?<![\p{Nd}.,])(\p{Nd}{1,3}) (?=\p{Nd}{3}(?!\p{Nd}))/gu;

/** A text whose numbers stay on the line of what they count. */
export const bound = (text: string): string =>
  [THOUSANDS, COUNTED, VERSION].reduce((one, bond) => one.replace(bond, '$1\u00a0'), text);

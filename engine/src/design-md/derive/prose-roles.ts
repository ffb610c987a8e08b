import type { ProseColor } from '../read/design-document.ts';
import { beginsWithWord, type DesignWord, holdsWord, isWord, splitAtWord } from '../read/design-words.ts';
import type { ColorRole } from './roles.ts';

/** How a text says what a color is for, the surest way first; each is asked of all colors before the next one. */
type Way = (color: ProseColor) => boolean;

const isAboutColors = (heading: string): boolean =>
  holdsWord('colors', heading) || isWord('accent', heading) || isWord('primary', heading);
// Sections about parts of a page: what is the background of a button is not that of a card.
const OF_A_PART =
  /\b(?:buttons?|ctas?|cards?|inputs?|forms?|fields?|nav(?:igation|bar)?|menus?|headers?|footers?|badges?|tags?|chips?|tables?|modals?|dialogs?|tooltips?|popovers?|dropdowns?|tabs?|toasts?|banners?|sidebars?|avatars?|switch(?:es)?|checkbox(?:es)?|lists?|links?|icons?|focus|components?|typograph\w*|type|fonts?|accessibility|contrast|ボタン)\b/iu;
// Colors of states, effects and examples say nothing about the ground and the words of a card.
const ASIDE =
  /^(?:semantic(?!.*token)|status|states?\b|feedback|alerts?|do(?:['’]?n['’]?t)?\b|shadows?|elevation|charts?|data\b|gradients?|syntax|code)|意味的|禁止|component prompt|example|charts?$/iu;

// A token has a role by its name elsewhere, and a sentence says the role itself.
const namesOf = ({ name, token, role }: ProseColor): string[] =>
  token === undefined && role === undefined ? [toBareName(name), ...toRemarks(name)] : [];
const named =
  (pattern: RegExp): Way =>
  (color) =>
    namesOf(color).some((one) => pattern.test(one));
const says =
  (pattern: RegExp): Way =>
  (color) =>
    toPhrases(color).some((one) => pattern.test(one));
/** In any language, by what is said of it. */
const isSaid =
  (word: DesignWord): Way =>
  (color) =>
    toPhrases(color).some((one) => beginsWithWord(word, one));
/** By its name, too. */
const means =
  (word: DesignWord): Way =>
  (color) =>
    isSaid(word)(color) || namesOf(color).some((one) => beginsWithWord(word, one));
/** One of several things that it is for: "main color, headings". */
const lists =
  (word: DesignWord): Way =>
  (color) =>
    means(word)(color) || toItems(color.says).some((one) => beginsWithWord(word, toLead({ says: one })));
/** What a color is for, one by one: "main color, text and headings". */
const toItems = (said: string): string[] => said.split(/[,;、，]/u).flatMap((one) => splitAtWord('and', one));
// "Primary text" is a text, in any language.
const isPrimary: Way = (color) =>
  [toBareName(color.name), ...toPhrases(color)].some(
    (one) => beginsWithWord('primary', one) && !holdsWord('text', one) && !holdsWord('ground', one),
  );
const told =
  (role: ProseColor['role']): Way =>
  (color) =>
    color.role === role;
const not =
  (way: Way): Way =>
  (color) =>
    !way(color);

const all =
  (...ways: readonly Way[]): Way =>
  (color) =>
    ways.every((way) => way(color));

// What a color of a status or of code is for says nothing about the brand.
const OF_A_STATUS =
  /\b(?:success|warnings?|errors?|positive|negative|danger|destructive|alerts?|syntax|status|charts?)\b/iu;
// What is seen now and then does not stand for the brand either.
const MINOR =
  /^(?:secondary|small|supporting|supplementary|subtle|occasional|minor|optional)\b|\b(?:rare|rarely|ratings?|stars?|decorative)\b|^(?:hyper)?links? in\b/iu;
const isMajor: Way = ({ says: words }) => !MINOR.test(words);
// `accent blue light` beside `accent blue`.
const isPlain: Way = (color) => !SHADE.test(color.name) && !OF_A_STATUS.test(color.says) && isMajor(color);

const GROUND_OF =
  '(?:page|app|site|screen|body|root|main|primary|default|base|dominant|deepest|overall|global|website)';

const ACCENT =
  /^(?:accent|(?:primary|brand|main|signature) accent|brand|brand primary|primary brand|brand color|primary (?:action|cta|button)|アクセント)$/u;

const OF_MAIN_ACTION = /^(?:the )?(?:primary|main) (?:buttons?|actions?|ctas?|links?)\b/iu;

const WAYS: Readonly<Record<Exclude<ColorRole, 'bg2'>, readonly Way[]>> = {
  bg: [
    named(
      /^(?:(?:page|app|site|main|primary|body) )?(?:background|bg|canvas)(?: primary| color)?$|^(?:背景|배경)$/u,
    ),
    says(
      new RegExp(
        `^${GROUND_OF}(?: ${GROUND_OF})*(?: dark| light)? (?:background|canvas|ground|floor)\\b`,
        'u',
      ),
    ),
    // "The warm cream primary page canvas".
    says(/^(?:\p{L}+ ){1,3}(?:primary|main|default|dominant) page (?:background|canvas|ground)\b/u),
    says(/^(?:canvas|background)(?: \/.*)?$|^(?:ページ|サイト|メイン)背景|^deepest background/u),
    named(/^(?:\p{L}+(?:[ -]\p{L}+)? )?canvas$|^canvas \p{L}+$/u),
    named(/^surface (?:page|bg|background|base)$/u),
    says(/^(?:light |warm )?page background\b|^canvas\b|\bmain canvas\b/u),
    says(/^(?:main|primary|default) surface\b/u),
    // "Fundo do mar" is called after the ground of the sea.
    isSaid('ground'),
    told('ground'),
    means('ground'),
    // A name that says nothing else.
    named(/^(?:page|paper)$/u),
  ],
  fg: [
    // A card's largest words are a heading.
    all(lists('headings'), isPlain),
    told('headings'),
    named(/^(?:text|ink|foreground|text primary|primary text|text color|body text|본문|テキスト|本文)$/u),
    says(/^(?:(?:main|default|primary)(?: body)? text|body text|headings?|headlines?|primary ink)\b|^本文/u),
    named(/^(?:ink|text) \p{L}+$|^\p{L}+ ink$/u),
    says(/^(?:(?:primary dark|default body|strong) (?:text|copy)|text)(?:$| and | anchor\b)/u),
    all(lists('text'), not(lists('quiet'))),
    told('text'),
  ],
  muted: [
    named(
      /^(?:text (?:muted|secondary)|(?:muted|secondary) text|muted|ink (?:muted|secondary)|muted ink|secondary ink)$/u,
    ),
    says(/^(?:(?:secondary|muted|quiet|supporting)(?: body)? text)\b|^(?:補足|サブ)テキスト/u),
    means('quiet'),
    told('quiet'),
    // What is left where headings have a color of their own.
    all(means('text'), not(means('headings'))),
    told('text'),
  ],
  accent: [
    says(/^(?:the )?brand(?:'s)? (?:key )?(?:colou?r|accent|emphasis|identity)\b|^ブランド(?:キー)?カラー/u),
    // What people press wears the brand's color; an accent beside it is the second one.
    named(/^(?:action|cta|call to action)(?: primary| color)?$/u),
    all(named(ACCENT), isMajor),
    says(
      /^(?:(?:the )?(?:single|only|one|primary|main|signature|core|sole)?(?: |-)?(?:brand|signature)?(?: |-)?(?:accent)|primary brand(?: color)?|brand primary|primary (?:cta|action|interactive|call to action)|ブランド(?:カラー|の))/u,
    ),
    all(says(/^(?:core|signature|official|primary|main) brand(?!.*\btext\b)|^brand anchor\b/u), isPlain),
    named(/^primary$/u),
    all(named(/^primary \p{L}+(?: \p{L}+)?$/u), isPlain),
    all(named(/^(?:brand|signature) \p{L}+$/u), isPlain),
    all(named(/^(?:action|cta) \p{L}+$/u), isPlain),
    says(/^(?:the )?primary (?:\p{L}+ )?(?:accent|buttons?|action buttons?|actions|ctas?|links?)\b/u),
    all(named(/^accent \p{L}+$|^\p{L}+ accent$/u), isPlain, isMajor),
    named(ACCENT),
    (color) => /^(?:primary|brand|accent)/iu.test(color.headings.at(-1) ?? '') && isBold(color),
    says(/^primary$/u),
    all(means('accent'), isPlain, isMajor),
    told('accent'),
    all(isPrimary, isPlain, isMajor),
    told('primary'),
    all(lists('owner'), isPlain),
    all(({ says: words }) => toItems(words).some((one) => OF_MAIN_ACTION.test(one.trim())), isPlain),
    (color) => isOfMain(color.headings.at(-1) ?? '') && isBold(color),
  ],
  primary: [
    says(
      /^(?:(?:core|signature|official|main|the) )?(?:primary )?brand(?:'s)?(?: key)? (?:colou?r|identity)\b/u,
    ),
    all(isPrimary, isPlain),
    says(/^primary(?: brand)?(?: colou?r)?$/u),
    all(named(/^primary \p{L}+(?: \p{L}+)?$/u), isPlain),
    told('primary'),
    (color) => /^primary/iu.test(color.headings.at(-1) ?? '') && isBold(color),
  ],
};

/** What a text calls its accent, where another color is its primary one. */
export const isCalledAccent = (color: ProseColor): boolean =>
  isPlain(color) &&
  isMajor(color) &&
  (color.role === 'accent' ||
    means('accent')(color) ||
    named(/^accent(?: \p{L}+)?$|^\p{L}+ accent$/u)(color) ||
    /^accent/iu.test(color.headings.at(-1) ?? ''));

const isOfMain = (section: string): boolean => holdsWord('colors', section) && holdsWord('main', section);

// Of a color's shades and states, none is the color itself.
const SHADE =
  /\b(?:soft|alt|alternate|raised|elevated|secondary|tint|tinted|deep|sunken|inverse|inverted|overlay|hover|pressed|active|disabled|card|surface|border|divider|muted|dim|2|3|on|dark|light|pale|wash|focus|gradient|start|end|visited|banner|footer|button|error|success|warning|danger|info|text|background)\b/iu;
const isBold = ({ name, says: words }: ProseColor): boolean =>
  !SHADE.test(name) && !/^(?:text|background|surface|hover|pressed|border)\b/iu.test(words);

/** Colors of the text that stand for a role, in the order in which they are to be tried. */
export function findProseColors(
  role: Exclude<ColorRole, 'bg2'>,
  colors: readonly ProseColor[],
): ProseColor[] {
  const excluded = (color: ProseColor): boolean =>
    color.role === undefined &&
    (role === 'bg' || role === 'fg') &&
    NOT_PRIMARY.test(toBareName(color.name).replace(NUMBER, '')) &&
    !isJust(role, color);
  const palette = findPalette(colors).filter((color) => !excluded(color));
  const found = WAYS[role].flatMap((way) => palette.filter(way));
  return [...new Set(found)];
}

/** The colors of sections about colors; where none has a role there, those of any section but one about a part. */
function findPalette(colors: readonly ProseColor[]): ProseColor[] {
  const usable = colors.filter(({ headings }) => !ASIDE.test(headings.at(-1) ?? ''));
  const told = usable.filter(({ headings }) => headings.some(isAboutColors));
  const hasRole = (color: ProseColor): boolean =>
    Object.values(WAYS).some((ways) => ways.some((way) => way(color)));
  if (told.some(hasRole)) return told;
  return usable.filter(
    ({ headings }) => !headings.slice(headings.length > 1 ? 1 : 0).some((one) => OF_A_PART.test(one)),
  );
}

/** What is said of it is that role, whatever it is called: "Deep water: text, headings". */
const isJust = (role: 'bg' | 'fg', { says: words }: ProseColor): boolean =>
  words
    .split(/[,;、，]/u)
    .every((one) => (role === 'bg' ? isWord('ground', one) : isWord('text', one) || isWord('headings', one)));

// `Color 2` is one of a list, `Surface 2` one of a scale.
const NUMBER = /^colou?r \d+$/u;
const NOT_PRIMARY =
  /\b(?:soft|alt|alternate|raised|elevated|secondary|tertiary|tint|deep|sunken|inverse|inverted|overlay|hover|pressed|active|disabled|card|muted|dim|2|3|button|link)\b/iu;

/** What is said of a color: behind its name, in brackets, and in each cell of its row. */
const toPhrases = ({ name, says: words, cells = [] }: ProseColor): string[] => [
  toLead({ says: words }),
  ...toRemarks(words),
  ...toRemarks(name),
  ...cells.map((cell) => toLead({ says: cell })),
];

export type Scheme = 'light' | 'dark';

/** The scheme that a color is for, by its name or its section. */
export function schemeOfProse({ name, headings, says: words, scheme }: ProseColor): Scheme | undefined {
  if (scheme !== undefined) return scheme;
  // "Primary text and dark surfaces" is a text first of all.
  const [lead = ''] = toLead({ says: words }).split(' and ');
  const text = [name, lead, headings.at(-1) ?? ''].find((one) => SCHEME.test(one));
  const match = SCHEME.exec(text ?? '')?.[0]?.toLowerCase();
  if (match === undefined || !text) return undefined;
  return match.includes('dark') ? 'dark' : 'light';
}

const SCHEME =
  /\b(?:dark|light)(?:[ -](?:mode|theme|canvas|background|surface|text)\b|(?=\)|$| —| –| -))|\bon (?:dark|light)\b|^(?:dark|light) /iu;

// "Coral (accent, labels)" says what it is for behind its name.
const BRACKETS = /[(（]([^()（）]{1,80})(?:[)）]|$)/gu;

const toRemarks = (name: string): string[] =>
  [...name.toLowerCase().matchAll(BRACKETS)].flatMap(([, inside = '']) =>
    inside.split(/[,;/、]|\band\b/u).map((one) => one.trim()),
  );

/** The name without marks of a scheme and remarks in brackets. */
const toBareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.*$|（.*$/u, '')
    .replace(/^(?:dark|light) |[ -](?:dark|light)$/u, '')
    .replace(/^(?:--)?color-/u, '')
    .replace(/[-_/\s]+/gu, ' ')
    .trim();

// `--text-base, primary text`.
const VARIABLE = /^(?:--)?[a-z\d]+(?:-[a-z\d]+)+, /u;

// A column beside the hex value: `255, 69, 0`.
const CHANNELS = /^\d{1,3}%?(?:,? \d{1,3}%?){2}\. /u;

/** What a color is for before it comes to details. */
const toLead = ({ says: words }: Pick<ProseColor, 'says'>): string =>
  (
    words
      .toLowerCase()
      .replace(VARIABLE, '')
      .replace(CHANNELS, '')
      .split(/[,.;:(（、。]| [-–—] /u)[0] ?? ''
  )
    .replace(/^(?:the|our|used for|used as|for|as) /u, '')
    .trim();

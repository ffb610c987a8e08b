import { type ProseColor, type ProseStyle, quoteName } from '../read/design-document.ts';
import { holdsWord } from '../read/design-words.ts';

// Which style is that of headings, by its name; of sizes, the largest stands first.
const IS_HEADING = /\b(?:displays?|hero|headlines?|headings?|titles?|h1|h2)\b|見出し|제목|标题|überschrift/iu;
const IS_SMALLER =
  /\b(?:sub|card|body|mono|code|labels?|captions?|buttons?|nav|small|numbers?|numerals?|prices?|balance|list|row|alt|stats?|data|tab|meta|eyebrow|quote|modal|dialog|logo|wordmark|italic)\b/iu;
// A family with one of these names is for every text.
const IS_FOR_ALL =
  /^(?:primary|main|brand|all|sans|core|product|latin|ui|font|typeface|base)?(?: ?(?:&|and|\/|\+) ?(?:product|ui|body|brand))?(?: (?:font|typeface|family|sans|type))*(?: family)?s?$/iu;
const STANDS_BEHIND = /fallback|substitute|alternative|implementation|web font/iu;

export type ProseStack = { stack: string; source: string };

/** The line that it stands in. */
export const sourceOf = ({ line, headings, name, ...color }: ProseStyle | ProseColor): string =>
  'token' in color && color.token !== undefined
    ? color.token
    : quoteName(`line ${line}: ${[...headings.slice(-1), name].join(' / ')}`);

const isHeading = ({ name, isLogo }: ProseStyle): boolean =>
  !isLogo && (IS_HEADING.test(name) || holdsWord('headings', name)) && !IS_SMALLER.test(name);

/** The first style of headings that says more than its family, with the case that another one gives them. */
export function findProseHeading(styles: readonly ProseStyle[]): ProseStyle | undefined {
  const said = styles.filter(
    (style) => isHeading(style) && (style.weight ?? style.tracking ?? style.transform) !== undefined,
  );
  const [first] = said;
  const transform = said.find((style) => style.transform !== undefined)?.transform;
  return first && { ...first, ...(transform !== undefined && { transform }) };
}

/** Stacks that headings are set in, the surest first; what a document names as a stand-in comes behind each. */
export function findProseStacks(styles: readonly ProseStyle[]): ProseStack[] {
  const named = styles.filter(({ family, isLogo }) => family !== undefined && !isLogo);
  const [behind, usual] = [
    named.filter(({ name }) => STANDS_BEHIND.test(name)),
    named.filter(({ name }) => !STANDS_BEHIND.test(name)),
  ];
  const chosen = [...usual.filter(isHeading), ...usual.filter(({ name }) => IS_FOR_ALL.test(name))];
  return chosen.map((style) => ({
    // `Graphik/Inter` is the face and what stands in for it.
    stack: [style, ...behind].map(({ family = '' }) => family.replace(/\s*\/\s*/g, ', ')).join(', '),
    source: sourceOf(style),
  }));
}

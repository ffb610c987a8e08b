import type { ProseColor, ProseSurface } from './design-document.ts';
import { holdsWord, partsOf, splitAtWord, wants } from './design-words.ts';
import { createFinder } from './find-names.ts';
import { COLOR, toHash } from './read-prose.ts';
import type { Sentence } from './read-sentences.ts';

const PIXELS = /(?<![\d.])(\d{1,3}(?:\.\d)?) ?px/iu;

/** What the text says of cards, panels and pages: "Cards have a 12px radius and hairline borders". */
export function readSurface(
  paragraphs: readonly (readonly Sentence[])[],
  prose: readonly ProseColor[],
): ProseSurface | undefined {
  const named = new Map(prose.map(({ name, value }) => [name.toLowerCase(), value]));
  const findNames = createFinder([...named.keys()]);
  let surface: ProseSurface = {};
  for (const { text, headings } of paragraphs.flat()) {
    const section = headings.at(-1) ?? '';
    for (const paper of ['dots', 'grid'] as const)
      if (surface.paper === undefined && wants(paper, text)) surface = { ...surface, paper };
    if (!holdsWord('card', text) && !holdsWord('card', section)) continue;
    // "12px radius", "a radius of 12px".
    const [, radius] = PIXELS.exec(partsOf(text).find((part) => holdsWord('radius', part)) ?? '') ?? [];
    if (surface.radius === undefined && radius !== undefined) surface = { ...surface, radius: `${radius}px` };
    if (surface.outline !== undefined || !wants('outline', text)) continue;
    // "White cards on sand, with a border in mist": its color stands behind the word for it, else before.
    const part = partsOf(text).find((one) => holdsWord('outline', one)) ?? text;
    const colorOf = (one: string): string | undefined =>
      (one.match(COLOR) ?? []).map(toHash)[0] ?? named.get(findNames(one)[0] ?? '');
    const color = colorOf(splitAtWord('outline', part).slice(1).join(' ')) ?? colorOf(part);
    surface = { ...surface, outline: color === undefined ? {} : { color } };
  }
  return Object.keys(surface).length > 0 ? surface : undefined;
}

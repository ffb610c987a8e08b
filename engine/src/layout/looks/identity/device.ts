import type { FontClass } from '../../../assets/font-catalogue.ts';
import type { DesignRequest } from '../../../brief/design-request.ts';
import { contrast, luminance } from '../../../color/contrast.ts';
import type { Direction } from '../../direction.ts';

export type Signs = Required<Direction>['signs'];

/**
 * What carries a brand's card:
 * `field`: the whole card in its color; `duo`: the card in one of its colors and a band of the other that holds the
 * name; `frame`: its color around the card; `panel`: its color to the edges of the card, above a row of small words; `bar`: its color as a band that holds
 * the name; `tag`: the name on a label cut as its buttons; `masthead`: the name above a rule; `stripes`: its colors side by side; `grid`: hairlines; `band`: its
 * gradient along the foot, without words; `edge`: a line along the card, where words need the room.
 */
export type Device =
  | 'field'
  | 'duo'
  | 'frame'
  | 'panel'
  | 'bar'
  | 'tag'
  | 'masthead'
  | 'stripes'
  | 'grid'
  | 'band'
  | 'edge';

// What is read at leisure stands on the document's ground; all else is called out, on the brand's color.
const QUIET: ReadonlySet<DesignRequest['kind']> = new Set<DesignRequest['kind']>(['article', 'plain']);
// A brand whose page is dark is known by that, too.
const DARK = 0.18;
// WCAG 2.2, 1.4.3: small words.
const READS = 4.5;

// A line of yellow on white is hardly seen: such a color needs an area.
const PALE = 2;

export type Facts = { signs: Signs; kind: DesignRequest['kind']; fontClass: FontClass; isCrowded: boolean };

/** What the document says decides, never chance: a brand is recognised by doing the same thing again. */
export function chooseDevice({ signs, kind, fontClass, isCrowded }: Facts): Device {
  if (signs.isFrame) return 'frame';
  const fills = !signs.isScarce && !signs.isBare && canHoldWords(signs);
  // A ground takes no room.
  if (isCrowded) return fills && !signs.isColorful && !signs.gradient ? 'field' : 'edge';
  if (signs.isColorful) return 'stripes';
  // White on a light green may be the brand's, but cannot be read.
  if (signs.gradient) return 'band';
  if (signs.isBare) return 'bar';
  if (signs.onSecond !== undefined && fills && !signs.isGround) return 'duo';
  const isLoud = (!QUIET.has(kind) || isPale(signs)) && !signs.isScarce;
  if (isLoud) return signs.isGround || fills ? 'field' : 'panel';
  if (fontClass === 'serif' || fontClass === 'slab') return 'masthead';
  if (signs.isMono) return 'grid';
  if (signs.isScarce || signs.isGround) return 'tag';
  const isDark = luminance(signs.ground) < DARK;
  return signs.corner === 'soft' && fills && !isDark ? 'field' : 'bar';
}

const isPale = ({ main, isGround, ground }: Signs): boolean =>
  isGround !== true && contrast(main, ground) < PALE;

/** Whether words of any size can be read on the brand's color. */
export const canHoldWords = ({ main, onMain }: Pick<Signs, 'main' | 'onMain'>): boolean =>
  contrast(onMain, main) >= READS;

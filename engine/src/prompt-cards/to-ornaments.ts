import type { BriefKind } from '../brief/brief.ts';
import type { DesignRequest, Mood, Occasion } from '../brief/design-request.ts';
import { contrast } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import type { Direction } from '../direction/direction.ts';
import { type Tone, tonesOf } from '../lexicon/tones.ts';
import { createRandom } from '../random.ts';
import { faces } from '../sheets/faces.ts';
import { isFieldPattern, isOutline } from '../sheets/pattern-names.ts';
import type { Sheet, SheetShape, Style } from '../sheets/sheet.ts';
import { draws, isPlain, standsOn } from '../specs/roles-of.ts';
import type { Region, Spec } from '../specs/spec.ts';

// What says it quietly, or in mourning, is nothing but words; what one has to know is said plainly.
const QUIET: readonly BriefKind[] = ['memorial', 'apology', 'safety'];
const SOBER: readonly BriefKind[] = [
  'incident',
  'notice',
  'lost',
  'hours',
  'menu',
  'prices',
  'poll',
  'appeal',
];
// Who asks for little gets a line.
const LITTLE: readonly Mood[] = ['minimal', 'minimalist'];
// What is celebrated.
const FESTIVE: { kinds: readonly BriefKind[]; occasions: readonly Occasion[] } = {
  kinds: ['thanks'],
  occasions: ['birthday', 'new-year', 'graduation'],
};
// How many grounds turn, of dark ones and of others; what is dark, and what is paper, on which a gradient would be a smudge.
const LIT = { dark: 0.75, light: 0.4 } as const;
const [DARK, PAPER] = [0.42, 0.05];

type Grounding = { spec: Spec; request: DesignRequest; style: Style | undefined; direction: Direction };

/** What is drawn on a card that shows nothing but words, on its ground and along its foot; nothing where its style decides. */
export function toOrnaments({ spec, request, style, direction }: Grounding): Pick<Sheet, 'behind' | 'strip'> {
  const { moods, illustration, briefKind, occasion, colors, ground } = request;
  if (!isPlain(spec.region) || illustration?.length === 0) return {};
  if (!style || !faces.includes(style) || QUIET.includes(briefKind) || occasion === 'mourning') return {};
  if (moods.some((mood) => LITTLE.includes(mood))) return { behind: [{ draw: 'spine', ink: 'fill' }] };
  if (FESTIVE.kinds.includes(briefKind) || (occasion && FESTIVE.occasions.includes(occasion)))
    return { behind: [{ draw: 'shower' }] };
  if (SOBER.includes(briefKind)) return {};
  const random = createRandom(direction.seed).fork('ground');
  const asked = tonesOf(moods).flatMap(toneOrnaments);
  if (asked.length > 0) return random.pick(asked);
  // An asked color turns into no other.
  if (style.behind || colors.length > 0 || ground !== undefined) return {};
  const { l, c } = toOklch(direction.palette.background);
  const isDark = l < DARK;
  if (!isDark && c < PAPER) return {};
  return random.next() < LIT[isDark ? 'dark' : 'light'] ? { behind: [{ draw: 'sheen', ink: 'tint' }] } : {};
}

/** Any of which says a mood. */
const toneOrnaments = ({ strips, grounds }: Tone): Pick<Sheet, 'behind' | 'strip'>[] => [
  ...strips.filter(isFieldPattern).map((strip) => ({ strip })),
  ...grounds.filter(isFieldPattern).map((draw) => ({ behind: [{ draw, ink: 'tint' } as const] })),
];

// Words of more parts need the foot of a card.
const MOST_PARTS = 4;

/**
 * What a style draws along edges belongs to words: beside a drawing it would be a second ornament, a strip would cross a field, and an outline is on
 * fields too where it is seen on all of them.
 */
export function keepEdges(sheet: Sheet, region: Region, parts: number): Sheet {
  const { strip: _, above = [], ...inner } = sheet;
  if (sheet.branded || (isPlain(region) && parts <= MOST_PARTS)) return sheet;
  const fields = FIELDS.filter((name) => standsOn(region, name)).map((name) => sheet.grounds[name].ground);
  const isSeen = ({ ink = 'fill', color = sheet.grounds.plain[ink] }: SheetShape): boolean =>
    !draws(region, DRAWN) && fields.every((field) => contrast(color, field) >= SEEN);
  return { ...inner, above: above.filter((shape) => !isOutline(shape.draw) || isSeen(shape)) };
}
const DRAWN = ['object', 'pattern', 'picture', 'units'] as const;
const FIELDS = ['field', 'strong', 'quiet'] as const;
const SEEN = 1.5;

import type { BriefKind } from '../brief/brief.ts';
import type { DesignRequest, Mood, Occasion } from '../brief/design-request.ts';
import { toOklch } from '../color/oklch.ts';
import type { Direction } from '../direction/direction.ts';
import { createRandom } from '../random.ts';
import { faces } from '../sheets/faces.ts';
import { isOutline } from '../sheets/pattern-names.ts';
import type { Sheet, Style } from '../sheets/sheet.ts';
import { isPlain } from '../specs/roles-of.ts';
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

/** What is drawn on the ground of a card that shows nothing but words; undefined where its style decides. */
export function toBehind({ spec, request, style, direction }: Grounding): Sheet['behind'] {
  const { moods, illustration, briefKind, occasion, colors, ground } = request;
  if (!isPlain(spec.region) || illustration?.length === 0) return undefined;
  if (!style || !faces.includes(style) || QUIET.includes(briefKind) || occasion === 'mourning')
    return undefined;
  if (moods.some((mood) => LITTLE.includes(mood))) return [{ draw: 'spine', ink: 'fill' }];
  if (FESTIVE.kinds.includes(briefKind) || (occasion && FESTIVE.occasions.includes(occasion)))
    return [{ draw: 'shower' }];
  // An asked color turns into no other.
  if (style.behind || colors.length > 0 || ground !== undefined || SOBER.includes(briefKind))
    return undefined;
  const { l, c } = toOklch(direction.palette.background);
  const isDark = l < DARK;
  if (!isDark && c < PAPER) return undefined;
  const chance = createRandom(direction.seed).fork('ground').next();
  return chance < LIT[isDark ? 'dark' : 'light'] ? [{ draw: 'sheen', ink: 'tint' }] : undefined;
}

/** What a style draws along edges belongs to words alone: it would cross a field, or be a second ornament beside a drawing. */
export function keepEdges(sheet: Sheet, region: Region): Sheet {
  if (sheet.branded || isPlain(region)) return sheet;
  const { strip: _, above = [], ...inner } = sheet;
  return { ...inner, above: above.filter(({ draw }) => !isOutline(draw)) };
}

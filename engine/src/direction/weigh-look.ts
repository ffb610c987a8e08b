import type { DesignRequest, Mood } from '../brief/design-request.ts';
import { toOklch } from '../color/oklch.ts';
import type { Look } from '../layout/look.ts';
import { looks } from '../layout/looks.ts';
import { isNeutral } from '../reader/colors.ts';
import { suitsOccasion } from './occasions.ts';

// Moods that name a style. Where one is asked for, a look in another style is a wrong answer, not a variation.
const STYLES: ReadonlySet<Mood | undefined> = new Set<Mood | undefined>([
  ...looks.flatMap(({ style }) => style ?? []),
  'futuristic',
  'pastel',
]);
// Share of its weight that a look in another style keeps: an explicit wish outweighs what suits the kind.
const OTHER_STYLE = 0.004;

const isLuminous = (color: string): boolean => {
  const { l, c } = toOklch(color);
  return l > 0.68 && c > 0.175;
};

/** Whether letters of one color, or black and white alone, are asked for: not every look can keep to that. */
const wantsPlainInks = ({ ink, colors, ground, scheme }: DesignRequest): boolean =>
  ink !== undefined ||
  (colors.length > 0 && colors.every(isNeutral) && ((!ground && !scheme) || colors.some(isMiddle)));

/** Whether a color is a middle grey, which "monochrome" is read as; black and white are backgrounds. */
const isMiddle = (color: string): boolean => Math.abs(toOklch(color).l - 0.6) < 0.25;

// From this factor on, a look is made for a mood.
const NATIVE = 10;

/** Whether a look is made for a mood that the brief asks for. */
export const isMadeFor = ({ suits }: Look, { moods }: DesignRequest): boolean =>
  moods.some((mood) => (suits.moods[mood] ?? 0) >= NATIVE);

/** Weighs how well a look suits a brief; comparable only with the weights of other looks for the same brief. */
export function weighLook(look: Look, request: DesignRequest): number {
  const { suits } = look;
  const onTopic =
    request.topics.some((topic) => suits.topics.includes(topic)) ||
    // A look that is made for an asked mood (`dark, technical`) is on topic whatever the card is about.
    isMadeFor(look, request);
  let weight =
    (suits.kinds[request.kind] ?? suits.base) * (onTopic ? suits.topicBoost : suits.offTopicFactor);
  weight *= suitsOccasion(request, look.name);
  for (const mood of request.moods) weight *= suits.moods[mood] ?? (STYLES.has(mood) ? OTHER_STYLE : 1);
  if (request.ground !== undefined && look.ownsGround) weight *= OTHER_STYLE;
  if (look.muted && !isMadeFor(look, request) && request.colors.some(isLuminous)) weight *= OTHER_STYLE;
  if (look.mixesColors && wantsPlainInks(request) && !isMadeFor(look, request)) weight *= OTHER_STYLE;
  if (request.scheme === 'light') weight *= suits.darkness > 0.9 ? 0.15 : 1;
  if (request.scheme === 'dark') weight *= suits.darkness < 0.1 ? 0.3 : suits.darkness > 0.9 ? 1.6 : 1;
  return weight;
}

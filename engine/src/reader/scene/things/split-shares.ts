import type { SceneThing } from '../../../brief/scene-ask.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import type { Reading } from '../../reading/reading.ts';
import type { SceneMention, ThingMention } from '../mentions/scene-mention.ts';

// "Two of them red", "davon zwei rot", "dont deux rouges".
const OF_THEM = bilingualRule('iu')`^\s${'someOfThem'}(?!\p{L})`;
const BEFORE = bilingualRule('iu')`${'ofWhich'}\s$`;
const REACH = 40;

/** Gives some of a number of things a color of their own. Returns the colors that it used. */
export function splitShares(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
  things: readonly SceneThing[],
  mentioned: readonly ThingMention[],
): { mention: SceneMention; index: number }[] {
  return mentions.flatMap((number) => {
    if (number.part !== 'number') return [];
    const after = text.slice(number.end, number.end + REACH);
    if (
      !OF_THEM(language).test(after) &&
      !BEFORE(language).test(text.slice(Math.max(0, number.start - 12), number.start))
    )
      return [];
    const whole = mentioned.findLast(
      ({ mention, index }) => mention.end <= number.start && (things[index]?.count ?? 0) > number.value,
    );
    const thing = things[whole?.index ?? -1];
    const hue = mentions.find(
      (one) => one.part === 'color' && one.start >= number.end && one.start < number.end + REACH,
    );
    if (!whole || !thing || hue?.part !== 'color') return [];
    thing.share = { count: number.value, color: hue.value };
    return [{ mention: hue, index: whole.index }];
  });
}

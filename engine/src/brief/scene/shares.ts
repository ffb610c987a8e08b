import type { Reading } from '../reading/reading.ts';
import type { SceneMention } from './mentions.ts';
import type { SceneThing, ThingMention } from './things.ts';

// "Two of them red", "davon zwei rot", "dont deux rouges".
const OF_THEM =
  /^\s(?:of (?:them|which|these)|ones?|davon|von ihnen|d['’]entre (?:eux|elles)|de (?:ellos|ellas)|d?eles|delas|di (?:loro|essi|esse)|van hen|из них)(?!\p{L})/iu;
const BEFORE = /(?:davon|dont|darunter|из них|of which|of them|waarvan)\s$/iu;
const REACH = 40;

/** Some of a number have a colour of their own; gives back the colours that were so taken. */
export function splitShares(
  { text }: Reading,
  mentions: readonly SceneMention[],
  things: readonly SceneThing[],
  mentioned: readonly ThingMention[],
): { mention: SceneMention; index: number }[] {
  return mentions.flatMap((number) => {
    if (number.part !== 'number') return [];
    const after = text.slice(number.end, number.end + REACH);
    if (!OF_THEM.test(after) && !BEFORE.test(text.slice(Math.max(0, number.start - 12), number.start)))
      return [];
    const whole = mentioned.findLast(
      ({ mention, index }) => mention.end <= number.start && (things[index]?.count ?? 0) > number.value,
    );
    const thing = things[whole?.index ?? -1];
    const hue = mentions.find(
      (one) => one.part === 'colour' && one.start >= number.end && one.start < number.end + REACH,
    );
    if (!whole || !thing || hue?.part !== 'colour') return [];
    thing.share = { count: number.value, color: hue.value };
    return [{ mention: hue, index: whole.index }];
  });
}

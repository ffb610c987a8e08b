import type { Reading } from '../reading/reading.ts';
import { LAP_WORDS } from '../vocabulary/lap-words.ts';
import { isPerson } from './is-person.ts';
import { isCreature } from './kin.ts';
import type { SceneRelation } from './relations.ts';
import type { SceneThing, ThingMention } from './things.ts';

const ON_CHAIR = 'seated';
const YOUNG: ReadonlySet<string> = new Set(['baby', 'child', 'boy', 'girl', 'doll', 'teddy bear']);

/** "Grandma knitting, a cat on her lap": the relations with whom somebody has on the knees, who sits. */
export function layOnLaps(
  { text }: Reading,
  language: string,
  mentioned: readonly ThingMention[],
  things: readonly SceneThing[],
  relations: readonly SceneRelation[],
): SceneRelation[] {
  const lap = LAP_WORDS[language]?.exec(text.toLowerCase());
  if (!lap) return [...relations];
  const nounOf = (index: number): string => things[index]?.noun ?? '';
  const distanceTo = ({ mention: { start, end } }: ThingMention): number =>
    Math.min(Math.abs(lap.index - end), Math.abs(start - lap.index - lap[0].length));
  const nearest = (test: (noun: string, index: number) => boolean): number | undefined =>
    mentioned
      .filter(({ index }) => test(nounOf(index), index))
      .toSorted((a, b) => distanceTo(a) - distanceTo(b))[0]?.index;
  const pet = nearest((noun) => isCreature(noun) && !isPerson(noun)) ?? nearest((noun) => YOUNG.has(noun));
  const host = nearest((noun, index) => isPerson(noun) && index !== pet);
  const seat = host === undefined ? undefined : things[host];
  if (pet === undefined || host === undefined || !seat) return [...relations];
  if (seat.posture === undefined || seat.posture === 'standing') seat.posture = 'sitting';
  const seated = relations.some((one) => one.of === host && (one.kind === 'on' || one.kind === 'in'));
  // On the ground nobody has a lap.
  if (!seated && seat.posture === 'sitting') seat.tool ??= ON_CHAIR;
  const between = (one: SceneRelation): boolean =>
    'to' in one && [one.of, one.to].every((index) => index === pet || index === host);
  return [...relations.filter((one) => !between(one)), { kind: 'on', of: pet, to: host }];
}

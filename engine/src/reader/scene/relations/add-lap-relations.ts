import type { SceneRelation, SceneThing } from '../../../brief/scene-ask.ts';
import { languageRule } from '../../../lexicon/language-rule.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import type { Reading } from '../../reading/reading.ts';
import { isCreature } from '../mentions/resolve-parents.ts';
import type { ThingMention } from '../mentions/scene-mention.ts';
import { isPerson } from '../things/is-person.ts';

const LAP = languageRule('u')`${'lapPhrases'}`;
const ON_CHAIR = 'seated';
const YOUNG = setOf('on-laps');

/** Puts the pet or child on the lap of the nearest person, and makes that person sit: "grandma knitting, a cat on her lap". */
export function addLapRelations(
  { text }: Reading,
  language: string,
  mentioned: readonly ThingMention[],
  things: readonly SceneThing[],
  relations: readonly SceneRelation[],
): SceneRelation[] {
  const lap = LAP(language).exec(text.toLowerCase());
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
  // Sitting on the ground leaves no lap.
  if (!seated && seat.posture === 'sitting') seat.tool ??= ON_CHAIR;
  const between = (one: SceneRelation): boolean =>
    'to' in one && [one.of, one.to].every((index) => index === pet || index === host);
  return [...relations.filter((one) => !between(one)), { kind: 'on', of: pet, to: host }];
}

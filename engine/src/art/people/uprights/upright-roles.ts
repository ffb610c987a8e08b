import { lazy } from '../../../lazy.ts';
import { getOutfit } from '../outfits.ts';

import type { Role } from '../role.ts';
import { uprightAnimals } from './upright-animals.ts';

const PREFIX = 'upright ';
const AS = ' as ';
const byNoun = lazy(
  () => new Map(uprightAnimals().flatMap((upright) => upright.nouns.map((noun) => [noun, upright] as const))),
);

/** The noun of an animal that goes on two legs, in somebody's dress: of a cat as a cook. Undefined for one that cannot. */
export const uprightNoun = (animal: string, trade?: string): string | undefined =>
  byNoun().has(animal) ? `${PREFIX}${animal}${trade === undefined ? '' : AS + trade}` : undefined;

/** The animal that such a noun names. */
export const animalOf = (noun: string): string | undefined =>
  isUpright(noun) ? noun.slice(PREFIX.length).split(AS)[0] : undefined;

/** Whether a noun is one of those. */
export const isUpright = (noun: string): boolean => noun.startsWith(PREFIX);

/** Who `uprightNoun` names; `ofTrade` finds the role whose dress and tools it has. */
export function findUprightRole(
  noun: string,
  ofTrade: (trade: string) => Role | undefined,
): Role | undefined {
  if (!isUpright(noun)) return undefined;
  const [animal = '', trade] = noun.slice(PREFIX.length).split(AS);
  const upright = byNoun().get(animal);
  if (!upright) return undefined;
  const robot = upright.snout === 'screen';
  const {
    members: _,
    beard: _beard,
    hairs: _hairs,
    ...own
  } = (trade && ofTrade(trade)) || { name: '', nouns: [] };
  return {
    ...(robot ? { outfits: [getOutfit('robot-plates')] } : {}),
    ...own,
    name: `upright-${animal.replaceAll(' ', '-')}`,
    nouns: [noun],
    age: upright.large ? 'adult' : 'child',
    sex: 'man',
    ...(upright.large ? { build: 1.25 } : {}),
    upright,
  };
}

import type { Random } from '../../random.ts';
import type { Posture } from '../drawings/presence.ts';
import type { Age, Sex } from './body.ts';
import type { Outfit } from './outfit.ts';
import { everydayOutfits, getOutfit } from './outfits.ts';

/** What the season, the place or the doing asks for: swimwear, bare feet for a mat, a coat. */
export type DressCode = 'swim' | 'gym' | 'sport' | 'warm';

/** Clothes for it, of all ages but the smallest. */
export function outfitFor(dressCode: DressCode, sex: Sex, random: Random): Outfit {
  if (dressCode === 'swim') return getOutfit(sex === 'man' ? 'swim-trunks' : 'swimsuit');
  if (dressCode === 'sport') return getOutfit('sportswear');
  return random.pick(everydayOutfits(dressCode === 'warm' ? 'winter' : 'gym'));
}

/** Whether an outfit leaves legs or arms bare: nobody stands so in the snow. */
export const leavesSkinBare = ({ top, legs, shoes }: Outfit): boolean =>
  top.sleeve < 1.8 || legs.kind === 'bare' || (legs.kind === 'trousers' && legs.to < 1.8) || shoes === 'bare';

// The first of the dresses; the others are a skirt and a top.
const WHOLE_DRESSES = 2;
const SPORTY: readonly Posture[] = ['running', 'climbing', 'jumping'];

/** What somebody of no trade wears, as it suits the age and what they do; `dress` where a dress is asked for. */
export function everydayOutfit(age: Age, sex: Sex, posture: Posture | 'dress', random: Random): Outfit {
  if (age === 'baby') return random.pick(everydayOutfits('baby'));
  if (posture === 'dress' && sex === 'woman')
    return random.pick(everydayOutfits('dresses').slice(0, WHOLE_DRESSES));
  if (posture === 'swimming') return getOutfit(sex === 'man' ? 'swim-trunks' : 'swimsuit');
  if (posture !== 'dress' && SPORTY.includes(posture))
    return random.next() < 0.6 ? getOutfit('sportswear') : random.pick(everydayOutfits('trousers'));
  const young = age === 'child' || age === 'teen';
  const dressed = sex === 'woman' && posture !== 'riding' && random.next() < 0.5;
  if (dressed) return random.pick(everydayOutfits('dresses').slice(0, young ? 1 : undefined));
  return random.pick(everydayOutfits(young && random.next() < 0.6 ? 'summer' : 'trousers'));
}

import type { Random } from '../../random.ts';
import type { Posture } from '../presence.ts';
import type { Age, Sex } from './body.ts';
import type { Outfit } from './outfit.ts';

const trousers = { kind: 'trousers', pot: 'second', to: 1.95 } as const;
const shorts = { kind: 'trousers', pot: 'second', to: 0.82, ease: 3, endEase: 4 } as const;

const TROUSERED: readonly Outfit[] = [
  { top: { pot: 'main', sleeve: 0.55, ease: 3, collar: 'crew' }, legs: trousers, shoes: 'sneaker' },
  { top: { pot: 'main', sleeve: 1.9, ease: 4, collar: 'crew' }, legs: trousers, shoes: 'sneaker' },
  { top: { pot: 'main', sleeve: 1.9, ease: 3, collar: 'shirt' }, legs: trousers, shoes: 'shoe' },
  {
    top: { pot: 'main', sleeve: 1.92, ease: 5, collar: 'hood' },
    legs: { ...trousers, to: 1.88 },
    shoes: 'sneaker',
  },
  { top: { pot: 'main', sleeve: 1.9, ease: 3, collar: 'roll' }, legs: trousers, shoes: 'boot' },
  {
    top: { pot: 'main', sleeve: 0.55, ease: 3, collar: 'crew' },
    legs: trousers,
    shoes: 'sneaker',
    extras: ['stripes'],
  },
  {
    top: { pot: 'main', sleeve: 1.92, ease: 4, collar: 'roll' },
    legs: trousers,
    shoes: 'boot',
    extras: ['scarf'],
  },
];
const DRESSED: readonly Outfit[] = [
  {
    top: { pot: 'main', sleeve: 0.5, ease: 2, collar: 'vee', skirt: { to: 0.98, flare: 16 } },
    legs: { kind: 'bare' },
    shoes: 'flat',
  },
  {
    top: { pot: 'main', sleeve: 1.3, ease: 2, collar: 'crew', skirt: { to: 1.4, flare: 18 } },
    legs: { kind: 'bare' },
    shoes: 'flat',
  },
  {
    top: { pot: 'light', sleeve: 0.6, ease: 3, collar: 'crew' },
    legs: { kind: 'skirt', pot: 'main', to: 1.25, flare: 18 },
    shoes: 'flat',
  },
  {
    top: { pot: 'main', sleeve: 1.9, ease: 2, collar: 'roll' },
    legs: { kind: 'skirt', pot: 'second', to: 0.9, flare: 10 },
    shoes: 'highBoot',
  },
];
const WHOLE_DRESSES = DRESSED.slice(0, 2);
const SUMMER: readonly Outfit[] = [
  { top: { pot: 'main', sleeve: 0.6, ease: 4, collar: 'crew' }, legs: shorts, shoes: 'sneaker' },
  {
    top: { pot: 'main', sleeve: 0.6, ease: 4, collar: 'crew' },
    legs: shorts,
    shoes: 'sneaker',
    extras: ['stripes'],
  },
  {
    top: { pot: 'main', sleeve: 0.55, ease: 3, collar: 'crew' },
    legs: { ...shorts, to: 1.9, ease: 2, endEase: 3 },
    shoes: 'sneaker',
    hat: 'cap',
  },
  {
    top: { pot: 'main', sleeve: 1.9, ease: 4, collar: 'crew' },
    legs: { ...trousers, to: 1.88 },
    shoes: 'sneaker',
    extras: ['overalls'],
  },
];
const SPORT: Outfit = {
  top: { pot: 'main', sleeve: 0.55, ease: 3, collar: 'crew' },
  legs: shorts,
  shoes: 'sneaker',
};
const SWIM: Outfit = {
  top: { pot: 'main', sleeve: 0, ease: 0.6, collar: 'straps' },
  legs: { kind: 'trousers', pot: 'main', to: 0.5, ease: 1 },
  shoes: 'bare',
};
const ROMPER: readonly Outfit[] = [
  {
    top: { pot: 'main', sleeve: 1.8, ease: 3, collar: 'crew' },
    legs: { kind: 'trousers', pot: 'main', to: 1.9, ease: 4, endEase: 3 },
    shoes: 'bare',
  },
  {
    top: { pot: 'main', sleeve: 0.6, ease: 3, collar: 'crew' },
    legs: { kind: 'trousers', pot: 'second', to: 1, ease: 5, endEase: 6 },
    shoes: 'bare',
  },
];

const snug = { ...trousers, ease: 4, endEase: 4 } as const;
const WINTER: readonly Outfit[] = [
  {
    top: { pot: 'main', sleeve: 1.92, ease: 7, collar: 'hood' },
    legs: snug,
    shoes: 'boot',
    hat: 'beanie',
    extras: ['gloves', 'buttons'],
  },
  {
    top: { pot: 'main', sleeve: 1.92, ease: 6, collar: 'roll', skirt: { to: 0.46, flare: 8 } },
    legs: snug,
    shoes: 'boot',
    hat: 'beanie',
    extras: ['scarf', 'gloves'],
  },
  {
    top: { pot: 'main', sleeve: 1.92, ease: 7, collar: 'roll' },
    legs: snug,
    shoes: 'boot',
    hat: 'beanie',
    extras: ['scarf', 'gloves'],
  },
];
const GYM: readonly Outfit[] = [
  {
    top: { pot: 'main', sleeve: 0, ease: 1, collar: 'straps' },
    legs: { kind: 'trousers', pot: 'second', to: 1.85, ease: 0.6 },
    shoes: 'bare',
  },
  {
    top: { pot: 'main', sleeve: 0.5, ease: 1.6, collar: 'crew' },
    legs: { kind: 'trousers', pot: 'second', to: 1.9, ease: 1 },
    shoes: 'bare',
  },
];
const TRUNKS: Outfit = {
  top: { pot: 'skin', sleeve: 0, ease: 0.2, collar: 'straps' },
  legs: { kind: 'trousers', pot: 'main', to: 0.7, ease: 4, endEase: 6 },
  shoes: 'bare',
};

/** What the season, the place or the doing asks for: swimwear, bare feet for a mat, a coat. */
export type Wear = 'swim' | 'gym' | 'sport' | 'warm';

/** Clothes for it, of all ages but the smallest. */
export function outfitFor(wear: Wear, sex: Sex, random: Random): Outfit {
  if (wear === 'swim') return sex === 'man' ? TRUNKS : SWIM;
  if (wear === 'sport') return SPORT;
  return random.pick(wear === 'warm' ? WINTER : GYM);
}

/** Whether an outfit leaves legs or arms bare: nobody stands so in the snow. */
export const isScant = ({ top, legs, shoes }: Outfit): boolean =>
  top.sleeve < 1.8 || legs.kind === 'bare' || (legs.kind === 'trousers' && legs.to < 1.8) || shoes === 'bare';

const SPORTY: readonly Posture[] = ['running', 'climbing', 'jumping'];

/** What somebody of no trade wears, as it suits the age and what they do; `dress` where a dress is asked for. */
export function everydayOutfit(age: Age, sex: Sex, posture: Posture | 'dress', random: Random): Outfit {
  if (age === 'baby') return random.pick(ROMPER);
  if (posture === 'dress' && sex === 'woman') return random.pick(WHOLE_DRESSES);
  if (posture === 'swimming') return sex === 'man' ? TRUNKS : SWIM;
  if (posture !== 'dress' && SPORTY.includes(posture))
    return random.next() < 0.6 ? SPORT : random.pick(TROUSERED);
  const young = age === 'child' || age === 'teen';
  const dressed = sex === 'woman' && posture !== 'riding' && random.next() < 0.5;
  if (dressed) return random.pick(young ? DRESSED.slice(0, 1) : DRESSED);
  return random.pick(young && random.next() < 0.6 ? SUMMER : TROUSERED);
}

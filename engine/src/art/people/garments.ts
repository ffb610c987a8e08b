import type { Garment } from '../presence.ts';
import type { Sex } from './body.ts';
import type { HatName } from './hats.ts';
import type { PersonColors } from './looks-of-people.ts';
import type { Outfit } from './outfit.ts';
import { WORN_POTS } from './shape.ts';

const trousers = { kind: 'trousers', pot: 'second', to: 1.95 } as const;
const COAT: Outfit = {
  top: { pot: 'main', sleeve: 1.92, ease: 6, collar: 'suit', skirt: { to: 0.62, flare: 8, split: true } },
  legs: trousers,
  shoes: 'boot',
};

/** Whole outfits for a garment that covers most of the figure, by its name in the vocabulary. */
export const COATED: Readonly<Record<string, Outfit>> = {
  coat: COAT,
  kimono: {
    top: { pot: 'main', sleeve: 1.7, ease: 4, cuff: 20, collar: 'vee', skirt: { to: 1.86, flare: 2 } },
    legs: { kind: 'bare' },
    shoes: 'flat',
    extras: ['obi'],
  },
  sari: {
    top: { pot: 'second', sleeve: 0.6, ease: 1.6, collar: 'crew' },
    legs: { kind: 'skirt', pot: 'main', to: 1.94, flare: 6 },
    shoes: 'flat',
    extras: ['drape'],
  },
  kilt: {
    top: { pot: 'light', sleeve: 1.9, ease: 3, collar: 'shirt' },
    legs: { kind: 'skirt', pot: 'main', to: 0.92, flare: 7 },
    shoes: 'highBoot',
    extras: ['belt', 'tartan'],
  },
  abaya: {
    top: { pot: 'main', sleeve: 1.92, ease: 8, cuff: 12, collar: 'crew', skirt: { to: 1.92, flare: 12 } },
    legs: { kind: 'bare' },
    shoes: 'flat',
  },
  raincoat: {
    top: { pot: 'main', sleeve: 1.94, ease: 8, cuff: 3, collar: 'roll', skirt: { to: 0.84, flare: 16 } },
    legs: trousers,
    shoes: 'highBoot',
    hat: 'rainHat',
    extras: ['buttons'],
  },
  jacket: {
    top: { pot: 'main', sleeve: 1.92, ease: 6, collar: 'hood' },
    legs: trousers,
    shoes: 'boot',
    extras: ['buttons'],
  },
  shirt: {
    top: { pot: 'main', sleeve: 1.9, ease: 3, collar: 'crew' },
    legs: trousers,
    shoes: 'sneaker',
  },
  suit: {
    top: { pot: 'main', sleeve: 1.92, ease: 3, collar: 'suit' },
    legs: { ...trousers, pot: 'main' },
    shoes: 'shoe',
    extras: ['tie'],
  },
};

const HEADGEAR: Readonly<Record<string, HatName>> = {
  hat: 'brimmed',
  beanie: 'beanie',
  beret: 'beret',
  'straw hat': 'straw',
  cap: 'cap',
  helmet: 'bikeHelmet',
  crown: 'crown',
  'top hat': 'topHat',
  'wizard hat': 'wizard',
  'party hat': 'partyHat',
  'santa hat': 'santa',
  'cowboy hat': 'cowboy',
  'chef hat': 'toque',
  'pirate hat': 'pirate',
  'graduation cap': 'mortarboard',
};

const SHOD: readonly Outfit['shoes'][] = ['sneaker', 'shoe', 'flat'];
const LONGEST_COAT = 0.8;

/** Over trousers or a skirt nobody wears a whole dress. */
function shortened({ skirt, ...top }: Outfit['top']): Outfit['top'] {
  return skirt && skirt.to <= LONGEST_COAT ? { ...top, skirt } : top;
}

// An astronaut's helmet is the one that the prompt means.
const HELMETS: readonly HatName[] = [
  'astronaut',
  'knight',
  'hardHat',
  'fireHelmet',
  'bikeHelmet',
  'skiHelmet',
];
const keepsHat = ({ hat }: Outfit, garment: string): boolean =>
  garment === 'hat' || (garment === 'helmet' && hat !== undefined && HELMETS.includes(hat));

// The pot that a small garment is painted with; what covers most of the figure has the main one.
const POTS: Readonly<Record<string, keyof PersonColors>> = {
  trousers: 'second',
  shorts: 'second',
  skirt: 'second',
  boots: 'shoe',
  shoes: 'shoe',
  beard: 'hair',
  glasses: 'facewear',
  sunglasses: 'facewear',
  headphones: 'facewear',
  scarf: 'neckwear',
  tie: 'neckwear',
  'bow tie': 'neckwear',
  gloves: 'handwear',
  cape: 'overwear',
  apron: 'overwear',
  backpack: 'overwear',
};
const potOf = (noun: string): keyof PersonColors =>
  Object.hasOwn(HEADGEAR, noun) ? 'headwear' : (POTS[noun] ?? 'main');

/** Whether a garment covers most of the figure: of several the first is seen. */
export const covers = (noun: string): boolean => potOf(noun) === 'main';

const ONLY_OF: Readonly<Record<string, Sex>> = { beard: 'man', dress: 'woman' };

/** What of the garments asked for can be seen: one that covers most of the figure, and one colour at a place. */
export function seenOf(garments: readonly Garment[], sex: Sex): Garment[] {
  const over = garments.find(({ noun }) => covers(noun));
  const worn = garments.filter(
    (one) => (one === over || !covers(one.noun)) && (ONLY_OF[one.noun] ?? sex) === sex,
  );
  return worn.map((one) => {
    const first = worn.find(({ noun, color }) => color !== undefined && potOf(noun) === potOf(one.noun));
    return first === one || one.color === undefined ? one : { noun: one.noun };
  });
}

/** The colours that are asked for garments, by the pot that each is painted with. */
export const dyesOf = (garments: readonly Garment[]): PersonColors =>
  Object.fromEntries(garments.flatMap(({ noun, color }) => (color ? [[potOf(noun), color]] : [])));

/** An outfit with all of these over or beside it, those of an own colour painted apart. */
export function wearAll(outfit: Outfit, garments: readonly Garment[]): Outfit {
  const dyes = dyesOf(garments);
  const worn = garments.reduce((all, { noun }) => wearGarment(all, noun), outfit);
  const dyed = WORN_POTS.filter((pot) => dyes[pot] !== undefined);
  return dyed.length > 0 ? { ...worn, dyed } : worn;
}

function wearGarment(outfit: Outfit, garment: string): Outfit {
  const extras = outfit.extras ?? [];
  const hat = HEADGEAR[garment];
  if (hat) return { ...outfit, hat: keepsHat(outfit, garment) ? (outfit.hat ?? hat) : hat };
  switch (garment) {
    case 'glasses':
      return { ...outfit, face: outfit.face ?? 'glasses' };
    case 'sunglasses':
      return { ...outfit, face: 'shades' };
    case 'headphones':
      return { ...outfit, face: 'headphones' };
    case 'bow tie':
      return { ...outfit, extras: [...extras, 'bowTie'] };
    case 'boots':
      return { ...outfit, shoes: 'highBoot' };
    case 'shoes':
      return SHOD.includes(outfit.shoes) ? outfit : { ...outfit, shoes: 'sneaker' };
    case 'trousers':
      return { ...outfit, top: shortened(outfit.top), legs: trousers };
    case 'shorts':
      return { ...outfit, top: shortened(outfit.top), legs: { ...trousers, to: 0.82, ease: 3, endEase: 4 } };
    case 'skirt':
      return {
        ...outfit,
        top: shortened(outfit.top),
        legs: { kind: 'skirt', pot: 'second', to: 1.1, flare: 14 },
      };
    case 'scarf':
    case 'cape':
    case 'apron':
    case 'tie':
    case 'gloves':
    case 'backpack':
      return extras.includes(garment) ? outfit : { ...outfit, extras: [...extras, garment] };
    default:
      return outfit;
  }
}

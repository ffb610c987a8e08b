import type { HatName } from './hats.ts';
import type { Outfit } from './outfit.ts';

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
  hat: 'beanie',
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

// An astronaut's helmet is the one that the prompt means.
const HELMETS: readonly HatName[] = [
  'astronaut',
  'knight',
  'hardHat',
  'fireHelmet',
  'bikeHelmet',
  'skiHelmet',
];
const keepsHat = ({ hat }: Outfit, garment: string | undefined): boolean =>
  garment === 'hat' || (garment === 'helmet' && hat !== undefined && HELMETS.includes(hat));

/** The outfit with a garment that is worn over or beside the others. */
export function wearGarment(outfit: Outfit, garment: string | undefined): Outfit {
  const extras = outfit.extras ?? [];
  const hat = garment === undefined ? undefined : HEADGEAR[garment];
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

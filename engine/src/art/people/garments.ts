import type { Garment } from '../drawings/presence.ts';
import type { Sex } from './body.ts';
import type { HatName } from './hats.ts';
import type { Outfit } from './outfit.ts';
import type { PersonColors } from './person-looks.ts';
import { WORN_SLOTS } from './shape.ts';

const trousers = { kind: 'trousers', slot: 'second', to: 1.95 } as const;

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
const SLOTS: Readonly<Record<string, keyof PersonColors>> = {
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
const slotOf = (noun: string): keyof PersonColors =>
  Object.hasOwn(HEADGEAR, noun) ? 'headwear' : (SLOTS[noun] ?? 'main');

/** Whether a garment covers most of the figure: of several the first is seen. */
export const isMainGarment = (noun: string): boolean => slotOf(noun) === 'main';

const ONLY_OF: Readonly<Record<string, Sex>> = { beard: 'man', dress: 'woman' };

/** What of the garments asked for can be seen: one that covers most of the figure, and one color at a place. */
export function findVisible(garments: readonly Garment[], sex: Sex): Garment[] {
  const over = garments.find(({ noun }) => isMainGarment(noun));
  const worn = garments.filter(
    (one) => (one === over || !isMainGarment(one.noun)) && (ONLY_OF[one.noun] ?? sex) === sex,
  );
  return worn.map((one) => {
    const first = worn.find(({ noun, color }) => color !== undefined && slotOf(noun) === slotOf(one.noun));
    return first === one || one.color === undefined ? one : { noun: one.noun };
  });
}

/** The colors that are asked for garments, by the pot that each is painted with. */
export const toGarmentColors = (garments: readonly Garment[]): PersonColors =>
  Object.fromEntries(garments.flatMap(({ noun, color }) => (color ? [[slotOf(noun), color]] : [])));

/** An outfit with all of these over or beside it, those of an own color painted apart. */
export function addGarments(outfit: Outfit, garments: readonly Garment[]): Outfit {
  const dyes = toGarmentColors(garments);
  const worn = garments.reduce((all, { noun }) => addGarment(all, noun), outfit);
  const recolored = WORN_SLOTS.filter((slot) => dyes[slot] !== undefined);
  return recolored.length > 0 ? { ...worn, recolored } : worn;
}

function addGarment(outfit: Outfit, garment: string): Outfit {
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
        legs: { kind: 'skirt', slot: 'second', to: 1.1, flare: 14 },
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

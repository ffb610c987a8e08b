import { lazy } from '../../lazy.ts';
import type { Garment } from '../drawings/presence.ts';
import type { Point } from '../svg.ts';
import type { Sex } from './body.ts';
import type { HairName } from './hairs.ts';
import type { HatName } from './hats.ts';
import type { Extra, Outfit } from './outfit.ts';
import { readPeople } from './people-data.ts';
import type { PersonColors } from './person-looks.ts';
import { type ColorSlot, WORN_SLOTS } from './shape.ts';

/** What is known of a garment: a row of `engine/data/people/garments.json`, by its concept. */
type GarmentRow = {
  /** The pot that it is painted with; what covers most of the figure has the main one. */
  slot?: keyof PersonColors;
  /** A whole outfit, or a list of everyday ones. */
  outfit?: Outfit;
  wardrobe?: 'dresses';
  /** What changes in an outfit, and what stays where somebody has it on: an astronaut's helmet is the one that the prompt means. */
  wears?: Partial<Pick<Outfit, 'hat' | 'face' | 'shoes' | 'legs'>>;
  keeps?: 'any' | readonly string[];
  extra?: Extra;
  only?: Sex;
  /** Its own color, where none is asked for. */
  color?: string;
  hair?: HairName;
  beard?: 'full';
  /** On an animal: the hat, if another one, the middle of its brim, and the pot of an asked color. */
  animal?: { slot: ColorSlot; hat?: HatName; brim?: Point; color?: string };
};

const rows = lazy(() => readPeople<Record<string, GarmentRow>>('garments'));

/** What is known of a garment; of one that is drawn like any other clothes, nothing. */
export const garmentOf = (noun: string): GarmentRow =>
  (Object.hasOwn(rows(), noun) ? rows()[noun] : undefined) ?? {};

const LONGEST_COAT = 0.8;

/** Over trousers or a skirt nobody wears a whole dress. */
function shortened({ skirt, ...top }: Outfit['top']): Outfit['top'] {
  return skirt && skirt.to <= LONGEST_COAT ? { ...top, skirt } : top;
}

const slotOf = (noun: string): keyof PersonColors => garmentOf(noun).slot ?? 'main';

/** Whether a garment covers most of the figure: of several the first is seen. */
export const isMainGarment = (noun: string): boolean => slotOf(noun) === 'main';

/** What of the garments asked for can be seen: one that covers most of the figure, and one color at a place. */
export function findVisible(garments: readonly Garment[], sex: Sex): Garment[] {
  const over = garments.find(({ noun }) => isMainGarment(noun));
  const worn = garments.filter(
    (one) => (one === over || !isMainGarment(one.noun)) && (garmentOf(one.noun).only ?? sex) === sex,
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

function addGarment(outfit: Outfit, noun: string): Outfit {
  const { wears = {}, keeps = [], extra } = garmentOf(noun);
  const { extras = [] } = outfit;
  const isKept = [outfit.hat, outfit.face, outfit.shoes].some(
    (worn, at) =>
      worn !== undefined &&
      [wears.hat, wears.face, wears.shoes][at] !== undefined &&
      (keeps === 'any' || keeps.includes(worn)),
  );
  return {
    ...outfit,
    ...(isKept ? {} : wears),
    ...(wears.legs ? { top: shortened(outfit.top) } : {}),
    ...(extra && !extras.includes(extra) ? { extras: [...extras, extra] } : {}),
  };
}

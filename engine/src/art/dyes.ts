import type { PartName } from '../brief/vocabulary/parts.ts';
import type { SubjectColors } from './subject.ts';

/** One of the colours that a drawing is painted with. */
export type Tone = Exclude<keyof SubjectColors, 'own'>;

/** What of a drawing takes a colour that is asked for the thing. */
export type Dye = {
  /** The asked colour and, in the others, its shades: what the thing is mostly painted with. `main` when absent. */
  field?: readonly [Tone, ...Tone[]];
  /** Takes the second of two colours, over its stripes or patches; `second` when absent. */
  pair?: Tone;
  /** Markings, chest, muzzle, mane: they turn to near tones of the one colour that an animal is asked in. */
  coat?: readonly Tone[];
  /** Parts that can be asked for in a colour of their own. */
  parts?: Partial<Record<PartName, readonly Tone[]>>;
};

/** Drawings whose colours are not simply `main` with `second` beside it, by name. */
const DYES: Readonly<Record<string, Dye>> = {
  airplane: { field: ['light', 'main'], pair: 'main', parts: { wing: ['main'], tail: ['accent'] } },
  armchair: { parts: { cushion: ['second'], leg: ['accent'] } },
  balloon: { field: ['main', 'accent', 'second'], parts: { basket: ['second'] } },
  barn: { pair: 'light', parts: { roof: ['second'], door: ['light'] } },
  bat: { field: ['main', 'second'] },
  bench: { field: ['main', 'second'] },
  bicycle: { field: ['main', 'second', 'accent'] },
  bird: {
    field: ['main', 'second'],
    coat: ['accent', 'light'],
    parts: { wing: ['second'], chest: ['accent'], belly: ['light'] },
  },
  'bird-flying': {
    field: ['main', 'second'],
    coat: ['light'],
    parts: { wing: ['second'], belly: ['light'] },
  },
  bus: { pair: 'light' },
  butterfly: { field: ['main', 'second'], parts: { wing: ['main', 'second'] } },
  cactus: { field: ['second'], pair: 'accent', parts: { pot: ['main'], flower: ['accent'] } },
  camera: { field: ['second', 'main'], pair: 'main' },
  'camper-van': { pair: 'light', parts: { roof: ['light'] } },
  car: { pair: 'light', parts: { roof: ['second'] } },
  carousel: { field: ['main', 'second'], pair: 'light' },
  castle: { parts: { roof: ['second'], flag: ['accent'] } },
  cat: {
    pair: 'light',
    coat: ['second', 'light'],
    parts: { chest: ['light'], belly: ['light'], paw: ['light'], ear: ['accent'], stripe: ['second'] },
  },
  chair: { field: ['main', 'second', 'accent'], parts: { cushion: ['second'] } },
  'christmas-tree': { field: ['second'], pair: 'main', parts: { star: ['accent'] } },
  church: { parts: { roof: ['second'], door: ['second'] } },
  cottage: { parts: { roof: ['second'], door: ['accent'] } },
  desk: { field: ['main', 'second', 'accent'] },
  dog: {
    pair: 'light',
    coat: ['second', 'light'],
    parts: { ear: ['second'], chest: ['light'], belly: ['light'], paw: ['light'] },
  },
  dragonfly: { field: ['accent', 'second', 'main'] },
  dresser: { field: ['accent', 'main'] },
  'ferris-wheel': { field: ['main', 'second'] },
  fish: { pair: 'light', parts: { stripe: ['light'], fin: ['second'], tail: ['second'] } },
  flag: { field: ['main', 'accent'], pair: 'accent' },
  football: { field: ['light', 'second'], pair: 'ink' },
  fox: { pair: 'light', coat: ['second', 'light', 'accent'], parts: { tail: ['light'], chest: ['light'] } },
  galleon: { pair: 'accent', parts: { sail: ['main'], hull: ['second'], flag: ['accent'] } },
  gift: { field: ['main', 'second'], pair: 'accent', parts: { ribbon: ['accent'] } },
  headphones: { field: ['main', 'second'] },
  horse: { coat: ['second', 'accent'], parts: { mane: ['second'], tail: ['second'] } },
  house: { parts: { roof: ['second'], door: ['accent'] } },
  kite: { field: ['main', 'second', 'accent'], pair: 'second', parts: { tail: ['accent'] } },
  lighthouse: { pair: 'light', parts: { roof: ['main'], stripe: ['main'] } },
  lion: { coat: ['second', 'accent'], parts: { mane: ['second'] } },
  'log-cabin': { parts: { roof: ['second'] } },
  'market-stall': { field: ['main', 'second'], pair: 'light' },
  motorcycle: { field: ['main', 'second'] },
  owl: { field: ['main', 'second'], parts: { wing: ['second'], chest: ['light'], belly: ['light'] } },
  pagoda: { field: ['main', 'second'], parts: { roof: ['second'] } },
  penguin: { pair: 'light', parts: { belly: ['light'], chest: ['light'] } },
  phone: { field: ['main', 'ink'] },
  'picnic-basket': { field: ['second', 'accent'] },
  'pirate-ship': { parts: { sail: ['main'], hull: ['second'], flag: ['ink'] } },
  plant: { field: ['second', 'accent'], parts: { pot: ['main'], leaf: ['second', 'accent'] } },
  rabbit: { pair: 'light', coat: ['second', 'light'], parts: { tail: ['light'], ear: ['accent'] } },
  rocket: { field: ['light', 'second'], pair: 'main', parts: { wing: ['second'] } },
  sailboat: {
    field: ['main', 'accent'],
    pair: 'light',
    parts: { sail: ['light', 'accent'], hull: ['main'], flag: ['accent'] },
  },
  ship: { pair: 'light', parts: { hull: ['main'] } },
  sneaker: { field: ['main', 'second'], pair: 'light' },
  'tea-cup': { field: ['light', 'second'], parts: { stripe: ['second'] } },
  tent: { field: ['main', 'second'] },
  train: { field: ['main', 'second'] },
  tram: { parts: { roof: ['second'] } },
  truck: { field: ['main', 'light'], pair: 'light' },
  turtle: { field: ['main', 'second', 'accent'], parts: { shell: ['main', 'second'], head: ['accent'] } },
  umbrella: { field: ['main', 'second'] },
  'viking-ship': { pair: 'light', parts: { sail: ['main'], hull: ['second'], stripe: ['main'] } },
  wardrobe: { field: ['accent', 'main'] },
  'wooden-cottage': { field: ['main'], pair: 'light', parts: { roof: ['second'], door: ['accent'] } },
  'string-lights': { field: ['main', 'accent'] },
  snowman: { parts: { scarf: ['second'] } },
  'space-station': { field: ['light', 'main'] },
  'toy-train': { field: ['main', 'accent'] },
  bear: { coat: ['accent'] },
  goat: { coat: ['second'] },
  cow: { coat: ['second'] },
  bull: { coat: ['second', 'light'] },
  wolf: { coat: ['second', 'light'] },
  duck: { coat: ['second', 'light'] },
  pigeon: { coat: ['second', 'light'] },
  squirrel: { coat: ['second', 'light'] },
  donkey: { coat: ['second', 'light'] },
  llama: { coat: ['second', 'light'] },
  mouse: { coat: ['second', 'light'] },
  hamster: { coat: ['second', 'light'] },
  camel: { coat: ['second', 'accent'] },
  deer: { coat: ['light', 'accent'] },
  // No dog, whatever its name begins with.
  'dog-bone': {},
  windmill: { pair: 'light', parts: { sail: ['light'], roof: ['second'], wing: ['light'] } },
};

/** What of a drawing an asked colour goes to; a cat that sits is painted like a cat. */
export function dyeOf(name: string): Dye {
  if (Object.hasOwn(DYES, name)) return DYES[name] ?? {};
  const end = name.lastIndexOf('-');
  return end > 0 ? dyeOf(name.slice(0, end)) : {};
}

/** The part of a drawing that is what the figure wears, where it wears one: the scarf of a snowman. */
export function wornPart(name: string, garment: string): PartName | undefined {
  return garment === 'scarf' && dyeOf(name).parts?.scarf !== undefined ? garment : undefined;
}

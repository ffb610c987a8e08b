import { HELD, type HeldName } from './held-things.ts';

const ALIASES: Readonly<Record<string, HeldName>> = {
  bike: 'bicycle',
  bouquet: 'flowers',
  flower: 'flowers',
  rose: 'flowers',
  carnation: 'flowers',
  'rose bouquet': 'flowers',
  'magic wand': 'wand',
  parasol: 'umbrella',
  'fishing rod': 'rod',
  coffee: 'cup',
  tea: 'cup',
  mug: 'cup',
  'coffee cup': 'cup',
  notebook: 'book',
  magazine: 'book',
  newspaper: 'book',
  letter: 'clipboard',
  map: 'clipboard',
  computer: 'laptop',
  present: 'gift',
  smartphone: 'phone',
  mobile: 'phone',
  parcel: 'box',
  package: 'box',
  basketball: 'ball',
  soccer: 'football',
  'soccer ball': 'football',
  'shopping bag': 'bag',
  handbag: 'bag',
  luggage: 'suitcase',
  spear: 'staff',
  katana: 'sword',
  candle: 'torch',
  'walking stick': 'cane',
  mandolin: 'lute',
  fruit: 'basket',
  loaf: 'bread',
  spade: 'shovel',
  'watering can': 'can',
  paintbrush: 'brush',
  spanner: 'wrench',
  binoculars: 'telescope',
  spyglass: 'telescope',
};

/** The thing that a noun names, if a hand can hold it. */
export function findHeld(noun: string): HeldName | undefined {
  if (Object.hasOwn(HELD, noun)) return noun as HeldName;
  return Object.hasOwn(ALIASES, noun) ? ALIASES[noun] : undefined;
}

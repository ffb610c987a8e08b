import type { Outfit } from '../outfit.ts';
import type { Role } from '../role.ts';
import { aproned, rolledShirt, shirt } from './work-clothes.ts';

const overalls: Outfit = {
  top: { pot: 'main', sleeve: 1.3, ease: 3, collar: 'crew' },
  legs: { kind: 'trousers', pot: 'second', to: 1.9, ease: 4, endEase: 5 },
  shoes: 'boot',
  extras: ['overalls'],
};
const sealed: Outfit = {
  top: { pot: 'light', sleeve: 1.92, ease: 6, collar: 'roll' },
  legs: { kind: 'trousers', pot: 'light', to: 1.95, ease: 5, endEase: 5 },
  shoes: 'highBoot',
  hat: 'beeVeil',
  extras: ['gloves', 'belt'],
};

/** Who works with the hands: on the land, in kitchens, workshops and streets. */
export const trades: readonly Role[] = [
  { name: 'knitter', nouns: ['knitter'], act: 'knitting', home: 'living-room' },
  {
    name: 'lumberjack',
    nouns: ['lumberjack', 'woodcutter', 'logger'],
    sex: 'man',
    beard: 'full',
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.9, ease: 4, collar: 'shirt' },
        legs: { kind: 'trousers', pot: 'second', to: 1.9, ease: 3 },
        shoes: 'boot',
        hat: 'beanie',
        extras: ['stripes'],
      },
    ],
    colors: { main: '#b8433a' },
    act: 'chopping-wood',
    home: 'forest',
  },
  {
    name: 'blacksmith',
    nouns: ['blacksmith', 'smith'],
    outfits: [
      {
        ...shirt,
        top: { pot: 'main', sleeve: 0.7, ease: 3, collar: 'crew' },
        shoes: 'boot',
        extras: ['apron'],
      },
    ],
    act: 'forging',
    home: 'workshop',
  },
  {
    name: 'welder',
    nouns: ['welder'],
    outfits: [{ ...shirt, shoes: 'boot', hat: 'hardHat', extras: ['gloves'] }],
    act: 'welding',
    home: 'workshop',
  },
  {
    name: 'tailor',
    nouns: ['tailor', 'seamstress', 'dressmaker'],
    outfits: [{ ...shirt, extras: ['vest'] }],
    act: 'sewing',
    home: 'living-room',
  },
  {
    name: 'vendor',
    nouns: [
      'vendor',
      'street vendor',
      'seller',
      'market vendor',
      'shopkeeper',
      'greengrocer',
      'merchant',
      'fruit seller',
    ],
    outfits: [{ ...shirt, extras: ['apron'] }],
    act: 'selling',
    home: 'market',
  },
  {
    name: 'street-sweeper',
    nouns: ['street sweeper', 'sweeper'],
    outfits: [{ ...shirt, shoes: 'boot', hat: 'cap', extras: ['reflectors'] }],
    act: 'sweeping',
    home: 'street',
  },
  { name: 'dog-walker', nouns: ['dog walker', 'dog owner'], act: 'dog-walking', home: 'park' },
  {
    name: 'beekeeper',
    nouns: ['beekeeper', 'apiarist'],
    outfits: [sealed],
    colors: { accent: '#d9a441', extra: '#e3c06a' },
    act: 'beekeeping',
    home: 'meadow',
  },
  {
    name: 'farmer',
    nouns: ['farmer', 'peasant', 'shepherd'],
    outfits: [{ ...overalls, hat: 'straw' }],
    colors: { second: '#4d6a94', extra: '#e3c06a', shoe: '#6a4a32' },
    holding: 'fork',
  },
  {
    name: 'gardener',
    nouns: ['gardener', 'florist'],
    outfits: [{ ...overalls, hat: 'straw' }],
    colors: { second: '#5f8a4e', extra: '#e3c06a', shoe: '#3f6a58', accent: '#3aa79b' },
    holding: 'can',
  },
  {
    name: 'chef',
    nouns: ['chef', 'cook'],
    outfits: [
      {
        top: { pot: 'light', sleeve: 1.9, ease: 3.4, collar: 'ruff' },
        legs: { kind: 'trousers', pot: 'second', to: 1.95 },
        shoes: 'shoe',
        hat: 'toque',
        extras: ['scarf', 'buttons'],
      },
    ],
    colors: { main: '#f7f1e6', second: '#3b3d49', accent: '#d9534a' },
    holding: 'pan',
    home: 'city',
  },
  {
    name: 'baker',
    nouns: ['baker', 'pastry chef'],
    outfits: [{ ...aproned, hat: 'toque' }],
    colors: { extra: '#d99a4e' },
    holding: 'bread',
    home: 'city',
  },
  {
    name: 'barista',
    nouns: ['barista', 'bartender'],
    outfits: [{ ...aproned, top: { pot: 'main', sleeve: 1.3, collar: 'shirt' } }],
    holding: 'cup',
    home: 'city',
  },
  {
    name: 'waiter',
    nouns: ['waiter', 'waitress', 'server'],
    outfits: [{ ...aproned, top: { pot: 'main', sleeve: 1.9, collar: 'shirt' } }],
    colors: { main: '#3b3d49' },
    holding: 'tray',
    home: 'city',
  },
  {
    name: 'fisherman',
    nouns: ['fisherman', 'angler', 'fisher', 'fisherwoman'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.92, ease: 4, collar: 'roll' },
        legs: { kind: 'trousers', pot: 'second', to: 1.9, ease: 4 },
        shoes: 'highBoot',
        hat: 'beanie',
        extras: ['overalls'],
      },
    ],
    colors: { main: '#e9e1cd', second: '#e0a52f', accent: '#3e6fa8', shoe: '#4f6b4a' },
    beard: 'full',
    holding: 'rod',
    home: 'lake',
  },
  {
    name: 'delivery',
    nouns: ['courier', 'postman', 'mail carrier', 'delivery man', 'mover'],
    outfits: [{ ...rolledShirt, hat: 'cap', shoes: 'sneaker' }],
    colors: { extra: '#cf9d66' },
    holding: 'box',
    home: 'city',
  },
  {
    name: 'cleaner',
    nouns: ['cleaner', 'janitor', 'maid'],
    outfits: [aproned],
    holding: 'broom',
    home: 'city',
  },
];

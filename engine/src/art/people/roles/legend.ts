import type { Outfit } from '../outfit.ts';
import { ADRIFT } from '../poses.ts';
import type { Role } from '../role.ts';

const robe = (to: number, flare: number): Outfit => ({
  top: { pot: 'main', sleeve: 1.8, ease: 6, cuff: 9, collar: 'vee', skirt: { to, flare } },
  legs: { kind: 'trousers', pot: 'second', to: 1.95 },
  shoes: 'shoe',
});
const gown: Outfit = {
  top: { pot: 'main', sleeve: 0.5, ease: 3, cuff: 3, collar: 'vee', skirt: { to: 1.86, flare: 30 } },
  legs: { kind: 'bare' },
  shoes: 'flat',
};

/** People of tales, history and feasts. */
export const legend: readonly Role[] = [
  {
    name: 'king',
    nouns: ['king', 'emperor', 'prince', 'ruler', 'lord'],
    sex: 'man',
    outfits: [{ ...robe(1.5, 14), hat: 'crown', extras: ['cape', 'ermine', 'belt'] }],
    colors: { main: '#3f4f9c', accent: '#b53a3f', extra: '#ecc34f', second: '#3b3d49' },
    beard: 'full',
    holding: 'staff',
  },
  {
    name: 'queen',
    nouns: ['queen', 'empress', 'duchess'],
    sex: 'woman',
    outfits: [{ ...gown, hat: 'crown', extras: ['cape', 'ermine'] }],
    colors: { main: '#7a3f8c', accent: '#b53a4f', extra: '#ecc34f' },
    hairs: ['bun', 'long', 'wavy', 'lowBun'],
  },
  {
    name: 'princess',
    nouns: ['princess', 'fairy godmother'],
    sex: 'woman',
    age: 'teen',
    outfits: [{ ...gown, hat: 'tiara', extras: ['sash'] }],
    colors: { main: '#e58aa8', accent: '#f6cf7a', extra: '#ecc34f' },
    hairs: ['long', 'wavy', 'braid', 'bun'],
  },
  {
    name: 'knight',
    nouns: ['knight', 'warrior', 'crusader'],
    outfits: [
      {
        top: { pot: 'extra', sleeve: 1.9, ease: 4, collar: 'roll', skirt: { to: 0.4, flare: 6 } },
        legs: { kind: 'trousers', pot: 'extra', to: 1.95, ease: 3 },
        shoes: 'boot',
        hat: 'knight',
        extras: ['cape', 'breastplate', 'belt', 'gloves'],
      },
    ],
    colors: { main: '#8e99a8', second: '#8e99a8', accent: '#b8393f', extra: '#b4bfca', shoe: '#8e99a8' },
    holding: 'sword',
  },
  {
    name: 'wizard',
    poses: { flying: ADRIFT },
    nouns: ['wizard', 'magician', 'sorcerer', 'mage', 'merlin'],
    sex: 'man',
    age: 'old',
    outfits: [{ ...robe(1.86, 18), hat: 'wizard', extras: ['belt'] }],
    colors: { main: '#4a4a94', extra: '#ecc34f', accent: '#62c4d6', hair: '#e9e6e2' },
    hairs: ['long'],
    beard: 'long',
    holding: 'staff',
    home: 'forest',
  },
  {
    name: 'witch',
    poses: { flying: ADRIFT },
    nouns: ['witch', 'sorceress', 'enchantress'],
    sex: 'woman',
    outfits: [{ ...robe(1.7, 20), hat: 'wizard', extras: ['belt'] }],
    colors: { main: '#4b3a63', extra: '#d79a3a', accent: '#7fae4e', shoe: '#2b2430' },
    hairs: ['long', 'wavy'],
    holding: 'broom',
    home: 'forest',
  },
  {
    name: 'pirate',
    nouns: ['pirate', 'buccaneer', 'corsair'],
    outfits: [
      {
        top: {
          pot: 'main',
          sleeve: 1.9,
          ease: 5,
          collar: 'vee',
          skirt: { to: 0.75, flare: 12, split: true },
        },
        legs: { kind: 'trousers', pot: 'second', to: 1.5, ease: 5 },
        shoes: 'highBoot',
        hat: 'pirate',
        face: 'eyepatch',
        extras: ['sash', 'belt'],
      },
    ],
    colors: { main: '#8a2f36', accent: '#d9a93a', second: '#4a3f3a', shoe: '#3a2a24', extra: '#e6bf4a' },
    beard: 'full',
    holding: 'sword',
    home: 'beach',
  },
  {
    name: 'ninja',
    nouns: ['ninja', 'shinobi'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.9, ease: 3, collar: 'vee' },
        legs: { kind: 'trousers', pot: 'main', to: 1.8, ease: 5, endEase: 1 },
        shoes: 'boot',
        hat: 'ninja',
        extras: ['belt'],
      },
    ],
    colors: { main: '#33364a', second: '#33364a', accent: '#c2393f', shoe: '#262836' },
    holding: 'sword',
  },
  {
    name: 'samurai',
    nouns: ['samurai', 'ronin', 'shogun'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.5, ease: 8, cuff: 8, collar: 'vee' },
        legs: { kind: 'trousers', pot: 'second', to: 1.85, ease: 10, endEase: 18 },
        shoes: 'shoe',
        hat: 'kabuto',
        extras: ['breastplate', 'belt'],
      },
    ],
    colors: { main: '#7d2f35', second: '#33364a', accent: '#c9a24a', extra: '#c9a24a' },
    holding: 'sword',
  },
  {
    name: 'superhero',
    nouns: ['superhero', 'hero', 'heroine', 'superheroine'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.9, ease: 0.6, collar: 'roll' },
        legs: { kind: 'trousers', pot: 'main', to: 1.8, ease: 0.6 },
        shoes: 'highBoot',
        face: 'mask',
        extras: ['cape', 'emblem', 'belt'],
      },
    ],
    colors: { main: '#3553a4', accent: '#d3403c', extra: '#f2c230', shoe: '#d3403c' },
    poses: {
      standing: {
        turn: 0.82,
        lean: 0,
        arms: { near: [-46, 42], far: [46, -40] },
        legs: { near: [-11, -9], far: [12, 9] },
      },
    },
    home: 'city',
  },
  {
    name: 'viking',
    nouns: ['viking'],
    sex: 'man',
    outfits: [
      {
        top: { pot: 'main', sleeve: 0.9, ease: 5, collar: 'vee', skirt: { to: 0.5, flare: 8 } },
        legs: { kind: 'trousers', pot: 'second', to: 1.6, ease: 4 },
        shoes: 'highBoot',
        extras: ['ermine', 'belt'],
      },
    ],
    colors: { second: '#5d4a3a', shoe: '#6a4a32' },
    hairs: ['long'],
    beard: 'full',
    holding: 'sword',
  },
  {
    name: 'mermaid',
    nouns: ['mermaid', 'siren'],
    sex: 'woman',
    outfits: [
      {
        top: { pot: 'accent', sleeve: 0, ease: 1, collar: 'straps' },
        legs: { kind: 'tail', pot: 'main' },
        shoes: 'bare',
      },
    ],
    colors: { main: '#2f9a94', accent: '#e58aa8' },
    hairs: ['long', 'wavy'],
    poses: {
      standing: {
        turn: 0.6,
        lean: -8,
        bow: 8,
        arms: { near: [-40, -20], far: [50, 100] },
        legs: { near: [46, -26], far: [48, -24] },
      },
    },
    stands: 'deep',
    home: 'underwater',
  },
  {
    name: 'angel',
    poses: { flying: ADRIFT },
    nouns: ['angel', 'fairy'],
    outfits: [
      {
        ...gown,
        top: { pot: 'main', sleeve: 1.7, ease: 5, cuff: 12, collar: 'vee', skirt: { to: 1.8, flare: 22 } },
        shoes: 'bare',
        hat: 'halo',
        extras: ['wings'],
      },
    ],
    colors: { main: '#eef0f5', extra: '#ecc34f' },
    beard: 'none',
  },
  {
    name: 'santa',
    build: 1.3,
    nouns: ['santa', 'santa claus', 'father christmas'],
    sex: 'man',
    age: 'old',
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.88, ease: 8, collar: 'roll', skirt: { to: 0.5, flare: 7 } },
        legs: { kind: 'trousers', pot: 'main', to: 1.7, ease: 7 },
        shoes: 'highBoot',
        hat: 'santa',
        extras: ['furTrim', 'belt', 'gloves'],
      },
    ],
    colors: { main: '#c9302f', accent: '#3f7d4e', extra: '#ecc34f', shoe: '#2b2430', hair: '#f6f3ee' },
    hairs: ['short'],
    beard: 'long',
    holding: 'gift',
    home: 'snowfield',
  },
  {
    name: 'monk',
    nouns: ['monk', 'priest'],
    sex: 'man',
    outfits: [robe(1.86, 10)],
    colors: { main: '#b8622e' },
    hairs: ['bald'],
    beard: 'none',
  },
  {
    name: 'explorer',
    nouns: ['explorer', 'adventurer', 'traveler', 'traveller', 'wanderer', 'nomad'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.3, ease: 4, collar: 'shirt' },
        legs: { kind: 'trousers', pot: 'second', to: 1.7, ease: 3 },
        shoes: 'highBoot',
        hat: 'cowboy',
        extras: ['backpack', 'scarf', 'belt'],
      },
    ],
    colors: { main: '#c9b28a', second: '#6b5a42', extra: '#8a6a42', shoe: '#5a3c28' },
    holding: 'stick',
  },
  {
    name: 'cowboy',
    nouns: ['cowboy', 'cowgirl', 'rancher'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.9, ease: 3, collar: 'shirt' },
        legs: { kind: 'trousers', pot: 'second', to: 1.8, ease: 3 },
        shoes: 'highBoot',
        hat: 'cowboy',
        extras: ['vest', 'scarf', 'belt'],
      },
    ],
    colors: { main: '#c9574a', second: '#4a5a82', extra: '#8f6238', shoe: '#6a4028' },
    home: 'desert',
  },
  {
    name: 'clown',
    nouns: ['clown', 'jester'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.8, ease: 9, cuff: 6, collar: 'ruff' },
        legs: { kind: 'trousers', pot: 'second', to: 1.8, ease: 10, endEase: 10 },
        shoes: 'sneaker',
        extras: ['buttons'],
      },
    ],
    colors: { main: '#f0c04d', second: '#5b6fc4', hair: '#d8572f', shoe: '#d3403c', extra: '#d3403c' },
    hairs: ['afro'],
    beard: 'none',
    holding: 'balloon',
  },
  {
    name: 'bride',
    nouns: ['bride'],
    sex: 'woman',
    outfits: [gown],
    colors: { main: '#f7f3ec' },
    hairs: ['bun', 'lowBun', 'wavy'],
    holding: 'flowers',
  },
  {
    name: 'groom',
    nouns: ['groom'],
    sex: 'man',
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.9, ease: 3.4, collar: 'suit' },
        legs: { kind: 'trousers', pot: 'main', to: 1.95 },
        shoes: 'shoe',
        extras: ['tie'],
      },
    ],
    colors: { main: '#2e3550', accent: '#2b2430', shoe: '#2b2430' },
  },
  { name: 'wedding', nouns: ['newlyweds', 'bridal couple'], members: ['bride', 'groom'] },
];

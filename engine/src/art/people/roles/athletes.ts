import type { Outfit } from '../outfit.ts';
import type { Role } from '../role.ts';
import { shirt, tights } from './work-clothes.ts';

const kit: Outfit = {
  top: { pot: 'main', sleeve: 0.6, ease: 4, collar: 'crew' },
  legs: { kind: 'trousers', pot: 'second', to: 0.72, ease: 3, endEase: 4 },
  shoes: 'sneaker',
  extras: ['numbers'],
};
const singlet: Outfit = { ...kit, top: { pot: 'main', sleeve: 0, ease: 3, collar: 'straps' } };
const warm: Outfit = {
  top: { pot: 'main', sleeve: 1.92, ease: 7, collar: 'roll' },
  legs: { kind: 'trousers', pot: 'second', to: 1.92, ease: 5, endEase: 6 },
  shoes: 'boot',
  hat: 'skiHelmet',
  extras: ['gloves'],
};
const hiking: Outfit = {
  top: { pot: 'main', sleeve: 1.9, ease: 5, collar: 'roll' },
  legs: { kind: 'trousers', pot: 'second', to: 1.9, ease: 3 },
  shoes: 'boot',
  extras: ['backpack'],
};

/** Who does sports, and plays. */
export const athletes: readonly Role[] = [
  {
    name: 'runner',
    nouns: ['runner', 'jogger', 'athlete', 'sprinter', 'marathon runner'],
    outfits: [singlet, tights],
    posture: 'running',
  },
  {
    name: 'cyclist',
    nouns: ['cyclist', 'biker'],
    outfits: [
      {
        ...tights,
        top: { pot: 'main', sleeve: 0.6, ease: 1.4, collar: 'crew' },
        legs: { kind: 'trousers', pot: 'second', to: 0.8, ease: 1 },
        hat: 'bikeHelmet',
      },
    ],
    posture: 'riding',
    mount: 'bicycle',
  },
  {
    name: 'hiker',
    nouns: ['hiker', 'backpacker', 'mountaineer', 'trekker', 'camper', 'pilgrim'],
    outfits: [hiking, { ...hiking, hat: 'beanie' }],
    posture: 'walking',
    holding: 'stick',
    home: 'mountains',
  },
  {
    name: 'climber',
    nouns: ['climber', 'rock climber'],
    outfits: [{ ...tights, hat: 'bikeHelmet', extras: ['harness'] }],
    posture: 'climbing',
    home: 'mountains',
  },
  { name: 'skier', nouns: ['skier'], outfits: [warm], holding: 'skis', home: 'snowfield' },
  { name: 'snowboarder', nouns: ['snowboarder'], outfits: [warm], act: 'snowboarding', home: 'snowfield' },
  {
    name: 'surfer',
    nouns: ['surfer'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.9, ease: 0.8, collar: 'roll' },
        legs: { kind: 'trousers', pot: 'main', to: 1.7, ease: 0.8 },
        shoes: 'bare',
      },
      {
        top: { pot: 'main', sleeve: 0.5, ease: 2, collar: 'crew' },
        legs: { kind: 'trousers', pot: 'second', to: 0.8, ease: 5, endEase: 7 },
        shoes: 'bare',
      },
    ],
    holding: 'surfboard',
    home: 'beach',
  },
  {
    name: 'swimmer',
    nouns: ['swimmer', 'lifeguard'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 0, ease: 0.6, collar: 'straps' },
        legs: { kind: 'trousers', pot: 'main', to: 0.5, ease: 1 },
        shoes: 'bare',
        hat: 'swimCap',
      },
    ],
    posture: 'swimming',
    stands: 'water',
    home: 'sea',
  },
  {
    name: 'football-player',
    nouns: ['football player', 'soccer player', 'footballer', 'goalkeeper'],
    outfits: [kit],
    holding: 'football',
  },
  {
    name: 'basketball-player',
    nouns: ['basketball player', 'player'],
    act: 'shooting-hoops',
    outfits: [singlet],
    colors: { extra: '#e0762f' },
    holding: 'ball',
    home: 'city',
  },
  {
    name: 'tennis-player',
    nouns: ['tennis player', 'badminton player'],
    act: 'tennis',
    outfits: [{ ...kit, extras: [] }],
    colors: { main: '#f4efe4' },
    holding: 'racket',
  },
  {
    name: 'weightlifter',
    nouns: ['weightlifter', 'bodybuilder', 'personal trainer', 'trainer', 'coach'],
    outfits: [singlet],
    holding: 'dumbbell',
    home: 'city',
  },
  {
    name: 'yogi',
    nouns: ['yogi', 'yoga teacher', 'yoga instructor'],
    outfits: [{ ...tights, shoes: 'bare' }],
    hairs: ['bun', 'ponytail', 'crop', 'lowBun'],
    beard: 'none',
    poses: {
      standing: {
        turn: 0.9,
        lean: 0,
        arms: { near: [-160, 178], far: [160, -178] },
        legs: { near: [0, 0], far: [62, -52] },
        feet: { far: -38 },
      },
    },
  },
  {
    name: 'skater',
    nouns: ['skater', 'skateboarder'],
    act: 'skateboarding',
    outfits: [
      {
        ...shirt,
        top: { pot: 'main', sleeve: 0.7, ease: 6, collar: 'crew' },
        shoes: 'sneaker',
        hat: 'beanie',
      },
    ],
    posture: 'dancing',
    home: 'city',
  },
  {
    name: 'boxer',
    nouns: ['boxer', 'fighter', 'kickboxer'],
    outfits: [
      { ...singlet, legs: { kind: 'trousers', pot: 'accent', to: 0.8, ease: 5, endEase: 7 }, extras: [] },
    ],
    act: 'boxing',
    home: 'gym',
  },
  { name: 'golfer', nouns: ['golfer'], outfits: [{ ...shirt, hat: 'cap' }], act: 'golf' },
  {
    name: 'archer',
    nouns: ['archer', 'bowman'],
    outfits: [hiking].map(({ extras: _, ...worn }) => worn),
    act: 'archery',
  },
  {
    name: 'ice-skater',
    nouns: ['ice skater', 'figure skater'],
    outfits: [warm].map(({ hat: _, ...worn }) => ({ ...worn, hat: 'beanie' as const })),
    act: 'ice-skating',
    home: 'snowfield',
  },
  {
    name: 'rower',
    nouns: ['rower', 'oarsman'],
    outfits: [{ ...singlet, extras: [] }],
    act: 'rowing',
    home: 'lake',
  },
  {
    name: 'kayaker',
    nouns: ['kayaker', 'canoeist', 'paddler'],
    outfits: [{ ...tights, hat: 'bikeHelmet' }],
    act: 'paddling',
    home: 'river',
  },
  {
    name: 'baseball-player',
    nouns: ['baseball player', 'cricketer', 'batter'],
    outfits: [{ ...kit, legs: { kind: 'trousers', pot: 'light', to: 1.9, ease: 3 }, hat: 'cap' }],
    act: 'baseball',
  },
  { name: 'chess-player', nouns: ['chess player'], outfits: [shirt], act: 'chess', home: 'park' },
  {
    name: 'fencer',
    nouns: ['fencer'],
    outfits: [
      {
        ...tights,
        shoes: 'sneaker',
        top: { pot: 'light', sleeve: 1.9, ease: 2, collar: 'roll' },
        legs: { kind: 'trousers', pot: 'light', to: 1.85, ease: 1 },
      },
    ],
    act: 'fencing',
    home: 'gym',
  },
  {
    name: 'volleyball-player',
    nouns: ['volleyball player', 'beach volleyball player'],
    outfits: [singlet],
    act: 'volleyball',
    home: 'beach',
  },
];

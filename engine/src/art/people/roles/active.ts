import type { Outfit } from '../outfit.ts';
import type { Role } from '../role.ts';

const kit: Outfit = {
  top: { pot: 'main', sleeve: 0.6, ease: 4, collar: 'crew' },
  legs: { kind: 'trousers', pot: 'second', to: 0.72, ease: 3, endEase: 4 },
  shoes: 'sneaker',
  extras: ['numbers'],
};
const singlet: Outfit = { ...kit, top: { pot: 'main', sleeve: 0, ease: 3, collar: 'straps' } };
const tights: Outfit = {
  top: { pot: 'main', sleeve: 0, ease: 1, collar: 'straps' },
  legs: { kind: 'trousers', pot: 'second', to: 1.85, ease: 0.6 },
  shoes: 'sneaker',
};
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
const shirt: Outfit = {
  top: { pot: 'main', sleeve: 1.9, collar: 'shirt' },
  legs: { kind: 'trousers', pot: 'second', to: 1.95 },
  shoes: 'shoe',
};
const dress: Outfit = {
  sex: 'woman',
  top: { pot: 'main', sleeve: 0, ease: 2, collar: 'straps', skirt: { to: 0.95, flare: 24 } },
  legs: { kind: 'bare' },
  shoes: 'flat',
};

/** People by their sport or their art. */
export const active: readonly Role[] = [
  {
    name: 'dancer',
    nouns: ['dancer', 'salsa dancer', 'flamenco dancer'],
    outfits: [dress, tights],
    posture: 'dancing',
    home: 'city',
  },
  {
    name: 'ballerina',
    nouns: ['ballerina', 'ballet dancer'],
    sex: 'woman',
    outfits: [
      {
        top: { pot: 'main', sleeve: 0, ease: 1, collar: 'straps', skirt: { to: 0.34, flare: 52 } },
        legs: { kind: 'trousers', pot: 'light', to: 1.96, ease: 0.4 },
        shoes: 'flat',
      },
    ],
    colors: { main: '#e99ab0', shoe: '#d77f98' },
    hairs: ['bun'],
    poses: {
      standing: {
        turn: 0.66,
        lean: 0,
        bow: -6,
        head: -8,
        arms: { near: [-128, -168], far: [126, 168] },
        legs: { near: [0, 0], far: [30, -52] },
        feet: { near: 12, far: -48 },
      },
    },
    home: 'city',
  },
  {
    name: 'musician',
    nouns: ['musician', 'guitarist', 'songwriter', 'rock star', 'busker'],
    outfits: [{ ...shirt, top: { pot: 'main', sleeve: 1.3, ease: 3, collar: 'crew' }, shoes: 'boot' }],
    colors: { extra: '#c77a35' },
    holding: 'guitar',
  },
  {
    name: 'violinist',
    nouns: ['violinist', 'fiddler'],
    outfits: [
      { ...shirt, extras: ['vest'] },
      { ...dress, top: { pot: 'main', sleeve: 0.5, ease: 2, collar: 'vee', skirt: { to: 1.7, flare: 16 } } },
    ],
    colors: { main: '#33364a', second: '#3b3d49', extra: '#a8562c' },
    holding: 'violin',
    home: 'city',
  },
  {
    name: 'singer',
    nouns: ['singer', 'rapper', 'vocalist', 'comedian', 'speaker', 'presenter', 'host', 'podcaster'],
    outfits: [{ ...shirt, top: { pot: 'main', sleeve: 1.9, ease: 4, collar: 'suit' } }, dress],
    holding: 'microphone',
    home: 'city',
  },
  {
    name: 'dj',
    nouns: ['dj'],
    outfits: [
      {
        ...shirt,
        top: { pot: 'main', sleeve: 1.92, ease: 5, collar: 'hood' },
        face: 'headphones',
        shoes: 'sneaker',
      },
    ],
    posture: 'waving',
    home: 'city',
  },
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
  { name: 'snowboarder', nouns: ['snowboarder'], outfits: [warm], holding: 'surfboard', home: 'snowfield' },
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
    nouns: ['basketball player', 'volleyball player', 'player'],
    outfits: [singlet],
    colors: { extra: '#e0762f' },
    holding: 'ball',
    home: 'city',
  },
  {
    name: 'tennis-player',
    nouns: ['tennis player', 'badminton player'],
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
    nouns: ['skater', 'skateboarder', 'ice skater'],
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
];

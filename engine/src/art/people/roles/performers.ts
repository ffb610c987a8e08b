import type { Outfit } from '../outfit.ts';
import type { Role } from '../role.ts';
import { shirt, tights } from './work-clothes.ts';

const dress: Outfit = {
  sex: 'woman',
  top: { pot: 'main', sleeve: 0, ease: 2, collar: 'straps', skirt: { to: 0.95, flare: 24 } },
  legs: { kind: 'bare' },
  shoes: 'flat',
};

/** Who makes music and dances. */
export const performers: readonly Role[] = [
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
    nouns: ['musician', 'guitarist', 'songwriter', 'rock star', 'busker', 'bard', 'minstrel'],
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
    act: 'deejaying',
    home: 'stage-hall',
  },
  {
    name: 'band',
    nouns: ['band', 'ensemble'],
    members: ['singer', 'musician', 'saxophonist', 'drummer'],
    home: 'stage-hall',
  },
  { name: 'trio', nouns: ['trio'], members: ['saxophonist', 'singer', 'musician'], home: 'stage-hall' },
  {
    name: 'string-quartet',
    nouns: ['quartet'],
    members: ['violinist', 'violinist', 'violinist', 'cellist'],
    home: 'stage-hall',
  },
  {
    name: 'pianist',
    nouns: ['pianist', 'piano player'],
    outfits: [{ ...shirt, extras: ['vest'] }, dress],
    act: 'piano',
    home: 'stage-hall',
  },
  {
    name: 'cellist',
    nouns: ['cellist'],
    outfits: [{ ...shirt, extras: ['vest'] }],
    colors: { extra: '#a8562c' },
    act: 'cello',
    home: 'stage-hall',
  },
  {
    name: 'drummer',
    nouns: ['drummer', 'percussionist'],
    outfits: [{ ...shirt, top: { pot: 'main', sleeve: 0.6, ease: 3, collar: 'crew' } }],
    act: 'drums',
    home: 'stage-hall',
  },
  {
    name: 'saxophonist',
    nouns: ['saxophonist', 'saxophone player', 'sax player', 'jazz musician'],
    outfits: [{ ...shirt, top: { pot: 'main', sleeve: 1.92, ease: 3, collar: 'suit' }, hat: 'beret' }],
    act: 'saxophone',
    home: 'street',
  },
  {
    name: 'trumpeter',
    nouns: ['trumpeter', 'trumpet player'],
    outfits: [{ ...shirt, top: { pot: 'main', sleeve: 1.92, ease: 3, collar: 'suit' } }],
    act: 'trumpet',
    home: 'street',
  },
  {
    name: 'flutist',
    nouns: ['flutist', 'flautist', 'flute player'],
    outfits: [shirt, dress],
    act: 'flute',
    home: 'stage-hall',
  },
  {
    name: 'accordionist',
    nouns: ['accordionist', 'accordion player'],
    outfits: [{ ...shirt, extras: ['vest'], hat: 'beret' }],
    act: 'accordion',
    home: 'street',
  },
  { name: 'harpist', nouns: ['harpist'], outfits: [dress, shirt], act: 'harp', home: 'stage-hall' },
  {
    name: 'conductor',
    nouns: ['conductor', 'orchestra conductor', 'maestro'],
    outfits: [{ ...shirt, top: { pot: 'main', sleeve: 1.92, ease: 3, collar: 'suit' }, extras: ['tie'] }],
    colors: { main: '#2f3342', second: '#2f3342' },
    act: 'conducting',
    home: 'stage-hall',
  },
];

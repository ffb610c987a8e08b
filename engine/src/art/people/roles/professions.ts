import type { Outfit } from '../outfit.ts';
import { ADRIFT } from '../poses.ts';
import type { Role } from '../role.ts';
import { aproned, rolledShirt, shirt } from './work-clothes.ts';

const coat: Outfit = {
  top: { pot: 'light', sleeve: 1.92, ease: 4, collar: 'suit', skirt: { to: 0.82, flare: 7, split: true } },
  legs: { kind: 'trousers', pot: 'second', to: 1.95 },
  shoes: 'shoe',
};
const suit: Outfit = {
  top: { pot: 'main', sleeve: 1.9, ease: 3.4, collar: 'suit' },
  legs: { kind: 'trousers', pot: 'main', to: 1.95, ease: 2.4, endEase: 4 },
  shoes: 'shoe',
  extras: ['tie'],
};
const skirtSuit: Outfit = {
  sex: 'woman',
  top: { pot: 'main', sleeve: 1.9, ease: 2.6, collar: 'suit' },
  legs: { kind: 'skirt', pot: 'main', to: 0.92, flare: 1 },
  shoes: 'flat',
};
const sweater: Outfit = {
  top: { pot: 'main', sleeve: 1.92, ease: 4, collar: 'crew' },
  legs: { kind: 'trousers', pot: 'second', to: 1.95 },
  shoes: 'sneaker',
};
const hoodie: Outfit = { ...sweater, top: { pot: 'main', sleeve: 1.92, ease: 5, collar: 'hood' } };
const uniform: Outfit = {
  top: { pot: 'main', sleeve: 1.92, ease: 3, collar: 'shirt' },
  legs: { kind: 'trousers', pot: 'main', to: 1.95 },
  shoes: 'shoe',
};

/** Who works in a coat, a suit or a uniform, with a pen, a brush or a camera. */
export const professions: readonly Role[] = [
  { name: 'astronomer', nouns: ['astronomer', 'stargazer'], outfits: [shirt], act: 'stargazing' },
  {
    name: 'lecturer-on-stage',
    nouns: ['keynote speaker', 'orator'],
    outfits: [{ ...shirt, top: { pot: 'main', sleeve: 1.92, ease: 3, collar: 'suit' } }],
    act: 'speaking',
    home: 'stage-hall',
  },
  {
    name: 'doctor',
    nouns: ['doctor', 'physician', 'surgeon', 'dentist', 'vet', 'pharmacist'],
    outfits: [{ ...coat, extras: ['stethoscope'] }],
    colors: { main: '#5b93b8', extra: '#b9c4cc' },
    holding: 'clipboard',
    home: 'city',
  },
  {
    name: 'nurse',
    nouns: ['nurse', 'midwife', 'caregiver', 'paramedic'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 0.6, ease: 4, collar: 'vee' },
        legs: { kind: 'trousers', pot: 'main', to: 1.95, ease: 4, endEase: 5 },
        shoes: 'sneaker',
        extras: ['stethoscope'],
      },
    ],
    colors: { main: '#3f9c9a', shoe: '#f7f1e6', extra: '#b9c4cc' },
    home: 'city',
  },
  {
    name: 'teacher',
    nouns: ['teacher', 'professor', 'lecturer', 'tutor', 'librarian'],
    outfits: [
      { ...rolledShirt, face: 'glasses', extras: ['vest', 'tie'] },
      { ...skirtSuit, face: 'glasses' },
    ],
    holding: 'book',
    home: 'city',
  },
  {
    name: 'student',
    nouns: ['student', 'pupil', 'learner', 'apprentice'],
    age: 'teen',
    outfits: [
      { ...hoodie, extras: ['backpack'] },
      { ...sweater, extras: ['backpack'] },
    ],
    holding: 'book',
    home: 'city',
  },
  {
    name: 'graduate',
    nouns: ['graduate', 'alumnus'],
    outfits: [
      {
        top: {
          pot: 'ink',
          sleeve: 1.8,
          ease: 6,
          cuff: 8,
          collar: 'vee',
          skirt: { to: 1.4, flare: 16, split: true },
        },
        legs: { kind: 'trousers', pot: 'second', to: 1.95 },
        shoes: 'shoe',
        hat: 'mortarboard',
        extras: ['sash'],
      },
    ],
    posture: 'waving',
    home: 'city',
  },
  {
    name: 'scientist',
    nouns: ['scientist', 'researcher', 'chemist', 'biologist', 'physicist'],
    outfits: [{ ...coat, face: 'glasses' }],
    colors: { accent: '#3aa79b' },
    holding: 'flask',
    home: 'city',
  },
  {
    name: 'engineer',
    nouns: [
      'engineer',
      'builder',
      'construction worker',
      'architect',
      'worker',
      'mechanic',
      'electrician',
      'plumber',
      'carpenter',
    ],
    outfits: [
      {
        ...rolledShirt,
        top: { pot: 'main', sleeve: 1.9, ease: 3, collar: 'crew' },
        shoes: 'boot',
        hat: 'hardHat',
        extras: ['vest', 'reflectors'],
      },
    ],
    colors: { main: '#44608c', second: '#e0762f', extra: '#f2c230' },
    holding: 'wrench',
    home: 'city',
  },
  {
    name: 'developer',
    nouns: ['developer', 'programmer', 'coder', 'software engineer', 'hacker', 'gamer'],
    outfits: [
      { ...hoodie, face: 'headphones' },
      { ...hoodie, face: 'glasses' },
    ],
    holding: 'laptop',
    home: 'city',
  },
  {
    name: 'designer',
    nouns: ['designer', 'illustrator'],
    outfits: [{ ...sweater, top: { pot: 'main', sleeve: 1.9, ease: 3, collar: 'roll' }, face: 'glasses' }],
    holding: 'tablet',
    home: 'city',
  },
  {
    name: 'businessman',
    nouns: [
      'businessman',
      'manager',
      'lawyer',
      'banker',
      'entrepreneur',
      'founder',
      'ceo',
      'boss',
      'politician',
      'consultant',
      'recruiter',
      'salesman',
    ],
    sex: 'man',
    outfits: [suit],
    colors: { main: '#3a4668', shoe: '#3a2a26', accent: '#d9534a' },
    holding: 'briefcase',
    home: 'city',
  },
  {
    name: 'businesswoman',
    nouns: ['businesswoman', 'executive', 'secretary'],
    sex: 'woman',
    outfits: [skirtSuit, { ...suit, extras: [] }],
    colors: { main: '#43577d', shoe: '#3a2a26' },
    holding: 'tablet',
    home: 'city',
  },
  {
    name: 'firefighter',
    nouns: ['firefighter', 'fireman', 'firewoman'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.92, ease: 6, collar: 'roll', skirt: { to: 0.3, flare: 4 } },
        legs: { kind: 'trousers', pot: 'main', to: 1.95, ease: 5, endEase: 6 },
        shoes: 'boot',
        hat: 'fireHelmet',
        extras: ['reflectors', 'gloves'],
      },
    ],
    colors: { main: '#4a4f58', second: '#4a4f58', accent: '#d8402f', extra: '#f2d04a' },
    home: 'city',
  },
  {
    name: 'police-officer',
    nouns: ['police officer', 'policeman', 'policewoman', 'cop', 'officer', 'guard', 'sheriff', 'detective'],
    outfits: [{ ...uniform, hat: 'police', extras: ['tie', 'badge', 'belt'] }],
    colors: { main: '#33497a', accent: '#22304f', extra: '#e6bf4a', shoe: '#25222b' },
    home: 'city',
  },
  {
    name: 'soldier',
    nouns: ['soldier', 'veteran', 'ranger'],
    outfits: [{ ...uniform, shoes: 'boot', hat: 'beret', extras: ['belt'] }],
    colors: { main: '#66704a', accent: '#7a3434', shoe: '#4a3a2c' },
  },
  {
    name: 'pilot',
    nouns: ['pilot', 'captain', 'flight attendant', 'steward'],
    outfits: [{ ...suit, hat: 'police' }],
    colors: { main: '#2b3658', accent: '#22263a', extra: '#e6bf4a', shoe: '#25222b' },
    holding: 'suitcase',
    home: 'city',
  },
  {
    name: 'sailor',
    nouns: ['sailor', 'seaman', 'skipper'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.92, ease: 3, collar: 'crew' },
        legs: { kind: 'trousers', pot: 'light', to: 1.95, ease: 3, endEase: 7 },
        shoes: 'shoe',
        hat: 'sailor',
        extras: ['stripes'],
      },
    ],
    colors: { main: '#2f4d86' },
    home: 'beach',
  },
  {
    name: 'artist',
    nouns: ['artist', 'painter'],
    outfits: [
      {
        ...aproned,
        hat: 'beret',
        top: { pot: 'main', sleeve: 1.3, collar: 'crew' },
        extras: ['stripes', 'apron'],
      },
    ],
    colors: { main: '#2f4d86' },
    holding: 'brush',
    home: 'meadow',
  },
  {
    name: 'photographer',
    nouns: ['photographer', 'journalist', 'reporter', 'blogger', 'tourist'],
    outfits: [{ ...rolledShirt, extras: ['vest'] }],
    holding: 'camera',
    home: 'city',
  },
  {
    name: 'writer',
    nouns: ['writer', 'author', 'poet', 'reader'],
    outfits: [{ ...sweater, face: 'glasses' }],
    holding: 'book',
  },
  {
    name: 'diver',
    nouns: ['diver', 'scuba diver'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.95, ease: 1, collar: 'roll' },
        legs: { kind: 'trousers', pot: 'main', to: 1.96, ease: 1, endEase: 1 },
        shoes: 'fin',
        hat: 'swimCap',
        extras: ['airTank'],
      },
    ],
    colors: { main: '#2f4458', shoe: '#e0a52f' },
    posture: 'swimming',
    stands: 'deep',
    home: 'underwater',
  },
  {
    name: 'astronaut',
    poses: { flying: ADRIFT, swimming: ADRIFT },
    nouns: ['astronaut', 'cosmonaut', 'spaceman', 'space explorer'],
    outfits: [
      {
        top: { pot: 'main', sleeve: 1.9, ease: 11, cuff: 1, collar: 'roll' },
        legs: { kind: 'trousers', pot: 'main', to: 1.9, ease: 10, endEase: 11 },
        shoes: 'boot',
        hat: 'astronaut',
        extras: ['airTank', 'spacesuit', 'gloves'],
      },
    ],
    colors: { main: '#f3f0ea', second: '#c9ced6', accent: '#e2703a', shoe: '#d8d9dd', extra: '#4f86b8' },
    home: 'space',
  },
];

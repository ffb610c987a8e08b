import { hueDistance, mix, toOklch } from '../../color/oklch.ts';
import type { Random } from '../../random.ts';
import type { DrawingColors } from '../drawings/drawing.ts';
import type { Age, Sex } from './body.ts';
import type { BeardName, HairName } from './hairs.ts';
import type { ShoeName } from './outfit.ts';
import { PERSON_SLOTS, WORN_SLOTS, type WornSlot } from './shape.ts';
import type { Upright } from './uprights/upright.ts';

/** Six skins from light to dark, after the Monk scale's ends and middle. */
export const SKINS = ['#f7d7c2', '#eebf9c', '#d9a074', '#b57a4e', '#8d5833', '#6b432b'] as const;
const HAIRS_OF = [
  ['#d8ab62', '#a5662f', '#6a4128', '#93402a', '#3b2720'],
  ['#a5662f', '#6a4128', '#3b2720', '#241c1c'],
  ['#3b2720', '#241c1c', '#5a3826'],
  ['#2c1f1b', '#1e191b'],
  ['#241b1a', '#1b1719'],
  ['#1f1816', '#191517'],
] as const;
const GREYS = ['#e4e1dc', '#c4c1bf', '#a9a5a4'] as const;

const WOMEN: readonly HairName[] = [
  'bob',
  'long',
  'wavy',
  'bun',
  'ponytail',
  'braid',
  'lowBun',
  'pixie',
  'fringe',
  'curly',
];
const MEN: readonly HairName[] = [
  'short',
  'quiff',
  'crop',
  'short',
  'curly',
  'quiff',
  'crop',
  'curly',
  'bald',
];
const GIRLS: readonly HairName[] = ['pigtails', 'ponytail', 'bob', 'fringe', 'braid', 'long', 'bun'];
const BOYS: readonly HairName[] = ['short', 'quiff', 'crop', 'curly'];
const DARK_WOMEN: readonly HairName[] = ['afro', 'locs', 'bun', 'curly', 'wavy', 'crop', 'braid', 'ponytail'];
const DARK_GIRLS: readonly HairName[] = ['afro', 'locs', 'bun', 'braid', 'ponytail', 'pigtails'];
// Long locs read as a woman's at the size of a picture.
const DARK_MEN: readonly HairName[] = ['crop', 'short', 'crop', 'curly', 'bald', 'afro'];

/** How one person looks: skin and hair, and how it is worn. */
export type Looks = { skin: string; hairColor: string; hair: HairName; beard?: BeardName };

export function chooseLooks(age: Age, sex: Sex, random: Random): Looks {
  const tone = random.integer(0, SKINS.length - 1);
  const skin = SKINS[tone] ?? SKINS[0];
  const young = age === 'child' || age === 'teen';
  const styles =
    age === 'baby'
      ? (['tuft'] as const)
      : tone > 3
        ? sex === 'woman'
          ? young
            ? DARK_GIRLS
            : DARK_WOMEN
          : DARK_MEN.filter((style) => !young || style !== 'bald')
        : young
          ? sex === 'woman'
            ? GIRLS
            : BOYS
          : sex === 'woman'
            ? WOMEN
            : MEN;
  const old = age === 'old';
  const hair: HairName = old
    ? random.pick(
        sex === 'woman'
          ? (['bun', 'lowBun', 'bob', 'curly', 'pixie'] as const)
          : (['fringeOfAge', 'short', 'bald', 'crop'] as const),
      )
    : tone > 0 && age === 'adult' && random.next() < 0.1
      ? sex === 'woman'
        ? 'hijab'
        : 'turban'
      : random.pick(styles);
  const grown = (age === 'adult' || old) && sex === 'man';
  const bearded = grown && (hair === 'turban' || random.next() < 0.42);
  const hairColor = old ? random.pick(GREYS) : random.pick(HAIRS_OF[tone] ?? HAIRS_OF[0]);
  return {
    skin,
    hairColor,
    hair,
    ...(bearded
      ? { beard: hair === 'turban' ? 'full' : random.pick(['full', 'short', 'moustache', 'short'] as const) }
      : {}),
  };
}

/** An animal's coat in place of skin and hair; `asked` is the color that the prompt gives it. */
export function coatColors(
  colors: DrawingColors,
  upright: Upright,
  asked: string | undefined,
): DrawingColors {
  const [, , shoe = '#3a3040', extra = '', , ...things] = colors.fixed ?? [];
  const { coat, second = coat, pale = '#fff4e3', nose = '#e79aa0', horn = shoe } = upright;
  const fur = asked ?? coat;
  // Markings turn to a near tone of the color asked for; black ones stay.
  const marks = asked && second !== '#2f2b33' ? mix(asked, '#2b2430', 0.28) : second;
  const face = asked ? mix(asked, '#fff9ee', 0.55) : pale;
  const at = PERSON_SLOTS.indexOf('muzzle');
  return { ...colors, fixed: [fur, marks, horn, extra, nose, ...things].with(at, face) };
}

// Warm and cool in turn, all of middle lightness: they hold before grass, sand, snow and at night.
const TOPS = [
  '#d9534a',
  '#3f7d6e',
  '#e0962f',
  '#3e6fa8',
  '#c65d83',
  '#6a5aa8',
  '#e8e0cf',
  '#2f8f9d',
  '#e27a52',
  '#5f8a3e',
  '#f0c04d',
  '#8c3f4f',
] as const;
const BOTTOMS = ['#2f3a56', '#4d5f82', '#6b5a4a', '#3b3d49', '#c7b394', '#7a8699', '#55614a'] as const;
const SMALL = ['#f2b544', '#e86a4f', '#3aa79b', '#5b6fc4', '#d46a92'] as const;
const SHOES = ['#3a3040', '#f2ece0', '#7a4a2e', '#c4473f', '#33455e'] as const;

// Cream is for sneakers: a cream boot looks like a plaster cast.
const LEATHER = ['#3a3040', '#7a4a2e', '#5a3a2c', '#33455e'] as const;

const ALIKE_HUE = 40;
const GREY = 0.04;

function isAlike(one: string, other: string): boolean {
  const [a, b] = [toOklch(one), toOklch(other)];
  return a.c < GREY || b.c < GREY ? a.c < GREY && b.c < GREY : hueDistance(a.h, b.h) < ALIKE_HUE;
}

/** Everyday colors by chance, with a skin and hair; what is given stays. */
export function chooseColors(
  looks: Looks,
  fixed: PersonColors,
  shoes: ShoeName,
  random: Random,
): DrawingColors {
  // A yellow scarf is lost before a yellow coat.
  const small = WORN_SLOTS.flatMap((slot) => fixed[slot] ?? []);
  const main =
    fixed.main ?? random.pick(TOPS.filter((color) => !small.some((other) => isAlike(color, other))));
  const second = fixed.second ?? random.pick(BOTTOMS);
  const accent = fixed.accent ?? random.pick(SMALL.filter((color) => !isAlike(color, main)));
  return {
    main,
    second,
    accent,
    ink: '#2b2430',
    light: '#fff9ee',
    fixed: [
      looks.skin,
      fixed.hair ?? looks.hairColor,
      fixed.shoe ?? random.pick(shoes === 'sneaker' ? SHOES : LEATHER),
      fixed.extra ?? '#d9a93a',
      mix(looks.skin, '#e0503f', 0.5),
      fixed.wood ?? '#96643a',
      '#9c968f',
      '#5f9448',
      '#7f8a99',
      '#9fd0ea',
      '#e4c489',
      '#fff4e3',
      ...WORN_SLOTS.map((slot) => fixed[slot] ?? accent),
    ],
  };
}

/** Colors that a role is known by. */
export type PersonColors = {
  main?: string;
  second?: string;
  accent?: string;
  shoe?: string;
  extra?: string;
  hair?: string;
  wood?: string;
} & Partial<Record<WornSlot, string>>;

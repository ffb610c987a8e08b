import { expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';
import { choosePlace } from './read-surroundings.ts';

const read = (prompt: string) => requestPicture(prompt).scene;

test.each([
  ['a wheat field with mountains in the background', 'wheat-field', ['mountains']],
  ['ein Weizenfeld, im Hintergrund Berge', 'wheat-field', ['mountains']],
  ['a village in the mountains', 'village', ['mountains']],
  ['a cat on a balcony with the city skyline behind', 'balcony', ['skyline']],
  ['a vineyard above the sea', 'vineyard', ['sea']],
  ['a campsite by the forest', 'campsite', ['forest']],
  ['a fox in a forest', 'forest', []],
] as const)(
  'of the places in “%s” the tightest is drawn, the wide ones stand behind it',
  (prompt, place, behind) => {
    expect(read(prompt)).toMatchObject({ place, behind });
  },
);

test('what holds the others is the place, in whatever order they are named', () => {
  expect(choosePlace(['mountains', 'lake'])).toBe('lake');
  expect(choosePlace(['city', 'rooftop'])).toBe('rooftop');
  expect(choosePlace(['snowfield', 'village'])).toBe('village');
  expect(choosePlace(['snowfield'])).toBe('snowfield');
  expect(choosePlace(['city', 'street'])).toBe('city-street');
  expect(choosePlace(['city', 'river'])).toBe('city-river');
  expect(choosePlace(['river', 'mountains', 'city'])).toBe('river');
  expect(choosePlace([])).toBeUndefined();
});

test.each([
  'bir köy evi, önünde koyunlar, arkada tepeler',
  'une maison de village, des moutons devant',
  'ein Dorfhaus und eine Katze',
  'una casa de pueblo y un burro',
  'деревенский дом и корова перед ним',
])('a house of a village is a house in the country: %s', (prompt) => {
  expect(read(prompt)?.things[0]?.noun).toBe('cottage');
  expect(read(prompt)?.place).not.toBe('village');
});

test.each([
  ['an astronaut on mars, two moons in the sky', 2],
  ['three moons over an alien planet', 3],
  ['a fox under the full moon', undefined],
])('counts the moons of “%s”', (prompt, moons) => {
  expect(read(prompt)?.moons).toBe(moons);
});

test('counted moons make no night where there is no other', () => {
  expect(read('an alien planet with two moons')?.time).toBeUndefined();
  expect(read('an alien planet with two moons at night')?.time).toBe('night');
});

test.each([
  ['a pine forest under a huge full moon', 'giant'],
  ['Segelboot auf dem Meer bei Nacht, großer Mond', 'large'],
  ['un barco en el mar de noche con una luna enorme', 'giant'],
  ['a big dog under the full moon', undefined],
  ['the moon over a big house', undefined],
])('reads how large the sun or moon of “%s” is', (prompt, disc) => {
  expect(read(prompt)?.disc).toBe(disc);
});

test.each(['close-up of a sunflower', 'Nahaufnahme einer Tasse Tee', 'крупный план кота', '向日葵特写'])(
  '%s is seen from nearby, and asks for no thing by that',
  (prompt) => {
    const scene = read(prompt);
    expect(scene?.close).toBe(true);
    expect(scene?.things.length).toBe(1);
    expect(scene?.strangers).toEqual([]);
  },
);

test('a color before the place is its own, one before a thing is not', () => {
  expect(read('a purple alien planet')?.tint).toMatch(/^#/);
  expect(read('a red car on an alien planet')?.tint).toBeUndefined();
});

test('a color that follows the noun of a thing is not the place’s', () => {
  expect(read('un chien avec un ballon rouge dans un champ de lavande')?.tint).toBeUndefined();
  expect(read('an astronaut on a purple alien planet')?.tint).toBeDefined();
});

test.each([
  'an owl on a branch in front of the full moon',
  'ein Wolf vor dem Vollmond',
  'кот на крыше на фоне полной луны',
])('in “%s” the disc is behind who leads', (prompt) => {
  expect(read(prompt)?.backlit).toBe(true);
});

test('a moon that is only in the sky is behind nobody', () => {
  expect(read('a fox in front of a house under the moon')?.backlit).toBeUndefined();
  expect(read('a cat at night, the moon above')?.backlit).toBeUndefined();
});

test('the color of the sky is none of the land', () => {
  expect(read('a pink sky over a lake')?.tint).toBeUndefined();
  expect(read('a red sunset over a desert')?.tint).toBeUndefined();
  expect(read('a red desert at sunset')?.tint).toBe('#d92d2a');
});

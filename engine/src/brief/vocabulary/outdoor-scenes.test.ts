import { expect, test } from 'vitest';
import { parseBrief } from '../parse-brief.ts';

test.each([
  ['a picture of a village in the hills', 'village'],
  ['ein Dorf in den Bergen', 'village'],
  ['une rue sous la pluie', 'street'],
  ['una calle de noche', 'street'],
  ['um jardim na primavera', 'garden'],
  ['un parco in autunno', 'park'],
  ['ферма на рассвете', 'farm'],
  ['ジャングルの中の虎', 'jungle'],
  ['ميناء في الليل', 'harbor'],
  ['एक गांव', 'village'],
  ['an astronaut standing on the moon', 'moon'],
  ['雲海の上の気球', 'sky'],
  ['Ein Hafen bei Nacht', 'harbor'],
  ['une île tropicale', 'island'],
  ['un cañón al atardecer', 'canyon'],
  ['峡谷的日落', 'canyon'],
  ['a winding road through the mountains', 'road'],
  ['ein Fluss im Herbst', 'river'],
  ['a waterfall in the jungle', 'waterfall'],
  ['a city park in spring', 'park'],
  ['a lighthouse on the coast', 'coast'],
  ['a busy fruit market in the morning', 'market'],
  ['ein Marktstand am Morgen', 'market'],
  ['夜市里的一只猫', 'market'],
  ['a wooden pier on a lake at sunrise', 'pier'],
  ['une barque près du ponton', 'pier'],
  ['a canal in a city at dusk', 'canal'],
  ['ein Kanal im Winter', 'canal'],
  ['a bakery at dawn', 'bakery'],
  ['a panda in a bamboo forest', 'bamboo-grove'],
  ['竹林里的熊猫', 'bamboo-grove'],
])('“%s” is at the place %s', (prompt, place) => {
  expect(parseBrief(prompt).scene?.place).toBe(place);
});

test.each(['a garden party invitation', 'a port wine label', 'Street food festival, Saturday 6 pm'])(
  '“%s” names no place',
  (prompt) => {
    expect(parseBrief(prompt).scene?.place).toBeUndefined();
  },
);

test.each([
  ['poster of a village in winter with the title "Slow down"', 'village'],
  ['Poster of a canyon at golden hour with the title "Go West"', 'canyon'],
  ['launch of a village council "Our voice"', undefined],
  ['Poster of the history of a city guide "Rome"', undefined],
])('beside quoted words, %s shows %s', (prompt, place) => {
  expect(parseBrief(prompt).scene?.place).toBe(place);
});

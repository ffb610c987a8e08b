import { expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';

test.each([
  ['a picture of a village in the hills', 'village'],
  ['ферма на рассвете', 'farm'],
  ['ジャングルの中の虎', 'jungle'],
  ['an astronaut standing on the moon', 'moon'],
  ['un cañón al atardecer', 'canyon'],
  ['a winding road through the mountains', 'road'],
  ['a lighthouse on the coast', 'coast'],
  ['a wooden pier on a lake at sunrise', 'pier'],
  ['une barque près du ponton', 'pier'],
  ['竹林里的熊猫', 'bamboo-grove'],
  ['an astronaut on mars', 'mars'],
  ['a purple alien planet', 'alien-planet'],
  ['жираф в саванне', 'savanna'],
  ['富士山と桜の湖', 'mount-fuji'],
  ['梯田的早晨', 'rice-terraces'],
  ['a poppy field', 'flower-field'],
  ['봄의 북촌 한옥마을, 고양이', 'asian-village'],
  ['a torii gate', 'temple-garden'],
  ['长城的日出', 'great-wall'],
  ['верблюды в пустыне', 'desert'],
  ['un gato en el balcón', 'balcony'],
  ['children on a playground', 'playground'],
  ['un niño en la piscina', 'swimming-pool'],
  ['медведь в пещере', 'cave'],
])('“%s” is at the place %s', (prompt, place) => {
  expect(requestPicture(prompt).scene?.place).toBe(place);
});

test.each(['a garden party invitation', 'a port wine label', 'Street food festival, Saturday 6 pm'])(
  '“%s” names no place',
  (prompt) => {
    expect(requestPicture(prompt).scene?.place).toBeUndefined();
  },
);

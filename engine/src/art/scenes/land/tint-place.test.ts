import { expect, test } from 'vitest';
import { hueDistance, toOklch } from '../../../color/oklch.ts';
import { createRandom } from '../../../random.ts';
import { drawScene } from '../draw-scene.ts';
import { allPlaces } from '../places.ts';

const draw = (place: string, tint?: string): { name: string; picture: string }[] => {
  const { scene } = drawScene({
    width: 600,
    height: 315,
    place,
    time: 'day',
    weather: 'clear',
    misty: false,
    random: createRandom(5),
    sunX: 0.67,
    ...(tint ? { tint } : {}),
  });
  return [...scene.back, ...scene.front].flatMap(({ name, picture }) =>
    typeof picture === 'string' ? [{ name, picture }] : [],
  );
};
const hues = (svg: string): number[] =>
  [...svg.matchAll(/#[0-9a-f]{6}/gi)].flatMap(([hex]) => {
    const { c, h } = toOklch(hex);
    return c > 0.06 ? [h] : [];
  });

test.each(
  allPlaces()
    .filter(({ indoors }) => indoors === undefined)
    .map(({ name }) => name),
)('%s takes the color that is asked for it', (place) => {
  expect(draw(place, '#7c3aed')).not.toEqual(draw(place));
});

test('a purple forest has no green left, a pink sea leaves the sky', () => {
  const violet = toOklch('#7c3aed').h;
  const wood = draw('forest', '#7c3aed').filter(({ name }) => name.startsWith('row'));
  for (const hue of wood.flatMap(({ picture }) => hues(picture)))
    expect(hueDistance(hue, violet)).toBeLessThan(40);
  const lights = (tint?: string) => draw('sea', tint).filter(({ name }) => name === 'lights');
  expect(lights('#ec5f9b')).toEqual(lights());
});

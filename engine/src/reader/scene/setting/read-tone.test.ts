import { expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

test.each([
  ['A mountain lake in teal and orange, title "Alpine"', { hues: ['#0f8f8c', '#f2762e'] }],
  ['A desert with a cactus, monochrome blue', { hues: ['#2563eb'], manner: 'monochrome' }],
  ['Une plage en couleurs pastel', { hues: [], manner: 'pastel' }],
  ['море в розовых и голубых тонах', { hues: ['#ec5f9b', '#7fc9f0'] }],
  [
    'Muted autumn colors, a bridge over a river, title "October"',
    { hues: [], manner: 'muted', autumnal: true },
  ],
  ['A village in shades of blue', { hues: ['#2563eb'] }],
])('%s is colored as a whole', (prompt, tone) => {
  expect(requestPicture(prompt).scene?.tone).toEqual(tone);
});

test.each([
  'a red car in the snow',
  'A woman in blue walking in a park',
  'A boat in red and white on a lake',
  'A yellow flower in a green field',
  'A white lighthouse with red stripes',
  'A green tonic bottle on a table',
])('%s says nothing of the whole picture', (prompt) => {
  expect(requestPicture(prompt).scene?.tone).toBeUndefined();
});

test.each([
  [
    'A yellow house with a blue door',
    [{ noun: 'house', count: 1, color: '#f5c518', parts: [{ part: 'door', color: '#2563eb' }] }],
  ],
  [
    'ein gelbes Haus mit rotem Dach',
    [{ noun: 'house', count: 1, color: '#f5c518', parts: [{ part: 'roof', color: '#d92d2a' }] }],
  ],
  [
    'un cheval blanc à la crinière noire',
    [{ noun: 'horse', count: 1, color: '#ffffff', parts: [{ part: 'mane', color: '#14171c' }] }],
  ],
  [
    'a striped red and white hot-air balloon',
    [{ noun: 'hot air balloon', count: 1, color: '#d92d2a', pair: '#ffffff' }],
  ],
  ['a black and white cow', [{ noun: 'cow', count: 1, color: '#14171c', pair: '#ffffff' }]],
  ['A boat in red and white', [{ noun: 'boat', count: 1, color: '#d92d2a', pair: '#ffffff' }]],
])('%s: colors of the thing and of its parts', (prompt, things) => {
  expect(requestPicture(prompt).scene?.things).toEqual(things);
});

test.each([
  ['Thunderstorm over the sea', 'lightning', 'storm'],
  ['A fox under the northern lights in the snow', 'aurora', 'clear'],
  ['A meadow after the rain with a rainbow', 'rainbow', undefined],
  ['Sternschnuppen über einem See', 'meteors', 'clear'],
  ['Осенний парк, листопад', 'leaves', undefined],
  ['un parc un jour de vent', 'wind', undefined],
])('%s shows %s in weather %s', (prompt, sight, weather) => {
  const { scene } = requestPicture(prompt);
  expect(scene?.sights).toContain(sight);
  expect(scene?.weather).toBe(weather);
});

test('in a low winter sun no snow falls, and it lies', () => {
  const { scene } = requestPicture('A frozen lake in winter at golden hour');
  expect([scene?.season, scene?.weather]).toEqual(['winter', undefined]);
});

test.each([
  ['red and gold poster of a dragon', ['#d92d2a', '#d9b044']],
  ['a blue and white travel poster of a sailing boat at sea', ['#2563eb', '#ffffff']],
  ['póster azul y amarillo de un faro en la costa', ['#2563eb', '#f5c518']],
])('%s: the colors of what is made are of the picture and of nothing in it', (prompt, hues) => {
  const { scene } = requestPicture(prompt);
  expect(scene?.tone?.hues).toEqual(hues);
  expect(scene?.things.map(({ color }) => color)).toEqual([undefined]);
});

test('a dragon is red on its poster', () => {
  for (const prompt of ['a poster of a red dragon', 'a red dragon poster'])
    expect(requestPicture(prompt).scene?.things).toEqual([{ noun: 'dragon', count: 1, color: '#d92d2a' }]);
});

test.each([
  'a red barn under a blue sky with a few clouds',
  'ein Bauernhof mit ein paar Wolken',
  'Трактор в поле и белые облака',
  '丘の上の風車、白い雲',
  '초원의 양, 하늘에 뭉게구름',
  'denizde yelkenli, beyaz bulutlar',
])('%s: clouds stand in the sky, and nothing of them is missed', (prompt) => {
  const request = requestPicture(prompt);
  expect(request.scene?.sights).toContain('clouds');
  expect(request.scene?.asks.filter(({ part }) => part === 'word')).toEqual([]);
});

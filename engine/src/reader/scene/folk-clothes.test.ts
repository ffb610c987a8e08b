import { expect, test } from 'vitest';
import { describeScene } from '../../direction/describe-scene.ts';
import { planScene } from '../../stage/plan/plan-scene.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';

test.each([
  ['a woman in a red kimono in a garden', 'kimono'],
  ['浴衣を着た女性が花火を見ている', 'kimono'],
  ['साड़ी पहने एक महिला', 'sari'],
  ['un uomo in kilt in montagna', 'kilt'],
  ['امرأة ترتدي عباية في الصحراء', 'abaya'],
])('%s: the garment is worn, and nothing is told of it', (prompt, garment) => {
  const request = requestPicture(prompt);
  expect(request.scene?.things[0]?.wears?.noun).toBe(garment);
  expect(describeScene(request, true)).toEqual([]);
});

test('a garment of a people is cut like no other', () => {
  const drawn = ['dress', 'kimono', 'sari', 'abaya'].map((garment) => {
    const drawing = planScene(requestPicture(`a woman in a red ${garment}`)).plan?.cast[0]?.actor.drawing;
    return drawing?.natural && drawing.draw(drawing.natural, 'a-');
  });
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn).not.toContain(undefined);
});

test.each([
  'a beekeeper with hives in a meadow',
  'ein Imker mit Bienenstöcken auf einer Wiese',
  'пчеловод на лугу',
  'un apiculteur dans une prairie',
  '养蜂人',
])('%s: somebody at the hives', (prompt) => {
  const [keeper, ...others] = planScene(requestPicture(prompt)).plan?.cast ?? [];
  expect([keeper?.noun, keeper?.actor.shows?.[0]]).toEqual(['beekeeper', 'beekeeping']);
  expect(others.map(({ noun }) => noun)).toEqual([]);
});

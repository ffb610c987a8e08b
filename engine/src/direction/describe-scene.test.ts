import { describe, expect, test } from 'vitest';
import { messagesOf } from '../brief/warning.ts';
import { planScene } from '../stage/plan/plan-scene.ts';
import { requestPicture } from '../understand/design-request.fixture.ts';
import { describeScene } from './describe-scene.ts';

const told = (prompt: string): string => messagesOf(describeScene(requestPicture(prompt), true)).join('\n');
const refused = (prompt: string): string =>
  messagesOf(describeScene(requestPicture(prompt), false)).join('\n');
const seen = (prompt: string, drawings: string[], words = false): string =>
  messagesOf(describeScene(requestPicture(prompt), false, { drawings: new Set(drawings), words })).join('\n');

describe('warnings about what a picture does not show', () => {
  test.each([
    ['a fox in a forest with a gizmotron', '“gizmotron” is not shown: there is no drawing for it.'],
    ['a zorbic fox in a forest', '“zorbic” is not shown'],
    ['a swan knitting in a meadow', '“knitting” is not shown: the swan'],
    ['a striped wooden elephant in a meadow', '“striped” (elephant), “wooden” (elephant) are not shown'],
    ['nine elephants in a meadow', '7 instead of 9 “elephant” are drawn'],
    ['a fox riding a house in a forest', 'The fox cannot be drawn riding the house'],
    ['a boat on the sea in autumn', '“autumn” is not visible'],
    ['a cat on a windowsill in Lisbon', '“Lisbon” is not drawn true to life'],
    ['ein Fuchs im Wald in Amsterdam', '“Amsterdam” is not drawn true to life'],
    ['un renard zorbique dans la forêt', '“zorbique” is not shown'],
  ])('%s', (prompt, sentence) => {
    expect(told(prompt)).toContain(sentence);
  });

  test.each([
    'a fox in a forest',
    'polar bear on a piece of ice',
    'a girl with blue boots in a park',
    'a lagoon with turquoise water and a small boat',
    'a fish in clear blue water',
    'museum hall with visitors',
    'empty classroom, chairs on tables, evening sun',
    'a steaming cup of tea on a windowsill',
    "new year's eve fireworks over a city",
    'lighthouse keeper with a lantern at night by the sea',
    'two foxes in a snowy forest at night',
    'a girl holding a red balloon in a park',
    'ein Hund unter einem Baum im Herbst',
    'un gato negro en el sofá',
    '两个孩子在公园里跳舞',
    'a green field under a blue sky with a white horse',
  ])('a complete picture gets no warning: %s', (prompt) => {
    expect(told(prompt)).toBe('');
  });

  test('each word is named once, in few sentences', () => {
    const said = describeScene(
      requestPicture('a gizmotron, a fox and a gizmotron in a zorbic forest near Zubrowka'),
      true,
    );
    expect(said.length).toBeLessThanOrEqual(3);
    expect(
      messagesOf(said)
        .join()
        .match(/gizmotron/g),
    ).toHaveLength(1);
  });
});

test('a relation without words of its own is about its things', () => {
  const [warning] = describeScene(requestPicture('a fox riding a house in a forest'), true);
  expect(warning).toMatchObject({ code: 'not_drawn', words: ['fox', 'house'] });
});

test('what is drawn to measure has its color, but for a hill in that of its turf', () => {
  expect(told('A cat on a blue rug')).toBe('');
  expect(told('A cat on a blue wall')).toBe('');
  expect(told('A cat on a blue hill')).toContain('blue');
});

test('a surface of the drawn place is visible, wherever it is', () => {
  const request = requestPicture('a cat on the windowsill of a kitchen at night');
  const { plan } = planScene(request);
  if (!plan) throw new Error('no plan');
  const box = { x: 700, y: 100, width: 100, height: 100 };
  const placed = { plan, failed: [], figures: [{ role: 0, box }], lacking: [], width: 1200, height: 630 };
  expect(describeScene(request, { ...placed, levels: ['windowsill'] })).toEqual([]);
  expect(messagesOf(describeScene(request, { ...placed, levels: [] })).join()).toContain('“windowsill”');
});

describe('warnings about a card in place of a picture', () => {
  test.each([
    ['a gizmotron in a forest', '“gizmotron”'],
    ['a fox made of glass', '“made of”'],
    ['ein Schnabeltier im Wald', '“Schnabeltier”'],
    ['un ornithorynque dans la forêt', '“ornithorynque”'],
  ])('%s says what could not be drawn', (prompt, words) => {
    expect(refused(prompt)).toContain(words);
  });

  test('what a card may illustrate is not said to have no drawing', () => {
    expect(refused('an animated database on a desk')).toContain('could not be drawn as described');
    expect(refused('an animated database on a desk')).not.toContain('no drawing');
  });

  test('what the card has instead is what is seen on it', () => {
    const prompt = 'a woman gizmotroning a fooblet with a barbaz';
    expect(refused(prompt)).toContain('no picture of it');
    expect(seen(prompt, ['fox'])).toContain('another illustration');
    expect(seen(prompt, ['fox'], true)).toContain('shows its words');
  });

  test('nothing is said to be missing that is drawn beside the words', () => {
    expect(seen('a fox', ['fox'])).toBe('');
    expect(seen('a fox and a gizmotron', ['fox'])).not.toContain('“fox”');
  });

  test('a picture without its main subject is refused, one without a detail is not', () => {
    expect(planScene(requestPicture('a gizmotron and a fox in a forest')).plan).toBeUndefined();
    expect(planScene(requestPicture('a fox and a gizmotron in a forest')).plan).toBeDefined();
  });

  test('an action that names no thing is shown by its drawing, and by no other', () => {
    expect(seen('sailing', ['sailboat'])).toBe('');
    expect(seen('sailing', ['bicycle'])).toContain('another illustration');
  });
});

import { describe, expect, test } from 'vitest';
import { parseBrief } from '../../brief/parse-brief.ts';
import { planScene } from '../plan-scene.ts';
import { describeScene } from './describe-scene.ts';

const told = (prompt: string): string => describeScene(parseBrief(prompt), true).join('\n');
const refused = (prompt: string): string => describeScene(parseBrief(prompt), false).join('\n');

describe('what a picture does not show is told', () => {
  test.each([
    ['a fox in a forest with a gizmotron', 'no drawing for “gizmotron”'],
    ['a zorbic fox in a forest', '“zorbic” is not shown'],
    ['a swan knitting in a meadow', '“knitting” is not drawn: the swan'],
    ['a striped wooden elephant in a meadow', '“striped” (elephant), “wooden” (elephant) are not shown'],
    ['nine elephants in a meadow', 'Of 9 “elephant” 7 are drawn'],
    ['a fox riding a house in a forest', 'The fox cannot be drawn riding the house'],
    ['a boat on the sea in autumn', '“autumn” cannot be seen'],
    ['a cat on a windowsill in Lisbon', '“Lisbon” is not drawn as it is'],
    ['ein Fuchs im Wald in Amsterdam', '“Amsterdam” is not drawn as it is'],
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
  ])('nothing is said of a picture that shows it all: %s', (prompt) => {
    expect(told(prompt)).toBe('');
  });

  test('each word is told once, and few sentences tell it', () => {
    const said = describeScene(
      parseBrief('a gizmotron, a fox and a gizmotron in a zorbic forest near Zubrowka'),
      true,
    );
    expect(said.length).toBeLessThanOrEqual(3);
    expect(said.join().match(/gizmotron/g)).toHaveLength(1);
  });
});

describe('a card instead of the picture', () => {
  test.each([
    ['a gizmotron in a forest', '“gizmotron”'],
    ['a fox made of glass', '“made of”'],
    ['a woman gizmotroning a fooblet with a barbaz', 'without the picture'],
    ['ein Schnabeltier im Wald', '“Schnabeltier”'],
    ['un ornithorynque dans la forêt', '“ornithorynque”'],
    ['утконос в лесу', 'read as the words'],
  ])('%s says what could not be drawn', (prompt, words) => {
    expect(refused(prompt)).toContain(words);
  });

  test('a picture without its main subject is refused, one without a detail is not', () => {
    expect(planScene(parseBrief('a gizmotron and a fox in a forest')).plan).toBeUndefined();
    expect(planScene(parseBrief('a fox and a gizmotron in a forest')).plan).toBeDefined();
  });

  test('a description that was read as the words of the card is told, a headline is not', () => {
    expect(refused('a wombat with a cup')).toContain('read as the words');
    expect(refused('Coffee and Code')).toBe('');
    expect(refused('Why we moved from microservices back to a monolith')).toBe('');
    expect(refused('Summer sale at the beach, 30% off')).toBe('');
  });
});

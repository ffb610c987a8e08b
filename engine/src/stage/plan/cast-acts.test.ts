import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../brief/warning.ts';
import { describeScene } from '../../direction/describe-scene.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const castOf = (prompt: string) => planScene(requestPicture(prompt)).plan?.cast ?? [];
const shown = (prompt: string) =>
  castOf(prompt).map(({ noun, actor }) => [noun, actor.people ?? 1, actor.shows?.[0] ?? actor.posture]);

describe('acts in a picture', () => {
  test.each([
    ['a grandmother knitting in an armchair', [['old woman', 1, 'knitting']]],
    ['a man playing the piano', [['man', 1, 'piano']]],
    ['a woman walking her dog', [['woman', 1, 'dog-walking']]],
    ['zwei Kinder bauen eine Sandburg', [['child', 2, 'sandcastle']]],
    ['一个男孩放风筝', [['boy', 1, 'kite-flying']]],
    ['a fisherman in a small boat', [['fisherman', 1, 'angling']]],
    ['three friends in a boat on a lake', [['friend', 3, 'rowing']]],
    ['a family eating dinner at a table', [['family', 4, 'dining']]],
    ['a nurse pushing an old man in a wheelchair', [['nurse', 2, 'wheelchair-pushing']]],
    ['an old woman in a wheelchair', [['old woman', 1, 'wheelchair-sitting']]],
    ['a boy pulling a sled', [['boy', 1, 'sled-pulling']]],
    ['a mother braiding her daughter’s hair', [['mother', 2, 'hairdressing']]],
    ['a boy climbing a tree', [['boy', 1, 'clambering']]],
    ['two friends standing back to back', [['friend', 2, 'back-to-back']]],
  ])('%s: the whole of it is one drawing', (prompt, expected) => {
    expect(shown(prompt)).toEqual(expected);
  });

  test('a partner who is named is in the drawing, and not beside it', () => {
    expect(shown('a mother hugging her child')).toEqual([['mother', 2, 'hugging']]);
    expect(shown('a grandfather and a boy playing chess')).toEqual([['old man', 2, 'chess']]);
  });

  test('who is in a wheelchair stays in it, whatever they do', () => {
    const [girl] = shown('a girl in a wheelchair playing basketball');
    expect(girl).toEqual(['girl', 1, 'wheelchair-sitting']);
  });

  test('everybody has what several eat out of the hand', () => {
    const [role] = castOf('three children eating ice cream on the beach');
    expect(role?.players.map(({ shows }) => shows?.includes('eating'))).toEqual([true, true, true]);
    expect(castOf('three children eating ice cream on the beach')).toHaveLength(1);
  });

  test('nobody hugs the air: alone it is told as not drawn', () => {
    const request = requestPicture('a girl hugging a tree');
    expect(messagesOf(describeScene(request, true)).join()).toContain('hugging');
  });

  test.each([
    ['an old man repairing a clock', 'clock'],
    ['a mechanic fixing a blue car', 'car'],
    ['a man washing a car', 'car'],
    ['a girl painting a fence', 'fence'],
    ['a carpenter building a chair', 'chair'],
    ['children flying paper planes on a hill', 'paper plane'],
    ['a boy flying a drone over a field', 'drone'],
    ['a chef tossing pizza', 'pizza'],
    ['a man carrying a red chair', 'chair'],
    ['a man pushing a car', 'car'],
    ['a woman pushing a shopping cart', 'shopping cart'],
  ])('%s: the thing that is named is in the drawing of the deed, and no stock thing', (prompt, noun) => {
    const [worker, ...others] = castOf(prompt);
    const { things } = requestPicture(prompt).scene ?? { things: [] };
    expect(worker?.holds?.map((index) => things[index]?.noun)).toEqual([noun]);
    expect(others.filter((other) => other.noun === noun)).toEqual([]);
    expect(describeScene(requestPicture(prompt), true)).toEqual([]);
  });

  test('a deed to what nothing draws is done with no other thing, and the thing is told', () => {
    const drawn = (prompt: string) => {
      const drawing = castOf(prompt)[0]?.actor.drawing;
      return drawing?.natural && drawing.draw(drawing.natural, 'a-');
    };
    expect(messagesOf(describeScene(requestPicture('رجل يصلح ساعة'), true)).join()).toContain('ساعة');
    expect(drawn('a man repairing a bicycle')).not.toBe(drawn('a man repairing a clock'));
  });

  test('what is too large for the hands stands beside who works at it', () => {
    for (const prompt of ['a painter painting a house', 'workers building a house'])
      expect(castOf(prompt).map(({ noun }) => noun)).toContain('house');
  });

  test('of two named at one thing one has it, and the other has no thing of the kind', () => {
    const cast = castOf('a father and son fixing a bike');
    expect(cast.map(({ holds = [] }) => holds.length)).toEqual([1, 0]);
    const [father = 0, son = 0] = cast.map(({ actor }) => actor.drawing.width);
    expect(son).toBeLessThan(father / 2);
  });

  test('a small animal is in the arms, a large one stands by itself', () => {
    expect(castOf('a girl holding a cat').map(({ noun }) => noun)).toEqual(['girl']);
    expect(castOf('a boy holding a horse').map(({ noun }) => noun)).toContain('horse');
  });

  test.each([
    ['a woman playing the banjo on a porch', 'banjo'],
    ['a bard playing a lute', 'lute'],
    ['a girl playing the ukulele on the beach', 'ukulele'],
    ['a man playing the guitar', 'guitar'],
  ])('%s: the instrument has its own shape', (prompt, held) => {
    expect(castOf(prompt)[0]?.actor.shows).toContain(held);
    expect(describeScene(requestPicture(prompt), true)).toEqual([]);
  });

  test('of several at one thing one has it', () => {
    const [men] = castOf('three men repairing a car');
    const [first = 0, ...others] = men?.players?.map(({ drawing }) => drawing.width) ?? [];
    expect([others.length, others.every((width) => width < first / 2)]).toEqual([2, true]);
  });

  test('what somebody is under is no part of what is done', () => {
    const nouns = castOf('a woman picking apples under an apple tree').map(({ noun }) => noun);
    expect(nouns).toContain('apple tree');
  });

  test('on a bench a deed is done sitting', () => {
    const [man] = castOf('an old man feeding pigeons on a park bench');
    expect([man?.actor.posture, man?.bond?.kind]).toEqual(['sitting', 'riding']);
  });

  test('an animal without an upright figure at a deed of people is told', () => {
    expect(messagesOf(describeScene(requestPicture('a whale knitting a scarf'), true)).join()).toContain(
      'knitting',
    );
  });
});

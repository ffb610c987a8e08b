import { describe, expect, it, test } from 'vitest';
import { uprightAnimals } from '../../art/people/uprights/upright-animals.ts';
import { messagesOf } from '../../brief/warning.ts';
import { describeScene } from '../../direction/describe-scene.ts';
import { createRandom } from '../../random.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const cast = (prompt: string) => planScene(requestPicture(prompt), createRandom(3)).plan?.cast ?? [];
const lead = (prompt: string): string => cast(prompt)[0]?.noun ?? '';

describe('an animal at what only people do', () => {
  test.each([
    ['a cat baking bread in a kitchen', 'upright cat', 'baking'],
    ['a robot watering plants', 'upright robot', 'watering'],
    ['ein Igel fährt Fahrrad', 'upright hedgehog', 'bicycle'],
    ['a mouse holding an umbrella', 'upright mouse', 'umbrella'],
  ])('%s', (prompt, noun, shown) => {
    const [role] = cast(prompt);
    expect(role?.noun).toBe(noun);
    expect([
      role?.actor.posture,
      ...(role?.actor.shows ?? []),
      ...(role?.holds ? ['umbrella'] : []),
    ]).toContain(shown === 'bicycle' ? 'riding' : shown);
    expect(describeScene(requestPicture(prompt), true)).toEqual([]);
  });

  it('is dressed as whom the prompt says', () => {
    expect(lead('an astronaut cat on the moon')).toBe('upright cat as astronaut');
    expect(lead('a dog dressed as a wizard in a forest')).toBe('upright dog as wizard');
    expect(
      messagesOf(describeScene(requestPicture('a whale dressed as a wizard'), true)).join(' '),
    ).toContain('wizard');
  });

  it('wears what is asked, all of it, and keeps its own color', () => {
    const [role] = cast('a white rabbit with a red cape and glasses in a meadow');
    expect(role?.noun).toBe('upright rabbit');
    expect(role?.actor.drawing.natural?.fixed?.[0]).toBe('#ffffff');
    expect(role?.actor.wears).toContainEqual({ noun: 'cape', color: '#d92d2a' });
    expect(
      describeScene(requestPicture('a white rabbit with a red cape and glasses in a meadow'), true),
    ).toEqual([]);
  });

  test.each([
    ['an owl wearing headphones on a branch', 'owl', 'headphones'],
    ['a white rabbit with a red scarf and glasses in a meadow', 'rabbit', 'scarf, glasses'],
    ['a duck with a yellow scarf swimming on a lake', 'duck', 'scarf'],
    ['a dog with a red scarf running on the beach', 'dog', 'scarf'],
    ['a cat in a santa hat sleeping on a rug', 'cat', 'santa hat'],
  ])('stays as it is where it only wears something: %s', (prompt, noun, worn) => {
    const [role] = cast(prompt);
    expect(role?.noun).toBe(noun);
    expect(role?.actor.wears?.map((garment) => garment.noun).sort()).toEqual(worn.split(', ').sort());
    expect(describeScene(requestPicture(prompt), true)).toEqual([]);
  });

  test.each([
    ['a fox with a scarf reading a book', 'upright fox'],
    ['a cat with a hat playing the guitar', 'upright cat'],
    ['a bear in a raincoat', 'upright bear'],
  ])('stands up for a deed or a garment of people: %s', (prompt, noun) => {
    expect(lead(prompt)).toBe(noun);
  });

  test.each([
    'a cat sleeping on a sofa',
    'a dog running on the beach',
    'a bear fishing in a river',
    'a panda eating bamboo',
    'a squirrel holding a nut',
  ])('stays as it is: %s', (prompt) => {
    expect(lead(prompt)).not.toContain('upright');
  });

  it('wears each thing in its own color', () => {
    const prompt = 'a penguin wearing a blue hat and a red scarf';
    expect(
      cast(prompt)[0]
        ?.actor.wears?.map(({ color }) => color)
        .sort(),
    ).toEqual(['#2563eb', '#d92d2a']);
    expect(describeScene(requestPicture(prompt), true)).toEqual([]);
  });

  it('lets two have tea together, and says how many a family is', () => {
    expect(cast('a bear having tea with a rabbit').map(({ actor }) => actor.people)).toEqual([2]);
    expect(cast('a fox family in a forest')[0]?.count).toBe(4);
    expect(cast('a band of four musicians playing on stage')[0]?.count).toBe(4);
  });

  it('does not take what another one has', () => {
    const [cat, robot] = cast('a cat sleeping next to a robot reading a newspaper');
    expect([cat?.noun, robot?.noun]).toEqual(['cat', 'upright robot']);
  });

  it('is where the animal lives, unless its deed has a place', () => {
    const placeOf = (prompt: string) => planScene(requestPicture(prompt), createRandom(3)).plan?.place;
    expect(placeOf('a penguin with a scarf')).toBe(placeOf('a penguin'));
    expect(placeOf('a penguin baking bread')).toBe('kitchen');
  });

  it('has one figure for each noun', () => {
    const nouns = uprightAnimals().flatMap(({ nouns: own }) => own);
    expect(new Set(nouns).size).toBe(nouns.length);
  });
});

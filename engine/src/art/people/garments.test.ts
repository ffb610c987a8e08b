import { describe, expect, it, test } from 'vitest';
import { createRandom } from '../../random.ts';
import type { Garment } from '../drawings/presence.ts';
import { castPerson } from './cast-person.ts';

const drawn = (noun: string, garments: readonly Garment[]) => {
  const actor = castPerson(noun, { garments, random: createRandom(3) });
  if (!actor?.drawing.natural) throw new Error(`nobody is a ${noun}`);
  return { actor, svg: actor.drawing.draw(actor.drawing.natural, 'g-') };
};

describe('what people wear', () => {
  test.each([
    'hat',
    'top hat',
    'chef hat',
    'crown',
    'scarf',
    'gloves',
    'boots',
    'shoes',
    'trousers',
    'shorts',
    'skirt',
    'backpack',
    'apron',
    'cape',
    'tie',
    'sunglasses',
    'raincoat',
    'suit',
  ])('a %s is painted in the color that is asked for it', (noun) => {
    for (const who of ['woman', 'boy', 'firefighter', 'upright fox'])
      expect(drawn(who, [{ noun, color: '#12fe34' }]).svg, who).toContain('#12fe34');
  });

  it('gives each of many garments its own color', () => {
    const colors = {
      coat: '#f1c801',
      trousers: '#0102fe',
      boots: '#fe0102',
      hat: '#01fe02',
      scarf: '#fe01fd',
    };
    const { svg, actor } = drawn(
      'woman',
      Object.entries(colors).map(([noun, color]) => ({ noun, color })),
    );
    for (const color of Object.values(colors)) expect(svg).toContain(color);
    expect(actor.wears).toHaveLength(5);
  });

  it('does not say that it shows what lies under another garment, or what has the place of another color', () => {
    const { actor } = drawn('man', [
      { noun: 'coat', color: '#010203' },
      { noun: 'shirt', color: '#040506' },
      { noun: 'scarf', color: '#070809' },
      { noun: 'tie', color: '#0a0b0c' },
    ]);
    expect(actor.wears).toEqual([
      { noun: 'coat', color: '#010203' },
      { noun: 'scarf', color: '#070809' },
      { noun: 'tie' },
    ]);
  });

  it('dresses both of a pair in their own', () => {
    const actor = castPerson('man', {
      random: createRandom(3),
      holding: 'couple-dancing',
      garments: [{ noun: 'suit', color: '#0102fe' }],
      partners: [{ noun: 'woman', garments: [{ noun: 'dress', color: '#fe0102' }] }],
    });
    if (!actor?.drawing.natural) throw new Error('nobody dances');
    const svg = actor.drawing.draw(actor.drawing.natural, 'g-');
    expect(svg).toContain('#0102fe');
    expect(svg).toContain('#fe0102');
    expect(actor.wears?.map(({ noun }) => noun)).toEqual(['suit', 'dress']);
  });
});

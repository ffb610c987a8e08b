import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, actors } from '../actors/actors.ts';
import { canWear, dressAnimal } from './dress-animal.ts';
import { findWearPoints } from './wear-points.ts';

const GARMENTS = [
  'hat',
  'cap',
  'straw hat',
  'crown',
  'top hat',
  'party hat',
  'wizard hat',
  'santa hat',
  'cowboy hat',
  'chef hat',
  'pirate hat',
  'graduation cap',
  'headphones',
  'glasses',
  'sunglasses',
  'scarf',
  'bow tie',
];
const measured = actors.filter(({ drawing }) => findWearPoints(drawing.name));

const found = (name: string): Actor => {
  const actor = actors.find(({ drawing }) => drawing.name === name);
  if (!actor) throw new Error(`no ${name}`);
  return actor;
};

describe('what an animal wears', () => {
  it('is measured on drawings that exist, inside of them', () => {
    expect(measured.length).toBeGreaterThan(25);
    for (const { drawing } of measured) {
      const { hat, eyes = [], ears = [], neck, temple, throat } = findWearPoints(drawing.name) ?? {};
      const points = [...eyes, ...ears, ...(neck ? [neck[0], neck[1]] : []), ...(temple ? [temple] : [])];
      for (const [x, y] of [...points, ...(hat ? [hat] : []), ...(throat ? [throat] : [])]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(drawing.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(drawing.height);
      }
    }
  });

  it('leaves the animal as large as it is, whatever stands out above it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...measured), fc.subarray(GARMENTS, { minLength: 1 }), (actor, nouns) => {
        const garments = nouns.map((noun) => ({ noun }));
        fc.pre(canWear(actor, garments));
        const dressed = dressAnimal(actor, garments);
        const unit = actor.tall / (actor.drawing.height * (actor.shown ?? 1));
        expect(dressed.tall / (dressed.drawing.height * (dressed.shown ?? 1))).toBeCloseTo(unit, 8);
        expect(dressed.drawing.height).toBeGreaterThanOrEqual(actor.drawing.height);
        expect(dressed.wears?.map(({ noun }) => noun).sort()).toEqual([...nouns].sort());
      }),
    );
  });

  it('has the color that is asked for it, and the animal keeps its own', () => {
    const penguin = found('penguin');
    const { natural } = dressAnimal(penguin, [{ noun: 'scarf', color: '#00aa55' }]).drawing;
    expect(natural?.fixed).toContain('#00aa55');
    expect(natural?.main).toBe(penguin.drawing.natural?.main);
    expect(dressAnimal(penguin, [{ noun: 'crown', color: '#c0c0c0' }]).drawing.natural?.fixed).toContain(
      '#c0c0c0',
    );
  });

  it('keeps what is cut off on a perch cut off', () => {
    const owl = found('owl');
    const hatted = dressAnimal(owl, [{ noun: 'top hat' }]);
    const stump = (actor: Actor): number => actor.drawing.height * (1 - (actor.perched ?? 1));
    expect(stump(hatted)).toBeCloseTo(stump(owl), 6);
  });

  it('is put on no animal whose drawing has no place for it', () => {
    expect(canWear(found('deer'), [{ noun: 'hat' }])).toBe(false);
    expect(canWear(found('fox-sleeping'), [{ noun: 'scarf' }])).toBe(false);
    expect(canWear(found('cat-standing'), [{ noun: 'scarf' }, { noun: 'boots' }])).toBe(false);
  });
});

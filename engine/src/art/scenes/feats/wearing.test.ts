import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, actors } from '../actors.ts';
import { fittingOf } from './fittings.ts';
import { canWear, wearing } from './wearing.ts';

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
const measured = actors.filter(({ subject }) => fittingOf(subject.name));

const found = (name: string): Actor => {
  const actor = actors.find(({ subject }) => subject.name === name);
  if (!actor) throw new Error(`no ${name}`);
  return actor;
};

describe('what an animal wears', () => {
  it('is measured on drawings that exist, inside of them', () => {
    expect(measured.length).toBeGreaterThan(25);
    for (const { subject } of measured) {
      const { hat, eyes = [], ears = [], neck, temple, throat } = fittingOf(subject.name) ?? {};
      const points = [...eyes, ...ears, ...(neck ? [neck[0], neck[1]] : []), ...(temple ? [temple] : [])];
      for (const [x, y] of [...points, ...(hat ? [hat] : []), ...(throat ? [throat] : [])]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(subject.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(subject.height);
      }
    }
  });

  it('leaves the animal as large as it is, whatever stands out above it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...measured), fc.subarray(GARMENTS, { minLength: 1 }), (actor, nouns) => {
        const garments = nouns.map((noun) => ({ noun }));
        fc.pre(canWear(actor, garments));
        const dressed = wearing(actor, garments);
        const unit = actor.tall / (actor.subject.height * (actor.shown ?? 1));
        expect(dressed.tall / (dressed.subject.height * (dressed.shown ?? 1))).toBeCloseTo(unit, 8);
        expect(dressed.subject.height).toBeGreaterThanOrEqual(actor.subject.height);
        expect(dressed.wears?.map(({ noun }) => noun).sort()).toEqual([...nouns].sort());
      }),
      { numRuns: 200 },
    );
  });

  it('has the colour that is asked for it, and the animal keeps its own', () => {
    const penguin = found('penguin');
    const { natural } = wearing(penguin, [{ noun: 'scarf', color: '#00aa55' }]).subject;
    expect(natural?.own).toContain('#00aa55');
    expect(natural?.main).toBe(penguin.subject.natural?.main);
    expect(wearing(penguin, [{ noun: 'crown', color: '#c0c0c0' }]).subject.natural?.own).toContain('#c0c0c0');
  });

  it('keeps what is cut off on a perch cut off', () => {
    const owl = found('owl');
    const hatted = wearing(owl, [{ noun: 'top hat' }]);
    const stump = (actor: Actor): number => actor.subject.height * (1 - (actor.perched ?? 1));
    expect(stump(hatted)).toBeCloseTo(stump(owl), 6);
  });

  it('is put on no animal whose drawing has no place for it', () => {
    expect(canWear(found('deer'), [{ noun: 'hat' }])).toBe(false);
    expect(canWear(found('fox-sleeping'), [{ noun: 'scarf' }])).toBe(false);
    expect(canWear(found('cat-standing'), [{ noun: 'scarf' }, { noun: 'boots' }])).toBe(false);
  });
});

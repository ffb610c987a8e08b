import { Renderer } from '@takumi-rs/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import type { DrawingColors } from '../drawings/drawing.ts';
import type { Actor } from '../scenes/actors/actors.ts';
import { svgDocument } from '../svg.ts';
import { assertCleanSvg } from '../testing/clean-svg.ts';
import { drawSvg } from '../testing/draw-svg.ts';
import { canHold, castPerson, findRole } from './cast-person.ts';
import type { CastOptions } from './dress-person.ts';
import { heldNames } from './held-things.ts';
import { SKINS } from './person-looks.ts';
import { posturesOfPeople } from './poses.ts';
import { allRoles } from './roles.ts';

const renderer = new Renderer();

function cast(noun: string, seed: number, options: Omit<CastOptions, 'random'> = {}): Actor {
  const actor = castPerson(noun, { ...options, random: createRandom(seed) });
  if (!actor) throw new Error(`nobody for ${noun}`);
  return actor;
}
const colorsOf = ({ drawing }: Actor): DrawingColors => {
  if (!drawing.natural) throw new Error('a person has colors');
  return drawing.natural;
};
const artOf = (actor: Actor): string => actor.drawing.draw(colorsOf(actor), 'a-');

const people = fc.record({
  noun: fc.constantFrom(...allRoles().flatMap(({ nouns }) => nouns)),
  posture: fc.option(fc.constantFrom(...posturesOfPeople()), { nil: undefined }),
  holding: fc.option(fc.constantFrom(...heldNames()), { nil: undefined }),
  seed: fc.nat(9999),
});
type Asked = {
  noun: string;
  posture: CastOptions['posture'] | undefined;
  holding: string | undefined;
  seed: number;
};
const actorFor = ({ noun, seed, posture, holding }: Asked): Actor =>
  cast(noun, seed, { ...(posture ? { posture } : {}), ...(holding ? { holding } : {}) });

describe('a person', () => {
  it('is drawn alike for the same seed, in clean elements and in no color but those it is given', () => {
    fc.assert(
      fc.property(people, (asked) => {
        const actor = actorFor(asked);
        const art = artOf(actor);
        expect(artOf(actorFor(asked))).toBe(art);
        const { width, height } = actor.drawing;
        const ids = assertCleanSvg(svgDocument(width, height, art), 1000);
        expect(ids.every((id) => id.startsWith('a-'))).toBe(true);
        const { fixed = [], ...palette } = colorsOf(actor);
        const given = new Set([...Object.values(palette), ...fixed]);
        for (const [color] of art.matchAll(/#[0-9a-f]{6}/g)) expect(given.has(color)).toBe(true);
      }),
      { seed: 1, numRuns: 7 },
    );
  });

  it('wears the five colors of a look that has no others', () => {
    const look = { main: '#ff5a5f', second: '#5b45ff', accent: '#00b8a9', ink: '#1d1147', light: '#fffdf6' };
    fc.assert(
      fc.property(people, (asked) => {
        const used = actorFor(asked)
          .drawing.draw(look, 'a-')
          .matchAll(/#[0-9a-f]{6}/g);
        for (const [color] of used) expect(Object.values(look)).toContain(color);
      }),
      { seed: 1, numRuns: 20 },
    );
  });

  it('touches all four edges of its size and nothing beyond', async () => {
    const [scale, margin] = [0.5, 20];
    await fc.assert(
      fc.asyncProperty(people, async (asked) => {
        const actor = actorFor(asked);
        const [width, height] = [actor.drawing.width + 2 * margin, actor.drawing.height + 2 * margin];
        const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
        const svg = svgDocument(
          width,
          height,
          `<g transform="translate(${margin} ${margin})">${artOf(actor)}</g>`,
        );
        const pixels = await drawSvg(renderer, svg, columns, rows);
        let [left, top, right, bottom] = [columns, rows, 0, 0];
        for (let y = 0; y < rows; y++) {
          for (let x = 0; x < columns; x++) {
            if ((pixels[(y * columns + x) * 4 + 3] ?? 0) < 60) continue;
            [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
            [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
          }
        }
        for (const gap of [left, top, columns - right, rows - bottom])
          expect(Math.abs(gap / scale - margin)).toBeLessThanOrEqual(4);
      }),
      { seed: 1, numRuns: 12 },
    );
  });

  it('does what it is asked, and has its hip on the drawing', () => {
    fc.assert(
      fc.property(people, (asked) => {
        const actor = actorFor(asked);
        if (asked.posture) expect(actor.posture).toBe(asked.posture);
        if (findRole(asked.noun)?.members) return;
        const { x = -1, y = -1 } = actor.hip ?? {};
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(actor.drawing.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(actor.drawing.height);
      }),
    );
  });

  it('is as tall as its age, and a sitting one lower than a standing one', () => {
    for (let seed = 0; seed < 12; seed++) {
      const [man, boy, baby] = ['man', 'boy', 'baby'].map(
        (noun) => cast(noun, seed, { posture: 'standing' }).metres,
      );
      expect(man).toBeGreaterThan(1.6);
      expect(man).toBeLessThan(2);
      expect(boy).toBeLessThan(1.45);
      expect(baby).toBeLessThan(boy ?? 0);
      expect(cast('woman', seed, { posture: 'sitting' }).metres).toBeLessThan(1.3);
    }
  });

  it('has every skin among forty strangers, and no two clothed and made alike in a row', () => {
    const strangers = Array.from({ length: 40 }, (_, seed) => cast('person', seed));
    expect(new Set(strangers.map((actor) => colorsOf(actor).fixed?.[0]))).toEqual(new Set(SKINS));
    expect(new Set(strangers.map(artOf)).size).toBeGreaterThan(36);
  });

  it('wears the color asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom('woman', 'man', 'girl', 'dancer', 'queen'), fc.nat(999), (noun, seed) => {
        const actor = cast(noun, seed, { dressColor: '#12ab34' });
        expect(colorsOf(actor).main).toBe('#12ab34');
        expect(artOf(actor)).toContain('#12ab34');
      }),
    );
  });

  it('holds a thing of the color asked for, also while it walks or sits', () => {
    for (const posture of ['standing', 'walking', 'sitting', 'waving'] as const) {
      const art = artOf(cast('girl', 3, { posture, holding: 'balloon', holdingColor: '#d2122f' }));
      expect(art).toContain('#d2122f');
      expect(art).not.toBe(artOf(cast('girl', 3, { posture })));
    }
  });

  it('holds what hands can hold', () => {
    for (const thing of ['umbrella', 'balloon', 'bouquet', 'guitar', 'coffee']) {
      expect(canHold(thing)).toBe(true);
      expect(artOf(cast('woman', 1, { holding: thing }))).not.toBe(artOf(cast('woman', 1)));
    }
    expect(canHold('lighthouse')).toBe(false);
    expect(artOf(cast('woman', 1, { holding: 'lighthouse' }))).toBe(artOf(cast('woman', 1)));
  });

  it('is nobody for a noun that names nobody', () => {
    for (const noun of ['lighthouse', '', 'constructor', '__proto__']) {
      expect(findRole(noun)).toBeUndefined();
      expect(castPerson(noun, { random: createRandom(1) })).toBeUndefined();
    }
    expect(canHold('constructor')).toBe(false);
  });
});

describe('the register of roles', () => {
  it('names each role once, and no noun stands for two', () => {
    const nouns = allRoles().flatMap((role) => role.nouns);
    expect(new Set(allRoles().map(({ name }) => name)).size).toBe(allRoles().length);
    expect(nouns.filter((noun, i) => nouns.indexOf(noun) !== i)).toEqual([]);
    for (const noun of nouns) expect(noun).toBe(noun.trim().toLowerCase());
  });

  it('draws every role in a quarter of the postures, and every posture of a quarter of the roles', () => {
    for (const [at, { nouns }] of allRoles().entries())
      for (const posture of posturesOfPeople().filter((_, turn) => (at + turn) % 4 === 0))
        expect(artOf(cast(nouns[0] ?? '', 7, { posture }))).not.toMatch(/NaN|undefined|Infinity/);
  });
});

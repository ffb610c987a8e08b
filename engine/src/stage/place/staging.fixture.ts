import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { perchOf } from '../../art/scenes/perches.ts';
import type { Box } from '../../geometry.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import type { PlacedFigure, PlacedScene } from '../plan/placed-scene.ts';
import type { Role } from '../plan/scene-plan.ts';
import { ACCESSORY } from './place-figure.ts';
import { placePrompt } from './place-prompt.fixture.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const LIVING = ['a fox', 'a girl', 'two dogs', 'three cows', 'an old man', 'a horse', 'five ducks', 'a cat'];
const GREAT = ['a house', 'an oak tree', 'a castle', 'a lighthouse', 'a barn', 'a windmill'];
const SMALL = ['apples', 'three lemons', 'kittens', 'eggs', 'a puppy'];
const VESSELS = ['a basket', 'a bowl', 'a box'];
const PLACES = ['', ' in a meadow', ' in a forest', ' on a beach', ' in the snow', ' in a village'];

type Runs = { seed?: number; numRuns: number };
type Placed = { role: Role; figure: PlacedFigure };

async function place(prompt: string): Promise<{ placed: PlacedScene; figures: Placed[] } | undefined> {
  const placed = await placePrompt(kit, requestPicture(prompt));
  const figures = placed?.figures.flatMap((figure) => {
    const role = placed.plan.cast[figure.role];
    return role ? [{ role, figure }] : [];
  });
  return placed && figures ? { placed, figures } : undefined;
}

/** Draws random prompts and looks at each as it is placed. */
const holdsFor =
  (runs: Runs) =>
  async (
    prompts: fc.Arbitrary<string>,
    look: (seen: { placed: PlacedScene; figures: Placed[] }, prompt: string) => void,
  ): Promise<void> =>
    fc.assert(
      fc.asyncProperty(prompts, async (prompt) => {
        const seen = await place(prompt);
        if (seen) look(seen, prompt);
      }),
      runs,
    );

const join = (...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((words) => words.join(''));
const one = (words: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...words);
const middleOf = ({ x, width }: Box): number => x + width / 2;
const middle = ({ figure: { box } }: Placed): number => middleOf(box);

/** Where figures stand, for random descriptions. */
export function describeStaging(runs: Runs): void {
  const holds = holdsFor(runs);

  describe('figures at their places', () => {
    test('nobody is cut off by the sides of the picture, nor stands out of it', async () => {
      await holds(
        join(one(LIVING), one([' and ', ' beside ', ' behind ']), one(GREAT), one(PLACES)),
        ({ placed, figures }, prompt) => {
          for (const { role, figure } of figures) {
            const { x, y, width, height } = figure.box;
            const inside = Math.min(x + width, placed.width) - Math.max(x, 0);
            expect(inside / width, `${prompt}: ${role.noun}`).toBeGreaterThan(0.9);
            expect(y, `${prompt}: ${role.noun}`).toBeGreaterThanOrEqual(0);
            expect(y + height, `${prompt}: ${role.noun}`).toBeLessThanOrEqual(placed.height * 1.02);
          }
        },
      );
    });

    test('two that are beside each other do not stand in one another', async () => {
      await holds(
        join(
          one(LIVING),
          one([' and ', ' beside ', ' looking at ']),
          one([...LIVING, ...GREAT]),
          one(PLACES),
        ),
        ({ figures }, prompt) => {
          for (const [at, first] of figures.entries())
            for (const second of figures.slice(at + 1)) {
              // Ducks swim behind the fox on the beach.
              if (first.role === second.role || first.role.actor.standsOn !== second.role.actor.standsOn)
                continue;
              const [a, b] = [first.figure.box, second.figure.box];
              const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
              expect(shared / Math.min(a.width, b.width), prompt).toBeLessThan(0.3);
            }
        },
      );
    });

    test('nobody alive is taller than the house or the tree beside him', async () => {
      await holds(
        join(one(LIVING), one([' and ', ' beside ', ' under ']), one(GREAT), one(PLACES)),
        ({ figures }, prompt) => {
          const great = figures.filter(({ role }) => role.actor.metres >= 5);
          for (const { role, figure } of figures) {
            if (role.actor.faces === undefined || role.actor.metres >= 5) continue;
            for (const other of great)
              expect(figure.box.height, `${prompt}: ${role.noun}`).toBeLessThan(other.figure.box.height);
          }
        },
      );
    });

    test('what lies in a vessel lies within its sides, and above its foot', async () => {
      await holds(
        join(
          one(VESSELS),
          one([' of ', ' full of ', ' filled with ']),
          one(SMALL),
          one(['', ' on a table', ' under a tree']),
        ),
        ({ figures }, prompt) => {
          const vessel = figures.find(({ role }) => perchOf(role.actor.drawing));
          expect(vessel, prompt).toBeDefined();
          const inside = figures.filter(({ role }) => role.bond?.kind === 'in');
          expect(inside.length, prompt).toBeGreaterThan(0);
          const box = vessel?.figure.box ?? { x: 0, y: 0, width: 0, height: 0 };
          for (const each of inside) {
            expect(middle(each), prompt).toBeGreaterThan(box.x);
            expect(middle(each), prompt).toBeLessThan(box.x + box.width);
            expect(each.figure.box.y + each.figure.box.height, prompt).toBeLessThan(box.y + box.height);
          }
        },
      );
    });

    test('whoever looks at something has it before the eyes, and all of a file look one way', async () => {
      await holds(
        join(one(LIVING), one([' looking at ', ' watching ', ' following ']), one(LIVING), one(PLACES)),
        ({ placed, figures }, prompt) => {
          for (const each of figures) {
            const { role, figure } = each;
            const seen = figures.filter((other) => placed.plan.cast.indexOf(other.role) === role.gaze);
            if (seen.length > 0)
              expect(
                seen.some((other) => figure.looks === (middle(each) < middle(other) ? 'right' : 'left')),
                prompt,
              ).toBe(true);
            if (role.bond?.kind === 'following')
              expect(new Set(figures.map((other) => other.figure.looks)).size, prompt).toBe(1);
          }
        },
      );
    });

    test('the giant is the largest, the tiny the smallest', async () => {
      await holds(
        join(
          one(['a giant ', 'a tiny ']),
          one(['cat', 'snail', 'mushroom', 'robot', 'house']),
          one([' beside ', ' and ']),
          one([...LIVING, ...GREAT]),
        ),
        ({ figures }, prompt) => {
          const sized = figures.filter(({ role }) =>
            role.actor.shows?.some((word) => word === 'giant' || word === 'tiny'),
          );
          const others = figures.filter((each) => !sized.includes(each));
          for (const { role, figure } of sized)
            for (const other of others)
              expect(figure.box.height > other.figure.box.height, prompt).toBe(
                role.actor.shows?.includes('giant'),
              );
        },
      );
    });

    test('what is in the distance is small, behind everybody, and found there', async () => {
      await holds(
        join(
          // Five abreast leave no room to look through.
          one(LIVING.filter((name) => !name.includes('five'))),
          one(PLACES.filter((name) => !name.includes('village'))),
          one([', in the distance ', ' and in the background ', ', far away ']),
          one(['a house', 'a castle', 'a lighthouse', 'a windmill', 'two cows']),
        ),
        ({ figures }, prompt) => {
          const far = figures.filter(({ role }) => role.far);
          const near = figures.filter(({ role }) => !role.far && role.actor.standsOn !== 'air');
          expect(far.length, prompt).toBeGreaterThan(0);
          for (const { role, figure } of far)
            for (const other of near) {
              const [a, b] = [figure.box, other.figure.box];
              expect(a.y + a.height, `${prompt}: ${role.noun}`).toBeLessThanOrEqual(b.y + b.height);
              const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
              const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
              const hidden = Math.max(0, wide) * Math.max(0, high);
              expect(hidden / (a.width * a.height), `${prompt}: ${role.noun}`).toBeLessThan(0.75);
            }
        },
      );
    });

    test('what hangs has a line or a branch to hang from, and is off the ground', async () => {
      await holds(
        join(
          one(['paper lanterns', 'three hanging lanterns', 'a lantern hanging', 'five paper lanterns']),
          one(['', ' from a branch', ...PLACES]),
          one(['', ', a girl in front']),
        ),
        ({ placed, figures }, prompt) => {
          const hung = figures.filter(({ role }) => role.hung);
          expect(hung.length, prompt).toBeGreaterThan(0);
          const lines = placed.figures.filter(
            ({ role }) =>
              role === ACCESSORY || perchOf(placed.plan.cast[role]?.actor.drawing ?? { name: '' }),
          );
          for (const { figure } of hung) {
            expect(figure.box.y + figure.box.height, prompt).toBeLessThan(placed.height * 0.8);
            expect(
              lines.some(
                ({ box }) => box.x < middleOf(figure.box) && box.x + box.width > middleOf(figure.box),
              ),
              prompt,
            ).toBe(true);
          }
        },
      );
    });
  });
}

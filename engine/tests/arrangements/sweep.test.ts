import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import type { Brief } from '../../src/brief/brief.ts';
import { decodePhoto } from '../../src/photo/decode-photo.ts';
import { drawPixels, toPng } from '../../src/photo/testing/synthetic-picture.ts';
import { hashText } from '../../src/random.ts';
import { EMPTY_BRIEF } from '../../src/understand/empty-brief.fixture.ts';
import { type Arrangement, arrangements, type Card } from './arrangements.ts';
import cards from './cards.json' with { type: 'json' };
import { describeComposition } from './describe-composition.ts';
import { findFaults, findPassing } from './rules.ts';
import { SIZES } from './sizes.ts';
import specCards from './spec-cards.json' with { type: 'json' };

const toBriefs = (list: readonly (Partial<typeof EMPTY_BRIEF> & { name: string })[]) =>
  list.map(({ name, ...given }) => ({ name, brief: { ...EMPTY_BRIEF, ...given } as Brief }));
const briefs = toBriefs(cards as Parameters<typeof toBriefs>[0]);
// And of the kinds that specs are for.
const briefsOfSpecs = [...briefs, ...toBriefs(specCards as Parameters<typeof toBriefs>[0])];
// A picture costs more than all else about its card.
const OF_EACH_SIZE = { look: 1, photo: 1, spec: 2 } as const;
// Of the compositions, one in so many is laid out again and drawn.
const DRAWN = 5;
// What a spec cannot do, the gate leaves to another.
const MOST_REFUSED = { look: 0.4, photo: 0.8, spec: 0.4 } as const;

const quiet = { subject: { x: 0.74, y: 0.24, radius: 0.11 }, noisy: 'top', noise: 40, grey: false } as const;
const photo = await decodePhoto(
  await toPng(drawPixels({ width: 600, height: 400, ground: 215, thing: 40, ...quiet })),
);

// One composition of each arrangement, so that a change of any is seen: `UPDATE_GOLDENS=1` accepts it, of those that are run.
const RECORD = new URL('compositions.json', import.meta.url);
const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string[]>;
const now: typeof recorded = {};
afterAll(() => {
  if (process.env.UPDATE_GOLDENS !== '1') return;
  const kept = arrangements.flatMap(({ name }) => {
    const lines = now[name] ?? recorded[name];
    return lines ? [[name, lines] as const] : [];
  });
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
});

/**
 * Cards in every shape: of a style, one brief each, on a spec that chance chooses; of a spec, two, in a face that chance chooses. Any style on
 * any spec with any brief is what `arrangements.search.test.ts` draws from. Which ones depends on its name alone, so that a new arrangement
 * changes no other's.
 */
function listCards(arrangement: Arrangement): { name: string; card: Card }[] {
  const most = OF_EACH_SIZE[arrangement.kind];
  const index = hashText(arrangement.name);
  const among = arrangement.kind === 'spec' ? briefsOfSpecs : briefs;
  return SIZES.flatMap((size, at) => {
    const from = (index + at * most) % among.length;
    const cards: { name: string; card: Card }[] = [];
    for (const [turn, { name, brief }] of [...among.slice(from), ...among.slice(0, from)].entries()) {
      const card = arrangement.toCard(brief, size, index + at + turn, photo);
      if (card) cards.push({ name: `${name} at ${size.join(' x ')}`, card });
      if (cards.length === most) break;
    }
    return cards;
  });
}

test.each(arrangements.map((arrangement) => ({ ...arrangement, arrangement })))(
  'the $kind $name keeps the rules of all cards, every time alike',
  async ({ arrangement, name: own }) => {
    const [faults, refused]: [string[], string[]] = [[], []];
    const all = listCards(arrangement);
    for (const [at, { name, card }] of all.entries()) {
      const drawn = at % DRAWN === 0;
      const found = await findPassing(card, drawn);
      if ('refused' in found) {
        refused.push(`${name}: ${found.refused.join(', ')}`);
        continue;
      }
      const { composition, attempt } = found;
      faults.push(...findFaults(arrangement, card, composition).map((fault) => `${name}: ${fault}`));
      now[own] ??= [name, ...describeComposition(composition)];
      // Vitest compares pictures byte by byte, far slower.
      if (drawn && !isDeepStrictEqual(await card.layOut(attempt), composition))
        faults.push(`${name}: is laid out otherwise the second time`);
    }
    // Some compositions of a picture are for wide cards, and some for tall ones.
    expect(all.length).toBeGreaterThanOrEqual(arrangement.kind === 'photo' ? 2 : SIZES.length);
    expect(faults).toEqual([]);
    expect(refused.length / all.length, refused.join('\n')).toBeLessThanOrEqual(
      MOST_REFUSED[arrangement.kind],
    );
    if (process.env.UPDATE_GOLDENS !== '1') expect(now[own]).toEqual(recorded[own]);
  },
);

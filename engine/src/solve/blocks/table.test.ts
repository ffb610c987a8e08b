import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from '../../parts/part.ts';
import { createRenderKit } from '../../render/render-kit.ts';
import { faces } from '../../sheets/faces.ts';
import { toTemplateSheet } from '../../sheets/template-sheet.ts';
import { toCanvas, toStep } from '../canvas.ts';
import type { Context } from '../context.ts';
import type { LaidText } from '../layout.ts';
import { setTable } from './table.ts';

const { typesetter, inkOf } = await createRenderKit();
const canvas = toCanvas(1200, 630);
const sheet = { ...toTemplateSheet({}), voices: (faces[0] ?? { voices: toTemplateSheet({}).voices }).voices };
const contextOf = (parts: readonly Part[]): Context => ({
  typesetter,
  inkOf,
  sheet,
  inks: sheet.grounds.plain,
  canvas,
  matter: { parts, images: new Map(), facts: new Set() },
  region: { x: 0, y: 0, width: 1200, height: 630 },
  partsOf: (role) => parts.filter((part) => part.role === role),
  tight: 1,
  grows: 1,
});

const words = (list: string): fc.Arbitrary<string> => fc.constantFrom(...list.split('|'));
const row: fc.Arbitrary<Part> = fc.record(
  {
    role: fc.constant('item' as const),
    text: words('Croissant|Trout, lemon, new potatoes|Rhabarberstreusel|親子丼|كباب مشوي|A'),
    value: words('€9|1.250,50 €|closed|13:02'),
    detail: words('per person and month|SSO, audit log'),
    section: words('Breakfast|Mittag'),
  },
  { requiredKeys: ['role', 'text'] },
);

const SLOT = { of: 'item', as: 'table', size: { fit: 60 }, lines: 2 } as const;

test('a table stays in its room, says its rows in order, and names those that it leaves out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 16 }),
      fc.integer({ min: 300, max: 1080 }),
      fc.integer({ min: 120, max: 510 }),
      async (parts, width, height) => {
        const table = await setTable(SLOT, parts, { width, height }, contextOf(parts));
        const texts: LaidText[] = [];
        table.place(0, 0, width, 'start', { shapes: [], texts });
        const cut = new Set(table.cut);
        const said = [...new Set(texts.flatMap(({ part }) => part ?? []))];
        expect(said).toEqual(parts.slice(0, said.length));
        for (const part of parts.slice(said.length)) expect(cut).toContain(part);
        if (said.length > 1) expect(table.height).toBeLessThanOrEqual(height + 1);
        for (const { fitted, box } of texts) {
          expect(fitted.size).toBeGreaterThanOrEqual(toStep('small', canvas) - 0.5);
          expect(box.x + fitted.width).toBeLessThanOrEqual(width + 2);
        }
      },
    ),
    { numRuns: 25, seed: 4 },
  );
});

test('few rows stand in one column, many in several, and a price is at the end of its row', async () => {
  const dishes = (count: number): Part[] =>
    Array.from({ length: count }, (_, at) => ({ role: 'item', text: `Dish ${at}`, value: '€9' }));
  const columnsOf = async (count: number): Promise<number> => {
    const parts = dishes(count);
    const table = await setTable(SLOT, parts, { width: 1080, height: 260 }, contextOf(parts));
    const texts: LaidText[] = [];
    table.place(0, 0, 1080, 'start', { shapes: [], texts });
    const names = texts.filter(({ fitted }) => fitted.text.startsWith('Dish'));
    const prices = texts.filter(({ fitted }) => fitted.text === '€9');
    for (const [at, price] of prices.entries()) expect(price.box.x).toBeGreaterThan(names[at]?.box.x ?? 0);
    return new Set(names.map(({ box }) => Math.round(box.x / 20))).size;
  };
  expect(await columnsOf(3)).toBe(1);
  expect(await columnsOf(16)).toBeGreaterThan(1);
});

test('where most rows are of another kind, that stands before them, else over its rows', async () => {
  const startsOf = async (...rows: (readonly [section: string, text: string])[]) => {
    const parts = rows.map(([section, text]): Part => ({ role: 'item', section, text }));
    const table = await setTable(SLOT, parts, { width: 600, height: 500 }, contextOf(parts));
    const texts: LaidText[] = [];
    table.place(0, 0, 600, 'start', { shapes: [], texts });
    const [kind, first] = texts as [LaidText, LaidText];
    return {
      kinds: texts.filter(({ fitted }) => /^(?:New|Fixed)$/u.test(fitted.text)).length,
      beside: first.box.x > kind.box.x + 20,
    };
  };
  expect(await startsOf(['New', 'Notes'], ['New', 'Export'], ['Fixed', 'Tabs'])).toEqual({
    kinds: 2,
    beside: true,
  });
  const over = await startsOf(
    ['New', 'Notes'],
    ['New', 'Export'],
    ['New', 'Sync'],
    ['Fixed', 'Tabs'],
    ['Fixed', 'Print'],
  );
  expect(over).toEqual({ kinds: 2, beside: false });
});

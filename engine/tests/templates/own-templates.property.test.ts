import { templateDefinition } from '@cardwright/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createRenderKit, type RenderKit } from '../../src/render/render-kit.ts';
import { composeDefinition } from '../../src/templates/own/compose-definition.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const WORDS = [
  '',
  'Hi',
  'Deploys that roll themselves back',
  'Donaudampfschifffahrtsgesellschaft',
  'عنوان طويل باللغة العربية',
  '直角骨刃海、ひらがなの文章',
  'ข้อความภาษาไทยที่ยาวมาก',
  'हिन्दी में एक लंबा शीर्षक',
  '🎉🎉🎉',
  'a\nb\nc',
  'word '.repeat(150),
];
const length = fc.oneof(
  fc.integer({ min: 0, max: 900 }),
  fc.integer({ min: 0, max: 120 }).map((n) => `${n}%`),
);
const place = fc.record(
  {
    position: fc.constantFrom('relative', 'absolute'),
    left: fc.integer({ min: -300, max: 1400 }),
    top: fc.integer({ min: -300, max: 800 }),
    width: length,
    height: length,
    padding: fc.integer({ min: 0, max: 120 }),
    flexGrow: fc.constantFrom(0, 1),
    flexShrink: fc.constantFrom(0, 1),
    alignSelf: fc.constantFrom('flex-start', 'center', 'flex-end', 'stretch'),
  },
  { requiredKeys: [] },
);
const text = fc.record({
  type: fc.constant('text'),
  text: fc.constantFrom('{title}', 'by {title}', 'Fixed words'),
  size: fc.integer({ min: 20, max: 300 }),
  minSize: fc.integer({ min: 4, max: 20 }),
  maxLines: fc.integer({ min: 1, max: 6 }),
  optional: fc.boolean(),
  align: fc.constantFrom('start', 'center', 'end'),
  verticalAlign: fc.constantFrom('top', 'center', 'bottom'),
  color: fc.constant('#112233'),
  style: place,
});
const { node } = fc.letrec<{ node: object; box: object }>((tie) => ({
  node: fc.oneof({ maxDepth: 4 }, text, tie('box')),
  box: fc.record({
    type: fc.constant('box'),
    style: fc
      .tuple(
        place,
        fc.record({
          flexDirection: fc.constantFrom('row', 'column'),
          alignItems: fc.constantFrom('stretch', 'center'),
          gap: fc.integer({ min: 0, max: 60 }),
        }),
      )
      .map(([one, other]) => ({ ...one, ...other })),
    children: fc.array(tie('node'), { maxLength: 3 }),
  }),
}));

test('no text of any template leaves its box or the card', async () => {
  const children = fc.array(node, { minLength: 1, maxLength: 4 });
  const size = fc.constantFrom([1200, 630], [200, 200], [2400, 1260], [1080, 1920], [200, 2400]);
  await fc.assert(
    fc.asyncProperty(
      children,
      fc.constantFrom(...WORDS),
      size,
      async (given, title, [width = 0, height = 0]) => {
        const definition = templateDefinition.safeParse({
          parameters: [{ type: 'text', name: 'title' }],
          root: { type: 'box', children: given },
        });
        fc.pre(definition.success);
        const context = { values: title === '' ? {} : { title }, images: {}, width, height };
        const { texts } = await composeDefinition(definition.data, { ...kit, ...context });
        for (const { box, fitted } of texts) {
          expect(fitted.width).toBeLessThanOrEqual(box.width + 0.5);
          expect(fitted.height).toBeLessThanOrEqual(box.height + 0.5);
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-0.5);
          expect(box.x + box.width).toBeLessThanOrEqual(width + 0.5);
          expect(box.y + box.height).toBeLessThanOrEqual(height + 0.5);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('a text with wide letter spacing that has room stays on one line', async () => {
  const node = {
    type: 'text',
    text: 'Personal intelligence',
    size: 13,
    minSize: 6,
    maxLines: 4,
    color: '#000000',
  };
  const definition = templateDefinition.parse({
    root: { type: 'box', style: { alignItems: 'center' }, children: [{ ...node, letterSpacing: 0.42 }] },
  });
  const { texts } = await composeDefinition(definition, {
    ...kit,
    values: {},
    images: {},
    width: 1200,
    height: 630,
  });
  expect(texts.map(({ fitted }) => fitted.lines.length)).toEqual([1]);
});

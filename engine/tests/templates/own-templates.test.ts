import { templateDefinition } from '@cardwright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { composeDefinition } from '../../src/templates/own/compose-definition.ts';
import { anyDefinition, findOutside } from './own-templates.ts';

const kit = await createRenderKit();
const SIZE = { width: 1200, height: 630 } as const;

test('no text of a template leaves its box or the card', async () => {
  let composed = 0;
  for (const { given, title } of fc.sample(anyDefinition, { seed: 3, numRuns: 24 })) {
    const parsed = templateDefinition.safeParse(given);
    if (!parsed.success) continue;
    const context = { values: title === '' ? {} : { title }, images: {}, ...SIZE };
    const { texts } = await composeDefinition(parsed.data, { ...kit, ...context });
    expect(findOutside(texts, SIZE)).toEqual([]);
    composed += texts.length;
  }
  expect(composed).toBeGreaterThan(0);
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
    ...SIZE,
  });
  expect(texts.map(({ fitted }) => fitted.lines.length)).toEqual([1]);
});

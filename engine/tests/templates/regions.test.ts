import { isDeepStrictEqual } from 'node:util';
import { type TemplateRegion, templateDefinition } from '@cardwright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { findPartsFault } from '../../src/templates/own/find-parts-fault.ts';
import { toDefinition } from '../../src/templates/own/to-definition.ts';
import { toOwnTemplate } from '../../src/templates/own/to-own-template.ts';
import { templates } from '../../src/templates/templates.ts';

const kit = await createRenderKit();
const SHAPES = [
  { width: 1200, height: 630 },
  { width: 1080, height: 1920 },
];
const toOwn = (definition: unknown) =>
  toOwnTemplate({
    owner: 'ada',
    name: 'ours',
    version: 1,
    definition: templateDefinition.parse(definition),
  });

test.each(templates)('$name is a definition that draws the same card', async (template) => {
  const definition = JSON.parse(JSON.stringify(toDefinition(template.name)));
  const own = toOwn(definition);
  expect(findPartsFault(templateDefinition.parse(definition))).toBeUndefined();
  expect(own.parameters).toEqual(template.parameters);
  const size = SHAPES[template.name.length % SHAPES.length] ?? { width: 1200, height: 630 };
  const context = { ...kit, values: template.example, images: {}, ...size };
  // Vitest compares far slower.
  expect(isDeepStrictEqual(await own.compose(context), await template.compose(context))).toBe(true);
});

const EVENT = templates.find(({ name }) => name === 'event');

test('a definition that was changed is drawn as it says, with its defaults', async () => {
  const own = toOwn({
    ...toDefinition('event'),
    region: { ground: 'strong', flow: { groups: [[{ of: 'title' }]], justify: 'middle' } },
    parameters: [{ type: 'text', name: 'title', default: 'Open day' }],
  });
  const [size] = SHAPES;
  const context = { ...kit, images: {}, width: 1200, height: 630, ...size };
  const draw = async (values: Record<string, string>) =>
    (await own.compose({ ...context, values })).composition.texts.map(({ fitted }) => fitted.text);
  expect(await draw({})).toEqual(['Open day']);
  expect(await draw({ title: 'Closed' })).toEqual(['Closed']);
});

test.each([
  ['parts', { parts: 'evnet' }],
  ['parameters[0].name', { parameters: [{ type: 'text', name: 'titel' }] }],
  ['parameters[0].type', { parameters: [{ type: 'color', name: 'title' }] }],
  ['parameters[0].choices', { parameters: [{ type: 'choice', name: 'theme', choices: ['sepia'] }] }],
])('%s that does not fit the template of its parts is named', (parameter, change) => {
  const definition = templateDefinition.parse({ parts: 'event', region: {}, ...change });
  expect(findPartsFault(definition)?.parameter).toBe(parameter);
});

test.each([
  ['root', {}],
  ['parts', { region: {} }],
  ['root', { parts: 'event', region: {}, root: { type: 'box' } }],
  ['colors', { parts: 'event', region: {}, colors: [{ name: 'ink', value: '#000000' }] }],
  ['region.art.0.image', { parts: 'event', region: { art: [{ draw: 'picture', image: 'photo' }] } }],
  ['region', { parts: 'event', region: { regions: Array(8).fill({ regions: Array(8).fill({}) }) } }],
])('%s of a region that cannot be is named', (path, definition) => {
  const { error } = templateDefinition.safeParse(definition);
  expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
});

const px = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 2400 }));
const by = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(value, fc.record({ wide: value, tall: value }, { requiredKeys: ['wide'] }));
const part = fc.record(
  {
    of: fc.constantFrom('brand', 'title', 'text', 'byline', 'above', 'figure', 'below', 'action', 'code'),
    as: fc.constantFrom(
      ...(['text', 'brand', 'byline', 'button', 'counts', 'crumbs', 'duration', 'facts', 'pill'] as const),
      ...(['price', 'rating', 'rows', 'signature', 'stars', 'window', 'meta', 'people'] as const),
    ),
    size: fc.oneof(
      fc.constantFrom('small', 'second'),
      fc.record({ px: by(px) }),
      fc.record({ fit: by(px) }),
      fc.record({ title: fc.constantFrom('text', 'split') }),
    ),
    lines: by(fc.integer({ min: 1, max: 20 })),
    gap: by(px),
    width: by(px),
  },
  { requiredKeys: ['of'] },
);
const mark = fc.record({
  mark: fc.constantFrom('quotes', 'rule'),
  size: by(fc.integer({ min: 1, max: 400 })),
});
const row = fc.record({
  row: fc.array(part, { minLength: 1, maxLength: 4 }),
  join: by(fc.constantFrom('apart', 'beside', 'below')),
});
const flow = fc.record({
  groups: fc.array(fc.array(fc.oneof(part, row, mark), { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  justify: by(fc.constantFrom('top', 'middle', 'bottom', 'between')),
});
const ornament = fc.record(
  {
    draw: fc.constantFrom(
      ...(['mark', 'columns', 'chart', 'shares', 'picture', 'initials'] as const),
      ...(['object', 'portrait', 'scrim', 'arcs', 'frame', 'hills', 'rings', 'units'] as const),
    ),
    at: by(fc.constantFrom('end bottom', 'middle', 'inside start top')),
    size: by(px),
    bleed: by(fc.double({ min: -1, max: 1, noNaN: true })),
  },
  { requiredKeys: ['draw'] },
);
const leaf = {
  size: by(fc.oneof(fc.constant('content' as const), px)),
  least: by(px),
  rises: fc.constant(true),
  ground: fc.constantFrom('plain', 'sheet', 'field', 'strong', 'quiet', 'cover'),
  pad: by(px),
  flow: by(flow),
  art: by(fc.array(ornament, { maxLength: 2 })),
};
const { region } = fc.letrec<{ region: object }>((tie) => ({
  region: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.record(leaf, { requiredKeys: ['flow'] }),
    fc.record(
      {
        ...leaf,
        split: by(fc.constantFrom('beside', 'below')),
        regions: fc.array(tie('region'), { minLength: 1, maxLength: 3 }),
        needs: fc.constantFrom('figure', '!image:logo', 'value:title'),
        otherwise: tie('region'),
      },
      { requiredKeys: ['regions'] },
    ),
  ),
}));

test('any region is drawn, whatever it says', async () => {
  let drawn = 0;
  for (const any of fc.sample(region, { seed: 7, numRuns: 40 })) {
    const parsed = templateDefinition.safeParse({
      ...toDefinition('event'),
      region: any as TemplateRegion,
    });
    if (!parsed.success) continue;
    for (const size of SHAPES) {
      const context = { ...kit, values: EVENT?.example ?? {}, images: {}, ...size };
      await toOwn(parsed.data).compose(context);
      drawn += 1;
    }
  }
  expect(drawn).toBeGreaterThan(40);
});

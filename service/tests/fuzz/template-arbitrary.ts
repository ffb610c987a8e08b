import fc from 'fast-check';
import { hostileValue } from './schema-arbitrary.ts';

const length = fc.oneof(
  fc.integer({ min: 0, max: 900 }),
  fc.integer({ min: 0, max: 200 }).map((percent) => `${percent}%`),
);
const color = fc.constantFrom('#123', '#aabbcc80', 'rgba(1, 2, 3, .5)', '{tint}', '{ink}');
const gradient = fc.record({
  type: fc.constantFrom('linear', 'radial'),
  angle: fc.integer({ min: 0, max: 360 }),
  stops: fc.array(fc.record({ color, at: fc.integer({ min: 0, max: 100 }) }), { minLength: 2, maxLength: 8 }),
});
const shadow = fc.record({
  x: fc.integer({ min: -200, max: 200 }),
  blur: fc.integer({ min: 0, max: 200 }),
  color,
});
const some = <Fields>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
  fc.record(fields, { requiredKeys: [] });
const place = {
  position: fc.constantFrom('relative', 'absolute'),
  left: fc.integer({ min: -4096, max: 4096 }),
  top: fc.integer({ min: -300, max: 800 }),
  width: length,
  height: length,
  maxWidth: length,
  aspectRatio: fc.double({ min: 0.01, max: 100, noNaN: true }),
  margin: fc.integer({ min: -200, max: 200 }),
  flexGrow: fc.constantFrom(0, 1, 1000),
  flexBasis: length,
};
const surface = {
  backgroundColor: color,
  gradient,
  shadow,
  borderRadius: length,
  borderWidth: fc.integer({ min: 0, max: 400 }),
  borderColor: color,
};
const when = fc.constantFrom(
  undefined,
  { parameter: 'title' },
  { parameter: 'theme', is: 'dark' },
  { parameter: 'photo' },
);
const text = fc.record({
  type: fc.constant('text'),
  text: fc.oneof(fc.constantFrom('{title}', 'by {title}, {theme}', ''), fc.string({ unit: 'grapheme' })),
  weight: fc.integer({ min: 100, max: 900 }),
  size: fc.integer({ min: 20, max: 1000 }),
  minSize: fc.integer({ min: 4, max: 20 }),
  maxLines: fc.integer({ min: 1, max: 40 }),
  letterSpacing: fc.double({ min: -0.1, max: 1, noNaN: true }),
  optional: fc.boolean(),
  color,
  when,
  style: some({ ...place, ...surface, padding: length }),
});
const image = fc.record({
  type: fc.constant('image'),
  parameter: fc.constant('photo'),
  fit: fc.constantFrom('cover', 'contain'),
  when,
  style: some({ ...place, ...surface, opacity: fc.double({ min: 0, max: 1, noNaN: true }) }),
});
const shape = fc.record({
  type: fc.constant('box'),
  when,
  style: some({ ...place, ...surface, rotate: fc.integer({ min: -360, max: 360 }) }),
});
const { box } = fc.letrec<{ node: object; box: object }>((tie) => ({
  node: fc.oneof({ maxDepth: 5 }, text, image, shape, tie('box')),
  box: fc.record({
    type: fc.constant('box'),
    when,
    style: some({
      ...place,
      ...surface,
      padding: length,
      gap: length,
      flexDirection: fc.constantFrom('row', 'column-reverse'),
      flexWrap: fc.constantFrom('nowrap', 'wrap'),
      overflow: fc.constantFrom('visible', 'hidden'),
    }),
    children: fc.array(tie('node'), { maxLength: 5 }),
  }),
}));

/** Templates that the rules allow, mostly: any arrangement of any nodes. */
export const anyTemplate = fc.record(
  {
    parameters: fc.constant([
      { type: 'text', name: 'title', example: 'Hold fast' },
      { type: 'choice', name: 'theme', choices: ['light', 'dark'] },
      { type: 'color', name: 'tint', default: '#ff5533' },
      { type: 'image', name: 'photo' },
    ]),
    colors: fc.constant([
      { name: 'ink', by: { parameter: 'theme', colors: { light: '#111111', dark: '#eeeeee' } } },
    ]),
    root: box,
    square: box,
    tall: box,
  },
  { requiredKeys: ['parameters', 'colors', 'root'] },
);

const wrongValue = fc.oneof(
  hostileValue,
  fc.constantFrom<unknown>('{title}', '{ink}', -1, 1e9, Number.MAX_VALUE, '100%', '\u0000', '\ud800'),
);

/** Such templates with up to three of their values replaced by what may stand nowhere. */
export const mutatedTemplate = fc
  .tuple(anyTemplate, fc.array(fc.tuple(fc.nat(), wrongValue), { minLength: 1, maxLength: 3 }))
  .map(([template, changes]) =>
    changes.reduce<unknown>((changed, [at, value]) => replaceAt(changed, at, value), template),
  );

/** Replaces one of all values inside, counted depth first. */
function replaceAt(tree: unknown, at: number, replacement: unknown): unknown {
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const visit = (holder: Record<string, unknown>): void => {
    for (const [key, inner] of Object.entries(holder)) {
      places.push({ holder, key });
      if (typeof inner === 'object' && inner !== null) visit(inner as Record<string, unknown>);
    }
  };
  const copy = structuredClone(tree) as Record<string, unknown>;
  visit(copy);
  const place = places[at % places.length];
  if (place) place.holder[place.key] = replacement;
  return copy;
}

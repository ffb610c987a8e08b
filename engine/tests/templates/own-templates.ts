import { templateDefinition } from '@cardwright/contract';
import fc from 'fast-check';
import type { PlacedText } from '../../src/composition.ts';
import { isTree, type TreeDefinition } from '../../src/templates/own/own-template.ts';

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

/** A template of a caller's, which may break a rule, and the value of its parameter. */
export const anyDefinition: fc.Arbitrary<{ given: object; title: string }> = fc.record({
  given: fc.array(node, { minLength: 1, maxLength: 4 }).map((children) => ({
    parameters: [{ type: 'text', name: 'title' }],
    root: { type: 'box', children },
  })),
  title: fc.constantFrom(...WORDS),
});

/** A definition of a caller's that is a tree. Throws what is wrong with it. */
export function parseTree(given: object): TreeDefinition {
  const definition = templateDefinition.parse(given);
  if (!isTree(definition)) throw new Error('a tree has a root');
  return definition;
}

/** The texts that are larger than their boxes, or not on the card. */
export const findOutside = (
  texts: readonly PlacedText[],
  { width, height }: { width: number; height: number },
): string[] =>
  texts
    .filter(
      ({ box, fitted }) =>
        fitted.width > box.width + 0.5 ||
        fitted.height > box.height + 0.5 ||
        Math.min(box.x, box.y) < -0.5 ||
        box.x + box.width > width + 0.5 ||
        box.y + box.height > height + 0.5,
    )
    .map(({ fitted }) => fitted.text);

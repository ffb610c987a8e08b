import fc from 'fast-check';
import { BRIEF_KINDS, BRIEF_LAYOUTS, BRIEF_ROLES, type Brief, type BriefBlock } from '../brief/brief.ts';
import { MOODS, OCCASIONS } from '../brief/design-request.ts';
import { styles } from '../sheets/styles.ts';

const WORDS =
  'Spring plant swap,Tess Halloran,from 7 until late,£2 per head,87%,40% off,Überraschungsgäste,図書館まつり,مهرجان الكتب,Пятница 18:00,' +
  '★★★★★,books@example.org,Soup of the day,R$ 120,“Best bread in town”,A,1938 – 2025,Supercalifragilisticexpialidocious';

const text = fc.oneof(
  fc.constantFrom(...WORDS.split(',')),
  fc
    .array(fc.constantFrom(...WORDS.split(',')), { minLength: 2, maxLength: 8 })
    .map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((words) => words.trim() !== ''),
);

const block: fc.Arbitrary<BriefBlock> = fc.record(
  { role: fc.constantFrom(...BRIEF_ROLES), text, value: text, detail: text, label: text },
  { requiredKeys: ['role', 'text'] },
);

const color = fc.record({
  value: fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
  use: fc.constantFrom('ground', 'ink', 'accent', 'any'),
});

/** Any valid brief: every role, every combination, none. */
export const anyBrief: fc.Arbitrary<Brief> = fc.record({
  version: fc.constant(1),
  language: fc.constantFrom('en', 'de', 'ja', 'ar', 'und', 'xx'),
  kind: fc.constantFrom(...BRIEF_KINDS),
  blocks: fc.oneof(fc.array(block, { maxLength: 6 }), fc.array(block, { maxLength: 40 })),
  picture: fc.option(
    fc
      .constantFrom('a red fox in the snow', 'qwx blorp', 'ein Leuchtturm am Meer')
      .map((words) => ({ text: words })),
  ),
  illustration: fc.option(
    fc.constantFrom<string | string[]>('none', 'fox', 'waves', ['teacup', 'network'], []),
  ),
  image: fc.constant(null),
  look: fc.option(fc.constantFrom(...styles.map(({ name }) => name))),
  style: fc.subarray([...MOODS, ...OCCASIONS], { maxLength: 2 }),
  scheme: fc.option(fc.constantFrom('light', 'dark')),
  colors: fc.array(color, { maxLength: 3 }),
  layout: fc.subarray([...BRIEF_LAYOUTS], { maxLength: 2 }),
  format: fc.constant(null),
});

import fc from 'fast-check';
import type { BriefBlock } from '../brief/brief.ts';
import type { DesignRequest, Kind, Mood, Topic } from '../brief/design-request.ts';
import { toStatements } from '../understand/to-statements.ts';

export const KINDS: readonly Kind[] = [
  'article',
  'announcement',
  'podcast',
  'sale',
  'event',
  'hiring',
  'quote',
  'release',
  'plain',
  'picture',
];
export const MOODS: readonly Mood[] = [
  'minimal',
  'bold',
  'playful',
  'retro',
  'elegant',
  'neon',
  'pastel',
  'warm',
];
export const TOPICS: readonly Topic[] = ['ai', 'code', 'finance', 'food', 'music', 'nature', 'writing'];

type Overrides = Partial<DesignRequest> & { title?: string; blocks?: readonly BriefBlock[] };

/** A brief that asks for a card with one headline and says nothing else; `title` and `blocks` are what else its content is made of. */
export const requestOf = ({
  title = 'Why we moved back to a monolith',
  blocks = [],
  ...overrides
}: Overrides = {}): DesignRequest => ({
  words: 'a card',
  language: 'en',
  kind: 'article',
  ...toStatements({ kind: 'plain', blocks: [{ role: 'title', text: title }, ...blocks] }),
  moods: [],
  colors: [],
  topics: [],
  subjects: [],
  found: new Map(),
  ...overrides,
});

export const anyColor: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

export const anyRequest: fc.Arbitrary<DesignRequest> = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    moods: fc.subarray([...MOODS], { maxLength: 2 }),
    topics: fc.subarray([...TOPICS], { maxLength: 2 }),
    colors: fc.array(anyColor, { maxLength: 3 }),
    scheme: fc.constantFrom(undefined, 'light', 'dark'),
  })
  .map(({ scheme, ...rest }) =>
    requestOf({ ...rest, ...(scheme ? { scheme: scheme as 'light' | 'dark' } : {}) }),
  );

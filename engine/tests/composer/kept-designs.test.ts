import { beforeAll, describe, expect, test } from 'vitest';
import type { Brief } from '../../src/brief/brief.ts';
import { createEngine, type Engine } from '../../src/index.ts';

const SIZE = { width: 1200, height: 630, format: 'png', longSide: 120 } as const;

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const read = async (prompt: string): Promise<Brief> => (await engine.read(prompt)).brief;

const correct = (brief: Brief, change: (text: string) => string): Brief => {
  const at = Math.max(
    0,
    brief.blocks.findIndex(({ role }) => role === 'title'),
  );
  const blocks = brief.blocks.map((block, index) =>
    index === at ? { ...block, text: change(block.text) } : block,
  );
  return { ...brief, blocks };
};

const PROMPTS = [
  'Blog header: "Why we moved from microservices back to a monolith", dark, minimal, engineering blog',
  'ブログ記事「TypeScriptで始める関数型プログラミング」',
  'A red fox in a misty forest at sunset with the title "Winter is here"',
  'مستقبل العمل عن بعد',
  'Lost cat "Miso", grey, last seen on Elm Street, call 555 0134, reward $50',
  'Menu of the week: soup $6, curry $11, pie $4',
  'Thank you',
];

// Before the text: a sign that ends it may be what its composition shows.
const CHANGES = [(text: string) => `S${text}`, (text: string) => `Today ${text}`] as const;

describe.each(PROMPTS.map((prompt, at) => ({ prompt, at })))('$prompt', ({ prompt, at }) => {
  test('corrected texts are set in the design that they had', async () => {
    const brief = await read(prompt);
    const { design, bytes } = await engine.compose({ ...SIZE, brief, seed: 5 });
    if (!design) throw new Error('a composed card tells no design');
    const unchanged = await engine.compose({ ...SIZE, brief, design });
    expect(Buffer.compare(unchanged.bytes, bytes)).toBe(0);
    const change = CHANGES[at % CHANGES.length] ?? CHANGES[0];
    expect((await engine.compose({ ...SIZE, brief: correct(brief, change), design })).design).toEqual(design);
  });
});

const [PROMPT = ''] = PROMPTS;

test('where words have no room in a composition, it alone is another', async () => {
  const brief = await read(PROMPT);
  const { design } = await engine.compose({ ...SIZE, brief, seed: 5 });
  if (!design) throw new Error('a composed card tells no design');
  const rows = ['fast', 'cheap', 'small', 'plain', 'open', 'calm'].map(
    (text) => ({ role: 'item', text }) as const,
  );
  const longer = { ...brief, blocks: [...brief.blocks, ...rows] };
  const moved = await engine.compose({ ...SIZE, brief: longer, design });
  const { family, attempt, motif, ...kept } = design;
  expect(moved.design).toMatchObject(kept);
  expect(moved.design?.family).not.toBe(family);
  expect(moved.warnings).toEqual([]);
});

test('names that no version has are chosen anew', async () => {
  const brief = await read(PROMPT);
  const drawn = await engine.compose({ ...SIZE, brief, seed: 5 });
  const design = drawn.design && {
    ...drawn.design,
    look: 'constructor',
    family: 'constructor',
    motif: 'none',
  };
  const { design: chosen } = await engine.compose({ ...SIZE, brief, ...(design && { design }) });
  expect(chosen?.look).not.toBe('constructor');
  expect(chosen?.family).not.toBe('constructor');

  const thing = await read('A lighthouse');
  const { design: shown } = await engine.compose({ ...SIZE, brief: thing, seed: 5 });
  if (!shown?.motif) throw new Error('a lighthouse is not shown');
  const other = await engine.compose({ ...SIZE, brief: thing, design: { ...shown, motif: 'subject:none' } });
  expect(other.design).toEqual(shown);
});

test('other colors are followed in the composition that there was', async () => {
  const brief = await read(PROMPT);
  const { design } = await engine.compose({ ...SIZE, brief, seed: 5 });
  if (!design) throw new Error('a composed card tells no design');
  const recolored = await engine.compose({
    ...SIZE,
    brief: { ...brief, scheme: 'light', colors: [{ value: '#c2410c', use: 'ground' }] },
    design,
  });
  expect(recolored.design?.family).toBe(design.family);
  expect(recolored.design?.palette.background).toBe('#c2410c');
});

test('without words there is another composition, in the colors that there were', async () => {
  const brief = await read(PROMPT);
  const { design } = await engine.compose({ ...SIZE, brief, seed: 5 });
  if (!design) throw new Error('a composed card tells no design');
  const bare = await engine.compose({ ...SIZE, brief: { ...brief, blocks: [] }, design });
  expect(bare.design?.palette).toEqual(design.palette);
});

import { beforeAll, expect, test } from 'vitest';
import { createEngine, type Engine } from '../../src/index.ts';

const SIZE = { width: 1200, height: 630 };

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

// What the drawn library cannot show, or not like that, and a word of each that a painter must be told.
test.each([
  ['an oil painting of a bullfight in the style of Goya', 'bullfight'],
  ['a raccoon wearing formal clothes, wearing a tophat and holding a cane', 'tophat'],
  ['a futuristic city of glass domes under two moons', 'domes'],
  ['Ölgemälde eines Drachen, der ein Dorf verbrennt', 'verbrennt'],
  ['en oljemålning av en viking', 'viking'],
  ['一只戴着眼镜的猫头鹰在看书的油画', '眼镜'],
  ['لوحة زيتية لحصان عربي في الصحراء', 'الصحراء'],
])('%s goes to a painter in its own words, and is never set', async (prompt, told) => {
  const plan = await engine.planPicture({ prompt, ...SIZE });
  expect(plan?.suggested).toBe(true);
  expect(plan?.description).toContain(told);
  expect(plan?.quiet).toBeNull();
  const { brief } = await engine.read(prompt);
  expect(brief.blocks).toEqual([]);
});

test.each(['a fox in the snow as a square', 'a fox in the snow, 1200x630 banner'])(
  'the size that is asked for is no part of what is painted: %s',
  async (prompt) => {
    const plan = await engine.planPicture({ prompt, ...SIZE });
    expect(plan?.description).toMatch(/fox in the snow/);
    expect(plan?.description).not.toMatch(/square|portrait|banner|1200/);
  },
);

// A sample, since each is drawn: what is missing is said, in the prompt's words.
test.each(['a whale swimming through the clouds above Tokyo'])(
  'without a painter, %s is drawn without its words, and a warning names what is missing',
  async (prompt) => {
    const { warnings, brief } = await engine.compose({ prompt, ...SIZE, format: 'png', longSide: 200 });
    expect(brief.kind).toBe('picture');
    expect(warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(picture_not_drawn|no_drawing|not_drawn)$/)]),
    );
  },
);

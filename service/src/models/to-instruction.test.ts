import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toInstruction, withoutCommands } from './to-instruction.ts';
import { toScene } from './to-scene.ts';

test.each([
  ['a fox <lora:evil:1.0> in snow', 'a fox in snow'],
  ['a fox <sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args>', 'a fox "steps":999'],
  ['a fox | ugly, snow', 'a fox ugly, snow'],
  ['a {red|blue} __animal__ (big:1.9) [x]', 'a red blue animal big:1.9 x'],
  ['embedding:evil a fox\n\u0000in snow', 'a fox in snow'],
  ['un lynx à l’aube, 山の上', 'un lynx à l’aube, 山の上'],
])('%j is painted as %j', (text, painted) => {
  expect(withoutCommands(text)).toBe(painted);
});

test('nothing that a server executes is left of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>{}[]()|\\_a:x lora') }), (text) => {
      expect(withoutCommands(text)).not.toMatch(/[<>{}[\]()|\\]|__/);
    }),
  );
});

test('an instruction says where words will be only if there are some', () => {
  const order = { description: 'A fox.', width: 1200, height: 630, seed: 1, avoid: [], palette: [] };
  expect(toInstruction({ ...order, quiet: 'top' })).toContain('the top half is calm');
  expect(toInstruction({ ...order, quiet: null })).not.toContain('calm');
});

describe('what to avoid, and colors', () => {
  const order = {
    description: 'A street.',
    width: 1200,
    height: 630,
    seed: 1,
    quiet: null,
    avoid: ['people', 'cars|<lora:x:1>'],
    palette: ['#203050', '#f4a030', '#213151'],
  } as const;

  test('are said to models that follow instructions', () => {
    const words = toInstruction(order, 'gpt-image-2');
    expect(words).toMatch(
      / has no lettering, numbers, logos, watermarks, borders, frames, people or cars\.$/,
    );
    expect(words).toContain('Its colors go with dark blue and orange.');
  });

  test.each(['flux-2-pro', 'fal-ai/flux/dev', 'black-forest-labs/FLUX.1-schnell'])(
    'are said to %s by what shall be there',
    (model) => {
      const words = toInstruction(order, model);
      expect(words).not.toMatch(/\bno\b|people|cars|letter|watermark|frame/);
      expect(words).toContain('clean and unmarked');
      expect(words).toContain('dark blue and orange');
    },
  );

  test('stand apart from the prompt of diffusion models', () => {
    const { prompt, avoid } = toScene(order);
    expect(avoid).toBe('text, letters, numbers, watermark, signature, logo, border, frame, people, cars');
    expect(prompt).not.toMatch(/people|cars|watermark/);
    expect(prompt).toContain('dark blue and orange tones');
  });
});

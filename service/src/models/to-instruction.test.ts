import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toInstruction, withoutCommands } from './to-instruction.ts';

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
  const order = { description: 'A fox.', width: 1200, height: 630, seed: 1 };
  expect(toInstruction({ ...order, quiet: 'top' })).toContain('the top half is calm');
  expect(toInstruction({ ...order, quiet: null })).not.toContain('calm');
});

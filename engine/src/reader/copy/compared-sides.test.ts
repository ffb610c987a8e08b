import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { readComparison } from './compared-sides.ts';

test('what is said of a side stands in its own line', () => {
  const prompt =
    'comparison card Free vs Pro. Free: 1 project, email help. Pro: all projects, phone help, $12/mo';
  expect(parsePrompt(prompt).copy).toMatchObject({
    title: 'Free vs Pro',
    lines: ['Free: 1 project, email help', 'Pro: all projects, phone help, $12/mo'],
  });
});

test('sides may be any that the heading names', () => {
  expect(readComparison('Starter gegen Team. Starter: 1 Nutzer, 5 GB. Team: 10 Nutzer.')?.lines).toEqual([
    'Starter: 1 Nutzer, 5 GB',
    'Team: 10 Nutzer',
  ]);
});

test.each(['Free vs Pro: which one is yours?', 'Lions vs Tigers. Kick-off: 7pm. Tickets: 5 €'])(
  'nothing is compared in %s',
  (words) => {
    expect(readComparison(words)).toBeUndefined();
  },
);

test.each([
  [
    'Before/after kitchen: Before: dark, cramped. After: bright, open',
    ['Before: dark, cramped', 'After: bright, open'],
  ],
  ['Bike or car? Bike: free, healthy. Car: dry, fast', ['Bike: free, healthy', 'Car: dry, fast']],
])('a heading that names the sides in any way leads to them: %s', (words, lines) => {
  expect(readComparison(words)?.lines).toEqual(lines);
});

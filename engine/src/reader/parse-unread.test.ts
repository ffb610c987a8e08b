import { expect, test } from 'vitest';
import { messagesOf } from '../brief/warning.ts';
import { parsePrompt } from './parse-prompt.ts';
import { countWork, WorkExceeded, withinBudget } from './reading/work-budget.ts';

test('a prompt beyond the budget is set as text and says so: its longest clause, then the rest', () => {
  const prompt = `猫, The lighthouse keeper, ${'猫と犬、'.repeat(100_000)}`;
  const { copy, warnings } = parsePrompt(prompt);
  expect(copy.title).toBe('The lighthouse keeper');
  expect(copy.subtitle).toMatch(/^猫, , ?猫と犬/u);
  expect(messagesOf(warnings)).toEqual([expect.stringContaining('too long or too complex')]);
  expect(parsePrompt(prompt)).toEqual(parsePrompt(prompt));
});

test('a description that is longer than what is drawn says so', () => {
  const description = `a cat on a red roof, ${'a dog under a tree, '.repeat(100)}`;
  expect(messagesOf(parsePrompt(description).warnings)).toContainEqual(
    expect.stringMatching(/^The description is long: only its first \d+ characters are drawn\.$/),
  );
  expect(parsePrompt('a cat on a red roof').warnings).toEqual([]);
});

test('a prompt of the longest permitted length is within the budget', () => {
  for (const unit of ['猫', '고양이 ', 'a dog on a ', 'with a red hat ', '赤い花\n', '"a" '])
    expect(messagesOf(parsePrompt(unit.repeat(4000).slice(0, 4000)).warnings).join()).not.toContain(
      'too complex',
    );
});

test('the budget ends work that exceeds it, and other errors pass', () => {
  const count = (units: number) =>
    withinBudget(
      10,
      () => {
        countWork(units);
        return 'read';
      },
      () => 'unread',
    );
  expect(count(10)).toBe('read');
  expect(count(11)).toBe('unread');
  expect(() => countWork(1_000)).not.toThrow(WorkExceeded);
  const failing = (): string => {
    throw new TypeError('a fault');
  };
  expect(() => withinBudget(10, failing, () => 'unread')).toThrow(TypeError);
});

import { expect, test } from 'vitest';
import { createTagReader } from './create-tag-reader.ts';

const reader = createTagReader();
const titleOf = async (prompt: string): Promise<string | undefined> =>
  (await reader.read(prompt)).brief.blocks.find(({ role }) => role === 'title')?.text;

test('a headline begins with a capital, but for one that is quoted or named by its field', async () => {
  expect(await titleOf('blog post about learning rust')).toBe('Learning rust');
  expect(await titleOf('card for “learning rust” by Ada')).toBe('learning rust');
  expect(await titleOf('title: learning rust')).toBe('learning rust');
});

test('a text that is longer than a brief allows is cut as before', async () => {
  const { brief } = await reader.read(`${'x'.repeat(1500)} poster`);
  for (const { text } of brief.blocks) expect(text.length).toBeLessThanOrEqual(1000);
});

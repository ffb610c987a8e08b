import { describe, expect, it, vi } from 'vitest';
import { messagesOf } from '../brief/warning.ts';
import { parsePrompt } from '../reader/parse-prompt.ts';
import { createRuleReader } from './create-rule-reader.ts';

const formatOf = async (prompt: string) => (await createRuleReader().read(prompt)).brief.format;

describe('the format', () => {
  it('pixels win over the platform, the platform over a ratio', async () => {
    expect(await formatOf('LinkedIn post about tea, 1080x1080')).toMatchObject({ width: 1080, height: 1080 });
    expect(await formatOf('16:9 LinkedIn banner: tea')).toMatchObject({ width: 1584, height: 396 });
    expect(await formatOf('9:16 poster about tea')).toMatchObject({ width: 1080, height: 1920 });
  });

  it('a platform or size that is copy is none', async () => {
    expect(await formatOf('TikTok trends 2026')).toBeNull();
    expect(await formatOf('Poster "Grow on LinkedIn"')).toBeNull();
    expect(await formatOf('poster about tea, 100x99999')).toBeNull();
  });
});

it('reads a prompt once, however often it is asked for', async () => {
  const parse = vi.fn(parsePrompt);
  const reader = createRuleReader(parse);
  const read = await reader.read('LinkedIn post about tea');
  expect(await reader.read('LinkedIn post about tea')).toBe(read);
  expect(parse).toHaveBeenCalledTimes(1);
  await reader.read('LinkedIn post about coffee');
  expect(parse).toHaveBeenCalledTimes(2);
});

const warningsFor = async (prompt: string) =>
  messagesOf((await createRuleReader().read(prompt)).warnings).join();

it('a description that was set as text gets a warning, a headline does not', async () => {
  expect(await warningsFor('утконос в лесу')).toContain('set as text');
  expect(await warningsFor('a wombat with a cup')).toContain('set as text');
  expect(await warningsFor('Coffee and Code')).toBe('');
  expect(await warningsFor('Why we moved from microservices back to a monolith')).toBe('');
  expect(await warningsFor('Summer sale at the beach, 30% off')).toBe('');
});

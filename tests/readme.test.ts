import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { quickStartCommands } from '../service/src/http/quick-start.ts';
import {
  expectOutcome,
  find,
  OUTCOMES,
  openReadme,
  reader,
  sections,
  spoil,
} from './support/readme-outcomes.ts';

// The whole README, as somebody pastes it who has just cloned the project: every section into a new terminal.

const [start, ...later] = sections;
openReadme();

test('every section that a reader would miss has its blocks', () => {
  expect(sections.map(({ title }) => title)).toEqual(['Quick start', ...Object.keys(OUTCOMES)]);
});

test('the first image takes the commands that the service itself prints', () => {
  const commands = quickStartCommands({
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell reads it
    baseUrl: () => '${CARDWRIGHT_BASE_URL:-http://localhost:3000}',
    signupToken: undefined,
  });
  expect(find('First image').blocks).toEqual([
    { language: 'sh', code: `${commands.map(({ line }) => line).join('\n')}\n` },
  ]);
});

describe('pasted', () => {
  beforeAll(async () => {
    if (start !== undefined) await reader.start(start);
  });

  test.each(later.map((section) => [section.title, section] as const))('%s', (_, section) =>
    expectOutcome(section),
  );
});

describe('what goes wrong is shown', () => {
  test('who has lost the key reads why there is no other', async () => {
    const file = join(reader.directory, 'cardwright.key');
    const key = readFileSync(file);
    rmSync(file);
    const { code, err } = await reader.paste(find('First image'));
    expect([code === 0, err]).toEqual([false, expect.stringContaining('already registered')]);
    writeFileSync(file, key, { mode: 0o600 });
  });

  test('the reason of a request that is refused', async () => {
    const { code, err } = await reader.paste(spoil('First image', '"prompt"', '"promt"'));
    expect([code === 0, err]).toEqual([false, expect.stringContaining('Did you mean `prompt`?')]);
  });
});

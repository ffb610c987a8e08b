import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickStartCommands } from '../service/src/http/quick-start.ts';
import { openReader, type Pasted, type Reader, readSections, type Section } from './support/readme-reader.ts';

// The whole README, as somebody pastes it who has just cloned the project: every section into a new terminal, and twice.

const sections = readSections(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8'));
const [start, ...later] = sections;

let reader: Reader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader[Symbol.asyncDispose]());

function expectPng(file: string, width: number, height: number): void {
  const png = readFileSync(join(reader.directory, file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  // The next section has to make one of its own.
  rmSync(join(reader.directory, file));
}

async function expectUrls(out: string, count: number): Promise<void> {
  const urls = out.match(/^http\S+$/gm) ?? [];
  expect(urls).toHaveLength(count);
  for (const url of urls) {
    const { status, headers } = await fetch(url);
    expect([url, status, headers.get('content-type')]).toEqual([url, 200, 'image/png']);
  }
}

/** What a reader has after each section; a section that is not in here is a failure. */
const OUTCOMES: Readonly<Record<string, (pasted: Pasted) => void | Promise<void>>> = {
  'First image': () => {
    expectPng('card.png', 1200, 630);
    expect(statSync(join(reader.directory, 'cardwright.key')).mode & 0o777).toBe(0o600);
  },
  'First signed URL': ({ out }) => expectUrls(out, 1),
  'Command line': async ({ out }) => {
    expectPng('card.png', 1200, 630);
    await expectUrls(out, 2);
  },
  'TypeScript SDK': async ({ out }) => {
    expectPng('card.png', 1200, 630);
    await expectUrls(out, 1);
  },
  'OpenAI-compatible API': () => {
    for (const file of ['card-0.png', 'card-1.png']) expectPng(file, 1536, 1024);
  },
  'For operators': ({ out }) => expect(out).toContain('backup'),
  'For developers': () => {},
};

async function expectOutcome(section: Section): Promise<void> {
  const pasted = await reader.paste(section);
  expect([section.title, pasted.code], pasted.err + pasted.out).toEqual([section.title, 0]);
  const outcome = OUTCOMES[section.title];
  if (outcome === undefined) throw new Error(`what comes of "${section.title}"?`);
  await outcome(pasted);
}

const find = (title: string): Section => {
  const section = sections.find((one) => one.title === title);
  if (section === undefined) throw new Error(`the README has no section "${title}"`);
  return section;
};

/** The section with a mistake in it. */
const spoil = (title: string, right: string, wrong: string): Section => {
  const { blocks } = find(title);
  expect(blocks.some(({ code }) => code.includes(right))).toBe(true);
  return { title, blocks: blocks.map((block) => ({ ...block, code: block.code.replaceAll(right, wrong) })) };
};

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

describe.each(['first', 'second'])('pasted for the %s time', (time) => {
  beforeAll(async () => {
    if (start !== undefined) await reader.start(start);
  });
  // After the second time, the service is still needed below.
  afterAll(() => (time === 'first' ? reader.stop() : undefined));

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

  test.each([
    ['First image', '/api/v1/generate', '/api/v1/generat'],
    ['First signed URL', 'og_standard', 'og_standart'],
    ['Command line', 'cardwright login', 'cardwright logn'],
    ['TypeScript SDK', 'cardwright.generate', 'cardwright.generat'],
    ['OpenAI-compatible API', '1536x1024', '1536'],
    ['For operators', 'admin', 'admn'],
  ])('this test fails for a mistake in "%s"', async (title, right, wrong) => {
    await expect(expectOutcome(spoil(title, right, wrong))).rejects.toThrow();
  });
});

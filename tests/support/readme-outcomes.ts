import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { openReader, type Pasted, type Reader, readSections, type Section } from './readme-reader.ts';

export const sections = readSections(readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8'));

export let reader: Reader;

/** A reader for the tests of this file. */
export function openReadme(): void {
  beforeAll(async () => {
    reader = await openReader();
  });
  afterAll(() => reader[Symbol.asyncDispose]());
}

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
export const OUTCOMES: Readonly<Record<string, (pasted: Pasted) => void | Promise<void>>> = {
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

export async function expectOutcome(section: Section): Promise<void> {
  const pasted = await reader.paste(section);
  expect([section.title, pasted.code], pasted.err + pasted.out).toEqual([section.title, 0]);
  const outcome = OUTCOMES[section.title];
  if (outcome === undefined) throw new Error(`what comes of "${section.title}"?`);
  await outcome(pasted);
}

export const find = (title: string): Section => {
  const section = sections.find((one) => one.title === title);
  if (section === undefined) throw new Error(`the README has no section "${title}"`);
  return section;
};

/** The section with a mistake in it. */
export const spoil = (title: string, right: string, wrong: string): Section => {
  const { blocks } = find(title);
  expect(blocks.some(({ code }) => code.includes(right))).toBe(true);
  return { title, blocks: blocks.map((block) => ({ ...block, code: block.code.replaceAll(right, wrong) })) };
};

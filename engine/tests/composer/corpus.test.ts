import { createHash } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { createEngine } from '../../src/index.ts';
import { maxImageBytes } from '../../src/render/encode-image.ts';
import { compareTexts, compareWithQuoted, type Drawn, draw, drawCorpus, type Kind } from './corpus.ts';
import { listQuoted, readLongPrompts } from './long-prompts.ts';
import { distance, type Thumbnail, toThumbnail } from './thumbnail.ts';
import { findFalse, findSilent } from './true-warnings.ts';

// Drawn once; every promise about what prompts become asks these.
let corpus: Drawn[];
beforeAll(async () => {
  corpus = await drawCorpus();
});

const of = (kind: Kind): Drawn[] => corpus.filter(({ asked }) => asked.kind === kind);
const promptsOf = (drawn: readonly Drawn[]): string[] => drawn.map(({ asked }) => asked.prompt.slice(0, 80));
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));

test('the corpus has everyday prompts, those of the README, hostile and long ones', () => {
  expect(of('unrelated')).toHaveLength(40);
  expect(of('readme').length).toBeGreaterThan(4);
  expect(of('hostile').length).toBeGreaterThan(25);
  expect(of('long').length).toBeGreaterThan(10);
});

test('every prompt is an image of its size that passes the gate, within its bytes', () => {
  const failing = corpus.filter(({ quality }) => !quality.passed || quality.findings.length > 0);
  expect(promptsOf(failing)).toEqual([]);
  for (const { asked, width, height, bytes, composition } of corpus) {
    expect([width, height, composition.width, composition.height]).toEqual([
      ...[asked.width, asked.height],
      ...[asked.width, asked.height],
    ]);
    // The header of a PNG has its size.
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([width, height]);
    expect(bytes.length, asked.prompt).toBeLessThanOrEqual(maxImageBytes({ width, height }));
  }
});

test('a warning is a sentence, whatever the prompt, and the prompts of the README have none', () => {
  for (const { message } of corpus.flatMap(({ warnings }) => warnings))
    expect(message.length).toBeLessThan(600);
  expect(promptsOf(of('readme').filter(({ warnings }) => warnings.length > 0))).toEqual([]);
});

test('no warning is false of the card that it came with, and no text is missing without one', () => {
  const wrong = corpus.flatMap(({ asked, ...drawn }) => {
    const problems = [...findFalse(drawn), ...findSilent(drawn)];
    return problems.length > 0 ? [{ prompt: asked.prompt.slice(0, 120), problems }] : [];
  });
  expect(wrong).toEqual([]);
});

// The promise to a caller, not a measure of speed, so it counts in ordinary prompts on the same machine.
const MOST_ORDINARY = 15;
test('a hostile prompt takes no more work than a dozen ordinary ones', () => {
  const ordinary = mean(of('unrelated').map(({ cpuMs }) => cpuMs));
  expect(promptsOf(of('hostile').filter(({ cpuMs }) => cpuMs > MOST_ORDINARY * ordinary))).toEqual([]);
});

// Of two cards, mean distance of their thumbnails: of one look, hue and arrangement, 4 or less.
const ALIKE = 6;
const COPY = 1.5;
// Of 780 pairs.
const MOST_ALIKE = 1;

test('unrelated cards do not look alike at the size of a thumbnail', async () => {
  const cards: { prompt: string; thumbnail: Thumbnail }[] = [];
  for (const { asked, bytes } of of('unrelated'))
    cards.push({ prompt: asked.prompt, thumbnail: await toThumbnail(bytes) });
  const alike = pairs(cards).filter(([a, b]) => distance(a.thumbnail, b.thumbnail) < ALIKE);
  expect(alike.length, alike.map(([a, b]) => `${a.prompt} / ${b.prompt}`).join('\n')).toBeLessThanOrEqual(
    MOST_ALIKE,
  );
});

const apart = (items: readonly Thumbnail[]): number[] => pairs(items).map(([a, b]) => distance(a, b));
const SMALL = { width: 600, height: 315 } as const;
const drawSeeds = async (prompt: string) => {
  const cards: Awaited<ReturnType<typeof draw>>[] = [];
  for (let seed = 0; seed < 8; seed++) cards.push(await draw({ prompt, ...SMALL, seed }));
  return cards;
};

test('eight seeds of a prompt show at least five ideas', async () => {
  const cards = await drawSeeds("We're hiring: Pastry Chef, Lyon, full time, apply at jobs@maison.example");
  const ideas = new Set(cards.map(({ look, family = 'its own' }) => `${family} in ${look}`));
  const arrangements = new Set(cards.map(({ look, family }) => family ?? look));
  expect(ideas.size, [...ideas].join(', ')).toBeGreaterThanOrEqual(5);
  expect(arrangements.size, [...arrangements].join(', ')).toBeGreaterThanOrEqual(4);
});

test('another seed is another design, and variations are siblings of one: no copies, in its face and scheme', async () => {
  const prompt = 'Announce our Series B of $25M';
  const strangers = await Promise.all((await drawSeeds(prompt)).map(({ bytes }) => toThumbnail(bytes)));
  const siblings: Awaited<ReturnType<typeof draw>>[] = [];
  for (const variation of [0, 1, 2, 3]) siblings.push(await draw({ prompt, ...SMALL, seed: 1, variation }));
  expect(mean(apart(strangers))).toBeGreaterThan(20);
  const thumbnails = await Promise.all(siblings.map(({ bytes }) => toThumbnail(bytes)));
  expect(Math.min(...apart(thumbnails))).toBeGreaterThan(COPY);
  expect(new Set(siblings.map(({ look, design }) => `${look} ${design?.scheme}`)).size).toBe(1);
});

test('of long descriptions nearly all quoted texts are set whole, nothing else is, and one warning sums up the rest', () => {
  const long = of('long');
  const compared = long.map((one) => ({ ...compareWithQuoted(one), text: one.asked.prompt.slice(0, 80) }));
  // A page of a conference has more than a small card; what it loses is told.
  expect(compared.filter(({ lost }) => lost.length > 0).length).toBeLessThanOrEqual(1);
  const chatty = compared.filter(({ added }) => /[\p{L}\p{N}]/u.test(added));
  expect(chatty.length, JSON.stringify(chatty, null, 2)).toBeLessThanOrEqual(0.1 * long.length);
  for (const { warnings, composition } of long) {
    expect(warnings.length).toBeLessThanOrEqual(2);
    expect(Math.min(...composition.texts.map(({ fitted }) => fitted.size))).toBeGreaterThanOrEqual(14);
  }
});

test('the list has 200 long prompts of several quotations, in English, Chinese and eight more languages', () => {
  const all = readLongPrompts().map((one) => ({ ...one, quoted: listQuoted(one.text) }));
  const several = all.filter(({ quoted }) => quoted.length > 2);
  expect(several.length).toBeGreaterThanOrEqual(200);
  expect(new Set(several.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
  for (const { text, quoted } of all) expect(quoted.length, text).toBeGreaterThanOrEqual(1);
});

test('what is lost and what is added is found', () => {
  const quoted = listQuoted('A sign says "Open late", another „Nur heute“.');
  expect(quoted).toEqual(['Open late', 'Nur heute']);
  expect(compareTexts(['Nur heute', 'Open late'], quoted)).toEqual({ lost: [], added: '' });
  expect(compareTexts(['Nur', 'heute · open late'], quoted)).toEqual({
    lost: ['Open late'],
    added: 'openlate',
  });
});

test('no clock decides what is drawn, and a prompt and its brief are the same image', async () => {
  const prompt = 'poster of a lighthouse in a storm with the title "Hold Fast"';
  const request = { ...SMALL, seed: 7, format: 'png' } as const;
  const engine = await createEngine();
  const { brief, bytes } = await engine.compose({ ...request, prompt });
  // Every look at a clock finds that another minute has passed, as on a machine that has stood still.
  let minutes = 0;
  const pass = () => ++minutes * 60_000;
  vi.spyOn(performance, 'now').mockImplementation(pass);
  vi.spyOn(Date, 'now').mockImplementation(pass);
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: pass() * 1000, system: 0 }));
  try {
    const fromBrief = await engine.compose({ ...request, brief: structuredClone(brief) });
    expect(digest(fromBrief.bytes)).toBe(digest(bytes));
    expect(fromBrief.brief).toEqual(brief);
  } finally {
    vi.restoreAllMocks();
  }
});

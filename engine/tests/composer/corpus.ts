import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../../src/compose.ts';
import type { Composition } from '../../src/composition.ts';
import type { ComposeRequest, ComposeResult } from '../../src/index.ts';
import { createTagReader } from '../../src/reader/tagger/create-tag-reader.ts';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { HOSTILE } from './hostile.ts';
import { listQuoted, readLongPrompts } from './long-prompts.ts';

/** What a prompt is in the corpus for. */
export type Kind = 'unrelated' | 'readme' | 'hostile' | 'long';
export type Prompt = { kind: Kind; prompt: string; width: number; height: number };
export type Drawn = ComposeResult & { asked: Prompt; composition: Composition; cpuMs: number };

const ROOT = join(import.meta.dirname, '../../..');
const SHAPES = [
  [1200, 630],
  [1080, 1080],
  [256, 2048],
  [2048, 256],
  [256, 256],
] as const;
// Of the long list of hostile lines and of the long prompts of a language.
const HOSTILE_EVERY = 8;
const LONG_OF_EACH = 1;

const linesOf = (file: string): string[] =>
  readFileSync(join(ROOT, 'engine/prompts', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The whole prompts of the README's table, as opposed to the names of styles and parameters. */
function readReadmePrompts(): string[] {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [, rows = ''] = /\n\| Describe \|.*\n\|.*\n((?:\|.*\n)+)/.exec(readme) ?? [];
  return [...rows.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => (/ .* /.test(text) ? [text] : []));
}

function readHostileLine(line: string): Omit<Prompt, 'kind'> {
  const [, width = '1200', height = '630', prompt = line] = /^(\d+)x(\d+) \| (.*)$/.exec(line) ?? [];
  return { prompt, width: Number(width), height: Number(height) };
}

const shapeAt = (at: number): { width: number; height: number } => {
  const [width, height] = SHAPES[at % SHAPES.length] ?? SHAPES[0];
  return { width, height };
};

/** Some 100 prompts: everyday ones first, which also warm up what a process loads once. */
export function listPrompts(): Prompt[] {
  const landscape = shapeAt(0);
  return [
    ...readReadmePrompts().map((prompt) => ({ kind: 'readme' as const, prompt, width: 600, height: 315 })),
    ...linesOf('forty.txt').map((prompt) => ({ kind: 'unrelated' as const, prompt, ...landscape })),
    ...Object.values(HOSTILE).map((prompt, at) => ({ kind: 'hostile' as const, prompt, ...shapeAt(at) })),
    ...linesOf('hostile.txt')
      .filter((_, at) => at % HOSTILE_EVERY === 0)
      .map((line) => ({ kind: 'hostile' as const, ...readHostileLine(line) })),
    ...Object.values(Object.groupBy(readLongPrompts(), ({ language }) => language)).flatMap((some = []) =>
      some
        .filter((_, at) => at % Math.floor(some.length / LONG_OF_EACH) === 0)
        .slice(0, LONG_OF_EACH)
        .map(({ text }) => ({ kind: 'long' as const, prompt: text, ...landscape })),
    ),
  ];
}

const kit = { ...(await createRenderKit()), reader: createTagReader() };

/** Draws a request, and keeps its composition and the processor time that it took. */
export async function draw(
  request: Omit<ComposeRequest, 'format'> & { prompt: string },
): Promise<Omit<Drawn, 'asked'>> {
  let composition: Composition | undefined;
  const canvas: typeof kit.canvas = {
    ...kit.canvas,
    drawType: (composed, art) => {
      composition = composed;
      return kit.canvas.drawType(composed, art);
    },
  };
  const before = process.cpuUsage();
  const result = await compose({ ...request, format: 'png' } as ComposeRequest, { ...kit, canvas });
  const { user, system } = process.cpuUsage(before);
  if (!composition) throw new Error('nothing was drawn');
  return { ...result, composition, cpuMs: (user + system) / 1000 };
}

export async function drawCorpus(): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const asked of listPrompts()) {
    const { kind, ...request } = asked;
    drawn.push({ ...(await draw({ ...request, seed: 7 })), asked });
  }
  return drawn;
}

/** Of what a prompt quotes, what is not on its card, and what is on the card besides. */
export const compareWithQuoted = ({
  asked,
  composition,
}: Pick<Drawn, 'asked' | 'composition'>): { lost: string[]; added: string } =>
  compareTexts(
    composition.texts.map(({ fitted }) => fitted.lines.map((line) => line.text).join(' ')),
    listQuoted(asked.prompt),
  );

// Line breaks, separators of texts on one line and invisible characters.
const SPACING = /[\s·\p{Default_Ignorable_Code_Point}]+/gu;

/** Takes the quoted texts out of what is drawn, the longest first; letters and figures that are left were added. */
export function compareTexts(
  drawn: readonly string[],
  quoted: readonly string[],
): { lost: string[]; added: string } {
  // Apostrophes are set as printers do.
  const plain = (text: string): string => text.normalize('NFC').replace(SPACING, '').replaceAll('’', "'");
  let left = drawn.map(plain).join('\n').replaceAll('\n', '');
  const lost: string[] = [];
  for (const text of quoted.toSorted((a, b) => b.length - a.length)) {
    const wanted = plain(text);
    if (left.includes(wanted)) left = left.replace(wanted, '\n');
    else lost.push(text);
  }
  return { lost, added: left.replaceAll('\n', ' ').trim() };
}

import { readdirSync, readFileSync } from 'node:fs';
import { compose } from '../../src/compose.ts';
import type { Composition } from '../../src/layout/composition.ts';
import { createTagReader } from '../../src/reader/tagger/create-tag-reader.ts';
import { createRenderKit } from '../../src/render/render-kit.ts';

/** A long prompt, and the texts in its quotation marks. */
export type LongPrompt = { language: string; text: string; quoted: string[] };

export type DrawnPrompt = {
  /** Quoted texts that are not on the card, character by character. */
  lost: string[];
  /** What is on the card besides. */
  added: string;
  warnings: string[];
  look: string;
  /** Of the smallest text, px. */
  smallest: number;
};

const FOLDER = new URL('./long-prompts/', import.meta.url);
// Written so that no mark is ambiguous: what the reader finds is compared with it.
const QUOTED =
  /“([^”]+)”|„([^“]+)“|"([^"]+)"|«([^»]+)»|»([^«]+)«|「([^」]+)」|『([^』]+)』|‘([^’]+)’|(?<!\p{Script=Latin})'((?:[^']|(?<=\p{Script=Latin})'(?=\p{Script=Latin}))+)'(?!\p{Script=Latin})/gu;
// Line breaks, separators of texts on one line and invisible characters.
const SPACING = /[\s·\p{Default_Ignorable_Code_Point}]+/gu;

/** Reads the prompts: a file for each language, in which a line of three hyphens separates them. */
export function readLongPrompts(): LongPrompt[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, FOLDER), 'utf8')
        .split(/^---$/mu)
        .map((text) => ({ language: file.replace('.txt', ''), text: text.trim(), quoted: listQuoted(text) })),
    );
}

export const listQuoted = (text: string): string[] =>
  Array.from(text.matchAll(QUOTED), (found) => found.slice(1).find((words) => words !== undefined) ?? '');

/** Draws prompts, and compares what is set on the card with what they quote. */
export async function createPromptDrawer(
  size: { width: number; height: number } = { width: 1200, height: 630 },
): Promise<(prompt: LongPrompt) => Promise<DrawnPrompt>> {
  const kit = await createRenderKit();
  const reader = createTagReader();
  return async ({ text, quoted }) => {
    let drawn: Composition | undefined;
    const canvas: typeof kit.canvas = {
      ...kit.canvas,
      drawType: async (composition, art) => {
        drawn = composition;
        return art;
      },
      encode: async () => new Uint8Array(),
    };
    const { warnings, look } = await compose(
      { prompt: text, ...size, format: 'png', seed: 7 },
      { ...kit, canvas, reader },
    );
    const texts = drawn?.texts ?? [];
    return {
      ...compareTexts(
        texts.map(({ fitted }) => fitted.lines.map((line) => line.text).join(' ')),
        quoted,
      ),
      warnings: warnings.map(({ message }) => message),
      look,
      smallest: Math.min(...texts.map(({ fitted }) => fitted.size)),
    };
  };
}

/** Takes the quoted texts out of what is drawn, the longest first; letters and figures that are left were added. */
export function compareTexts(
  drawn: readonly string[],
  quoted: readonly string[],
): Pick<DrawnPrompt, 'lost' | 'added'> {
  const plain = (text: string): string => text.normalize('NFC').replace(SPACING, '');
  let left = drawn.map(plain).join('\n').replaceAll('\n', '');
  const lost: string[] = [];
  for (const text of quoted.toSorted((a, b) => b.length - a.length)) {
    const wanted = plain(text);
    if (left.includes(wanted)) left = left.replace(wanted, '\n');
    else lost.push(text);
  }
  return { lost, added: left.replaceAll('\n', ' ').trim() };
}

import type { Generation } from '../../../../client/src/index.ts';

const LONGEST = 80;

/** What a picture is called: its title, else what else is on it or to be seen, else its prompt. */
export function toTitle({ prompt, brief }: Generation): string {
  const blocks = brief?.blocks ?? [];
  const title = blocks.find(({ role }) => role === 'title') ?? blocks[0];
  const text = title?.text ?? brief?.picture?.text ?? prompt;
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line || 'Without words';
}

/** A name that every file system takes, whatever the title has: letters and digits of any script, and dashes. */
export function toFileName(generation: Generation): string {
  const words = toTitle(generation)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return [generation.createdAt.slice(0, 10), words, generation.id.slice(-6)]
    .filter((part) => part !== '')
    .join('-')
    .concat('.', generation.format);
}

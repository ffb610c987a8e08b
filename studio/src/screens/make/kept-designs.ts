import type { Generation } from '../../../../client/src/index.ts';
import type { Brief } from './brief.ts';

export type KeptDesign = NonNullable<Generation['design']>;

/** Designs of the variations, by seed, as they were when something was chosen or corrected, and what they were made for. */
export type KeptDesigns = { bySeed: Record<string, KeptDesign>; kind: Brief['kind']; words: string[] };

// Of the words that the designs were made for: a prompt that has fewer of them is about something else.
const SAME_MATTER = 0.5;

const wordsOf = ({ blocks, picture }: Brief): string[] => [
  ...new Set(
    [...blocks.map(({ text }) => text), picture?.text ?? '']
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  ),
];

export const keepDesigns = (bySeed: Record<string, KeptDesign>, brief: Brief): KeptDesigns => ({
  bySeed,
  kind: brief.kind,
  words: wordsOf(brief),
});

/** Whether the designs are still those of the brief, which was read of another prompt. */
export function areOf({ kind, words }: KeptDesigns, brief: Brief): boolean {
  const now = new Set(wordsOf(brief));
  const left = words.filter((word) => now.has(word)).length;
  return brief.kind === kind && left >= words.length * SAME_MATTER;
}

/** A kept design, or the one that was drawn of it because the brief asks for other colors or another layout. */
export const latestOf = (kept: KeptDesign, drawn: KeptDesign): KeptDesign =>
  drawn.tone === kept.tone && drawn.shape === kept.shape ? kept : drawn;

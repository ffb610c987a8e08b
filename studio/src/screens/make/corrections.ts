import type { Brief, Corrections } from './brief.ts';

/** The prompt that corrections of its texts and picture are about, and what it said. */
export type Basis = { prompt: string; texts: readonly string[] };

// The rest, such as colors, is about the design of whatever is said.
const BOUND: readonly (keyof Brief)[] = ['kind', 'blocks', 'picture', 'illustration'];

/** Whether any correction is about what the prompt says. */
export const isBound = (corrections: Corrections): boolean => BOUND.some((field) => field in corrections);

export const toBasis = (prompt: string, { blocks, picture }: Brief): Basis => ({
  prompt,
  texts: [...blocks.map(({ text }) => text), ...(picture === null ? [] : [picture.text])],
});

type Settled = {
  corrections: Corrections;
  basis: Basis | undefined;
  /** A text of the old prompt for which the corrections were dropped, because the new one has it no more. */
  gone?: string;
};

/**
 * The corrections after a new reading. As long as the prompt still has what they are about, they stay, and texts that came
 * to it are added; otherwise those that are about what it says are dropped.
 */
export function settleCorrections(
  corrections: Corrections,
  basis: Basis | undefined,
  { prompt, brief }: { prompt: string; brief: Brief },
): Settled {
  if (basis === undefined || basis.prompt === prompt) return { corrections, basis };
  const next = toBasis(prompt, brief);
  const gone = basis.texts.find((text) => !prompt.includes(text) && !next.texts.includes(text));
  if (gone !== undefined) {
    const kept = Object.entries(corrections).filter(([name]) => !BOUND.some((field) => field === name));
    return { corrections: Object.fromEntries(kept), basis: undefined, gone };
  }
  const { blocks } = corrections;
  const added = brief.blocks.filter(({ text }) => !basis.texts.includes(text));
  const withAdded = blocks === undefined ? corrections : { ...corrections, blocks: [...blocks, ...added] };
  return { corrections: withAdded, basis: next };
}

import type { LabelState } from './label-states.ts';
import type { Token } from './tokenize.ts';

/** How likely a token of a prompt has each mark, or none (`undefined`), and how likely it goes on with that of the token before. */
export type TokenChance = {
  start: number;
  end: number;
  goesOn: number;
  marks: ReadonlyMap<string | undefined, number>;
};

export const toTokenChances = (
  states: readonly LabelState[],
  tokens: readonly Token[],
  chances: readonly Float64Array[],
): TokenChance[] =>
  tokens.map(({ start, end }, token) => {
    const marks = new Map<string | undefined, number>();
    let goingOn = 0;
    for (const [at, chance] of (chances[token] ?? new Float64Array()).entries()) {
      const { mark, goesOn } = states[at] as LabelState;
      marks.set(mark, (marks.get(mark) ?? 0) + chance);
      if (goesOn) goingOn += chance;
    }
    return { start, end, goesOn: goingOn, marks };
  });

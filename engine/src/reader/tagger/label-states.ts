import { SHOWN_MARKS } from '../marks.ts';
import type { Network } from './network.ts';

/** A label at a token, before or after the title, and which states may stand before it: those from `first` on, one for each of `steps`. */
export type LabelState = {
  label: number;
  mark: string | undefined;
  /** Goes on with the mark of the token before. */
  goesOn: boolean;
  isShown: boolean;
  /** The score of beginning a prompt with it. */
  start: number;
  first: number;
  /** The scores of the steps from the states before it. */
  steps: Float64Array;
  /** What those steps multiply the chance by. */
  factors: Float64Array;
};

/** The mark of which a prompt has one at most. */
export const ONCE = 'title';

/** The states of a network: those before a title, those in it, those after it. */
export function listStates({ labels, starts, steps }: Network): LabelState[] {
  const told = labels.map((text, label) => ({
    label,
    mark: text === 'O' ? undefined : text.slice(2),
    goesOn: text.startsWith('I-'),
    isShown: SHOWN_MARKS.has(text.slice(2)),
  }));
  const others = told.filter(({ mark }) => mark !== ONCE);
  const titles = told.filter(({ mark }) => mark === ONCE);
  const rows = [...others, ...titles, ...others];
  return rows.map((to, at) => {
    const isAfter = at >= others.length + titles.length;
    const [first, end] = to.goesOn
      ? // `B-` and `I-` of a mark are beside each other.
        [at - 1, at + 1]
      : isAfter
        ? [others.length, rows.length]
        : [0, others.length];
    const before = Float64Array.from(
      rows.slice(first, end),
      (from) => steps.values[from.label * labels.length + to.label] as number,
    );
    return {
      ...to,
      start: to.goesOn || isAfter ? Number.NEGATIVE_INFINITY : (starts[to.label] as number),
      first,
      steps: before,
      factors: before.map((step) => Math.exp(step)),
    };
  });
}

import type { DesignRequest } from '../brief/design-request.ts';
import type { Composition } from '../layout/composition.ts';
import type { Direction } from '../layout/direction.ts';
import type { Look } from '../layout/look.ts';
import { meetsWish } from '../layout/meets-wish.ts';
import { lazy } from '../lazy.ts';
import type { Canvas } from '../render/canvas.ts';
import type { Stopwatch } from '../stopwatch.ts';
import { checkContrast } from './check-contrast.ts';
import { checkLayout } from './check-layout.ts';
import { type Measures, measure, measureLayout, PERFECT, toScore } from './measures.ts';
import type { Finding } from './report.ts';

/** A direction with its look, and its rank among the art director's proposals. */
export type Design = { proposal: number; direction: Direction; look: Look };

/** Designs are compared small and at one size, so that a prompt has the same design at every size. */
export const TRIAL = { width: 800, height: 420 } as const;

// Penalties beside the measures: for faults that need repair, and for each rank in the proposals, so that a design that the art
// director ranks first gives way to a much better one alone: measures do not see ideas.
const FAULTY = 0.3;
const PER_PROPOSAL = 0.12;
// A look that puts the words elsewhere than the prompt says comes last.
const ELSEWHERE = 1;

export type Trial = {
  request: DesignRequest;
  undrawable: readonly string[];
  layOut(design: Design): Promise<Composition>;
  canvas: Pick<Canvas, 'drawArt'>;
  watch: Stopwatch;
  signal?: AbortSignal | undefined;
};

type Entrant = {
  index: number;
  design: Design;
  /** The score; before `refine` has found it out, the most that it can be. */
  score: number;
  refine?: () => Promise<Entrant>;
};

/**
 * Ranks the designs, best first: each is drawn small, measured, and compared with the baseline of its look. One that cannot surpass
 * the best even if all that is not known of it were perfect is neither laid out nor drawn before its rank is asked for.
 */
export function rankDesigns(designs: readonly Design[], trial: Trial): (() => Promise<Design>)[] {
  let entrants = designs.map((design, index) => enter(index, design, trial));
  const next = async (): Promise<Design> => {
    for (;;) {
      // Of equal ones, the art director's order decides.
      const [first, ...others] = entrants.toSorted((a, b) => b.score - a.score || a.index - b.index);
      if (!first) throw new Error('there are fewer designs than ranks');
      if (first.refine && others.length > 0) entrants = [await first.refine(), ...others];
      else {
        entrants = others;
        return first.design;
      }
    }
  };
  const ranks: (() => Promise<Design>)[] = [];
  for (const rank of designs.keys())
    ranks.push(
      lazy(async () => {
        await ranks[rank - 1]?.();
        return next();
      }),
    );
  return ranks;
}

function enter(index: number, design: Design, trial: Trial): Entrant {
  const score = (measures: Measures, handicap = 0): number =>
    toScore(measures) - design.look.suits.baseline - (index * PER_PROPOSAL + handicap);
  const { watch, canvas, request, undrawable, signal } = trial;
  const { motif } = design.direction;
  const layOut = async (): Promise<Entrant> => {
    const composition = await watch.time('layout', () => trial.layOut(design));
    const faults = checkLayout(composition, request, undrawable);
    const lost = (request.layout ?? []).filter(({ wish }) => !meetsWish(composition, wish)).length;
    const handicap = (found: readonly Finding[]): number =>
      (found.length > 0 ? FAULTY : 0) + lost * ELSEWHERE;
    const draw = async (): Promise<Entrant> => {
      const art = await watch.time('art', () => canvas.drawArt(composition, signal));
      return watch.time('checks', async () => {
        const { findings, reserve } = checkContrast(composition, art);
        const measures = measure({ composition, art, request, motif, reserve });
        return { index, design, score: score(measures, handicap([...faults, ...findings])) };
      });
    };
    const laidOut = measureLayout({ composition, request, motif });
    return { index, design, score: score(laidOut, handicap(faults)), refine: draw };
  };
  return { index, design, score: score(PERFECT), refine: layOut };
}

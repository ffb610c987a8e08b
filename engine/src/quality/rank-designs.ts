import type { DesignRequest } from '../brief/design-request.ts';
import type { Composition } from '../layout/composition.ts';
import type { Direction } from '../layout/direction.ts';
import type { Look } from '../layout/look.ts';
import { meetsWish } from '../layout/meets-wish.ts';
import type { Canvas } from '../render/canvas.ts';
import type { Pixels } from '../render/pixels.ts';
import type { Stopwatch } from '../stopwatch.ts';
import { checkContrast } from './check-contrast.ts';
import { checkLayout } from './check-layout.ts';
import { measure, toScore } from './measures.ts';

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

/** Ranks the designs, best first: each is drawn small, measured, and compared with the baseline of its look. */
export async function rankDesigns(designs: readonly Design[], trial: Trial): Promise<Design[]> {
  const { watch, canvas, request, undrawable, signal } = trial;
  if (designs.length < 2) return [...designs];
  const laidOut = await watch.time('layout', () => Promise.all(designs.map(trial.layOut)));
  const arts = await watch.time('art', () =>
    Promise.all(laidOut.map((composition) => canvas.drawArt(composition, signal))),
  );
  return watch.time('checks', async () => {
    const scores = new Map<Design, number>();
    for (const [index, design] of designs.entries()) {
      const [composition, art] = [laidOut[index] as Composition, arts[index] as Pixels];
      const contrast = checkContrast(composition, art);
      const faults = [...checkLayout(composition, request, undrawable), ...contrast.findings];
      const { motif } = design.direction;
      const measures = measure({ composition, art, request, motif, reserve: contrast.reserve });
      const lost = (request.layout ?? []).filter(({ wish }) => !meetsWish(composition, wish)).length;
      const handicap = index * PER_PROPOSAL + (faults.length > 0 ? FAULTY : 0) + lost * ELSEWHERE;
      scores.set(design, toScore(measures) - design.look.suits.baseline - handicap);
    }
    // Designs with equal scores keep their order, since sorting is stable.
    return [...designs].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  });
}

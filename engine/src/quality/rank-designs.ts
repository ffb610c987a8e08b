import type { Brief } from '../brief/brief.ts';
import type { Direction } from '../direction/direction.ts';
import { scoreOf } from '../direction/look-scores.ts';
import type { Composition } from '../layout/composition.ts';
import type { Look } from '../layout/look.ts';
import { meetsWish } from '../layout/meets-wish.ts';
import type { Canvas, Pixels } from '../render/canvas.ts';
import type { Stopwatch } from '../stopwatch.ts';
import { checkContrast } from './check-contrast.ts';
import { checkLayout } from './check-layout.ts';
import { measure, toScore } from './measures.ts';

/** A direction with its look, and its place among the art director's proposals. */
export type Design = { proposal: number; direction: Direction; look: Look };

/** Designs are judged small and at one size: a prompt is one design at every size that it is asked in. */
export const TRIAL = { width: 800, height: 420 } as const;

// What speaks against a card beside its measures: it must be mended first, or others suit the brief better.
const FAULTY = 0.3;
const PER_PROPOSAL = 0.025;
// Where the prompt says where the words shall stand, a look that puts them elsewhere comes after all others.
const ELSEWHERE = 1;

export type Trial = {
  brief: Brief;
  undrawable: readonly string[];
  layOut(design: Design): Promise<Composition>;
  canvas: Pick<Canvas, 'drawArt'>;
  watch: Stopwatch;
  signal?: AbortSignal | undefined;
};

/** The designs, best first: each is drawn small, measured, and compared with what its look usually reaches. */
export async function rankDesigns(designs: readonly Design[], trial: Trial): Promise<Design[]> {
  const { watch, canvas, brief, undrawable, signal } = trial;
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
      const faults = [...checkLayout(composition, brief, undrawable), ...contrast.findings];
      const { motif } = design.direction;
      const measures = measure({ composition, art, brief, motif, reserve: contrast.reserve });
      const lost = (brief.layout ?? []).filter(({ wish }) => !meetsWish(composition, wish)).length;
      const handicap = index * PER_PROPOSAL + (faults.length > 0 ? FAULTY : 0) + lost * ELSEWHERE;
      scores.set(design, toScore(measures) - scoreOf(design.look.name).par - handicap);
    }
    // Equal scores keep the art director's order: sorting is stable.
    return [...designs].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  });
}

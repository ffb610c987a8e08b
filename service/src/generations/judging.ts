import type { DrawingEngine } from '../drawing/drawing-engine.ts';
import type { Judge } from '../models/judge.ts';
import type { IsRight } from './painting.ts';

// What is wrong is seen in a small picture, which costs less.
export const JUDGED = { format: 'jpeg', quality: 80, maxWidth: 768 } as const;
// A model that was paid waits for it.
const WANTED = { owner: '', priority: 'image' } as const;

/** Asks the model that looks at paintings. Where it does not answer, the painting is right. */
export function createJudging({
  judge,
  engine,
  onWrong,
}: {
  judge: Pick<Judge, 'judge'>;
  engine: Pick<DrawingEngine, 'convertImage'>;
  onWrong(faults: readonly string[]): void;
}): IsRight {
  return async (painting, { description, quiet }, signal) => {
    const jpeg = await engine.convertImage(painting, JUDGED, WANTED);
    const verdict = await judge.judge({ jpeg, description, quiet }, signal);
    if (verdict.kind !== 'judged' || verdict.faults.length === 0) return true;
    onWrong(verdict.faults);
    return false;
  };
}

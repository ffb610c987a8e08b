import { type Line, rollingLine } from '../shapes.ts';
import { calmHeight, type Stage } from '../stage.ts';
import type { Level, Part } from './place-data.ts';

/** A stage with the slopes of a place. */
export type Ground = {
  stage: Stage;
  lines: ReadonlyMap<string, Line>;
  levelY(level: Level, x?: number): number;
};

export function layGround(stage: Stage, parts: readonly Part[]): Ground {
  const { height, unit, random } = stage;
  const lines = new Map<string, Line>();
  for (const part of parts) {
    const shape = 'slope' in part ? part.slope : 'meadow' in part ? part.meadow : undefined;
    if (!shape) continue;
    const { y, swing, span } = shape;
    const octaves = 'slope' in part ? part.slope.octaves : undefined;
    const line = rollingLine(random.fork(part.name), height * y, unit * swing, unit * span, octaves);
    const base = 'base' in part && part.base !== undefined ? height * part.base : undefined;
    lines.set(
      part.name,
      base === undefined ? line : (x) => base - calmHeight(stage, x, base, base - line(x)),
    );
  }
  const levelY = (level: Level, x = 0): number => {
    if (typeof level === 'number') return height * level;
    if ('on' in level) return (lines.get(level.on)?.(x) ?? height) + unit * level.plus;
    return height * level[0] + unit * level[1];
  };
  return { stage, lines, levelY };
}

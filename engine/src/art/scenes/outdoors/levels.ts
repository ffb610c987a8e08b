import { type Line, rollingLine } from '../shapes.ts';
import { calmHeight, type Stage } from '../stage.ts';
import type { Level, Part } from './place-data.ts';
import { quayLine } from './quays.ts';

/** A stage with the slopes of a place. */
export type Ground = {
  stage: Stage;
  lines: ReadonlyMap<string, Line>;
  levelY(level: Level, x?: number): number;
  /** Of the ground of another world, what parts call `soil`. */
  soil?: string | undefined;
  colorOf(color: string): string;
};

export function layGround(stage: Stage, parts: readonly Part[], soil?: string): Ground {
  const { width, height, unit, random, sunX } = stage;
  const lines = new Map<string, Line>();
  for (const part of parts) {
    if ('quays' in part) lines.set(part.name, quayLine(stage, part));
    const shape = 'slope' in part ? part.slope : 'meadow' in part ? part.meadow : undefined;
    if (!shape) continue;
    const { y, swing, span } = shape;
    const { octaves, tilt = 0 } = 'slope' in part ? part.slope : {};
    const rolling = rollingLine(random.fork(part.name), height * y, unit * swing, unit * span, octaves);
    const fall = sunX > width / 2 ? unit * tilt : -unit * tilt;
    const line: Line = tilt === 0 ? rolling : (x) => rolling(x) + fall * (x / width - 0.5);
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
  const colorOf = (color: string): string => (color === 'soil' ? (soil ?? stage.light.dark) : color);
  return { stage, lines, levelY, soil, colorOf };
}

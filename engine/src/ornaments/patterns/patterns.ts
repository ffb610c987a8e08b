import type { PatternName } from '../../sheets/pattern-names.ts';
import type { PlacedShape } from '../../solve/layout.ts';
import { EDGE_PATTERNS } from './edge-patterns.ts';
import { GEOMETRIC_PATTERNS } from './geometric-patterns.ts';
import { GROUND_PATTERNS } from './ground-patterns.ts';
import { ORGANIC_PATTERNS } from './organic-patterns.ts';
import { type DrawPattern, toPatternCanvas } from './pattern-canvas.ts';
import { POSTER_PATTERNS } from './poster-patterns.ts';
import { SCATTERED_PATTERNS } from './scattered-patterns.ts';
import { SHAPE_PATTERNS } from './shape-patterns.ts';
import { SUBJECT_PATTERNS } from './subject-patterns.ts';

/** What a style may draw on a field, behind words or around a card. */
const PATTERNS: Readonly<Record<PatternName, DrawPattern>> = {
  ...GEOMETRIC_PATTERNS,
  ...POSTER_PATTERNS,
  ...ORGANIC_PATTERNS,
  ...SCATTERED_PATTERNS,
  ...SHAPE_PATTERNS,
  ...SUBJECT_PATTERNS,
  ...EDGE_PATTERNS,
  ...GROUND_PATTERNS,
};

/** The inside of its SVG, as `drawShape` gives it; undefined for what is no pattern. */
export function drawPattern(shape: PlacedShape): string | undefined {
  // Behind its name may be a side, which changes nothing.
  const [name = ''] = shape.draw.split(':');
  return isPattern(name) ? PATTERNS[name](toPatternCanvas(shape)) : undefined;
}

const isPattern = (name: string): name is PatternName => Object.hasOwn(PATTERNS, name);

/** Patterns that fill a field. They are also what a brief may ask for as its illustration. */
export const FIELD_PATTERNS = [
  'rings',
  'stripes',
  'blend',
  'geometry',
  'dots',
  'checker',
  'grid',
  'rays',
  'fans',
  'sunset',
  'scan',
  'pixels',
  'hatch',
  'hills',
  'waves',
  'pebbles',
  'clay',
  'wash',
  'glow',
  'leaves',
  'layers',
  'brush',
  'loops',
  'confetti',
  'hearts',
  'atoms',
  'scraps',
  'stars',
  'specks',
  'bursts',
  'arches',
  'quarters',
  'halves',
  'folds',
  'orbits',
  'burst',
  'echoes',
  'network',
  'circuit',
  'code',
  'equalizer',
  'contours',
  'skyline',
  'triangles',
  'hexagons',
  'squares',
  'polka',
  'zigzag',
  'terrazzo',
] as const;
export type FieldPattern = (typeof FIELD_PATTERNS)[number];
export const isFieldPattern = (name: string): name is FieldPattern =>
  (FIELD_PATTERNS as readonly string[]).includes(name);

// Lines around a card.
const OUTLINES: readonly string[] = ['border', 'lines', 'steps', 'panel', 'hairline', 'brackets'];
export const isOutline = (name: PatternName): boolean => OUTLINES.includes(name);

/** What a style draws where a spec has a place for a pattern, behind words, or around a card. */
export type PatternName =
  | FieldPattern
  | 'spine'
  | 'border'
  | 'edge'
  | 'bars'
  | 'lines'
  | 'steps'
  | 'panel'
  | 'hairline'
  | 'brackets'
  | 'points'
  | 'squared'
  | 'chalk'
  | 'sheen'
  | 'shower';

import type { Topic } from '../brief/design-request.ts';
import type { Palette } from '../color/palette.ts';
import type { Box } from '../geometry.ts';
import type { Random } from '../random.ts';

export type MotifRequest = {
  /** Size of the whole canvas in px; the SVG has this size and a transparent ground. */
  width: number;
  height: number;
  /** Where the motif lives. It may bleed over the canvas edge, never into `keepClear`. */
  area: Box;
  /** Where type stands: nothing but the faintest texture here. */
  keepClear: Box;
  palette: Palette;
  scheme: 'light' | 'dark';
  random: Random;
};

/** A background or figure that says something about a topic. Pure: same request, same SVG. */
export type Motif = {
  name: string;
  /** Topics it speaks about; empty = an abstract one for any topic. */
  topics: readonly Topic[];
  draw(request: MotifRequest): { svg: string };
};

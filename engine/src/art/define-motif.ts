import type { Topic } from '../brief/design-request.ts';
import type { Box } from '../geometry.ts';
import type { Random } from '../random.ts';
import { fadeMask } from './fade.ts';
import { freeBox, intersection } from './free-box.ts';
import type { Motif, MotifRequest } from './motif.ts';
import { type MotifColors, toMotifColors } from './motif-colors.ts';
import { svgDocument } from './svg.ts';

/** What a motif draws from: where there is room, with which inks, how fine. */
export type MotifCanvas = {
  width: number;
  height: number;
  area: Box;
  /** The largest rectangle of `area` that type and its soft border leave free: figures stand here. */
  free: Box;
  /** See `FreeBox`. */
  away: { x: number; y: number };
  /** Drawn things inside this box are lost anyway: skip them. */
  keepClear: Box;
  colors: MotifColors;
  scheme: 'light' | 'dark';
  random: Random;
  /** A hundredth of the shorter side of `free`, in px. */
  unit: number;
  /** The thinnest line that still reads when the picture is shown small, in px. */
  hairline: number;
};

export type MotifShapes = { body: string; defs?: string };

/**
 * How a motif ends: a `field` has no shape of its own, fades in from every side of its area and flows round the
 * type; a `patch` is a field too dense for that, it keeps to `free`; a `figure` fades only where type begins;
 * `tiles` end hard, on edges that they choose inside `free`.
 */
export type MotifEdge = 'field' | 'patch' | 'figure' | 'tiles';

/** Width of the soft border around the type, as a share of the canvas's shorter side. */
const FEATHER: Record<MotifEdge, number> = { field: 0.16, patch: 0, figure: 0.08, tiles: 0 };

export type MotifDefinition = {
  name: string;
  topics: readonly Topic[];
  ending: MotifEdge;
  paint(stage: MotifCanvas): MotifShapes;
};

/** Makes a motif of a painter; whatever it paints, `keepClear` stays empty. */
export function defineMotif({ name, topics, ending, paint }: MotifDefinition): Motif {
  return {
    name,
    topics,
    draw(request) {
      const short = Math.min(request.width, request.height);
      const feather = Math.round(short * FEATHER[ending]);
      const stage = createCanvas(request, name, ending, ending === 'figure' ? feather : 0);
      const { width, height } = stage;
      // Nothing can be said in a sliver; type that fills the canvas stands on its own.
      if (Math.min(stage.free.width, stage.free.height) < short * 0.04)
        return { svg: svgDocument(width, height, '') };
      const { body, defs = '' } = paint(stage);
      const mask = fadeMask({
        width,
        height,
        area: stage.area,
        keepClear: stage.keepClear,
        edge:
          ending === 'field' || ending === 'patch'
            ? Math.round(Math.min(short * 0.3, stage.free.width * 0.45, stage.free.height * 0.45))
            : 0,
        feather,
      });
      return { svg: svgDocument(width, height, `<g mask="url(#fade)">${body}</g>`, defs + mask) };
    },
  };
}

function createCanvas(request: MotifRequest, name: string, ending: MotifEdge, margin: number): MotifCanvas {
  const { width, height, palette, scheme } = request;
  const area = intersection(outward(request.area), { x: 0, y: 0, width, height });
  const keepClear = outward(request.keepClear);
  const { x, y } = keepClear;
  const taken = {
    x: x - margin,
    y: y - margin,
    width: keepClear.width + 2 * margin,
    height: keepClear.height + 2 * margin,
  };
  const { free, away } = freeBox(area, keepClear.width > 0 && keepClear.height > 0 ? taken : keepClear);
  return {
    width,
    height,
    area: ending === 'patch' ? free : area,
    free,
    away,
    keepClear,
    scheme,
    colors: toMotifColors(palette, scheme),
    // A fork does not depend on what was drawn before: the same request gives the same picture.
    random: request.random.fork(name),
    unit: Math.min(free.width, free.height) / 100,
    hairline: Math.max(1, Math.min(width, height) / 480),
  };
}

/** The box on whole pixels: a mask edge between two pixels would show as a seam. */
function outward({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

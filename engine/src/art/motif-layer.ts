import type { Palette } from '../color/palette.ts';
import type { Box } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { ArtLayer } from './art-layer.ts';
import { artLayer } from './art-layer.ts';
import type { Drawing } from './drawings/drawing.ts';
import { drawings } from './drawings/drawings.ts';
import { motifs } from './motifs.ts';

const SUBJECT_PREFIX = 'subject:';

/** Finds the subject that a direction's motif names; undefined if it names a motif. */
export function subjectOf(motif: string): Drawing | undefined {
  if (!motif.startsWith(SUBJECT_PREFIX)) return undefined;
  return drawings.find(({ name }) => name === motif.slice(SUBJECT_PREFIX.length));
}

export type MotifStage = {
  /** Where its canvas lies on the card, px. */
  x?: number;
  y?: number;
  width: number;
  height: number;
  area: Box;
  keepClear: Box;
  palette: Palette;
  scheme: 'light' | 'dark';
  random: Random;
};

/** Draws a motif over its canvas; undefined if no motif has the name. */
export function motifLayer(name: string, stage: MotifStage): ArtLayer | undefined {
  const motif = motifs.find((candidate) => candidate.name === name);
  return motif && artLayer(`motif-${name}`, motif.draw(stage).svg, stage);
}

/** Draws a layer of the whole canvas that is clipped to a box, such as a window. */
export function clipLayer(
  layer: ArtLayer,
  { width, height }: { width: number; height: number },
  box: Box,
): ArtLayer {
  const [left, top] = [Math.round(box.x), Math.round(box.y)];
  return {
    image: layer.image,
    node: {
      type: 'container',
      style: {
        position: 'absolute',
        left,
        top,
        width: Math.round(box.width),
        height: Math.round(box.height),
        overflow: 'hidden',
      },
      children: [
        {
          type: 'image',
          src: layer.image.src,
          style: { position: 'absolute', left: -left, top: -top, width, height },
        },
      ],
    },
  };
}

import { motifs } from '../art/motifs.ts';
import type { Subject } from '../art/subject.ts';
import { subjects } from '../art/subjects.ts';
import type { Palette } from '../direction/direction.ts';
import type { Random } from '../random.ts';
import { type ArtLayer, artLayer } from './art-layer.ts';
import type { Box } from './composition.ts';

const SUBJECT_PREFIX = 'subject:';

/** The subject that a direction's motif names, or undefined when it names a motif. */
export function subjectOf(motif: string): Subject | undefined {
  if (!motif.startsWith(SUBJECT_PREFIX)) return undefined;
  return subjects.find(({ name }) => name === motif.slice(SUBJECT_PREFIX.length));
}

export type MotifStage = {
  width: number;
  height: number;
  area: Box;
  keepClear: Box;
  palette: Palette;
  scheme: 'light' | 'dark';
  random: Random;
};

/** The named motif drawn over the whole canvas; undefined when no motif has the name. */
export function motifLayer(name: string, stage: MotifStage): ArtLayer | undefined {
  const motif = motifs.find((candidate) => candidate.name === name);
  return motif && artLayer(`motif-${name}`, motif.draw(stage).svg, stage);
}

/** A layer of the whole canvas, cut off at a box: what is drawn in a window stays in it. */
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

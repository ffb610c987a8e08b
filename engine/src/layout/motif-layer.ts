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

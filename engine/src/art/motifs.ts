import type { Topic } from '../brief/brief.ts';
import type { Motif } from './motif.ts';
import { bauhaus } from './motifs/bauhaus.ts';
import { candles } from './motifs/candles.ts';
import { chart } from './motifs/chart.ts';
import { codeTiles } from './motifs/code-tiles.ts';
import { coins } from './motifs/coins.ts';
import { contours } from './motifs/contours.ts';
import { isoBlocks } from './motifs/iso-blocks.ts';
import { network } from './motifs/network.ts';
import { neurons } from './motifs/neurons.ts';
import { shield } from './motifs/shield.ts';
import { stems } from './motifs/stems.ts';
import { streams } from './motifs/streams.ts';
import { waves } from './motifs/waves.ts';

/** Every motif there is, by name. Adding one: a file in `motifs/`, a line here. */
export const motifs: readonly Motif[] = [
  bauhaus,
  candles,
  chart,
  codeTiles,
  coins,
  contours,
  isoBlocks,
  network,
  neurons,
  shield,
  stems,
  streams,
  waves,
];

/**
 * Motifs that speak about any of the topics: first those of the first topic, of these the ones that
 * speak about the fewest others; then the abstract ones, which suit anything. Never empty.
 */
export function findMotifs(topics: readonly Topic[]): readonly Motif[] {
  const rank = (motif: Motif): number => {
    if (motif.topics.length === 0) return Number.MAX_SAFE_INTEGER;
    const first = topics.findIndex((topic) => motif.topics.includes(topic));
    return first === -1 ? -1 : first * 100 + motif.topics.length;
  };
  return motifs
    .map((motif) => ({ motif, rank: rank(motif) }))
    .filter((entry) => entry.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.motif);
}

/** Throws for a name that no motif has: names come from `motifs`, not from users. */
export function getMotif(name: string): Motif {
  const motif = motifs.find((candidate) => candidate.name === name);
  if (motif === undefined) throw new Error(`no motif is named ${name}`);
  return motif;
}

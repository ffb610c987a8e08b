import type { Topic } from '../brief/design-request.ts';
import type { Motif } from './motif.ts';
import { arches } from './motifs/arches.ts';
import { bauhaus } from './motifs/bauhaus.ts';
import { books } from './motifs/books.ts';
import { bubbles } from './motifs/bubbles.ts';
import { calendarGrid } from './motifs/calendar-grid.ts';
import { candles } from './motifs/candles.ts';
import { chart } from './motifs/chart.ts';
import { circuit } from './motifs/circuit.ts';
import { codeTiles } from './motifs/code-tiles.ts';
import { coins } from './motifs/coins.ts';
import { columns } from './motifs/columns.ts';
import { confetti } from './motifs/confetti.ts';
import { contours } from './motifs/contours.ts';
import { crowd } from './motifs/crowd.ts';
import { dials } from './motifs/dials.ts';
import { equalizer } from './motifs/equalizer.ts';
import { facets } from './motifs/facets.ts';
import { halftone } from './motifs/halftone.ts';
import { isoBlocks } from './motifs/iso-blocks.ts';
import { kitchen } from './motifs/kitchen.ts';
import { lanes } from './motifs/lanes.ts';
import { molecules } from './motifs/molecules.ts';
import { network } from './motifs/network.ts';
import { neurons } from './motifs/neurons.ts';
import { orbits } from './motifs/orbits.ts';
import { pages } from './motifs/pages.ts';
import { pulse } from './motifs/pulse.ts';
import { rays } from './motifs/rays.ts';
import { ridges } from './motifs/ridges.ts';
import { rings } from './motifs/rings.ts';
import { rooftops } from './motifs/rooftops.ts';
import { route } from './motifs/route.ts';
import { shield } from './motifs/shield.ts';
import { stems } from './motifs/stems.ts';
import { streams } from './motifs/streams.ts';
import { tags } from './motifs/tags.ts';
import { team } from './motifs/team.ts';
import { vinyl } from './motifs/vinyl.ts';
import { waves } from './motifs/waves.ts';

/** Every motif there is, by name. Adding one: a file in `motifs/`, a line here. */
export const motifs: readonly Motif[] = [
  arches,
  bauhaus,
  books,
  bubbles,
  calendarGrid,
  candles,
  chart,
  circuit,
  codeTiles,
  coins,
  columns,
  confetti,
  contours,
  crowd,
  dials,
  equalizer,
  facets,
  halftone,
  isoBlocks,
  kitchen,
  lanes,
  molecules,
  network,
  neurons,
  orbits,
  pages,
  pulse,
  rays,
  ridges,
  rings,
  rooftops,
  route,
  shield,
  stems,
  streams,
  tags,
  team,
  vinyl,
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

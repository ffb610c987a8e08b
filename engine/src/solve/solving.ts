import type { Box } from '../geometry.ts';
import type { Matter } from '../parts/matter.ts';
import type { Part, Role } from '../parts/part.ts';
import type { GroundName, Sheet } from '../sheets/sheet.ts';
import type { Ornament, Region } from '../specs/spec.ts';
import { by, type Canvas } from './canvas.ts';
import type { Concession, Context, TextsSet, Tools } from './context.ts';
import { isFilled, stands } from './set-rows.ts';

export type Problem = {
  region: Region;
  sheet: Sheet;
  matter: Matter;
  canvas: Canvas;
  margins: Canvas;
  /** How many times as large as the spec says everything may be where its room would stay empty. */
  grows?: number;
  /** Whether all that it says was asked for by name, so that everything else gives way before a part goes. */
  keeps?: boolean;
  concession?: Concession;
  /** What explains is no larger, px. */
  said?: number;
};

/** A card that is being solved. */
export type Solving = Problem & {
  tools: Tools;
  set: TextsSet;
  /** Parts that have no room. */
  dropped: Set<Part>;
  /** Of changed copies of regions, those of the spec. */
  asWritten: Map<Region, Region>;
};

export const partsOf = (role: Role, { matter, dropped }: Solving): Part[] =>
  matter.parts.filter((part) => part.role === role && !dropped.has(part));

export const drop = (part: Part, { dropped }: Solving): void => void dropped.add(part);

/** A changed copy of a region, which stands for the one of the spec. */
export function copyOf(region: Region, regions: Region[], { asWritten }: Solving): Region {
  const copy = { ...region, regions };
  asWritten.set(copy, asWritten.get(region) ?? region);
  return copy;
}

export const artOf = ({ art }: Region, { canvas }: Solving): readonly Ornament[] =>
  by(art, canvas.shape) ?? [];

export const isLink = ({ draw }: Ornament): boolean => draw === 'link';

/** What the blocks of a region are set with. */
export const contextOf = ({ box, ground }: { box: Box; ground: GroundName }, solving: Solving): Context => ({
  ...solving.tools,
  set: solving.set,
  sheet: solving.sheet,
  inks: solving.sheet.grounds[ground],
  canvas: solving.canvas,
  matter: solving.matter,
  region: box,
  partsOf: (role) => partsOf(role, solving),
  tight: solving.concession?.tight ?? 1,
  grows: solving.grows ?? 1,
  ...(solving.concession && { concession: solving.concession }),
  ...(solving.said !== undefined && { said: solving.said }),
});

/** A region without what has nothing to show, so that the others share its room. */
export function prune(region: Region, solving: Solving): Region | undefined {
  const { canvas, matter } = solving;
  const shown = { partsOf: (role: Role) => partsOf(role, solving), matter };
  if (!stands(region.needs, shown)) return region.otherwise && prune(region.otherwise, solving);
  if (region.regions) {
    const kept = region.regions.flatMap((one) => prune(one, solving) ?? []);
    return kept.length > 0 ? copyOf(region, kept, solving) : undefined;
  }
  const flow = by(region.flow, canvas.shape);
  const filled = flow?.groups.flat().some((slot) => isFilled(slot, shown));
  // A region of nothing is room for what is behind it.
  return filled || artOf(region, solving).some((one) => !isLink(one)) || !region.flow ? region : undefined;
}

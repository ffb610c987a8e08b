import { MOST_REGION_DEPTH, MOST_REGIONS, MOST_SLOTS } from './limits.ts';

// What the check reads; the schema has the whole.
type Slot = { row?: Slot[]; face?: string; gap?: unknown };
type Ornament = { draw: string; image?: string; without?: string };
type ByShape<T> = T | { wide: T };
export type RegionLike = {
  regions?: RegionLike[];
  otherwise?: RegionLike;
  flow?: ByShape<{ groups: Slot[][] }>;
  art?: ByShape<Ornament[]>;
};
type Path = (string | number)[];

/** Rules of a region that its schema cannot say: how much there may be, and images that exist. */
export function checkRegion(
  root: RegionLike,
  images: readonly string[],
  report: (path: Path, message: string) => void,
): void {
  const counts = { regions: 0, slots: 0, depth: 0 };
  const checkImage = (name: string | undefined, path: Path): void => {
    if (name !== undefined && !images.includes(name))
      report(path, `must name an image parameter of this template, not \`${name}\``);
  };
  const visitSlots = (slots: readonly Slot[], path: Path): void => {
    slots.forEach((slot, index) => {
      counts.slots += 1;
      checkImage(slot.face, [...path, index, 'face']);
      if (slot.row) visitSlots(slot.row, [...path, index, 'row']);
    });
  };
  const visit = (region: RegionLike, path: Path, depth: number): void => {
    counts.regions += 1;
    counts.depth = Math.max(counts.depth, depth);
    if (depth > MOST_REGION_DEPTH) return;
    for (const [flow, at] of listByShape(region.flow, [...path, 'flow']))
      flow.groups.forEach((slots, index) => {
        visitSlots(slots, [...at, 'groups', index]);
      });
    for (const [art, at] of listByShape(region.art, [...path, 'art']))
      art.forEach(({ image, without }, index) => {
        checkImage(image, [...at, index, 'image']);
        checkImage(without, [...at, index, 'without']);
      });
    region.regions?.forEach((inner, index) => {
      visit(inner, [...path, 'regions', index], depth + 1);
    });
    if (region.otherwise) visit(region.otherwise, [...path, 'otherwise'], depth + 1);
  };
  visit(root, ['region'], 1);
  if (counts.regions > MOST_REGIONS)
    report(['region'], `may have at most ${MOST_REGIONS} regions, not ${counts.regions}`);
  if (counts.slots > MOST_SLOTS)
    report(['region'], `may have at most ${MOST_SLOTS} slots, not ${counts.slots}`);
  if (counts.depth > MOST_REGION_DEPTH)
    report(['region'], `may be at most ${MOST_REGION_DEPTH} levels deep, \`otherwise\` included`);
}

/** A value with its place, or those of its shapes with theirs. */
const listByShape = <T extends object>(value: ByShape<T> | undefined, path: Path): [T, Path][] => {
  if (value === undefined) return [];
  return 'wide' in value
    ? Object.entries(value).map(([shape, one]) => [one, [...path, shape]])
    : [[value as T, path]];
};

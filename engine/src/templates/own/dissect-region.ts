import type { Composition } from '../../composition.ts';
import type { Box } from '../../geometry.ts';
import type { Part } from '../../parts/part.ts';
import type { Layout } from '../../solve/layout.ts';
import type { Flow, Ornament, PartSlot, Region, Slot } from '../../specs/spec.ts';
import type { Anatomy, PlacedNode } from '../anatomy.ts';

type Placed = Omit<PlacedNode, 'parameters'>;
type RegionAnatomy = Omit<Anatomy, 'nodes'> & { nodes: readonly Placed[] };

type Node = Region | Slot | Ornament;

/** Which part of a region each thing of its card is of. */
export function dissectRegion(region: Region, layout: Layout, composition: Composition): RegionAnatomy {
  const paths = listPaths(region);
  const found = new Map<string, Placed>();
  for (const { region, box } of layout.regions) {
    const path = paths.get(region);
    if (path !== undefined) found.set(path, { path, box, texts: [] });
  }
  const add = (path: string | undefined, box: Box, texts: Placed['texts'] = []): void => {
    if (path === undefined) return;
    const known = found.get(path);
    found.set(path, {
      path,
      box: known ? around(known.box, box) : box,
      texts: [...(known?.texts ?? []), ...texts],
    });
  };
  for (const { from, box, clip } of layout.shapes) if (from) add(paths.get(from), within(box, clip));
  layout.texts.forEach(({ from, part }, index) => {
    const text = composition.texts[index];
    if (!from || !text) return;
    const inner = 'row' in from && part ? findSlot(from.row, part) : undefined;
    add(paths.get(from), text.box, inner ? [] : [text]);
    if (inner) add(paths.get(inner), text.box, [text]);
  });
  const pathOf = (part: Part): string =>
    [...paths].find(([node]) => 'of' in node && sets(node, part))?.[1] ?? 'region';
  return {
    composition,
    nodes: [...found.values()],
    dropped: layout.dropped.map(pathOf),
    cut: layout.clamped.map(pathOf),
  };
}

const sets = (slot: PartSlot, { role }: Part): boolean => slot.of === role;

function findSlot(slots: readonly Slot[], part: Part): PartSlot | undefined {
  for (const slot of slots) {
    if ('of' in slot && sets(slot, part)) return slot;
    const inner = 'row' in slot ? findSlot(slot.row, part) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

function within(box: Box, clip: Box | undefined): Box {
  if (!clip) return box;
  const [x, y] = [Math.max(box.x, clip.x), Math.max(box.y, clip.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(box.x + box.width, clip.x + clip.width) - x),
    height: Math.max(0, Math.min(box.y + box.height, clip.y + clip.height) - y),
  };
}

/** The path of each region, slot and drawing, by identity. */
function listPaths(root: Region): Map<Node, string> {
  const paths = new Map<Node, string>();
  const visitSlots = (slots: readonly Slot[], path: string): void => {
    slots.forEach((slot, index) => {
      paths.set(slot, `${path}[${index}]`);
      if ('row' in slot) visitSlots(slot.row, `${path}[${index}].row`);
    });
  };
  const visit = (region: Region, path: string): void => {
    paths.set(region, path);
    for (const [flow, at] of byShape<Flow>(region.flow, `${path}.flow`))
      flow.groups.forEach((slots, index) => {
        visitSlots(slots, `${at}.groups[${index}]`);
      });
    for (const [art, at] of byShape<readonly Ornament[]>(region.art, `${path}.art`))
      art.forEach((ornament, index) => {
        paths.set(ornament, `${at}[${index}]`);
      });
    region.regions?.forEach((inner, index) => {
      visit(inner, `${path}.regions[${index}]`);
    });
    if (region.otherwise) visit(region.otherwise, `${path}.otherwise`);
  };
  visit(root, 'region');
  return paths;
}

const byShape = <T extends object>(
  value: T | { wide: T } | undefined,
  path: string,
): [value: T, path: string][] => {
  if (value === undefined) return [];
  return 'wide' in value
    ? Object.entries(value).map(([shape, one]) => [one as T, `${path}.${shape}`])
    : [[value as T, path]];
};

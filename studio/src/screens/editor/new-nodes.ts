import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { findContrast } from '../brand/contrast.ts';
import { listColors } from './colors.ts';
import { comparePaths, getAt, insertAt, setAt, splitIndex } from './json-path.ts';
import { kindOf, listsOf, type Node, type NodeKind, outline, parentOf } from './nodes.ts';
import { addParameter, listParameters, toFreeName } from './parameters.ts';
import type { ShapeName } from './shapes.ts';

export type Added = { definition: TemplateDefinition; node: Node };
type Addable = { title: string; into: readonly NodeKind[]; make(definition: TemplateDefinition): Added };

const still =
  (node: Node): Addable['make'] =>
  (definition) => ({ definition, node });
const INK = '#14162b';
const ACCENT = '#2f4bd8';
const ON_ACCENT = '#ffffff';
const letters = { size: 36, minSize: 22, maxLines: 2, color: INK };

/** What can be added, and the kinds of nodes that it can stand in. */
export const ADDABLE: Readonly<Record<string, Addable>> = {
  text: { title: 'Text', into: ['box'], make: still({ type: 'text', text: 'Text', ...letters }) },
  badge: {
    title: 'Badge',
    into: ['box'],
    make: still({
      type: 'text',
      text: 'Badge',
      ...letters,
      size: 28,
      maxLines: 1,
      weight: 600,
      color: ON_ACCENT,
      style: {
        backgroundColor: ACCENT,
        borderRadius: 40,
        paddingTop: 10,
        paddingBottom: 10,
        paddingLeft: 22,
        paddingRight: 22,
        alignSelf: 'flex-start',
      },
    }),
  },
  image: {
    title: 'Image',
    into: ['box'],
    make: (definition) => {
      const name = toFreeName(definition, 'image');
      return {
        definition: addParameter(definition, { type: 'image', name }),
        node: { type: 'image', parameter: name, style: { width: 320, height: 240 } },
      };
    },
  },
  row: {
    title: 'Row',
    into: ['box'],
    make: still({
      type: 'box',
      style: { flexDirection: 'row', gap: 20, alignItems: 'center' },
      children: [
        { type: 'text', text: 'First', ...letters },
        { type: 'text', text: 'Second', ...letters },
      ],
    }),
  },
  facts: {
    title: 'Facts',
    into: ['box'],
    make: (definition) => {
      let changed = definition;
      const children = ['Place', 'Time', 'Price'].map((label) => {
        const name = toFreeName(changed, label.toLowerCase());
        changed = addParameter(changed, { type: 'text', name, example: 'Value' });
        return {
          type: 'box',
          when: { parameter: name },
          style: { flexGrow: 1, flexBasis: 0, gap: 4 },
          children: [
            { type: 'text', text: label, ...letters, size: 26, maxLines: 1 },
            { type: 'text', text: `{${name}}`, ...letters, weight: 600, size: 32 },
          ],
        };
      });
      return {
        definition: changed,
        // Where space is tight, larger texts give way.
        node: { type: 'box', style: { flexDirection: 'row', flexShrink: 0, gap: 32 }, children },
      };
    },
  },
  list: {
    title: 'List',
    into: ['box'],
    make: (definition) => {
      const name = toFreeName(definition, 'items');
      return {
        definition: addParameter(definition, { type: 'list', name, example: 'First\nSecond\nThird' }),
        node: { type: 'box', repeat: name, children: [{ type: 'text', text: `{${name}}`, ...letters }] },
      };
    },
  },
  shape: {
    title: 'Rectangle',
    into: ['box'],
    make: still({ type: 'box', style: { width: 200, height: 120, backgroundColor: ACCENT } }),
  },
  circle: {
    title: 'Circle',
    into: ['box'],
    make: still({
      type: 'box',
      style: { width: 160, height: 160, borderRadius: '50%', backgroundColor: ACCENT },
    }),
  },
  line: {
    title: 'Line',
    into: ['box'],
    make: still({ type: 'box', style: { width: '100%', height: 4, backgroundColor: INK } }),
  },
  slot: { title: 'Part', into: ['region', 'row'], make: still({ of: 'text', size: 'desc', lines: 2 }) },
  rule: { title: 'Rule', into: ['region'], make: still({ mark: 'rule', size: 4 }) },
  drawing: { title: 'Drawing', into: ['region'], make: still({ draw: 'rings' }) },
};

/** The list that gets what is added while a node is selected: its own, or that around it. */
export function findPlaceToAdd(
  definition: Node,
  selected: string,
  shape: ShapeName,
  name: string,
): { path: string } | undefined {
  const wanted = name === 'drawing' ? 'art' : 'flow';
  let from = selected;
  for (let path: string | undefined = selected; path !== undefined; from = path, path = parentOf(path)) {
    const node = getAt(definition, path) as Node | undefined;
    if (node === undefined || !ADDABLE[name]?.into.includes(kindOf(node))) continue;
    const lists = listsOf(definition, path, shape);
    const inRegion = kindOf(node) === 'region';
    if (inRegion && node.regions !== undefined) continue;
    const list = inRegion ? lists.findLast((one) => one.path.includes(`.${wanted}`)) : lists[0];
    if (list) {
      // After what is selected, where that stands in it.
      const place = splitIndex(from);
      const index = place?.list === list.path ? place.index + 1 : list.items.length;
      return { path: `${list.path}[${index}]` };
    }
    if (kindOf(node) === 'box') return { path: `${path}.children[0]` };
    if (inRegion && wanted === 'art') return { path: `${path}.art[0]` };
  }
  return undefined;
}

/** What is added as it can be seen there: in the color of the text before it or the accent of the card, and over an image that leaves no room beside it. */
export const fitInto = (node: Node, definition: Node, path: string, shape: ShapeName): Node =>
  placeIn(inColorsAt(node, definition, path, shape), definition, path);

/** A node over an image that leaves no room beside it. */
export function placeIn(node: Node, definition: Node, path: string): Node {
  const siblings = getAt(definition, splitIndex(path)?.list ?? '') as readonly Node[] | undefined;
  const isCovered = siblings?.some(
    (one) => one.type === 'image' && (one.style as Node | undefined)?.height === '100%',
  );
  if (!isCovered || node.type === undefined) return node;
  return {
    ...node,
    style: { ...(node.style as Node | undefined), position: 'absolute', left: INSET, top: INSET },
  };
}

// Px of the tree.
const INSET = 32;

function inColorsAt(node: Node, definition: Node, path: string, shape: ShapeName): Node {
  const texts = outline(definition, shape).filter(({ kind }) => kind === 'text');
  const before = texts.findLast((one) => comparePaths(one.path, path) < 0) ?? texts[0];
  const accent = findAccent(definition, path) ?? before?.node.color ?? ACCENT;
  const [light, dark] = [ON_ACCENT, INK].map((ink) => findContrast(ink, String(accent)));
  const colors = new Map<unknown, unknown>([
    [INK, before?.node.color ?? INK],
    [ACCENT, accent],
    [
      ON_ACCENT,
      light !== undefined && dark !== undefined && light < LEAST_CONTRAST && dark > light ? INK : ON_ACCENT,
    ],
  ]);
  const visit = (value: unknown): unknown => {
    if (colors.has(value)) return colors.get(value);
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visit(one)]));
  };
  return visit(node) as Node;
}

// Of large letters.
const LEAST_CONTRAST = 3;
// Of 255: less is a gray.
const COLORFUL = 80;

/** The most colorful of the colors that nodes have, apart from what is behind a place; undefined where all are grays. */
function findAccent(definition: Node, path: string): string | undefined {
  const ground = groundAt(definition, path);
  const colorful = listColors(definition as TemplateDefinition).flatMap((color) => {
    const channels = (/^#[\da-f]{6}$/i.test(color) ? (color.match(/[\da-f]{2}/gi) ?? []) : []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    const by = Math.max(...channels, 0) - Math.min(...channels, 255);
    return by > COLORFUL && color !== ground ? [{ color, by }] : [];
  });
  return colorful.sort((a, b) => b.by - a.by)[0]?.color;
}

/** The color behind a place. */
function groundAt(definition: Node, path: string): unknown {
  const box = parentOf(path);
  if (box === undefined) return undefined;
  const { style } = (getAt(definition, box) ?? {}) as { style?: Node };
  return style?.backgroundColor ?? groundAt(definition, box);
}

/** A template in which the image at a node, or in it, shows an upload; a new one after it, where there is none. */
export function placePicture(
  definition: TemplateDefinition,
  selected: string,
  shape: ShapeName,
  reference: string,
): TemplateDefinition {
  const there = getAt(definition, selected) as Node | undefined;
  const inside = there?.type === 'box' ? (there.children as readonly Node[] | undefined) : undefined;
  const node = inside?.find(({ type }) => type === 'image') ?? there;
  const setDefault = (changed: TemplateDefinition, name: unknown): TemplateDefinition => {
    const index = listParameters(changed).findIndex((one) => one.name === name);
    return index < 0 ? changed : setAt(changed, `parameters[${index}].default`, reference);
  };
  if (node?.type === 'image') return setDefault(definition, node.parameter);
  const place = findPlaceToAdd(definition as Node, selected, shape, 'image');
  const added = place && ADDABLE.image?.make(definition);
  if (!added) return definition;
  return setDefault(insertAt(added.definition, place.path, added.node), added.node.parameter);
}

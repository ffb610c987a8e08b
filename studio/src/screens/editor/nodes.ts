import { toParameterLabel } from '../cards/parameter.ts';
import { getAt } from './json-path.ts';
import { isByShape, readByShape, type ShapeName, treeOf } from './shapes.ts';

export type Node = Readonly<Record<string, unknown>>;
export type NodeKind = 'box' | 'text' | 'image' | 'region' | 'slot' | 'row' | 'mark' | 'art';

export function kindOf(node: Node): NodeKind {
  if (node.type === 'box' || node.type === 'text' || node.type === 'image') return node.type;
  if ('of' in node) return 'slot';
  if ('row' in node) return 'row';
  if ('mark' in node) return 'mark';
  return 'draw' in node ? 'art' : 'region';
}

/** The node that a template begins with in a shape. */
export const rootOf = (definition: Node, shape: ShapeName): string =>
  definition.region === undefined ? treeOf(definition, shape) : 'region';

export type Lists = readonly { path: string; items: readonly Node[] }[];

/** The lists of nodes inside a node, with their paths, as they stand in a shape. */
export function listsOf(definition: Node, path: string, shape: ShapeName): Lists {
  const node = getAt(definition, path) as Node | undefined;
  if (node === undefined) return [];
  const list = (name: string): Lists => {
    const items = node[name] as readonly Node[] | undefined;
    return items === undefined ? [] : [{ path: `${path}.${name}`, items }];
  };
  switch (kindOf(node)) {
    case 'box':
      return list('children');
    case 'row':
      return list('row');
    case 'region': {
      const flow = atShape(node, 'flow', shape);
      const art = atShape(node, 'art', shape);
      const groups = ((flow.value as Node | undefined)?.groups as readonly (readonly Node[])[]) ?? [];
      return [
        ...list('regions'),
        ...groups.map((items, index) => ({ path: `${path}.${flow.name}.groups[${index}]`, items })),
        ...(art.value === undefined
          ? []
          : [{ path: `${path}.${art.name}`, items: art.value as readonly Node[] }]),
      ];
    }
    default:
      return [];
  }
}

/** A field of a region with the name under which a shape has it. */
function atShape(node: Node, name: string, shape: ShapeName): { name: string; value: unknown } {
  const value = node[name];
  if (!isByShape(value)) return { name, value };
  const found = readByShape(value, shape);
  const key = Object.keys(value).find((one) => value[one] === found) ?? 'wide';
  return { name: `${name}.${key}`, value: found };
}

export type OutlineRow = { path: string; level: number; node: Node; kind: NodeKind };

/** All nodes of a template in a shape, from the first to the last, what is inside a node below it. */
export function outline(definition: Node, shape: ShapeName): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const visit = (path: string, level: number): void => {
    const node = getAt(definition, path) as Node | undefined;
    if (node === undefined) return;
    rows.push({ path, level, node, kind: kindOf(node) });
    for (const { path: list, items } of listsOf(definition, path, shape))
      items.forEach((_, index) => {
        visit(`${list}[${index}]`, level + 1);
      });
    if (node.otherwise !== undefined) visit(`${path}.otherwise`, level);
  };
  visit(rootOf(definition, shape), 1);
  return rows;
}

/** The node that a node stands in: whatever of its path is one. */
export function parentOf(path: string): string | undefined {
  const [, parent] =
    /^(.+?)(?:\.children\[\d+\]|\.regions\[\d+\]|\.row\[\d+\]|\.otherwise|\.flow(?:\.\w+)?\.groups\[\d+\]\[\d+\]|\.art(?:\.\w+)?\[\d+\])$/.exec(
      path,
    ) ?? [];
  return parent;
}

const SPLITS: Readonly<Record<string, string>> = { beside: 'Beside each other', below: 'Below each other' };

/** What the service says of nodes, with their names in place of their paths. */
export function toSentence(message: string, definition: Node, shape: ShapeName): string {
  return message.replace(/`(?:definition\.)?([^`]+)`/g, (_, path: string) => {
    const node = getAt(definition, path) as Node | undefined;
    const isNode = typeof node === 'object' && node !== null && !Array.isArray(node);
    return isNode ? nameOf(node, shape) : path;
  });
}

/** What a text, an image or a list shows, whatever it looks like. */
export function showsOf(node: Node): string | undefined {
  if (node.repeat !== undefined) return `list ${String(node.repeat)}`;
  switch (kindOf(node)) {
    case 'text':
      return `text ${String(node.text)}`;
    case 'image':
      return `image ${String(node.parameter)}`;
    default:
      return undefined;
  }
}

/** What is in a box, by which boxes are told apart. */
function wordsIn(node: Node): string[] {
  if (node.type === 'text')
    return [
      String(node.text)
        .replace(/^\{([\w.]+)\}$/, '$1')
        .slice(0, 20),
    ];
  if (node.type === 'image') return [String(node.parameter)];
  return ((node.children as readonly Node[] | undefined) ?? []).flatMap(wordsIn);
}

/** What a node is called in lists and for assistive technology. */
export function nameOf(node: Node, shape: ShapeName): string {
  switch (kindOf(node)) {
    case 'text':
      return `“${String(node.text).replaceAll('\n', ' ').slice(0, 60)}”`;
    case 'image':
      return `Image ${String(node.parameter)}`;
    case 'box': {
      if (node.area === 'safe') return 'Safe area';
      if (node.repeat !== undefined) return `Each of ${String(node.repeat)}`;
      if (!(node.children as readonly Node[] | undefined)?.length) return 'Shape';
      const isRow = String((node.style as Node | undefined)?.flexDirection).startsWith('row');
      const [first, second, ...more] = wordsIn(node);
      const inside = [first, second].filter((one) => one !== undefined).join(', ');
      return (isRow ? 'Row' : 'Column') + (inside && ` of ${inside}`) + (more.length > 0 ? ' …' : '');
    }
    case 'region': {
      if (node.regions !== undefined)
        return SPLITS[String(readByShape(node.split, shape) ?? 'beside')] ?? 'Regions';
      return node.flow === undefined ? 'Field' : 'Words';
    }
    case 'slot':
      return toParameterLabel(String(node.of));
    case 'row':
      return 'Row';
    case 'mark':
      return node.mark === 'rule' ? 'Rule' : 'Quotation marks';
    case 'art':
      return `Drawing: ${String(node.draw)}`;
  }
}

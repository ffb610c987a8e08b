import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { getAt, insertAt, setAt, splitIndex } from './json-path.ts';
import { kindOf, listsOf, type Node, type NodeKind, parentOf } from './nodes.ts';
import { addParameter, listParameters, toFreeName } from './parameters.ts';
import type { ShapeName } from './shapes.ts';

export type Added = { definition: TemplateDefinition; node: Node };
type Addable = { title: string; into: readonly NodeKind[]; make(definition: TemplateDefinition): Added };

const still =
  (node: Node): Addable['make'] =>
  (definition) => ({ definition, node });
const letters = { size: 36, minSize: 22, maxLines: 2, color: '#14162b' };

/** What can be added, and the kinds of nodes that it can stand in. */
export const ADDABLE: Readonly<Record<string, Addable>> = {
  text: { title: 'Text', into: ['box'], make: still({ type: 'text', text: 'New text', ...letters }) },
  badge: {
    title: 'Badge',
    into: ['box'],
    make: still({
      type: 'text',
      text: 'New',
      ...letters,
      size: 28,
      maxLines: 1,
      weight: 600,
      color: '#ffffff',
      style: {
        backgroundColor: '#2f4bd8',
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
  shape: {
    title: 'Rectangle',
    into: ['box'],
    make: still({ type: 'box', style: { width: 200, height: 120, backgroundColor: '#2f4bd8' } }),
  },
  circle: {
    title: 'Circle',
    into: ['box'],
    make: still({
      type: 'box',
      style: { width: 160, height: 160, borderRadius: '50%', backgroundColor: '#2f4bd8' },
    }),
  },
  line: {
    title: 'Line',
    into: ['box'],
    make: still({ type: 'box', style: { width: '100%', height: 4, backgroundColor: '#14162b' } }),
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

/** A template in which the selected image shows an upload; a new one after what is selected, where that is none. */
export function placePicture(
  definition: TemplateDefinition,
  selected: string,
  shape: ShapeName,
  reference: string,
): TemplateDefinition {
  const node = getAt(definition, selected) as Node | undefined;
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

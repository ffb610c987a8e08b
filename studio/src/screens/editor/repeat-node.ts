import { writeList } from '@cardwright/contract/list-text';
import { MOST_FIELDS, MOST_TEXTS, USUAL_ITEMS } from '@cardwright/contract/template-limits';
import { REFERENCE } from '@cardwright/contract/template-names';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { getAt, insertAt, setAt, splitIndex } from './json-path.ts';
import { type Node, parentOf } from './nodes.ts';
import { addParameter, listParameters, nameOfWords, renameReferences, toFreeName } from './parameters.ts';

type Repeated = { definition: TemplateDefinition; path: string };

// Items that a list begins with.
const ITEMS = 3;

const childrenOf = (node: Node): readonly Node[] => (node.children as readonly Node[] | undefined) ?? [];
const listNodes = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(listNodes)];

/** The parameters that texts and images of a node show; of a list also a field, such as `agenda.time`. */
export function namesIn(node: unknown): string[] {
  const found = new Set<string>();
  for (const one of node === undefined ? [] : listNodes(node as Node)) {
    for (const [, name] of String(one.text ?? '').matchAll(REFERENCE))
      if (name !== undefined) found.add(name);
    if (one.type === 'image') found.add(String(one.parameter));
  }
  return [...found];
}

/** Whether a node of a tree has texts, and does not stand in what is repeated already. */
export function canRepeat(definition: TemplateDefinition, path: string): boolean {
  const node = getAt(definition, path) as Node | undefined;
  if (node?.type === undefined || splitIndex(path) === undefined) return false;
  if (!listNodes(node).some(({ type }) => type === 'text')) return false;
  const inside = listNodes(node).some(({ repeat }) => repeat !== undefined);
  for (let above = parentOf(path); above !== undefined; above = parentOf(above))
    if ((getAt(definition, above) as Node | undefined)?.repeat !== undefined) return false;
  return !inside;
}

/** Repeats a node for each item of a list; what shows a picture, which no list has, once more with parameters of its own. */
export function repeatNode(definition: TemplateDefinition, path: string): Repeated {
  const node = getAt(definition, path) as Node;
  return listNodes(node).some(({ type }) => type === 'image')
    ? repeatOnce(definition, path)
    : repeatByList(definition, path);
}

/** The same once more; a group is left out while the first of its parameters is empty. */
function repeatOnce(definition: TemplateDefinition, path: string): Repeated {
  const repeated = duplicateNode(definition, path);
  const copy = getAt(repeated.definition, repeated.path) as Node;
  const [parameter] = namesIn(copy);
  if (copy.type !== 'box' || parameter === undefined) return repeated;
  return { ...repeated, definition: setAt(repeated.definition, `${repeated.path}.when`, { parameter }) };
}

/** A copy behind a node, which shows parameters of its own. */
export function duplicateNode(definition: TemplateDefinition, path: string): Repeated {
  const place = splitIndex(path);
  if (!place) return { definition, path };
  let next = definition;
  let copy = getAt(definition, path);
  for (const name of namesIn(copy)) {
    const parameter = listParameters(definition).find((one) => one.name === name);
    if (!parameter) continue;
    const own = toFreeName(next, name.replace(/\d+$/, ''));
    next = addParameter(next, { ...parameter, name: own });
    copy = renameReferences(copy, name, own);
  }
  const to = `${place.list}[${place.index + 1}]`;
  return { definition: insertAt(next, to, copy), path: to };
}

/** What differs from item to item: the parameters that it shows, else its words. */
function repeatByList(definition: TemplateDefinition, path: string): Repeated {
  let node = getAt(definition, path) as Node;
  const list = toFreeName(definition, 'items');
  const shown = namesIn(node).flatMap((name) => {
    const parameter = listParameters(definition).find((one) => one.name === name);
    return parameter?.type === 'text'
      ? [{ from: name, name: name.replace(/\d+$/, ''), example: parameter.example ?? '' }]
      : [];
  });
  const isWorded = shown.length === 0;
  const fields = uniquely(isWorded ? listWords(node) : shown);
  const [only] = fields;
  const isText = fields.length === 1;
  for (const { from, name } of fields) {
    const to = isText ? list : `${list}.${name}`;
    node = (isWorded ? replaceWords(node, from, `{${to}}`) : renameReferences(node, from, to)) as Node;
  }
  const item = fields.map(({ example, name }) => example || name);
  const texts = listNodes(node).filter(({ type }) => type === 'text').length;
  const others = outsideTexts(definition, path);
  const most = Math.max(1, Math.min(USUAL_ITEMS, Math.floor((MOST_TEXTS - others) / Math.max(1, texts))));
  const placed = setAt(definition, path, repeated(node, list));
  const kept = listParameters(placed).filter(
    ({ name }) => isWorded || !fields.some(({ from }) => from === name) || isUsed(placed, name),
  );
  const added = addParameter(
    { ...placed, parameters: [...kept] },
    {
      type: 'list',
      name: list,
      fields: isText ? [] : fields.map(({ name }) => name),
      most,
      example: writeList(Array.from({ length: Math.min(ITEMS, most) }, () => item)),
    },
  );
  const isWrapped = (getAt(added, path) as Node).repeat === undefined;
  return {
    definition: only === undefined ? definition : added,
    path: isWrapped ? `${path}.children[0]` : path,
  };
}

const PLACE = ['position', 'left', 'top', 'right', 'bottom'];

/** A box that is repeated: the node itself, or a box around a text; what was placed freely stays there as a column of them. */
function repeated(node: Node, list: string): Node {
  const style = Object.entries((node.style as Node | undefined) ?? {});
  const isFree = style.some(([name, value]) => name === 'position' && value === 'absolute');
  const own = isFree
    ? { ...node, style: Object.fromEntries(style.filter(([name]) => !PLACE.includes(name))) }
    : node;
  const box = own.type === 'box' ? { ...own, repeat: list } : { type: 'box', repeat: list, children: [own] };
  if (!isFree) return box;
  return {
    type: 'box',
    style: Object.fromEntries(style.filter(([name]) => PLACE.includes(name))),
    children: [box],
  };
}

type Field = { from: string; name: string; example: string };

const listWords = (node: Node): Field[] =>
  listNodes(node)
    .filter(({ type }) => type === 'text')
    .map(({ text }) => ({ from: String(text), name: nameOfWords(String(text)), example: String(text) }));

function uniquely(fields: readonly Field[]): Field[] {
  const named: Field[] = [];
  for (const field of fields) {
    const taken = named.map(({ name }) => ({ name, type: 'text' as const }));
    named.push({ ...field, name: toFreeName({ parameters: taken }, field.name) });
  }
  return named.slice(0, MOST_FIELDS);
}

const replaceWords = (node: Node, from: string, to: string): Node => ({
  ...node,
  ...(node.text === from && { text: to }),
  ...(node.children !== undefined && {
    children: childrenOf(node).map((one) => replaceWords(one, from, to)),
  }),
});

function outsideTexts(definition: TemplateDefinition, path: string): number {
  const [root = ''] = path.split('.');
  const count = (node: unknown): number =>
    listNodes(node as Node).filter(({ type }) => type === 'text').length;
  return count(getAt(definition, root)) - count(getAt(definition, path));
}

/** Without the parameters that a node showed and nothing shows any more. */
export function dropUnused(definition: TemplateDefinition, gone: unknown): TemplateDefinition {
  const shown = namesIn(gone).map((name) => name.split('.')[0]);
  const kept = listParameters(definition).filter(
    ({ name }) => !shown.includes(name) || isUsed(definition, name),
  );
  return kept.length === listParameters(definition).length ? definition : { ...definition, parameters: kept };
}

const isUsed = ({ parameters: _, ...rest }: TemplateDefinition, name: string): boolean =>
  JSON.stringify(renameReferences(rest, name, `${name}_`)) !== JSON.stringify(rest);

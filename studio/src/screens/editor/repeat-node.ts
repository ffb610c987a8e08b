import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { getAt, insertAt, splitIndex } from './json-path.ts';
import type { Node } from './nodes.ts';
import { addParameter, listParameters, renameReferences, toFreeName } from './parameters.ts';

/** The parameters that texts and images of a node show. */
export function namesIn(node: unknown): string[] {
  const found = new Set<string>();
  const visit = (one: Node | undefined): void => {
    for (const [, name = ''] of String(one?.text ?? '').matchAll(/\{([A-Za-z]\w{0,31})\}/g)) found.add(name);
    if (one?.type === 'image') found.add(String(one.parameter));
    for (const child of (one?.children as readonly Node[] | undefined) ?? []) visit(child);
  };
  visit(node as Node | undefined);
  return [...found];
}

/** The same once more with parameters of its own; a group is left out while the first of them is empty. */
export function repeatNode(
  definition: TemplateDefinition,
  path: string,
): { definition: TemplateDefinition; path: string } {
  const place = splitIndex(path);
  if (!place) return { definition, path };
  let next = definition;
  let copy = getAt(definition, path) as Node;
  const names: string[] = [];
  for (const name of namesIn(copy)) {
    const parameter = listParameters(definition).find((one) => one.name === name);
    if (!parameter) continue;
    const own = toFreeName(next, name.replace(/\d+$/, ''));
    next = addParameter(next, { ...parameter, name: own });
    copy = renameReferences(copy, name, own) as Node;
    names.push(own);
  }
  if (copy.type === 'box' && names[0] !== undefined) copy = { ...copy, when: { parameter: names[0] } };
  const to = `${place.list}[${place.index + 1}]`;
  return { definition: insertAt(next, to, copy), path: to };
}

import type { TemplateNode } from '@cardwright/contract';
import type { Anatomy } from '../anatomy.ts';
import { referredTo } from '../set-by.ts';
import type { TemplateContext } from '../template.ts';
import { chooseTree, layOutDefinition } from './compose-definition.ts';
import type { TreeDefinition } from './own-template.ts';

/** Which node of a tree each thing of its card is of. */
export async function dissectTree(definition: TreeDefinition, context: TemplateContext): Promise<Anatomy> {
  const { composition, laidOut } = await layOutDefinition(definition, context);
  const { root, name } = chooseTree(definition, context.width, context.height);
  const paths = listPaths(root, name);
  const pathOf = (node: TemplateNode): string => paths.get(node) ?? name;
  return {
    composition,
    nodes: laidOut.outlines.map(({ node, of, box }) => ({
      path: pathOf(node),
      box,
      texts: composition.texts.filter((_, index) => laidOut.texts[index]?.of === of),
      parameters: node.type === 'text' ? referredTo(node.text, definition) : [],
    })),
    dropped: laidOut.dropped.map(({ node }) => pathOf(node)),
    cut: laidOut.cut.map(({ node }) => pathOf(node)),
  };
}

function listPaths(
  node: TemplateNode,
  path: string,
  into = new Map<TemplateNode, string>(),
): Map<TemplateNode, string> {
  into.set(node, path);
  if (node.type === 'box')
    node.children.forEach((child, index) => {
      listPaths(child, `${path}.children[${index}]`, into);
    });
  return into;
}

import { isInside } from './json-path.ts';
import { type Node, outline, showsOf } from './nodes.ts';
import type { ShapeName } from './shapes.ts';

/** The texts, images and lists of wide cards that an arrangement of another shape does not have. */
export function listMissing(definition: Node, shape: ShapeName): readonly Node[] {
  const here = new Set(outline(definition, shape).map(({ node }) => showsOf(node)));
  const rows = outline(definition, 'wide');
  // What is repeated has its texts from its list alone.
  const repeated = rows.filter(({ node }) => node.repeat !== undefined);
  return rows
    .filter(({ path }) => !repeated.some((one) => one.path !== path && isInside(path, one.path)))
    .map(({ node }) => node)
    .filter((node) => {
      const shown = showsOf(node);
      return shown !== undefined && !here.has(shown);
    })
    .map(inFlow);
}

/** Where something stands freely on a wide card is no place on another. */
function inFlow(node: Node): Node {
  const style = (node.style as Node | undefined) ?? {};
  if (style.position !== 'absolute') return node;
  const { position: _, left: __, top: ___, right: ____, bottom: _____, ...rest } = style;
  return { ...node, style: rest };
}

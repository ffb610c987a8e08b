import { kindOf, type Node, outline } from './nodes.ts';
import type { ShapeName } from './shapes.ts';

/** What a text or an image shows, whatever it looks like. */
const shows = (node: Node): string | undefined => {
  const kind = kindOf(node);
  return kind === 'text'
    ? `text ${String(node.text)}`
    : kind === 'image'
      ? `image ${String(node.parameter)}`
      : undefined;
};

/** The texts and images of wide cards that an arrangement of another shape does not have. */
export function listMissing(definition: Node, shape: ShapeName): readonly Node[] {
  const here = new Set(outline(definition, shape).map(({ node }) => shows(node)));
  return outline(definition, 'wide')
    .map(({ node }) => node)
    .filter((node) => {
      const shown = shows(node);
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

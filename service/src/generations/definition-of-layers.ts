import { type TemplateDefinition, templateDefinition } from '@cardwright/contract';
import { MOST_TEXTS } from '@cardwright/contract/template-limits';
import type { CardLayers } from '@cardwright/engine';

/** The trees of a template, and the size that each is drawn for. */
export const LAYER_SHAPES = {
  root: { width: 1200, height: 630, picture: 'picture' },
  square: { width: 1080, height: 1080, picture: 'picture_square' },
  tall: { width: 1080, height: 1920, picture: 'picture_tall' },
} as const;
export type LayerShape = keyof typeof LAYER_SHAPES;

/** A template whose texts are those of a card, as parameters, over pictures of all else, which are image parameters. */
export function definitionOfLayers(layers: Readonly<Record<LayerShape, CardLayers>>): TemplateDefinition {
  // What a card says once in each shape is one parameter.
  const names = new Map<string, string>();
  const shapes = Object.keys(LAYER_SHAPES) as LayerShape[];
  for (const shape of shapes)
    for (const { name, text } of layers[shape].texts)
      if (!names.has(text)) names.set(text, toFree(names, name));
  const toTree = (shape: LayerShape) => ({
    type: 'box',
    children: [
      {
        type: 'image',
        parameter: LAYER_SHAPES[shape].picture,
        style: { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' },
      },
      ...layers[shape].texts
        .slice(0, MOST_TEXTS)
        .map(({ text, node }) => ({ ...node, text: `{${names.get(text)}}` })),
    ],
  });
  return templateDefinition.parse({
    parameters: [
      ...[...names].map(([example, name]) => ({ type: 'text', name, example })),
      ...shapes.map((shape) => ({
        type: 'image',
        name: LAYER_SHAPES[shape].picture,
        description: 'All of the card but its words.',
      })),
    ],
    ...Object.fromEntries(shapes.map((shape) => [shape, toTree(shape)])),
  });
}

function toFree(names: ReadonlyMap<string, string>, wanted: string): string {
  const taken = new Set(names.values());
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}${count}`;
    if (!taken.has(name)) return name;
  }
}

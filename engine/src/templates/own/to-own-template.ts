import type { TemplateNode } from '@cardwright/contract';
import type { PlacedNode } from '../anatomy.ts';
import { parseTemplateParameters } from '../parse-parameters.ts';
import { referredTo, setBy } from '../set-by.ts';
import type { SetText, Template, TemplateContext } from '../template.ts';
import { findTemplate } from '../templates.ts';
import { layOutDefinition } from './compose-definition.ts';
import { dissectRegion } from './dissect-region.ts';
import { dissectTree } from './dissect-tree.ts';
import { describeOwn, isTree, type OwnTemplate } from './own-template.ts';

/** An account's own template, to be drawn like one of ours: a tree, or the parts of one of ours in a region. */
export function toOwnTemplate(own: OwnTemplate): Template {
  const described = describeOwn(own);
  const { definition } = own;
  if (isTree(definition))
    return {
      ...described,
      compose: async (context) => {
        const { composition, laidOut } = await layOutDefinition(definition, context);
        const toParameters = (node: TemplateNode): string[] => {
          if (node.type === 'text') return referredTo(node.text, definition);
          return node.type === 'box' && node.repeat !== undefined ? [node.repeat] : [];
        };
        const toSet = ({ node, text }: (typeof laidOut.cut)[number]): SetText => ({
          text,
          parameters: toParameters(node),
        });
        return { composition, omitted: { dropped: laidOut.dropped.map(toSet), cut: laidOut.cut.map(toSet) } };
      },
      dissect: (context) => dissectTree(definition, context),
    };
  const { region, parts = '', parameters } = definition;
  const base = findTemplate(parts);
  if (!region || !base) throw new Error(`no template ${parts}`);
  const given = parameters.flatMap(({ name, default: value }) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const defaults = parseTemplateParameters(described, new Map(given));
  const withDefaults = (context: TemplateContext): TemplateContext => ({
    ...context,
    values: { ...defaults, ...context.values },
  });
  const moved = base.withRegion(region);
  return {
    ...described,
    compose: (context) => moved.compose(withDefaults(context)),
    dissect: async (context) => {
      const { layout, composition } = await moved.layOut(withDefaults(context));
      const anatomy = dissectRegion(region, layout, composition);
      const namesOf = (texts: PlacedNode['texts']): string[] =>
        setBy(
          texts.map(({ fitted }) => fitted.text),
          context.values,
          described,
        );
      return {
        ...anatomy,
        nodes: anatomy.nodes.map((node) => ({ ...node, parameters: namesOf(node.texts) })),
      };
    },
  };
}

import { parseTemplateParameters } from '../parse-parameters.ts';
import type { Template, TemplateContext } from '../template.ts';
import { findTemplate } from '../templates.ts';
import { composeDefinition, layOutDefinition } from './compose-definition.ts';
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
      compose: (context) => composeDefinition(definition, context),
      findOmitted: async (context) => {
        const { dropped, cut } = (await layOutDefinition(definition, context)).laidOut;
        return { dropped: dropped.map(({ text }) => text), cut: cut.map(({ text }) => text) };
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
    findOmitted: async (context) => await moved.findOmitted(withDefaults(context)),
    dissect: async (context) => {
      const { layout, composition } = await moved.layOut(withDefaults(context));
      return dissectRegion(region, layout, composition);
    },
  };
}

import type { TemplateDefinition, TemplateNode } from '@cardwright/contract';
import { readUploadReference } from '@cardwright/contract/upload-reference';
import type { ParameterRule, Template } from '../template.ts';

/** A template of an account: data, which crosses to the process that draws it. */
export type OwnTemplate = { owner: string; name: string; version: number; definition: TemplateDefinition };

/** The trees that a template can have, and the size that each is drawn for. */
export const TREES = [
  { name: 'root', width: 1200, height: 630 },
  { name: 'square', width: 1080, height: 1080 },
  { name: 'tall', width: 1080, height: 1920 },
] as const;

/** References to the uploaded fonts that a template is set in. */
export function listOwnFonts({ root, square, tall }: TemplateDefinition): string[] {
  const list = (node: TemplateNode): string[] => {
    if (node.type === 'text') return readUploadReference(node.font) === undefined ? [] : [node.font];
    return node.type === 'box' ? node.children.flatMap(list) : [];
  };
  return [...new Set([root, square, tall].flatMap((tree) => (tree ? list(tree) : [])))];
}

/** What the template has in common with ours. */
export const describeOwn = ({ name, version, definition }: OwnTemplate): Omit<Template, 'compose'> => ({
  name,
  version,
  description: definition.description,
  parameters: definition.parameters.map(toRule),
  example: toExample(definition),
});

function toRule(parameter: TemplateDefinition['parameters'][number]): ParameterRule {
  const { name, description } = parameter;
  switch (parameter.type) {
    case 'text':
    case 'color':
      return { name, description, type: parameter.type };
    case 'choice':
      return { name, description, type: 'choice', choices: parameter.choices as [string, ...string[]] };
    case 'image':
      return { name, description, type: 'image-url' };
  }
}

function toExample({ parameters }: TemplateDefinition): Record<string, string> {
  const given = parameters.flatMap((parameter) =>
    parameter.type !== 'image' && parameter.example !== undefined
      ? [[parameter.name, parameter.example] as const]
      : [],
  );
  return Object.fromEntries(given);
}

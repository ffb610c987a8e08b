import type { TemplateDefinition, TemplateNode } from '@cardwright/contract';
import { REFERENCE } from '@cardwright/contract/template-names';
import { readUploadReference } from '@cardwright/contract/upload-reference';
import { FONT_RULE } from '../rules.ts';
import type { ParameterRule, Template } from '../template.ts';
import { findTemplate } from '../templates.ts';

/** A template of an account: data, which crosses to the process that draws it. */
export type OwnTemplate = { owner: string; name: string; version: number; definition: TemplateDefinition };

/** A template that is a tree of boxes. */
export type TreeDefinition = TemplateDefinition & { root: NonNullable<TemplateDefinition['root']> };
export const isTree = (definition: TemplateDefinition): definition is TreeDefinition =>
  definition.root !== undefined;

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
  parameters: definition.parameters.map((parameter) => toRule(parameter, definition.parts)),
  example: toExample(definition),
  ...(hasWords(definition) && { speaks: true }),
});

/** Whether something stands on the card whatever the URL says: a text without parameters, or a default. */
function hasWords({ parameters, root, square, tall }: TemplateDefinition): boolean {
  const isWord = (node: TemplateNode): boolean =>
    node.type === 'text'
      ? node.text.replace(REFERENCE, (found, name?: string) => (name === undefined ? found : '')).trim() !==
        ''
      : node.type === 'box' && node.repeat === undefined && node.children.some(isWord);
  return (
    [root, square, tall].some((tree) => tree !== undefined && isWord(tree)) ||
    parameters.some(
      ({ type, default: value }) =>
        (type === 'text' || type === 'list') && value !== undefined && value.trim() !== '',
    )
  );
}

type Parameter = TemplateDefinition['parameters'][number];

/** What reads a parameter into parts has rules of its own for it, such as the pattern of a list of numbers. */
function toRule(parameter: Parameter, parts: string | undefined): ParameterRule {
  const { name, description } = parameter;
  switch (parameter.type) {
    case 'text': {
      const rule = parts === undefined ? undefined : findRule(parts, name);
      return rule?.type === 'text' ? { ...rule, description } : { name, description, type: 'text' };
    }
    case 'list':
      return { name, description, type: 'list', fields: parameter.fields, most: parameter.most };
    case 'color':
      return { name, description, type: 'color' };
    case 'integer':
      return {
        name,
        description,
        type: 'integer',
        minimum: parameter.minimum,
        maximum: parameter.maximum,
      };
    case 'font':
      return { ...FONT_RULE, name, description };
    case 'choice':
      return { name, description, type: 'choice', choices: parameter.choices as [string, ...string[]] };
    case 'image':
      return { name, description, type: 'image-url' };
  }
}

export const findRule = (template: string, parameter: string): ParameterRule | undefined =>
  findTemplate(template)?.parameters.find(({ name }) => name === parameter);

function toExample({ parameters }: TemplateDefinition): Record<string, string> {
  const given = parameters.flatMap((parameter) =>
    parameter.type !== 'image' && parameter.example !== undefined
      ? [[parameter.name, parameter.example] as const]
      : [],
  );
  return Object.fromEntries(given);
}

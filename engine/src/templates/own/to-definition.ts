import { type TemplateDefinition, templateDefinition } from '@cardwright/contract';
import type { ParameterRule, TemplateValues } from '../template.ts';
import { findTemplate } from '../templates.ts';

/** One of our templates as an account could have written it; undefined if there is none of this name. */
export function toDefinition(name: string): TemplateDefinition | undefined {
  const template = findTemplate(name);
  if (!template) return undefined;
  const { description, parameters, example, region } = template;
  return templateDefinition.parse({
    description,
    parameters: parameters.map((rule) => toParameter(rule, example)),
    parts: name,
    region,
  });
}

function toParameter(rule: ParameterRule, examples: TemplateValues): unknown {
  const { name, description } = rule;
  const example = examples[name];
  const shared = { name, description, ...(example !== undefined && { example }) };
  switch (rule.type) {
    case 'text':
    case 'color':
    case 'font':
      return { type: rule.type, ...shared };
    case 'integer':
      return { type: 'integer', minimum: rule.minimum, maximum: rule.maximum, ...shared };
    case 'list':
      return { type: 'list', fields: [...rule.fields], most: rule.most, ...shared };
    case 'choice':
      return { type: 'choice', choices: [...rule.choices], ...shared };
    case 'image-url':
      return { type: 'image', name, description };
  }
}

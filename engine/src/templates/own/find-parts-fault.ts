import type { TemplateDefinition } from '@cardwright/contract';
import { findNearest } from '@cardwright/contract/find-nearest';
import { findTemplate, templates } from '../templates.ts';
import { findRule } from './own-template.ts';

type Parameter = TemplateDefinition['parameters'][number];
type Fault = { parameter: string; message: string };

/** What keeps the parameters of a definition from becoming the parts of the template that it names; undefined if nothing does. */
export function findPartsFault({ parts, parameters }: TemplateDefinition): Fault | undefined {
  if (parts === undefined) return undefined;
  const template = findTemplate(parts);
  if (!template)
    return {
      parameter: 'parts',
      message: `must be the name of a built-in template: ${templates.map(({ name }) => name).join(', ')}`,
    };
  for (const [index, parameter] of parameters.entries()) {
    const fault = findParameterFault(parameter, parts);
    if (fault) return { parameter: `parameters[${index}].${fault.parameter}`, message: fault.message };
  }
  return undefined;
}

function findParameterFault(parameter: Parameter, parts: string): Fault | undefined {
  const rule = findRule(parts, parameter.name);
  if (!rule) {
    const names = findTemplate(parts)?.parameters.map(({ name }) => name) ?? [];
    const nearest = findNearest(parameter.name, names);
    return {
      parameter: 'name',
      message: `must be a parameter of ${parts}, which makes the parts${nearest ? `; did you mean ${nearest}` : ''}`,
    };
  }
  const type = rule.type === 'image-url' ? 'image' : rule.type;
  if (parameter.type !== type) return { parameter: 'type', message: `must be ${type}, as in ${parts}` };
  if (parameter.type === 'choice' && rule.type === 'choice') {
    const unknown = parameter.choices.find((choice) => !rule.choices.includes(choice));
    if (unknown !== undefined)
      return { parameter: 'choices', message: `must be among those of ${parts}: ${rule.choices.join(', ')}` };
  }
  if (parameter.type === 'integer' && rule.type === 'integer')
    if (parameter.minimum < rule.minimum || parameter.maximum > rule.maximum)
      return {
        parameter: 'minimum',
        message: `and maximum must be within ${rule.minimum} to ${rule.maximum}`,
      };
  return undefined;
}

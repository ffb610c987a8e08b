import { findNearest } from '@cardwright/contract/find-nearest';
import { invalidArgument } from '../cardwright-error.ts';
import { TEMPLATES, type TemplateParameters } from '../generated/templates.ts';
import { findProblem, isWellFormed, type ParameterRule } from './parameter-rule.ts';

/** The name of a template supported by this version. */
export type TemplateName = keyof TemplateParameters;

const CONTROL_PARAMETERS: readonly string[] = ['expires', 'sig', 'format', 'width', 'height'];
const PARAMETER_NAME = /^[A-Za-z0-9_.-]{1,64}$/;

/**
 * Whether this version supports the template.
 *
 * @example
 * if (isTemplateName(name)) cardwright.signUrl(name, {}, { expiresIn: '1d' });
 */
export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name);

/**
 * The validation rules of a template's parameters, in a sensible order for forms.
 *
 * @example
 * templateRules('announcement').map(({ name }) => name); // ['title', 'description', 'badge', ...]
 */
export const templateRules = (template: TemplateName): readonly ParameterRule[] => TEMPLATES[template];

/** Takes a sentence about a likely mistake. */
export type Warn = (message: string) => void;

/**
 * The parameters as text. Throws what the service would refuse. An unknown name passes, as it does there, but draws
 * nothing, so it is reported to `warn`.
 */
export function checkCard(template: string, params: object, warn: Warn): { name: string; value: string }[] {
  if (!isTemplateName(template))
    throw invalidArgument(
      'template',
      `Unknown template "${template}". Use one of ${Object.keys(TEMPLATES).join(', ')}.`,
    );
  const rules = new Map(TEMPLATES[template].map((rule) => [rule.name, rule]));
  const pairs: { name: string; value: string }[] = [];
  for (const [name, given] of Object.entries(params) as [string, unknown][]) {
    if (given === undefined || given === null) continue;
    pairs.push({ name, value: checkParameter(name, given, rules.get(name)) });
    if (!rules.has(name)) warn(describeUnknown(template, name, [...rules.keys()]));
  }
  return pairs;
}

function describeUnknown(template: string, name: string, known: readonly string[]): string {
  const nearest = findNearest(name, known);
  const advice = nearest === undefined ? `It takes ${known.join(', ')}.` : `Did you mean ${nearest}?`;
  return `${template} has no parameter ${name}; it is ignored. ${advice}`;
}

function checkParameter(name: string, given: unknown, rule: ParameterRule | undefined): string {
  if (CONTROL_PARAMETERS.includes(name))
    throw invalidArgument(name, `${name} is not a template parameter; pass it in the options.`);
  if (!PARAMETER_NAME.test(name))
    throw invalidArgument(name, `The parameter name "${name}" must be 1 to 64 letters, digits, _, . or -.`);
  if (typeof given !== 'string' && typeof given !== 'number')
    throw invalidArgument(name, `${name} must be text or a number.`);
  const value = String(given);
  const problem = rule && findProblem(rule, value);
  if (problem !== undefined) throw invalidArgument(name, `${name} must be ${problem}.`);
  // Also of what the template ignores: such a text cannot be written into a URL.
  if (!isWellFormed(value)) throw invalidArgument(name, `${name} must be well-formed Unicode.`);
  return value;
}

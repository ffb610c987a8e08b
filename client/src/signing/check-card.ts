import { findNearest } from '@cardwright/contract/find-nearest';
import { findParameter } from '@cardwright/contract/find-parameter';
import { writeList } from '@cardwright/contract/list-text';
import { PINNED_TEMPLATE_NAME } from '@cardwright/contract/template-names';
import { invalidArgument } from '../cardwright-error.ts';
import { TEMPLATES, type TemplateParameters } from '../generated/templates.ts';
import { isList, type ListItems } from './list-items.ts';
import { findProblem, isWellFormed, type ParameterRule } from './parameter-rule.ts';

/** The name of a built-in template of this version. */
export type TemplateName = keyof TemplateParameters;

/** Parameters of a template of your account's own, which only the service knows. */
export type OwnTemplateParameters = Readonly<Record<string, string | number | ListItems | undefined>>;

/** The parameters of a template: those of a built-in one, or any. */
export type ParametersOf<Name extends string> = Name extends TemplateName
  ? TemplateParameters[Name]
  : OwnTemplateParameters;

export const CONTROL_PARAMETERS: readonly string[] = ['expires', 'sig', 'format', 'width', 'height'];
const PARAMETER_NAME = /^[A-Za-z0-9_.-]{1,64}$/;

/**
 * Whether this version has a built-in template of that name.
 *
 * @example
 * if (isTemplateName(name)) templateRules(name);
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
 * The parameters as text. Throws what the service would refuse, as far as it is known here. An unknown name of a
 * parameter passes, as it does there, but draws nothing, so it is reported to `warn`.
 */
export function checkCard(template: string, params: object, warn: Warn): { name: string; value: string }[] {
  const rules = findRules(template, warn);
  const pairs: { name: string; value: string }[] = [];
  for (const [name, given] of Object.entries(params) as [string, unknown][]) {
    if (given === undefined || given === null) continue;
    pairs.push({ name, value: checkParameter(name, given, rules?.get(name)) });
    if (rules?.has(name) === false) warn(describeUnknown(template, name, [...rules.keys()]));
  }
  for (const { name, isRequired } of rules?.values() ?? [])
    if (isRequired && !pairs.some((pair) => pair.name === name))
      throw invalidArgument(name, `${template} requires ${name}.`);
  return pairs;
}

/** Undefined for a template of the account's own, which only the service knows. */
function findRules(template: string, warn: Warn): ReadonlyMap<string, ParameterRule> | undefined {
  if (isTemplateName(template)) return new Map(TEMPLATES[template].map((rule) => [rule.name, rule]));
  const names = Object.keys(TEMPLATES);
  if (!PINNED_TEMPLATE_NAME.test(template))
    throw invalidArgument(
      'template',
      `"${template}" must be ${names.join(', ')}, or a template of your own, such as launch or launch.v3.`,
    );
  const nearest = findNearest(template, names);
  if (nearest !== undefined)
    warn(`${template} is no built-in template; if it is not one of your own, use ${nearest}.`);
  return undefined;
}

function describeUnknown(template: string, name: string, known: readonly string[]): string {
  const nearest = findParameter(name, known);
  const advice = nearest === undefined ? `It takes ${known.join(', ')}.` : `Did you mean ${nearest}?`;
  return `${template} has no parameter ${name}; it is ignored. ${advice}`;
}

function checkParameter(name: string, given: unknown, rule: ParameterRule | undefined): string {
  if (CONTROL_PARAMETERS.includes(name))
    throw invalidArgument(name, `${name} is not a template parameter; pass it in the options.`);
  if (!PARAMETER_NAME.test(name))
    throw invalidArgument(name, `The parameter name "${name}" must be 1 to 64 letters, digits, _, . or -.`);
  const value = isList(given) ? writeList(given) : given;
  if (typeof value !== 'string' && typeof value !== 'number')
    throw invalidArgument(name, `${name} must be text, a number, or a list of texts or of lists of texts.`);
  return checkValue(name, String(value), rule);
}

function checkValue(name: string, value: string, rule: ParameterRule | undefined): string {
  const problem = rule && findProblem(rule, value);
  if (problem !== undefined) throw invalidArgument(name, `${name} must be ${problem}.`);
  // Also of what the template ignores: such a text cannot be written into a URL.
  if (!isWellFormed(value)) throw invalidArgument(name, `${name} must be well-formed Unicode.`);
  return value;
}

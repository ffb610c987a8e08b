import { USUAL_ITEMS } from '@cardwright/contract/template-limits';
import type { Cardwright } from '../cardwright.ts';
import type { TemplateParameter } from '../generated/wire-types.ts';
import { isTemplateName, templateRules } from '../signing/check-card.ts';
import type { ParameterRule } from '../signing/parameter-rule.ts';

/** The template that rows become cards of. */
export type BatchTemplate = {
  name: string;
  /** Of a template of the account's own, which can change; undefined for a built-in one. */
  version: number | undefined;
  rules: readonly ParameterRule[];
};

/** A built-in template is known here; the rules of one of the account's own are asked for. Throws `CardwrightError`. */
export async function findBatchTemplate(
  cardwright: Cardwright,
  name: string,
  signal?: AbortSignal,
): Promise<BatchTemplate> {
  if (isTemplateName(name)) return { name, version: undefined, rules: templateRules(name) };
  const [, latest = name, pinned] = /^(.*)\.v(\d+)$/.exec(name) ?? [];
  const version = pinned === undefined ? undefined : Number(pinned);
  const found = await cardwright.ownTemplates.get(latest, { version, signal });
  const { parameters = [], parts } = found.definition;
  // Where the parameters are those of a built-in template, so are their rules.
  const known = parts !== undefined && isTemplateName(parts) ? templateRules(parts) : [];
  const rules = parameters.map((one) => known.find((rule) => rule.name === one.name) ?? toRule(one));
  return { name, version: found.version, rules };
}

function toRule(parameter: TemplateParameter): ParameterRule {
  const { name } = parameter;
  switch (parameter.type) {
    case 'choice':
      return { name, type: 'choice', choices: parameter.choices };
    case 'image':
      return { name, type: 'image-url' };
    case 'integer':
      return { name, type: 'integer', minimum: parameter.minimum, maximum: parameter.maximum };
    case 'list':
      return { name, type: 'list', fields: parameter.fields ?? [], most: parameter.most ?? USUAL_ITEMS };
    case 'color':
      return { name, type: 'color' };
    default:
      return { name, type: 'text' };
  }
}

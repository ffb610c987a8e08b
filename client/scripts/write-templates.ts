import type { ParameterRule } from '../src/signing/parameter-rule.ts';

type Template = { name: string; description: string; parameters: readonly ParameterRule[] };

/** TypeScript of the templates' rules, and of a type for the parameters of each. */
export function writeTemplates(templates: readonly Template[]): string {
  return `// Made by client/scripts/generate.ts from the engine's templates.
import type { ParameterRule } from '../signing/parameter-rule.ts';

${templates.map(writeInterface).join('\n\n')}

/** The parameters that each template takes. */
export interface TemplateParameters {
${templates.map(({ name, description }) => `/** ${description} */\n${name}: ${toTypeName(name)};`).join('\n')}
}

export const TEMPLATES: { readonly [Name in keyof TemplateParameters]: readonly ParameterRule[] } = {
${templates.map(({ name, parameters }) => `${name}: ${writeRules(parameters)},`).join('\n')}
};
`;
}

const writeRules = (rules: readonly ParameterRule[]): string =>
  `[${rules.map((rule) => writeLiteral(rule)).join(',\n')}]`;

const writeLiteral = (rule: ParameterRule): string => JSON.stringify(rule).replace(/"(\w+)":/g, '$1:');

const writeInterface = ({
  name,
  parameters,
}: Template): string => `/** Parameters of \`${name}\`${parameters.some((rule) => rule.isRequired) ? '' : '; all may be left out'}. */
export interface ${toTypeName(name)} {
${parameters.map((rule) => `/** ${rule.description} */\n${rule.name}${rule.isRequired ? '' : '?'}: ${toType(rule)}${rule.isRequired ? '' : ' | undefined'};`).join('\n')}
}`;

const toTypeName = (name: string): string =>
  `${name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Parameters`;

function toType(rule: ParameterRule): string {
  if (rule.type === 'choice') return rule.choices.map((choice) => `'${choice}'`).join(' | ');
  // As text too: that is how a derived brand has it.
  return rule.type === 'integer' ? `number | \`\${number}\`` : 'string';
}

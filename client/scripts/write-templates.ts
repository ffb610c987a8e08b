import type { ParameterRule } from '../src/signing/parameter-rule.ts';

type Described = ParameterRule & { description: string };
type Template = { name: string; description: string; parameters: readonly Described[] };

/** Rules that cards have in common, written once: as a constant, and as a type that those of the cards extend. */
type Base = { name: string; about: string; rules: readonly Described[] };

/** TypeScript of what parameters are for, which only the command prints. */
export function writeDescriptions(templates: readonly Template[], base: Base): string {
  const shared = findShared(toRules(templates, base), writeDescription);
  const write = (rules: readonly Described[]): string =>
    rules
      .map((rule) => `${rule.name}: ${shared.get(writeDescription(rule)) ?? writeDescription(rule)}`)
      .join(', ');
  return `// Made by client/scripts/generate.ts from the engine's templates.
import type { TemplateParameters } from './templates.ts';

${[...shared].map(([text, name]) => `const ${name} = ${text};`).join('\n')}

const ${toConstant(base.name)} = { ${write(base.rules)} };

export const DESCRIPTIONS: { readonly [Name in keyof TemplateParameters]: Readonly<Record<string, string>> } = {
${templates.map(({ name, parameters }) => `${name}: { ${withBase(parameters, base, write)} },`).join('\n')}
};
`;
}

/** TypeScript of the templates' rules, and of a type for the parameters of each. */
export function writeTemplates(templates: readonly Template[], base: Base): string {
  const rules = toRules(templates, base);
  const shared = findShared(rules, writeLiteral);
  const write = (some: readonly ParameterRule[]): string =>
    some.map((rule) => shared.get(writeLiteral(rule)) ?? writeLiteral(rule)).join(',\n');
  return `// Made by client/scripts/generate.ts from the engine's templates.
import type { ParameterRule } from '../signing/parameter-rule.ts';

${rules.flatMap(writeChoices).join('\n\n')}

/** ${base.about} */
interface ${toTypeName(base.name)} {
${writeFields(base.rules)}
}

${templates.map((template) => writeInterface(template, base)).join('\n\n')}

/** The parameters that each template takes. */
export interface TemplateParameters {
${templates.map(({ name, description }) => `/** ${description} */\n${name}: ${toTypeName(name)};`).join('\n')}
}

${[...shared].map(([literal, name]) => `const ${name}: ParameterRule = ${literal};`).join('\n')}

const ${toConstant(base.name)}: readonly ParameterRule[] = [${write(base.rules)}];

export const TEMPLATES: { readonly [Name in keyof TemplateParameters]: readonly ParameterRule[] } = {
${templates.map(({ name, parameters }) => `${name}: [${withBase(parameters, base, write)}],`).join('\n')}
};
`;
}

/** Every rule as often as it is written. */
const toRules = (templates: readonly Template[], base: Base): readonly Described[] => [
  ...templates.flatMap(({ parameters }) => withoutBase(parameters, base)),
  ...base.rules,
];

/** The rules before those of the base, which are the last ones of whoever has them. */
const withoutBase = (parameters: readonly Described[], base: Base): readonly Described[] =>
  hasBase(parameters, base) ? parameters.slice(0, -base.rules.length) : parameters;

const hasBase = (parameters: readonly Described[], { rules }: Base): boolean =>
  JSON.stringify(parameters.slice(-rules.length)) === JSON.stringify(rules);

const withBase = (
  parameters: readonly Described[],
  base: Base,
  write: (rules: readonly Described[]) => string,
): string =>
  [
    write(withoutBase(parameters, base)),
    ...(hasBase(parameters, base) ? [`...${toConstant(base.name)}`] : []),
  ].join(',\n');

/** Names of constants for what is written for several rules, by how it is written; the first of a name has it. */
function findShared(
  rules: readonly Described[],
  write: (rule: Described) => string,
): ReadonlyMap<string, string> {
  const counts = new Map<string, { name: string; count: number }>();
  for (const rule of rules) {
    const text = write(rule);
    counts.set(text, { name: rule.name, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [text, { name, count }] of counts) {
    const constant = toConstant(name);
    if (count < 2 || taken.has(constant)) continue;
    taken.add(constant);
    names.set(text, constant);
  }
  return names;
}

const toConstant = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();

const writeDescription = ({ description }: Described): string => JSON.stringify(description);

// Without the description: the types have it as a comment, and programs that sign do not need it.
const writeLiteral = (rule: ParameterRule): string =>
  JSON.stringify({ ...rule, description: undefined, preformatted: undefined })
    .replace(/"(\w+)":/g, '$1:')
    .replace(/choices:\[.*\]/, (choices) =>
      findLongChoices(rule) ? `choices: ${toChoicesName(rule)}` : choices,
    );

const MOST_CHOICES_IN_A_LINE = 8;

/** The choices of a rule that has so many that its type and its rule share a constant; otherwise undefined. */
const findLongChoices = (rule: ParameterRule): readonly string[] | undefined =>
  rule.type === 'choice' && rule.choices.length > MOST_CHOICES_IN_A_LINE ? rule.choices : undefined;

const toChoicesName = ({ name }: ParameterRule): string => `${toConstant(name)}_CHOICES`;

function writeChoices(rule: ParameterRule): string[] {
  const choices = findLongChoices(rule);
  return choices ? [`const ${toChoicesName(rule)} = ${JSON.stringify(choices)} as const;`] : [];
}

function writeInterface({ name, parameters }: Template, base: Base): string {
  const optional = parameters.some((rule) => rule.isRequired) ? '' : '; all may be left out';
  const parent = hasBase(parameters, base) ? ` extends ${toTypeName(base.name)}` : '';
  return `/** Parameters of \`${name}\`${optional}. */
export interface ${toTypeName(name)}${parent} {
${writeFields(withoutBase(parameters, base))}
}`;
}

const writeFields = (rules: readonly Described[]): string =>
  rules
    .map(
      (rule) =>
        `/** ${rule.description} */\n${rule.name}${rule.isRequired ? '' : '?'}: ${toType(rule)}${rule.isRequired ? '' : ' | undefined'};`,
    )
    .join('\n');

const toTypeName = (name: string): string =>
  `${name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Parameters`;

function toType(rule: ParameterRule): string {
  if (rule.type === 'font')
    return [...rule.choices.map((choice) => `'${choice}'`), `\`upload:\${string}\``].join(' | ');
  if (findLongChoices(rule)) return `(typeof ${toChoicesName(rule)})[number]`;
  if (rule.type === 'choice') return rule.choices.map((choice) => `'${choice}'`).join(' | ');
  // As text too: that is how a derived brand has it.
  return rule.type === 'integer' ? `number | \`\${number}\`` : 'string';
}

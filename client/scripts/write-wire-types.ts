import { toCamelCase } from '../src/wire-case.ts';

export type JsonSchema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  $ref?: string;
};

type Published = {
  /** Of the type. */
  name: string;
  about: string;
  schema: JsonSchema;
  leaveOut?: readonly string[];
  /** Types that are known better here than in the description. */
  better?: Readonly<Record<string, string>>;
};

/** TypeScript of the bodies that a user of the client meets, with names in camelCase and the contract's words. */
export function writeWireTypes(schemas: Readonly<Record<string, JsonSchema>>): string {
  const get = (name: string): JsonSchema => {
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`contract/openapi.json has no schema ${name}`);
    return schema;
  };
  return `// Made by client/scripts/generate.ts from contract/openapi.json.
import type { OgBrandParameters } from './templates.ts';

${toPublished(get).map(writeInterface).join('\n\n')}
`;
}

const toPublished = (get: (name: string) => JsonSchema): Published[] => [
  {
    name: 'Generation',
    about: 'One prompt turned into one image.',
    schema: get('Generation'),
    leaveOut: ['image_url'],
  },
  {
    name: 'Submission',
    about: 'A prompt that was accepted, and what is known of its image by then.',
    schema: get('SubmittedGeneration'),
    leaveOut: ['image_url'],
  },
  {
    name: 'GenerateBody',
    about: 'How the image should be.',
    schema: get('GenerateRequest'),
    leaveOut: ['prompt', 'brief'],
  },
  {
    name: 'Brief',
    about: 'What an image is composed from. What is left out is left to the composer.',
    schema: get('GenerateRequest').properties?.brief ?? {},
  },
  { name: 'ReadBrief', about: 'What is understood of a prompt.', schema: get('ReadBrief') },
  { name: 'HistoryPage', about: 'A part of the history.', schema: get('HistoryPage') },
  { name: 'Usage', about: 'Plan and credits.', schema: get('Dashboard') },
  { name: 'DailyUsage', about: 'Credits used on each day.', schema: get('DailyUsage') },
  { name: 'User', about: 'The account that a key belongs to.', schema: get('User') },
  { name: 'RegisteredUser', about: 'A new account with its primary key.', schema: get('RegisteredUser') },
  { name: 'ApiKey', about: 'A key without its secret.', schema: get('ApiKey') },
  { name: 'CreatedKey', about: 'A new key with its secret.', schema: get('CreatedKey') },
  { name: 'Message', about: 'What was done, as a sentence.', schema: get('RevokedKey') },
  { name: 'CheckoutBody', about: 'Where the browser goes after a checkout.', schema: get('CheckoutRequest') },
  { name: 'PortalBody', about: 'Where the browser goes after the portal.', schema: get('PortalRequest') },
  { name: 'Redirect', about: 'A page of the payment provider.', schema: get('Redirect') },
  { name: 'Explanation', about: 'How the service reads a signed address.', schema: get('Explanation') },
  {
    name: 'TemplateInfo',
    about: 'A template as the service describes it.',
    schema: get('TemplateList').properties?.templates?.items ?? {},
  },
  {
    name: 'OgParamsBody',
    about: 'A design document, as text or by its address.',
    schema: get('OgParamsRequest'),
    better: { params: 'OgBrandParameters' },
  },
  {
    name: 'OgParams',
    about: 'Parameters of `og_brand` that a design document declares.',
    schema: get('OgParams'),
    better: { params: 'OgBrandParameters' },
  },
  { name: 'DesignFields', about: 'What is known of a brand.', schema: get('DesignDocumentRequest') },
  {
    name: 'DesignDocument',
    about: 'A design document that was written.',
    schema: get('DesignDocument'),
    better: { params: 'OgBrandParameters' },
  },
  { name: 'Health', about: 'What a service that can serve says.', schema: get('Health') },
];

const writeInterface = ({ name, about, schema, leaveOut = [], better = {} }: Published): string =>
  `/** ${about} */\nexport interface ${name} ${writeObject(schema, leaveOut, better)}`;

function writeObject(
  { properties = {}, required = [] }: JsonSchema,
  leaveOut: readonly string[] = [],
  better: Readonly<Record<string, string>> = {},
): string {
  const fields = Object.entries(properties)
    .filter(([name]) => !leaveOut.includes(name))
    .map(([name, schema]) => {
      const type = better[name] ?? toType(schema);
      const field = required.includes(name)
        ? `${toCamelCase(name)}: ${type};`
        : `${toCamelCase(name)}?: ${type} | undefined;`;
      return writeComment(schema) + field;
    });
  return `{\n${fields.join('\n')}\n}`;
}

// The names of templates, which a description may hold too, stay as they are.
const FIELD_IN_PROSE = /`(?!og_)\w+_\w+`/g;

function writeComment({ description, format, anyOf, default: fallback }: JsonSchema): string {
  const parts = [
    description,
    [format, ...(anyOf ?? []).map((one) => one.format)].includes('date-time')
      ? 'RFC 3339 in UTC.'
      : undefined,
    fallback === undefined ? undefined : `\`${fallback}\` when left out.`,
  ];
  const text = parts.filter((part) => part !== undefined).join(' ');
  return text === '' ? '' : `/** ${text.replace(FIELD_IN_PROSE, (field) => toCamelCase(field))} */\n`;
}

function toType(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.enum !== undefined) return schema.enum.map(toLiteral).join(' | ');
  if (schema.const !== undefined) return toLiteral(schema.const);
  if (schema.anyOf !== undefined) return schema.anyOf.map(toType).join(' | ');
  const types = [schema.type ?? 'unknown'].flat();
  return types.map((type) => toPlainType(type, schema)).join(' | ');
}

const toLiteral = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

function toPlainType(type: string, schema: JsonSchema): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'array':
      return `${toType(schema.items ?? {})}[]`;
    case 'object':
      if (schema.properties !== undefined) return writeObject(schema);
      return `Record<string, ${toType(schema.additionalProperties as JsonSchema)}>`;
    default:
      return type;
  }
}

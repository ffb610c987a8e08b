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
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
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
  const find = (name: string): JsonSchema => {
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`contract/openapi.json has no schema ${name}`);
    return schema;
  };
  const named = findNamed(find);
  const get = (name: string): JsonSchema => refer(find(name), named);
  return `// Made by client/scripts/generate.ts from contract/openapi.json.
import type { OgBrandParameters } from './templates.ts';

${named.map((type) => writeNamed(type, named)).join('\n\n')}

${toPublished(get).map(writePublished).join('\n\n')}
`;
}

type Named = {
  name: string;
  about: string;
  schema: JsonSchema;
  /** Written in place of its fields too, where an object has them among others. */
  isBase?: boolean;
};

/** Parts of bodies that programs name or that several bodies have, inner ones first. */
function findNamed(find: (name: string) => JsonSchema): Named[] {
  const part = (name: string, ...path: string[]): JsonSchema => {
    const found = path.reduce<JsonSchema | undefined>(
      (schema, key) => (key === '[]' ? schema?.items : (schema?.anyOf?.[0] ?? schema)?.properties?.[key]),
      find(name),
    );
    if (found === undefined) throw new Error(`contract/openapi.json has no ${path.join('.')} in ${name}`);
    return found.anyOf?.[0] ?? found;
  };
  const styles = ['TemplateBox', 'TemplateText', 'TemplateImage'].map((node) => part(node, 'style'));
  const [boxStyle = {}, textStyle = {}] = styles;
  const style = intersect(styles);
  return [
    { name: 'BriefKind', about: 'What a card is for.', schema: part('ReadBrief', 'brief', 'kind') },
    {
      name: 'BriefRole',
      about: 'What a text of a card is.',
      schema: part('ReadBrief', 'brief', 'blocks', '[]', 'role'),
    },
    { name: 'BriefBlock', about: 'A text of a card.', schema: part('ReadBrief', 'brief', 'blocks', '[]') },
    {
      name: 'BriefImage',
      about: 'A picture of your own, by its address or as an upload.',
      schema: part('ReadBrief', 'brief', 'image'),
    },
    { name: 'BriefFormat', about: 'Size of an image.', schema: part('ReadBrief', 'brief', 'format') },
    {
      name: 'CompleteBrief',
      about: 'A brief as the service answers with it: every field has a value.',
      schema: part('ReadBrief', 'brief'),
    },
    {
      name: 'WarningDetail',
      about: 'A warning for programs.',
      schema: part('Generation', 'warning_details', '[]'),
    },
    {
      name: 'UsageCounts',
      about: 'What was used.',
      schema: part('DailyUsage', 'total'),
      isBase: true,
    },
    {
      name: 'DesignLintCounts',
      about: "Findings of the format's linter, by severity.",
      schema: part('OgParams', 'lint'),
    },
    { name: 'TemplateStyle', about: 'Place and background of a node.', schema: style, isBase: true },
    {
      name: 'TemplatePadding',
      about: 'Room inside a box or a text.',
      schema: without(intersect([boxStyle, textStyle]), style),
      isBase: true,
    },
  ];
}

/** The fields that all of the objects have. */
function intersect([first = {}, ...others]: readonly JsonSchema[]): JsonSchema {
  const shared = Object.entries(first.properties ?? {}).filter(([name]) =>
    others.every((other) => hasField(other, name, first)),
  );
  return { ...first, properties: Object.fromEntries(shared) };
}

/** The object without the fields of another. */
function without(schema: JsonSchema, { properties: fields = {} }: JsonSchema): JsonSchema {
  const rest = Object.entries(schema.properties ?? {}).filter(([name]) => !(name in fields));
  return { ...schema, properties: Object.fromEntries(rest) };
}

const hasField = ({ properties, required }: JsonSchema, name: string, like: JsonSchema): boolean =>
  JSON.stringify(properties?.[name]) === JSON.stringify(like.properties?.[name]) &&
  required?.includes(name) === like.required?.includes(name);

// Bodies of responses forbid further fields, those of requests need not.
const toShape = ({ type, enum: options, properties, required }: JsonSchema): string =>
  JSON.stringify({ type, options, properties, required }, (key, value) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  );

/** The schema with references in place of the named parts in it. */
function refer(schema: JsonSchema, named: readonly Named[]): JsonSchema {
  const { description, default: fallback } = schema;
  const known = named.find((part) => toShape(part.schema) === toShape(schema));
  if (known !== undefined) return { $ref: known.name, description, default: fallback } as JsonSchema;
  const bases = named.filter((part) => part.isBase && hasFields(schema, part.schema));
  if (bases.length > 0) {
    const rest = bases.reduce((left, base) => without(left, base.schema), schema);
    const hasMore = Object.keys(rest.properties ?? {}).length > 0;
    const parts = [...bases.map(({ name }) => ({ $ref: name })), ...(hasMore ? [refer(rest, named)] : [])];
    return { allOf: parts, description, default: fallback } as JsonSchema;
  }
  return {
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, inner]) => [name, refer(inner, named)]),
      ),
    }),
    ...(schema.items && { items: refer(schema.items, named) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => refer(one, named)) }),
  };
}

const hasFields = (schema: JsonSchema, base: JsonSchema): boolean =>
  schema.properties !== undefined &&
  Object.keys(base.properties ?? {}).every((name) => hasField(schema, name, base));

function writeNamed({ name, about, schema }: Named, named: readonly Named[]): string {
  const others = named.filter((part) => part.name !== name);
  return schema.properties === undefined
    ? `/** ${about} */\nexport type ${name} = ${toType(schema)};`
    : writeInterface({ name, about, schema: refer(schema, others) });
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
    name: 'PreviewBody',
    about: 'How the preview should be.',
    schema: get('PreviewRequest'),
    leaveOut: ['prompt', 'brief'],
  },
  {
    name: 'Brief',
    about: 'What an image is composed from. What is left out is left to the composer.',
    schema: get('GenerateRequest').properties?.brief ?? {},
  },
  { name: 'ReadBrief', about: 'What is understood of a prompt.', schema: get('ReadBrief') },
  { name: 'CataloguePage', about: 'Names that a brief may have.', schema: get('CataloguePage') },
  { name: 'GenerationDesign', about: 'What a generation follows.', schema: get('GenerationDesign') },
  { name: 'FallbackCard', about: 'What refused cards show.', schema: get('FallbackCard') },
  {
    name: 'HistoryPage',
    about: 'A part of the history.',
    schema: get('HistoryPage'),
  },
  { name: 'Usage', about: 'Plan and credits.', schema: get('Dashboard') },
  { name: 'DailyUsage', about: 'What was used, by day, key and template.', schema: get('DailyUsage') },
  { name: 'User', about: 'The account that a key belongs to.', schema: get('User') },
  { name: 'RegisteredUser', about: 'A new account with its primary key.', schema: get('RegisteredUser') },
  { name: 'ApiKey', about: 'A key without its secret.', schema: get('ApiKey') },
  { name: 'CreatedKey', about: 'A new key with its secret.', schema: get('CreatedKey') },
  { name: 'Message', about: 'What was done, as a sentence.', schema: get('RevokedKey') },
  { name: 'CheckoutBody', about: 'Where the browser goes after a checkout.', schema: get('CheckoutRequest') },
  { name: 'PortalBody', about: 'Where the browser goes after the portal.', schema: get('PortalRequest') },
  { name: 'Redirect', about: 'A page of the payment provider.', schema: get('Redirect') },
  { name: 'Inspection', about: 'What platforms make of a page.', schema: get('Inspection') },
  { name: 'Explanation', about: 'How the service reads a signed address.', schema: get('Explanation') },
  {
    name: 'TemplateInfo',
    about: 'A template as the service describes it.',
    schema: get('TemplateList').properties?.templates?.items ?? {},
  },
  { name: 'OwnTemplate', about: "A template of an account's own.", schema: get('OwnTemplate') },
  {
    name: 'CardTemplate',
    about: 'A template made of a card, and pictures for its image parameters.',
    schema: get('CardTemplate'),
  },
  {
    name: 'TemplateDraft',
    about: 'A picture of a template that is being written, with the places of its nodes.',
    schema: get('TemplateDraft'),
  },
  { name: 'SavedDraft', about: 'A template that is being written.', schema: get('SavedDraft') },
  { name: 'SavedDraftList', about: 'The drafts of templates.', schema: get('SavedDraftList') },
  {
    name: 'TemplateVersionList',
    about: 'Versions of a template, newest first.',
    schema: get('TemplateVersionList'),
  },
  { name: 'StoredTemplate', about: 'A template that was stored.', schema: get('StoredTemplate') },
  {
    name: 'TemplateDefinition',
    about: 'A template as data: what is drawn, for which parameters.',
    schema: get('TemplateDefinition'),
  },
  { name: 'TemplateParameter', about: 'What a URL may set.', schema: get('TemplateParameter') },
  { name: 'TemplateNodes', about: 'Children of a box.', schema: get('TemplateNodes') },
  { name: 'TemplateBox', about: 'A rectangle, a circle, a row or a column.', schema: get('TemplateBox') },
  { name: 'TemplateText', about: 'A text, fitted into its box.', schema: get('TemplateText') },
  { name: 'TemplateImage', about: 'A picture of a parameter.', schema: get('TemplateImage') },
  {
    name: 'TemplateRegion',
    about: 'Words and drawings on a ground, or regions beside or below each other.',
    schema: get('TemplateRegion'),
  },
  { name: 'TemplateFlow', about: 'Words from top to bottom.', schema: get('TemplateFlow') },
  { name: 'TemplateSlot', about: 'How a part of a card is set.', schema: get('TemplateSlot') },
  { name: 'TemplateOrnament', about: 'A drawing in a region.', schema: get('TemplateOrnament') },
  { name: 'TemplateCondition', about: 'When a node is drawn.', schema: get('TemplateCondition') },
  { name: 'TemplateGradient', about: 'Colors that blend.', schema: get('TemplateGradient') },
  { name: 'TemplateShadow', about: 'A shadow of a box.', schema: get('TemplateShadow') },
  { name: 'TemplateColor', about: 'A color, or `{name}` of one.', schema: get('TemplateColor') },
  { name: 'TemplateLength', about: 'Pixels, or percent such as `50%`.', schema: get('TemplateLength') },
  { name: 'TemplateExtent', about: 'As a length, not negative.', schema: get('TemplateExtent') },
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
  { name: 'SavedBrand', about: 'A design document that is saved under a name.', schema: get('SavedBrand') },
  {
    name: 'BrandSummary',
    about: 'A saved brand without its document.',
    schema: get('SavedBrandList').properties?.brands?.items ?? {},
  },
  { name: 'Site', about: 'A host of your account, whose pages have cards.', schema: get('Site') },
  { name: 'Member', about: 'Who else may sign in to the studio of an account.', schema: get('Member') },
  {
    name: 'InvitedMember',
    about: 'A member with a link that signs one browser in as them.',
    schema: get('InvitedMember'),
  },
  {
    name: 'AuditEntry',
    about: 'A change of keys, members, templates or the plan.',
    schema: get('AuditLog').properties?.entries?.items ?? {},
  },
  {
    name: 'AuditLog',
    about: 'A page of changes, newest first.',
    schema: get('AuditLog'),
    better: { entries: 'AuditEntry[]' },
  },
  { name: 'Webhook', about: 'A URL of yours that is told of events.', schema: get('Webhook') },
  { name: 'CreatedWebhook', about: 'A webhook with its secret.', schema: get('CreatedWebhook') },
  {
    name: 'WebhookDelivery',
    about: 'An event that is, or was, sent to a webhook.',
    schema: get('WebhookDelivery'),
  },
  {
    name: 'WebhookDeliveryList',
    about: 'A part of the deliveries of a webhook.',
    schema: get('WebhookDeliveryList'),
    better: { deliveries: 'WebhookDelivery[]' },
  },
  { name: 'Upload', about: 'A file of your account.', schema: get('Upload') },
  {
    name: 'UploadList',
    about: 'The files of your account.',
    schema: get('UploadList'),
    better: { uploads: 'Upload[]' },
  },
  { name: 'DesignFields', about: 'What is known of a brand.', schema: get('DesignDocumentRequest') },
  {
    name: 'DesignDocument',
    about: 'A design document that was written.',
    schema: get('DesignDocument'),
    better: { params: 'OgBrandParameters' },
  },
  { name: 'AccountList', about: 'Accounts of a service.', schema: get('AccountList') },
  { name: 'QueueState', about: 'What waits and what failed.', schema: get('QueueState') },
  { name: 'StoresState', about: 'What the stores take up.', schema: get('StoresState') },
  { name: 'LedgerReport', about: 'Whether the ledger is consistent.', schema: get('LedgerReport') },
  { name: 'Health', about: 'What a service that can serve says.', schema: get('Health') },
];

const writePublished = (type: Published): string =>
  type.schema.properties === undefined
    ? `/** ${type.about} */\nexport type ${type.name} = ${toType(type.schema)};`
    : writeInterface(type);

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
    fallback === undefined || fallback === '' ? undefined : `\`${writeDefault(fallback)}\` when left out.`,
  ];
  const text = parts.filter((part) => part !== undefined).join(' ');
  return text === '' ? '' : `/** ${text.replace(FIELD_IN_PROSE, (field) => toCamelCase(field))} */\n`;
}

const writeDefault = (fallback: unknown): string =>
  typeof fallback === 'string' ? fallback : JSON.stringify(fallback);

function toType(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.enum !== undefined) return schema.enum.map(toLiteral).join(' | ');
  if (schema.const !== undefined) return toLiteral(schema.const);
  if (schema.allOf !== undefined) return schema.allOf.map(toType).join(' & ');
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return alternatives.map(toType).join(' | ');
  const types = [schema.type ?? 'unknown'].flat();
  return types.map((type) => toPlainType(type, schema)).join(' | ');
}

const toLiteral = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

const toArray = (item: string): string =>
  / [|&] /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;

function toPlainType(type: string, schema: JsonSchema): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'array':
      return toArray(toType(schema.items ?? {}));
    case 'object':
      if (schema.properties !== undefined) return writeObject(schema);
      return `Record<string, ${toType(schema.additionalProperties as JsonSchema)}>`;
    default:
      return type;
  }
}

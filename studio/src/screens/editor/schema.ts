import { TEMPLATE_SCHEMAS } from 'cardwright:template-schemas';
import type { NodeKind } from './nodes.ts';

/** JSON Schema, as far as the format of templates needs it. */
export type Schema = {
  type?: string;
  enum?: readonly string[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  $ref?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
};

const SCHEMAS = TEMPLATE_SCHEMAS as Readonly<Record<string, Schema>>;

/** Name of a shared schema, such as `TemplateColor`. */
export const nameOfSchema = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);

/** The schema itself; a description beside a reference goes before the shared one's. */
export function resolveSchema(schema: Schema): Schema {
  const name = nameOfSchema(schema);
  if (name === undefined) return schema;
  const { $ref: _, ...beside } = schema;
  return { ...SCHEMAS[name], ...beside };
}

/** Of a value that may differ by shape, the schema for one. */
export function forOneShape(schema: Schema): Schema | undefined {
  const [one, other] = schema.anyOf ?? [];
  const isBy = other?.properties?.wide !== undefined && schema.anyOf?.length === 2;
  return isBy && one ? { ...one, ...(schema.description && { description: schema.description }) } : undefined;
}

const NAMES: Readonly<Record<NodeKind, string>> = {
  box: 'TemplateBox',
  text: 'TemplateText',
  image: 'TemplateImage',
  region: 'TemplateRegion',
  slot: 'TemplateSlot',
  row: 'TemplateSlot',
  mark: 'TemplateSlot',
  art: 'TemplateOrnament',
};
const MARKS: Partial<Readonly<Record<NodeKind, string>>> = { slot: 'of', row: 'row', mark: 'mark' };

/** The schema of a kind of node. */
export function schemaOfKind(kind: NodeKind): Schema {
  const schema = SCHEMAS[NAMES[kind]] ?? {};
  const mark = MARKS[kind];
  if (mark === undefined) return schema;
  return (
    (schema.anyOf ?? []).map(resolveSchema).find(({ properties }) => properties?.[mark] !== undefined) ?? {}
  );
}

/** That of a kind of parameter. */
export const schemaOfParameter = (type: string): Schema =>
  [...(SCHEMAS.TemplateParameter?.oneOf ?? SCHEMAS.TemplateParameter?.anyOf ?? [])]
    .map(resolveSchema)
    .find(({ properties }) => properties?.type?.const === type) ?? {};

/** The schema of a field below a node, such as `style.padding`. */
export function schemaAt(schema: Schema, field: string): Schema | undefined {
  let found: Schema | undefined = schema;
  for (const step of field.split('.')) found = found && resolveSchema(found).properties?.[step];
  return found;
}

/** Fields of a node with those of its style. */
export function listFields(schema: Schema): string[] {
  return Object.keys(schema.properties ?? {}).flatMap((name) =>
    name === 'style'
      ? Object.keys(resolveSchema(schema.properties?.style ?? {}).properties ?? {}).map(
          (inner) => `style.${inner}`,
        )
      : [name],
  );
}

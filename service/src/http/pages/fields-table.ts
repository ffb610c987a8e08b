import type { OpenApiDocument } from '@cardwright/contract';
import { html } from 'hono/html';
import { type Html, inline } from './page.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  maxItems?: number;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};

type Field = {
  name: string;
  required: boolean;
  description: string;
  schema: Schema;
  place?: string;
  /** Of an object, or of the objects of a list. */
  fields?: readonly Field[];
};

/** Fields with their descriptions; those of objects inside unfold below the object. */
export function renderFields(fields: readonly Field[]): Html {
  const rows = fields.map(
    ({ name, required, description, schema, place, fields: inner = [] }) => html`<div class="field">
  <dt><code>${name}</code> <span class="type">${toNotes(schema, required, place)}</span></dt>
  <dd>${inline(description)}${schema.default === undefined ? '' : html` Default <code>${JSON.stringify(schema.default)}</code>.`}</dd>
  ${inner.length === 0 ? '' : html`<dd class="inner"><details><summary>Fields of <code>${name}</code></summary>${renderFields(inner)}</details></dd>`}
</div>`,
  );
  return html`<dl class="fields">${rows}</dl>`;
}

/** The fields of a body; of an object inside itself, such as a box in a box, none again. `around` are the objects that it is in. */
export function toFields(schema: Schema, document: OpenApiDocument, around: readonly Schema[] = []): Field[] {
  const object = findObject(schema, document);
  if (object === undefined || around.includes(object)) return [];
  const { properties = {}, required = [] } = object;
  return Object.entries(properties).map(([name, property]) => {
    const inner = resolve(property, document);
    return {
      name,
      required: required.includes(name),
      description: inner.description ?? '',
      schema: inner,
      fields: toFields(inner, document, [...around, object]),
    };
  });
}

/** The object that a value is, may be beside others, or is a list of. */
function findObject(schema: Schema, document: OpenApiDocument): Schema | undefined {
  const { properties, items, anyOf = [] } = resolve(schema, document);
  if (properties) return resolve(schema, document);
  const inside = items === undefined ? anyOf : [items];
  return inside.map((inner) => findObject(inner, document)).find((found) => found !== undefined);
}

function resolve(schema: Schema, document: OpenApiDocument): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (document.components.schemas[name] as Schema);
}

const toNotes = (schema: Schema, required: boolean, place: string | undefined): string =>
  [describeType(schema), ...(required ? [] : ['optional']), ...(place === undefined ? [] : [place])].join(
    ' · ',
  );

/** In words: "integer 256 to 2048", "text or null", "list of objects, at most 60". */
function describeType(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' or ');
  if (schema.enum) return schema.enum.map((option) => JSON.stringify(option)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return describeList(schema);
  const types = [schema.type ?? 'object']
    .flat()
    .map((type) => (type === 'string' ? (schema.format ?? 'text') : type));
  return types.join(' or ') + describeRange(schema);
}

function describeList({ items = {}, maxItems }: Schema): string {
  const isObject = items.$ref !== undefined || items.properties !== undefined;
  const most = maxItems === undefined ? '' : `, at most ${maxItems}`;
  return `list of ${isObject ? 'objects' : describeType(items)}${most}`;
}

const SAFE = Number.MAX_SAFE_INTEGER;

function describeRange({ minimum, maximum, minLength, maxLength }: Schema): string {
  if (maxLength !== undefined) return `, ${minLength ?? 0} to ${maxLength} characters`;
  const from = minimum !== undefined && minimum > -SAFE ? minimum : undefined;
  const to = maximum !== undefined && maximum < SAFE ? maximum : undefined;
  if (from !== undefined && to !== undefined) return ` ${from} to ${to}`;
  return from === undefined ? '' : ` from ${from}`;
}

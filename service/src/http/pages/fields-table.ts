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
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};

type Field = { name: string; required: boolean; description: string; schema: Schema; place?: string };

export function renderFields(fields: readonly Field[]): Html {
  const rows = fields.map(
    ({ name, required, description, schema, place }) => html`<div class="field">
  <dt><code>${name}</code> <span class="type">${toNotes(schema, required, place)}</span></dt>
  <dd>${inline(description)}${schema.default === undefined ? '' : html` Default <code>${JSON.stringify(schema.default)}</code>.`}</dd>
</div>`,
  );
  return html`<dl class="fields">${rows}</dl>`;
}

const toNotes = (schema: Schema, required: boolean, place: string | undefined): string =>
  [describeType(schema), ...(required ? [] : ['optional']), ...(place === undefined ? [] : [place])].join(
    ' · ',
  );

/** In words: "integer 256 to 2048", "text or null". */
function describeType(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' or ');
  if (schema.enum) return schema.enum.map((option) => JSON.stringify(option)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = [schema.type ?? 'object']
    .flat()
    .map((type) => (type === 'string' ? (schema.format ?? 'text') : type));
  return types.join(' or ') + describeRange(schema);
}

const SAFE = Number.MAX_SAFE_INTEGER;

function describeRange({ minimum, maximum, minLength, maxLength }: Schema): string {
  if (maxLength !== undefined) return `, ${minLength ?? 0} to ${maxLength} characters`;
  const from = minimum !== undefined && minimum > -SAFE ? minimum : undefined;
  const to = maximum !== undefined && maximum < SAFE ? maximum : undefined;
  if (from !== undefined && to !== undefined) return ` ${from} to ${to}`;
  return from === undefined ? '' : ` from ${from}`;
}

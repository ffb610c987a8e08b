/** A template's parameter as a form shows it. */
export type Parameter = { name: string; label: string; hint: string } & (
  | { kind: 'text'; maxLength: number | undefined }
  | { kind: 'list'; fields: readonly string[]; most: number }
  | { kind: 'choice'; choices: readonly string[] }
  /** One of ours, or an uploaded one. */
  | { kind: 'font'; choices: readonly string[] }
  | { kind: 'integer'; minimum: number | undefined; maximum: number | undefined }
  | { kind: 'color' }
  /** On a host that the service allows, or an upload. */
  | { kind: 'image' }
);

/** Whether it is said on the card, not how the card looks. */
export const isText = ({ kind }: Parameter): boolean => kind === 'text' || kind === 'list';

type Schema = {
  type?: string;
  format?: string;
  enum?: readonly string[];
  /** Of a font: the names of ours, and the pattern of an upload. */
  anyOf?: readonly Schema[];
  description?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Of a list. */
  'x-fields'?: readonly string[];
  'x-most'?: number;
};

/** The parameters of a template's JSON Schema, in its order. */
export function readParameters(schema: Readonly<Record<string, unknown>>): Parameter[] {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
  return Object.entries(properties).map(([name, property]) => {
    const about = {
      name,
      label: toParameterLabel(name),
      hint: (property.description ?? '').replaceAll('`', ''),
    };
    return { ...about, ...toKind(property) };
  });
}

function toKind(schema: Schema) {
  const { type, format, enum: given, anyOf, maxLength, minimum, maximum } = schema;
  if (given !== undefined) return { kind: 'choice', choices: given } as const;
  const fonts = anyOf?.find((schema) => schema.enum)?.enum;
  if (fonts !== undefined) return { kind: 'font', choices: fonts } as const;
  if (type === 'integer') return { kind: 'integer', minimum, maximum } as const;
  if (format === 'list')
    return { kind: 'list', fields: schema['x-fields'] ?? [], most: schema['x-most'] ?? 1 } as const;
  if (format === 'color') return { kind: 'color' } as const;
  if (format === 'uri') return { kind: 'image' } as const;
  return { kind: 'text', maxLength } as const;
}

// Names that are short in URLs, or a trade's own.
const SPELLED_OUT: Readonly<Record<string, string>> = {
  bg: 'Background',
  bg2: 'Second background',
  bgAngle: 'Background angle',
  fg: 'Text color',
  cta: 'Button',
  eyebrow: 'Line above the title',
};

/** `dateFrom` to `Date from`, `text2` to `Text 2`, and what is short in URLs spelled out. */
export function toParameterLabel(name: string): string {
  const known = Object.hasOwn(SPELLED_OUT, name) ? SPELLED_OUT[name] : undefined;
  if (known !== undefined) return known;
  const words = name
    .replace(/([a-z\d])([A-Z])|([a-zA-Z])(\d)/g, '$1$3 $2$4')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Which parameters a page's own title and description fill. */
export type PageParameters = { title: string | undefined; description: string | undefined };

/** A template without a `title` has its message in the first text. */
export function findPageParameters(parameters: readonly Parameter[]): PageParameters {
  const texts = parameters.filter(({ kind }) => kind === 'text').map(({ name }) => name);
  return {
    title: texts.find((name) => name === 'title') ?? texts.find((name) => name !== 'description'),
    description: texts.find((name) => name === 'description'),
  };
}

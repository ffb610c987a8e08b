/** A template's parameter as a form shows it. */
export type Parameter = { name: string; label: string; hint: string } & (
  | { kind: 'text'; maxLength: number | undefined }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'integer'; minimum: number | undefined; maximum: number | undefined }
  | { kind: 'color' }
  | { kind: 'url' }
);

type Schema = {
  type?: string;
  format?: string;
  enum?: readonly string[];
  /** Of a choice that also takes something else: a font may be an upload. */
  anyOf?: readonly Schema[];
  description?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
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

function toKind({ type, format, enum: given, anyOf, maxLength, minimum, maximum }: Schema) {
  const choices = given ?? anyOf?.find((schema) => schema.enum)?.enum;
  if (choices !== undefined) return { kind: 'choice', choices } as const;
  if (type === 'integer') return { kind: 'integer', minimum, maximum } as const;
  if (format === 'color') return { kind: 'color' } as const;
  if (format === 'uri') return { kind: 'url' } as const;
  return { kind: 'text', maxLength } as const;
}

/** `bgAngle` to `Bg angle`. */
export function toParameterLabel(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

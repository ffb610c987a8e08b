import { USUAL_ITEMS } from '@cardwright/contract/template-limits';
import type { OwnTemplate, TemplateDefinition, TemplateInfo } from '../../../../client/src/index.ts';

/** The file does not hold a template; the service says what else is wrong with one. */
export class DefinitionError extends Error {}

/** The definition that a file holds. Throws `DefinitionError`. */
export async function readDefinition(file: File): Promise<TemplateDefinition> {
  let found: unknown;
  try {
    found = JSON.parse(await file.text());
  } catch {
    throw new DefinitionError(
      `${file.name} is not JSON. For JSX or HTML, run: cardwright template push ${file.name}`,
    );
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new DefinitionError(
      `${file.name} must hold a JSON object with a \`root\`, or with \`parts\` and a \`region\`.`,
    );
  return found as TemplateDefinition;
}

/** A name for the template of a file, if it has one that can be: `Launch card.json` becomes `launch-card`. */
export const toTemplateName = (fileName: string): string =>
  fileName
    .replace(/\..*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 64);

/** The template of a place in the address, such as `launch` or `launch.v2`. */
export function readPlace(place: string): { family: string; version: number | undefined } {
  const [, family = place, version] = /^(.+)\.v(\d{1,6})$/.exec(place) ?? [];
  return { family, version: version === undefined ? undefined : Number(version) };
}

type Parameter = NonNullable<TemplateDefinition['parameters']>[number];

/** One version, described as the list of templates describes the latest. */
export function toPinned({ name, version, definition }: OwnTemplate): TemplateInfo {
  const { parameters = [], description = '' } = definition;
  return {
    name: `${name}.v${version}`,
    version,
    description,
    parameters: { type: 'object', properties: Object.fromEntries(parameters.map(toProperty)) },
    example: Object.fromEntries(
      parameters.flatMap((parameter) =>
        parameter.type === 'image' || parameter.example === undefined
          ? []
          : [[parameter.name, parameter.example]],
      ),
    ),
    exampleUrl: '',
  };
}

function toProperty(parameter: Parameter): [string, Record<string, unknown>] {
  const { name, description, type } = parameter;
  const about = { type: 'string', description };
  switch (type) {
    case 'text':
      return [name, { ...about, maxLength: 1000 }];
    case 'list':
      return [
        name,
        {
          ...about,
          format: 'list',
          'x-fields': parameter.fields ?? [],
          'x-most': parameter.most ?? USUAL_ITEMS,
        },
      ];
    case 'color':
      return [name, { ...about, format: 'color' }];
    case 'choice':
      return [name, { ...about, enum: parameter.choices }];
    case 'integer':
      return [name, { type, description, minimum: parameter.minimum, maximum: parameter.maximum }];
    case 'font':
      return [name, about];
    case 'image':
      return [name, { ...about, format: 'uri' }];
  }
}

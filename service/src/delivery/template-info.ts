import { toSigningText } from '@cardwright/contract';
import type { ParameterRule, TemplateDescription } from '@cardwright/engine';
import { CARD_PATH } from './card-request.ts';
import type { TemplateInfo } from './types.ts';

// The color grammar without the value ranges of rgb(), which no readable pattern could express.
const COLOR_PATTERN = String.raw`^(#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\([\d\s.,]+\))$`;

/** A template as `GET /templates` describes it. */
export function toTemplateInfo({
  name,
  description,
  parameters,
  example,
}: TemplateDescription): TemplateInfo {
  const pairs = Object.entries(example).map(([key, value]) => ({ name: key, value }));
  return {
    name,
    description,
    parameters: {
      type: 'object',
      properties: Object.fromEntries(parameters.map((rule) => [rule.name, toSchema(rule)])),
    },
    example,
    exampleTarget: toSigningText(CARD_PATH + name, pairs),
  };
}

const describeList = ({ fields, most }: Extract<ParameterRule, { type: 'list' }>): string =>
  `At most ${most} items: in a URL a line each${fields.length > 0 ? `, with tabs between ${fields.join(', ')}` : ''}.`;

function toSchema(rule: ParameterRule): Record<string, unknown> {
  const { description } = rule;
  switch (rule.type) {
    case 'text':
      return { type: 'string', maxLength: 1000, ...(rule.pattern && { pattern: rule.pattern }), description };
    case 'list':
      return {
        type: 'string',
        maxLength: 1000,
        format: 'list',
        description: [description, describeList(rule)].filter(Boolean).join(' '),
        'x-fields': rule.fields,
        'x-most': rule.most,
      };
    case 'color':
      return { type: 'string', format: 'color', pattern: COLOR_PATTERN, description };
    case 'integer':
      return { type: 'integer', minimum: rule.minimum, maximum: rule.maximum, description };
    case 'choice':
      return { type: 'string', enum: rule.choices, description };
    case 'font':
      return { type: 'string', anyOf: [{ enum: rule.choices }, { pattern: '^upload:' }], description };
    case 'image-url':
      return { type: 'string', format: 'uri', pattern: '^(https://|upload:)', maxLength: 2048, description };
  }
}

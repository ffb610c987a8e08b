import { TEMPLATES } from '../../generated/templates.ts';
import { type Duration, isTemplateName, ogMeta, type TemplateName, templateRules } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';
import { findNearest } from '../nearest-name.ts';
import { parsePairs, parseSize, readJsonObject } from '../option-values.ts';
import { toMinute } from '../table.ts';

const NAMES = Object.keys(TEMPLATES);
const PARAMETERS = [...new Set(Object.values(TEMPLATES).flatMap((rules) => rules.map(({ name }) => name)))];

export const sign = defineCommand({
  name: 'sign',
  summary: 'Make the address of a card, which opens for every crawler.',
  details:
    'Nothing is sent: the address is signed here. Drawing it costs one credit, the first time that it is opened.\n' +
    'cardwright templates TEMPLATE lists the parameters.',
  args: [
    { name: 'TEMPLATE', description: 'og_standard, announcement or og_brand.', choices: NAMES },
    {
      name: 'NAME=VALUE',
      description: 'Its parameters, such as title="Hold fast".',
      isOptional: true,
      isRepeated: true,
      choices: PARAMETERS.map((name) => `${name}=`),
    },
  ],
  options: {
    'expires-in': { type: 'string', value: 'TIME', description: 'How long it opens: 90s, 15m, 12h, 30d.' },
    'expires-at': {
      type: 'string',
      value: 'DATE',
      description:
        'Instead, until when: 2030-01-31, or Unix seconds. Signed again, the address stays the same.',
    },
    format: { type: 'string', value: 'FORMAT', choices: ['png', 'jpeg'], description: 'png when left out.' },
    size: { type: 'string', value: 'WxH', description: 'Pixels; 1200x630 when left out.' },
    params: {
      type: 'string',
      value: 'FILE',
      description: 'Parameters as a JSON object; - is the standard input.',
    },
    html: { type: 'boolean', description: 'Print the <meta> tags of a page with this card.' },
    alt: { type: 'string', value: 'TEXT', description: 'With --html, what is to be seen; else the title.' },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright sign og_standard title="Hold fast" site=example.com --expires-in 30d', 'prints the address'],
    [
      'cardwright sign announcement title="2.0 is here" --expires-at 2030-01-01 --html',
      'tags to paste into a page',
    ],
    [
      'cardwright design derive DESIGN.md | cardwright sign og_brand --params - title=Hi --expires-in 30d',
      'in your brand',
    ],
  ],
  async run({ values, args: [template = '', ...pairs], host, terminal, connect }) {
    if (!isTemplateName(template)) throw usageError(`There is no template ${template}.`);
    if (values.html && values.json) throw usageError('--html and --json are two answers. Choose one.');
    const given = values.params === undefined ? {} : await readJsonObject(values.params, host);
    const params = { ...given, ...parsePairs(pairs) };
    const { width, height } = parseSize(values.size);
    const times = parseTimes(values['expires-in'], values['expires-at']);
    const cardwright = connect();
    const format = values.format as 'png' | 'jpeg' | undefined;
    const url = cardwright.signUrl(template, params, { ...times, format, width, height });
    warnOfUnknown(template, params, terminal.warn);
    const { expiresAt } = cardwright.verifySignature(url);
    const { title } = params as { title?: string };
    if (values.json) terminal.data(JSON.stringify({ url, template, params, expiresAt }, null, 2));
    else terminal.data(values.html ? ogMeta(url, { alt: values.alt ?? title, title }).html : url);
    if (terminal.columns !== undefined && expiresAt) terminal.note(`Opens until ${toMinute(expiresAt)} UTC.`);
    return undefined;
  },
});

function parseTimes(
  expiresIn: string | undefined,
  expiresAt: string | undefined,
): { expiresIn: Duration } | { expiresAt: Date | number } {
  if (expiresIn !== undefined && expiresAt === undefined) return { expiresIn: expiresIn as Duration };
  if (expiresAt === undefined || expiresIn !== undefined)
    throw usageError('Say when the address ends: either --expires-in 30d or --expires-at 2030-01-31.');
  if (/^\d+$/.test(expiresAt)) return { expiresAt: Number(expiresAt) };
  const date = new Date(expiresAt);
  if (!/^\d{4}-\d\d-\d\d/.test(expiresAt) || Number.isNaN(date.getTime()))
    throw usageError(
      '--expires-at must be a date such as 2030-01-31 or 2030-01-31T12:00:00Z, or Unix seconds.',
    );
  return { expiresAt: date };
}

/** The service ignores such a name, so a misspelling would only be seen on the card. */
function warnOfUnknown(template: TemplateName, params: object, warn: (text: string) => void): void {
  const known = templateRules(template).map(({ name }) => name);
  for (const name of Object.keys(params).filter((one) => !known.includes(one))) {
    const nearest = findNearest(name, known);
    warn(
      `${template} has no place for ${name}, and ignores it.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    );
  }
}

import { TEMPLATES } from '../../generated/templates.ts';
import type { Cardwright, OwnTemplateParameters } from '../../index.ts';
import { CardwrightError, ogMeta } from '../../index.ts';
import { BRAND_OPTION, findBrandParams } from '../brand-params.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { CommandError, usageError } from '../command-error.ts';
import { EXPIRY_OPTIONS, parseExpiry } from '../expiry-options.ts';
import { parsePairs, parseSize, readJsonObject } from '../option-values.ts';
import { toMinute } from '../table.ts';

const NAMES = Object.keys(TEMPLATES);
const PARAMETERS = [...new Set(Object.values(TEMPLATES).flatMap((rules) => rules.map(({ name }) => name)))];

const EXTENSIONS = ['png', 'jpg', 'pdf', 'gif'] as const;

type Extension = (typeof EXTENSIONS)[number];

export const sign = defineCommand({
  name: 'sign',
  summary: 'Create a signed card URL that any crawler can load.',
  details:
    'Signs locally, without a request, unless --key, --brand or --expires-at never is given.\n' +
    'The card costs one credit when it is first loaded.\n' +
    'cardwright templates TEMPLATE lists the parameters.\n' +
    'og_standard.pdf is short for og_standard --extension pdf.',
  args: [
    {
      name: 'TEMPLATE',
      description:
        'A built-in one such as og_standard, page, or one of your own, such as launch or launch.v3.',
      choices: NAMES,
      isOpen: true,
    },
    {
      name: 'NAME=VALUE',
      description: 'Template parameters, such as title="Hold fast".',
      isOptional: true,
      isRepeated: true,
      choices: PARAMETERS.map((name) => `${name}=`),
    },
  ],
  options: {
    ...EXPIRY_OPTIONS,
    format: { type: 'string', value: 'FORMAT', choices: ['png', 'jpeg'], description: 'Default: png.' },
    extension: {
      type: 'string',
      value: 'EXT',
      choices: EXTENSIONS,
      description: 'End the path in .png or .jpg, or get a PDF or GIF.',
    },
    paper: {
      type: 'string',
      value: 'SIZE',
      choices: ['card', 'a4'],
      description: 'Of a PDF. Default: card.',
    },
    motion: {
      type: 'string',
      value: 'NAME',
      choices: ['build', 'countdown'],
      description: 'Of a GIF. Default: build.',
    },
    size: { type: 'string', value: 'WxH', description: 'Size in pixels. Default: 1200x630.' },
    params: {
      type: 'string',
      value: 'FILE',
      description: 'Parameters as a JSON object; - reads standard input.',
    },
    ...BRAND_OPTION,
    key: {
      type: 'string',
      value: 'ID',
      description: 'Have the service sign with this key of your account instead.',
    },
    html: { type: 'boolean', description: 'Print the <meta> tags for a page with this card.' },
    alt: { type: 'string', value: 'TEXT', description: 'Alternative text for --html. Default: the title.' },
    page: { type: 'string', value: 'URL', description: 'URL of the page, for og:url in --html.' },
    type: { type: 'string', value: 'TYPE', description: 'og:type in --html, such as article or website.' },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright sign og_standard title="Hold fast" site=example.com', 'print the URL'],
    [
      'cardwright sign announcement title="2.0 is here" --expires-at 2030-01-01 --html',
      'print tags to paste into a page',
    ],
    ['cardwright sign page url=https://example.com/post', 'the card of a page'],
    ['cardwright design derive DESIGN.md | cardwright sign og_brand --params - title=Hi', 'use your brand'],
    ['cardwright sign og_brand --brand Acme title=Hi', 'use a saved brand'],
  ],
  async run({ values, args: [name = '', ...pairs], host, terminal, signal, connect }) {
    if (values.html && values.json) throw usageError('--html and --json are mutually exclusive.');
    const { template, extension } = splitName(name, values.extension as Extension | undefined);
    const given = values.params === undefined ? {} : await readJsonObject(values.params, host);
    const { width, height } = parseSize(values.size);
    const words = parsePairs(pairs);
    const times = parseExpiry(values);
    const cardwright = connect();
    const ofBrand = await findBrandParams(cardwright, template, values.brand);
    const params = { ...ofBrand, ...given, ...words } as OwnTemplateParameters;
    const format = values.format as 'png' | 'jpeg' | undefined;
    const paper = values.paper as 'card' | 'a4' | undefined;
    const motion = values.motion as 'build' | 'countdown' | undefined;
    const options = { ...times, format, extension, paper, motion, width, height };
    const url =
      values.key === undefined
        ? cardwright.signUrl(template, params, options)
        : await cardwright.signOnServer(template, params, { ...options, keyId: values.key, signal });
    if (
      values['expires-at'] === 'never' &&
      values.key === undefined &&
      !(await isAccepted(cardwright, url, signal))
    )
      terminal.warn(
        'Not checked whether this key may sign URLs that never expire: it must be created with --permanent-urls.',
      );
    const { expiresAt } = cardwright.verifySignature(url);
    const { title, description } = params as { title?: string; description?: string };
    if (values.json) terminal.data(JSON.stringify({ url, template, params, expiresAt }, null, 2));
    else if (values.html)
      terminal.data(
        ogMeta(url, { alt: values.alt ?? title, title, description, url: values.page, type: values.type })
          .html,
      );
    else terminal.data(url);
    if (terminal.columns !== undefined && expiresAt) terminal.note(`Valid until ${toMinute(expiresAt)} UTC.`);
    return undefined;
  },
});

/** Takes a name apart that ends like a file, as the path of the URL does. */
function splitName(name: string, option: Extension | undefined) {
  const ending = EXTENSIONS.find((extension) => name.endsWith(`.${extension}`));
  if (ending === undefined) return { template: name, extension: option };
  if (option !== undefined && option !== ending)
    throw usageError(`The template ends in .${ending}, but --extension is ${option}. Leave one of them out.`);
  return { template: name.slice(0, -ending.length - 1), extension: ending };
}

/**
 * Throws for a URL that the service would refuse, which only it knows of one that never expires. False where it does not say so: it is not
 * reached, or the key may only sign.
 */
async function isAccepted(cardwright: Cardwright, url: string, signal: AbortSignal): Promise<boolean> {
  const explanation = await cardwright.explain(url, { signal }).catch((error: unknown) => {
    if (error instanceof CardwrightError) return undefined;
    throw error;
  });
  if (explanation?.valid === false)
    throw new CommandError(`The service would refuse this URL: ${explanation.reason}`, {
      next: 'Make a key that may: cardwright keys create NAME --permanent-urls',
    });
  return explanation !== undefined;
}

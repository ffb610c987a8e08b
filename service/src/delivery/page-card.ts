import type { QueryPair } from '@cardwright/contract';
import { isPageShape, PAGE_SHAPE_NAMES, PAGE_SHAPES } from '@cardwright/contract/page-shapes';
import { PAGE_TEMPLATE } from '@cardwright/contract/page-template';
import type { Card } from '@cardwright/engine';
import { TemplateParameterError } from '@cardwright/engine/parameter-error';
import { ServiceError } from '../base/service-error.ts';
import { OutboundRefusedError, parseOutboundUrl } from '../outbound/outbound-url.ts';
import type { ReadPage } from '../pages/create-page-reader.ts';
import type { PageFacts } from '../pages/page-facts.ts';
import { CARD_PATH, type CardShape, parseShape } from './card-request.ts';
import type { LoadLogo } from './load-logo.ts';
import { fillTemplate, type PageContent, toPageContent } from './page-content.ts';
import type { OwnTemplates, TemplateEngine } from './types.ts';

/** A card whose texts are those of a page. */
export type PageRequest = CardShape & { url: string; theme: 'light' | 'dark' | undefined };

/** What the owner of a site chose for all its cards: the name of a template, and values of parameters. */
type PageLook = Pick<PageRequest, 'theme'> & {
  template?: string | undefined;
  look?: Readonly<Record<string, string>> | undefined;
};

/** The card of a page as it is now, and until when that holds. */
export type PageCard = { card: Card; freshUntil: Date };

export interface PageCards {
  /** Undefined for the path of a template. Throws `invalid`; asks nobody. */
  parse(path: string, pairs: readonly QueryPair[]): PageRequest | undefined;
  /** Reads the page for the account. Throws `invalid` naming `url`, or `unavailable`. */
  resolve(request: PageRequest, accountId: string): Promise<PageCard>;
  /** The card of what a page says, with those of its pictures that the account may show. */
  toCard(facts: PageFacts, shape: CardShape & PageLook, accountId: string): Promise<Card>;
}

const PATH = new RegExp(`^${CARD_PATH}${PAGE_TEMPLATE.name}(?:\\.(png|jpe?g))?$`);
const PARAMETERS: readonly string[] = PAGE_TEMPLATE.parameters.map(({ name }) => name);

/** What `/i/page` shows: a page's own texts in the template that suits its kind. */
export function createPageCards(parts: {
  engine: Pick<TemplateEngine, 'parseCard'>;
  engineFor: OwnTemplates['engineFor'];
  readPage: ReadPage;
  loadLogo: LoadLogo;
  /** Of pages. */
  allowedHosts: readonly string[];
  developmentHosts: readonly string[];
}): PageCards {
  const { readPage, loadLogo, allowedHosts, developmentHosts } = parts;

  /** Undefined if the account has deleted it. */
  const findChosen = async (
    name: string,
    facts: PageFacts,
    shape: CardShape,
    accountId: string,
  ): Promise<{ engine: TemplateEngine; content: PageContent } | undefined> => {
    const engine = await parts.engineFor(accountId, CARD_PATH + name);
    const template = engine.templates.find((one) => one.name === name);
    if (template === undefined) return undefined;
    const { values: defaults } = engine.parseCard({ template: name, data: new Map(), ...shape });
    return { engine, content: fillTemplate(template, facts, defaults) };
  };

  const toCard: PageCards['toCard'] = async (
    facts,
    { theme, look = {}, template: chosen, ...shape },
    accountId,
  ) => {
    const find = (urls: readonly string[], parameter: string) =>
      findImage(urls, parameter, (url) => loadLogo(url, parameter, accountId));
    const logo = await find(facts.iconUrl === undefined ? [] : [facts.iconUrl], 'logo');
    const known = { ...facts, iconUrl: logo };
    const { engine, content } = (chosen && (await findChosen(chosen, known, shape, accountId))) || {
      engine: parts.engine,
      content: toPageContent(known),
    };
    const { template, values, image, portrait } = content;
    const picture = image && (await find(facts.imageUrls, image));
    const face = portrait && facts.portraitUrl && (await find([facts.portraitUrl], portrait));
    const data = new Map<string, string>();
    for (const [name, value] of Object.entries({ ...values, logo, ...look, ...(theme && { theme }) }))
      if (value) data.set(name, value);
    if (image !== undefined && picture !== undefined) data.set(image, picture);
    if (portrait !== undefined && face) data.set(portrait, face);
    return parseWhatFits(engine, template, data, shape);
  };

  return {
    parse(path, pairs) {
      const match = PATH.exec(path);
      if (match === null) return undefined;
      const { data, ...asked } = parseShape(pairs, match[1]);
      for (const name of data.keys())
        if (!PARAMETERS.includes(name))
          throw invalid(name, `A page has no parameter \`${name}\`. Use ${PARAMETERS.join(', ')}.`);
      const theme = data.get('theme');
      if (theme !== undefined && theme !== 'light' && theme !== 'dark')
        throw invalid('theme', '`theme` must be light or dark.');
      return {
        ...asked,
        ...readPageShape(data.get('shape'), pairs),
        url: parseUrl(data.get('url'), { allowedHosts, developmentHosts }),
        theme,
      };
    },

    async resolve({ url, ...shape }, accountId) {
      const { facts, freshUntil } = await readPage(url, accountId);
      return { card: await toCard(facts, shape, accountId), freshUntil };
    },

    toCard,
  };
}

/** Without the values that the template does not take, such as a price where it has a list of choices. */
function parseWhatFits(
  engine: Pick<TemplateEngine, 'parseCard'>,
  template: string,
  data: ReadonlyMap<string, string>,
  shape: CardShape,
): Card {
  try {
    return engine.parseCard({ template, data, ...shape });
  } catch (error) {
    if (!(error instanceof TemplateParameterError && data.has(error.parameter))) throw error;
    const { parameter } = error;
    const others = new Map([...data].filter(([name]) => name !== parameter));
    return parseWhatFits(engine, template, others, shape);
  }
}

function readPageShape(
  shape: string | undefined,
  pairs: readonly QueryPair[],
): Pick<CardShape, 'width' | 'height'> | undefined {
  if (shape === undefined) return undefined;
  if (!isPageShape(shape)) throw invalid('shape', `\`shape\` must be one of ${PAGE_SHAPE_NAMES.join(', ')}.`);
  const axis = pairs.find(({ name }) => name === 'width' || name === 'height')?.name;
  if (axis !== undefined) throw invalid(axis, `\`shape\` says how large the card is; leave \`${axis}\` out.`);
  return PAGE_SHAPES[shape];
}

/** Without its fragment, which no server sees. */
function parseUrl(
  text: string | undefined,
  { allowedHosts, developmentHosts }: Record<'allowedHosts' | 'developmentHosts', readonly string[]>,
): string {
  if (text === undefined) throw invalid('url', '`url` is missing. Add the https address of a page.');
  try {
    const url = parseOutboundUrl(text, allowedHosts, undefined, developmentHosts);
    url.hash = '';
    return url.href;
  } catch (error) {
    if (error instanceof OutboundRefusedError) throw invalid('url', `\`url\` ${error.message}.`);
    throw error;
  }
}

/** The first of the addresses whose picture can be drawn, or an undefined value: a page with a broken picture is still a page. */
async function findImage(
  urls: readonly string[],
  parameter: string,
  load: (url: string) => Promise<unknown>,
): Promise<string | undefined> {
  for (const url of urls)
    try {
      await load(url);
      return url;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.parameter !== parameter) throw error;
    }
  return undefined;
}

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });

import {
  type DesignFields,
  deriveParameters,
  TemplateParameterError,
  writeDesignDocument,
} from '@cardwright/engine';
import type { ReadDocument } from './create-design.ts';
import { invalid } from './invalid.ts';
import type { WrittenDocument } from './types.ts';

type Parts = { read: ReadDocument; refuseLogo: (url: string) => string | undefined };

const MAX_URL_CHARACTERS = 2048;
const MAX_FONT_CHARACTERS = 200;
const CONTROL = /\p{Cc}/u;

/** The document of these fields, each held to the rule of the parameter that it becomes. */
export async function writeDocument(fields: DesignFields, parts: Parts): Promise<WrittenDocument> {
  for (const [field, parameter, value] of toParameters(fields)) check(field, parameter, value);
  checkSiteUrl(fields.siteUrl);
  checkFont(fields.font);
  const designMd = writeDesignDocument(fields);
  const { lint, ...document } = await parts.read(designMd, 'name');
  const { params, notes } = deriveParameters(document, { refuseLogo: parts.refuseLogo });
  return { designMd, lint, params, notes };
}

function toParameters({ tagline, description, logo, colors = {}, social = {} }: DesignFields) {
  const all: [field: string, parameter: string, value: string | undefined][] = [
    ['tagline', 'tagline', tagline],
    ['description', 'description', description],
    ['logo', 'logo', logo],
    ['colors.background', 'bg', colors.background],
    ['colors.foreground', 'fg', colors.foreground],
    ['colors.muted', 'muted', colors.muted],
    ['colors.primary', 'accent', colors.primary],
    ['social.title', 'title', social.title],
    ['social.description', 'description', social.description],
    ['social.footer', 'footer', social.footer],
  ];
  return all;
}

const NOTHING = { tokens: [], problems: [] };

function check(field: string, parameter: string, value: string | undefined): void {
  // An empty field of a form is none.
  if (value === undefined || value === '') return;
  try {
    deriveParameters(NOTHING, { explicit: { [parameter]: value } });
  } catch (error) {
    if (!(error instanceof TemplateParameterError)) throw error;
    throw invalid(field, error.message.slice(parameter.length + 1), error);
  }
}

function checkSiteUrl(url = ''): void {
  if (url === '') return;
  const isWeb = /^https?:\/\//i.test(url) && URL.canParse(url) && !/[\s\p{C}]/u.test(url);
  if (!isWeb || url.length > MAX_URL_CHARACTERS)
    throw invalid('siteUrl', 'must be an absolute http or https URL of at most 2,048 characters');
}

function checkFont(font = ''): void {
  if (font.length > MAX_FONT_CHARACTERS || CONTROL.test(font) || !font.isWellFormed())
    throw invalid('font', 'must be a font of `og_brand` or a CSS font stack, of at most 200 characters');
}

import { type DesignFields, deriveParameters, writeDesignDocument } from '@cardwright/engine/design';
import { checkParameter } from './check-parameter.ts';
import { invalid } from './invalid.ts';
import type { ReadDocument } from './read-document.ts';
import type { WrittenDocument } from './types.ts';

type Parts = { read: ReadDocument; refuseLogo: (url: string) => string | undefined };

const MAX_URL_CHARACTERS = 2048;

/** The document of these fields, each validated by the rule of the template parameter that it becomes. */
export async function writeDocument(
  fields: DesignFields,
  owner: string,
  parts: Parts,
): Promise<WrittenDocument> {
  for (const [field, parameter, value] of toParameters(fields)) checkParameter(field, parameter, value);
  checkSiteUrl(fields.siteUrl);
  const designMd = writeDesignDocument(fields);
  const { lint, findings: _, ...document } = await parts.read(designMd, 'name', owner);
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

function checkSiteUrl(url = ''): void {
  if (url === '') return;
  const isWeb = /^https?:\/\//i.test(url) && URL.canParse(url) && !/[\s\p{C}]/u.test(url);
  if (!isWeb || url.length > MAX_URL_CHARACTERS)
    throw invalid('siteUrl', 'must be an absolute http or https URL of at most 2,048 characters');
}

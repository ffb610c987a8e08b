import { ogBrand } from '../../templates/cards/og-brand.ts';
import { TemplateParameterError } from '../../templates/parameter-error.ts';
import { parseTemplateParameters } from '../../templates/parse-parameters.ts';
import { type DesignDocument, toPathText } from '../read/design-document.ts';
import { isDesignRemark } from './design-remark.ts';
import type { Found } from './found.ts';
import { resolveReference } from './resolve-reference.ts';
import type { TokenIndex } from './token-index.ts';

// Where each stands, the first of them wins. All that is under `social` is written to be read on a card.
const PATHS: Readonly<Record<string, readonly string[]>> = {
  title: ['social.title'],
  description: ['social.description'],
  tagline: ['social.tagline', 'tagline', 'brand.tagline', 'strapline', 'strap', 'slogan', 'claim', 'motto'],
  footer: ['social.footer'],
  logo: ['logo', 'logo.url', 'assets.logo', 'brand.logo'],
};

/** All of them. */
export const TEXT_PATHS: readonly string[] = Object.values(PATHS).flat();

/** Says why a logo's address will not be fetched, as the end of a sentence about it. */
export type RefuseLogo = (url: string) => string | undefined;

/** The card's words and logo that a document declares, each as the card's own rules take it. */
export function deriveTexts(
  index: TokenIndex,
  refuseLogo: RefuseLogo,
  tagline?: DesignDocument['tagline'],
): Found[] {
  return Object.entries(PATHS).map(([parameter, paths]) => {
    const path = paths.find((one) => index.at(one)) ?? paths.find((one) => index.has(one.split('.'))) ?? '';
    const found = deriveText(parameter, path, index, refuseLogo);
    const isTold = parameter === 'tagline' && found.value === undefined && found.notes.length === 0;
    return isTold && tagline && !isDesignRemark(tagline.text)
      ? { parameter, value: tagline.text, source: `line ${tagline.line}`, notes: [] }
      : found;
  });
}

function deriveText(parameter: string, path: string, index: TokenIndex, refuseLogo: RefuseLogo): Found {
  const token = index.at(path);
  if (!token) return { parameter, notes: index.has(path.split('.')) ? [leftOut(path, 'is no text')] : [] };
  if (token.kind === 'nothing') return { parameter, notes: [] };
  if (token.kind === 'list') return { parameter, notes: [leftOut(path, 'is a list where a text belongs')] };
  // Words are as they are written: only a value can stand elsewhere.
  const resolved = parameter === 'logo' ? resolveReference(token, index) : token;
  if ('problem' in resolved) return { parameter, notes: [leftOut(path, resolved.problem)] };
  // A block of YAML ends in a line break that is none of its words.
  const value = resolved.value.replace(/\n+$/, '');
  if (value.trim() === '') return { parameter, notes: [] };
  const problem = findProblem(parameter, value) ?? (parameter === 'logo' ? refuseLogo(value) : undefined);
  if (problem !== undefined) return { parameter, notes: [leftOut(path, problem)] };
  if (path === 'tagline' && (token.isCut || isDesignRemark(value))) return { parameter, notes: [REMARK] };
  return { parameter, value, source: toPathText(token.path), notes: [] };
}

const REMARK =
  '`tagline` speaks about the design, not to the people who see the card; it was left out. A slogan may stand in `social.tagline`.';

const leftOut = (path: string, problem: string): string => `\`${path}\` ${problem}; it was left out.`;

function findProblem(parameter: string, value: string): string | undefined {
  try {
    parseTemplateParameters(ogBrand, new Map([[parameter, value]]));
    return undefined;
  } catch (error) {
    if (!(error instanceof TemplateParameterError)) throw error;
    return error.message.slice(`${parameter} `.length).replace(/\.$/, '');
  }
}

import type { TemplateImage, Warning } from '@cardwright/engine';
import { toBrand } from '@cardwright/engine/design';
import { ServiceError } from '../base/service-error.ts';
import type { ReadDocument } from './read-document.ts';
import type { ResolvedDesign } from './types.ts';

/** Pixels of the logo at a URL, or of an upload of the account `owner`. Throws `invalid`. */
export type LoadLogo = (source: string, parameter: string, owner: string) => Promise<TemplateImage>;

type Parts = {
  read: ReadDocument;
  refuseLogo: (url: string) => string | undefined;
  loadLogo: LoadLogo;
};

/** The brand that a document of the account `owner` defines for a generation, read in `turn`. A logo that cannot be loaded becomes a warning. */
export async function resolveDesign(
  designMd: string,
  owner: string,
  parts: Parts,
  turn = owner,
): Promise<ResolvedDesign> {
  const {
    brand,
    logo: url,
    notes,
  } = toBrand(await parts.read(designMd, 'design_md', turn), parts.refuseLogo);
  const { logo, problem } = url === undefined ? {} : await tryLogo(() => parts.loadLogo(url, 'logo', owner));
  const declares = Object.keys(brand.colors).length > 0;
  return {
    brand,
    ...(logo && { logo }),
    warnings: [
      ...(declares ? [] : [toWarning('design_not_followed', toNothing(notes))]),
      // Only notes about logo and tone: their absence is what users notice in the image.
      ...notes
        .filter((note) => note.startsWith('`logo` '))
        .map((note) => toWarning('logo_not_shown', `Design document: ${note}`)),
      ...notes
        .filter((note) => note.startsWith('`tone` '))
        .map((note) => toWarning('design_not_followed', `Design document: ${note}`)),
      ...(problem === undefined
        ? []
        : [toWarning('logo_not_shown', `The logo of the design document was not used: ${problem}`)]),
    ],
  };
}

const toWarning = (code: Warning['code'], message: string): Warning => ({ code, message, words: [] });

const toNothing = ([first]: readonly string[]): string =>
  `The design document declares no color that can be applied, so the image is neutral unless the prompt asks for colors.${first === undefined ? '' : ` ${first}`}`;

async function tryLogo(
  load: () => Promise<TemplateImage>,
): Promise<{ logo?: TemplateImage; problem?: string }> {
  try {
    return { logo: await load() };
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'invalid') return { problem: error.message };
    throw error;
  }
}

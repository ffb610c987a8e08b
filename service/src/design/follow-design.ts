import { type TemplateImage, toBrand } from '@cardwright/engine';
import { ServiceError } from '../base/service-error.ts';
import type { ReadDocument } from './create-design.ts';
import type { FollowedDesign } from './types.ts';

/** Pixels of the logo at a URL. Throws `invalid`. */
export type LoadLogo = (url: string) => Promise<TemplateImage>;

type Parts = {
  read: ReadDocument;
  refuseLogo: (url: string) => string | undefined;
  loadLogo: LoadLogo;
};

/** The brand of a document as a generation follows it. A logo that cannot be had is told, and not waited for again. */
export async function followDesign(designMd: string, parts: Parts): Promise<FollowedDesign> {
  const { brand, logo: url, notes } = toBrand(await parts.read(designMd, 'design_md'), parts.refuseLogo);
  const { logo, problem } = url === undefined ? {} : await tryLogo(url, parts.loadLogo);
  const declares = Object.keys(brand.colors).length > 0 || brand.family !== undefined || url !== undefined;
  return {
    brand,
    ...(logo && { logo }),
    warnings: [
      ...(declares ? [] : [toNothing(notes)]),
      // Of all that a document may say, a missing sign is what one looks for in the image.
      ...notes.filter((note) => note.startsWith('`logo` ')).map((note) => `Of the design document: ${note}`),
      ...(problem === undefined ? [] : [`The image is without the logo of the design document: ${problem}`]),
    ],
  };
}

const toNothing = ([first]: readonly string[]): string =>
  `The design document declares no colour, font or logo that an image can follow.${first === undefined ? '' : ` ${first}`}`;

async function tryLogo(url: string, loadLogo: LoadLogo): Promise<{ logo?: TemplateImage; problem?: string }> {
  try {
    return { logo: await loadLogo(url) };
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'invalid') return { problem: error.message };
    throw error;
  }
}

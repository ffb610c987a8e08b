import { findNearest } from '@cardwright/contract';
import { ServiceError } from '../base/service-error.ts';
import type { Brands } from '../brands/types.ts';

/**
 * The document of the saved brand that a request names; undefined when it names none. Throws `invalid` naming `brand`, also
 * when one of the fields is set that it stands for.
 */
export async function findBrandDocument(
  brands: Pick<Brands, 'find' | 'list'>,
  accountId: string,
  brand: string | undefined,
  insteadOf: Readonly<Record<string, string | undefined>> = {},
): Promise<string | undefined> {
  if (brand === undefined) return undefined;
  const other = Object.keys(insteadOf).find((field) => insteadOf[field] !== undefined);
  if (other !== undefined)
    throw invalid(`\`brand\` and \`${other}\` are mutually exclusive; send only one of them.`);
  const found = await brands.find(accountId, brand);
  if (found !== undefined) return found.designMd;
  throw await noSuchBrand(brands, accountId, brand);
}

async function noSuchBrand(
  brands: Pick<Brands, 'list'>,
  accountId: string,
  wanted: string,
): Promise<ServiceError> {
  const names = (await brands.list(accountId)).map(({ name }) => name);
  if (names.length === 0)
    return invalid(
      '`brand` must be the name of a saved brand, and your account has none. Save one with `POST /api/v1/brands`, or send the document.',
    );
  const nearest = findNearest(wanted, names);
  const hint = nearest === undefined ? '`GET /api/v1/brands` lists them.' : `Did you mean \`${nearest}\`?`;
  return invalid(`\`brand\` must be the name of a saved brand of your account. ${hint}`);
}

const invalid = (message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter: 'brand' });

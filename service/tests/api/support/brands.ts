import { call } from './call.ts';
import { ACME } from './design-documents.ts';
import type { TestService } from './test-service.ts';

type SavedBrand = {
  name: string;
  revision: number;
  design_md: string;
  created_at: string;
  updated_at: string;
};

/** Saves a brand as the account of `key`. Throws when it is refused. */
export async function saveBrand(
  service: TestService,
  key: string,
  name = 'Acme',
  designMd = ACME,
): Promise<SavedBrand> {
  const response = await call(service, key, 'POST', '/api/v1/brands', { name, design_md: designMd });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as SavedBrand;
}

/** Changes the document of a saved brand. Throws when it is refused. */
export async function changeBrand(
  service: TestService,
  key: string,
  name: string,
  designMd: string,
): Promise<void> {
  const path = `/api/v1/brands/${encodeURIComponent(name)}`;
  const response = await call(service, key, 'PUT', path, { design_md: designMd });
  if (response.status !== 200) throw new Error(await response.text());
}

/** The names of the account's saved brands, as they are listed. */
export async function listBrands(service: TestService, key: string): Promise<string[]> {
  const { brands } = (await (await call(service, key, 'GET', '/api/v1/brands')).json()) as {
    brands: SavedBrand[];
  };
  return brands.map(({ name }) => name);
}

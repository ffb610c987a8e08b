import type { BrandSummary, Message, SavedBrand } from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';

/** Options of `brands.create`. */
export interface CreateBrandOptions extends CallOptions {
  /** An https URL, written into the document as its `logo`. */
  logo?: string | undefined;
}

/** Options of `brands.replace`. */
export interface ReplaceBrandOptions extends CreateBrandOptions {
  /** A new name. Default: the name stays. */
  name?: string | undefined;
  /** The revision that you changed: rejects with the code `brand_changed` if the brand has another by now. */
  revision?: number | undefined;
}

/** Design documents that are saved under a name, by which `generate`, `preview`, `readPrompt` and `design.ogParams` use them. */
export interface Brands {
  /**
   * Lists saved brands by name, without their documents.
   *
   * @example
   * const names = (await cardwright.brands.list()).map(({ name }) => name);
   */
  list(options?: CallOptions): Promise<BrandSummary[]>;
  /**
   * Gets a saved brand with its document.
   *
   * @example
   * const { designMd } = await cardwright.brands.get('Acme');
   */
  get(name: string, options?: CallOptions): Promise<SavedBrand>;
  /**
   * Saves a document under a new name.
   *
   * @example
   * await cardwright.brands.create('Acme', designMd);
   * const { url } = await cardwright.generate('Release notes', { brand: 'Acme' });
   */
  create(name: string, designMd: string, options?: CreateBrandOptions): Promise<SavedBrand>;
  /**
   * Replaces the document of a saved brand, or renames it. Existing images and signed URLs stay as they are.
   *
   * @example
   * await cardwright.brands.replace('Acme', designMd, { name: 'Acme Rockets' });
   */
  replace(name: string, designMd: string, options?: ReplaceBrandOptions): Promise<SavedBrand>;
  /**
   * Permanently deletes a saved brand. Existing images and signed URLs stay as they are.
   *
   * @example
   * await cardwright.brands.delete('Acme');
   */
  delete(name: string, options?: CallOptions): Promise<Message>;
}

const PATH = '/api/v1/brands';
const toPath = (name: string): string => `${PATH}/${encodeURIComponent(name)}`;

export const createBrands = (connection: Connection): Brands => ({
  list: async (options) => {
    const { brands } = await connection.json<{ brands: BrandSummary[] }>({
      method: 'GET',
      path: PATH,
      ...options,
    });
    return brands;
  },
  get: (name, options) => connection.json({ method: 'GET', path: toPath(name), ...options }),
  create: (name, designMd, { logo, signal } = {}) =>
    connection.json({ method: 'POST', path: PATH, body: { name, design_md: designMd, logo }, signal }),
  replace: (brand, designMd, { name, logo, revision, signal } = {}) =>
    connection.json({
      method: 'PUT',
      path: toPath(brand),
      body: { name, design_md: designMd, logo, revision },
      signal,
    }),
  delete: (name, options) => connection.json({ method: 'DELETE', path: toPath(name), ...options }),
});

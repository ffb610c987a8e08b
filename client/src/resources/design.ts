import type { DesignDocument, DesignFields, OgParams, OgParamsBody } from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';

/** Brands as design documents (DESIGN.md). Nothing is drawn or charged. */
export interface Design {
  /**
   * The parameters of `og_brand` that a document declares. Explicit `params` win.
   *
   * @example
   * const { params } = await cardwright.design.ogParams({ designMd });
   * const url = cardwright.signUrl('og_brand', { ...params, title }, { expiresIn: '30d' });
   */
  ogParams(document: OgParamsBody, options?: CallOptions): Promise<OgParams>;
  /**
   * Writes a document of what is known of a brand; `ogParams` reads the same parameters from it.
   *
   * @example
   * const { designMd } = await cardwright.design.designMd({ name: 'Acme', colors: { primary: '#ff5533' } });
   */
  designMd(fields: DesignFields, options?: CallOptions): Promise<DesignDocument>;
}

// They compute and keep nothing.
const REQUEST = { method: 'POST', isRepeatable: true } as const;

export const createDesign = (connection: Connection): Design => ({
  ogParams: (document, options) =>
    connection.json({ ...REQUEST, path: '/api/v1/design/og-params', body: document, ...options }),
  designMd: (fields, options) =>
    connection.json({ ...REQUEST, path: '/api/v1/design/design-md', body: fields, ...options }),
});

import type { DesignDocument, DesignFields, OgParams, OgParamsBody } from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';

/** Design documents (DESIGN.md). Renders nothing and is free. */
export interface Design {
  /**
   * Derives the parameters of `og_brand` from a document. Explicit `params` take precedence.
   *
   * @example
   * const { params } = await cardwright.design.ogParams({ designMd });
   * const url = cardwright.signUrl('og_brand', { ...params, title }, { expiresIn: '30d' });
   */
  ogParams(document: OgParamsBody, options?: CallOptions): Promise<OgParams>;
  /**
   * Creates a document from brand fields; `ogParams` derives the same parameters from it.
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

import { findBrandDocument } from '../find-brand-document.ts';
import type { AppParts, Handlers } from '../handler.ts';

const TEMPLATE = 'og_brand';

export function designRoutes({
  brands,
  design,
}: AppParts): Handlers<'deriveOgParams' | 'writeDesignDocument'> {
  return {
    deriveOgParams: async ({ caller, body: { params = {}, brand, ...source } }) => {
      const texts = Object.entries(params).map(([name, value]) => [name, String(value)]);
      const ofBrand = await findBrandDocument(brands, caller.accountId, brand, source);
      const derived = await design.ogParams(
        { ...source, ...(ofBrand !== undefined && { designMd: ofBrand }), params: Object.fromEntries(texts) },
        caller.accountId,
      );
      const findings = derived.findings.map(({ severity, message, path = null, line = null }) => ({
        severity,
        message,
        path,
        line,
      }));
      return { status: 200, body: { template: TEMPLATE, ...derived, findings } };
    },

    writeDesignDocument: async ({ caller, body }) => ({
      status: 200,
      body: { filename: 'DESIGN.md', template: TEMPLATE, ...(await design.write(body, caller.accountId)) },
    }),
  };
}

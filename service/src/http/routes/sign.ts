import { ServiceError } from '../../base/service-error.ts';
import { findBrandDocument } from '../find-brand-document.ts';
import type { AppParts, Handlers } from '../handler.ts';

// The template that takes the colors of a brand, with or without an extension.
const BRANDED = /^og_brand(?:\.(?:png|jpg))?$/;

export function signRoutes({
  brands,
  delivery,
  design,
  settings,
}: AppParts): Handlers<'signCardUrl' | 'explainSignature'> {
  const findBrandParams = async (accountId: string, template: string, brand: string | undefined) => {
    const designMd = await findBrandDocument(brands, accountId, brand);
    if (designMd === undefined) return {};
    if (!BRANDED.test(template))
      throw new ServiceError(
        'invalid',
        '`brand` requires the template og_brand, the only one that takes all of a brand.',
        {
          code: 'invalid_parameter',
          parameter: 'brand',
        },
      );
    return (await design.ogParams({ designMd, params: {}, withSign: true }, accountId)).params;
  };

  return {
    signCardUrl: async ({ caller, body }) => {
      const { template, brand, key_id: keyId, expires_in: expiresIn, expires_at: expiresAt } = body;
      // Written into the URL, which shows the same card whatever becomes of the brand.
      const params = { ...(await findBrandParams(caller.accountId, template, brand)), ...body.params };
      const input = { template, params, keyId, expiresIn, expiresAt };
      return { status: 200, body: await delivery.sign(input, caller, settings.baseUrl()) };
    },

    explainSignature: async ({ caller, body }) => {
      const { url, signed_text: signedText } = body;
      const input = { url, ...(signedText !== undefined && { signedText }) };
      return { status: 200, body: await delivery.explain(input, caller, settings.baseUrl()) };
    },
  };
}

import { toBrandBody, toBrandSummaryBody } from '../bodies/to-brand-body.ts';
import type { AppParts, Handlers } from '../handler.ts';

type Ids = 'listBrands' | 'createBrand' | 'getBrand' | 'replaceBrand' | 'deleteBrand';

export function brandRoutes({ brands, design }: AppParts): Handlers<Ids> {
  return {
    listBrands: async ({ caller }) => ({
      status: 200,
      body: { brands: (await brands.list(caller.accountId)).map(toBrandSummaryBody) },
    }),

    createBrand: async ({ caller, body: { name, design_md, logo } }) => {
      const designMd = await design.toBrandDocument({ designMd: design_md, logo }, caller.accountId);
      const brand = await brands.create(caller.accountId, { name, designMd });
      return { status: 201, body: toBrandBody(brand) };
    },

    getBrand: async ({ caller, params }) => ({
      status: 200,
      body: toBrandBody(await brands.get(caller.accountId, params.name)),
    }),

    replaceBrand: async ({ caller, params, body: { name, design_md, logo, revision } }) => {
      const designMd = await design.toBrandDocument({ designMd: design_md, logo }, caller.accountId);
      const change = { name, designMd, revision };
      return {
        status: 200,
        body: toBrandBody(await brands.replace(caller.accountId, params.name, change)),
      };
    },

    deleteBrand: async ({ caller, params }) => {
      await brands.delete(caller.accountId, params.name);
      return { status: 200, body: { message: 'The brand was deleted.' } };
    },
  };
}

import type { Operation } from '../operation.ts';
import {
  createBrandRequest,
  deletedBrand,
  replaceBrandRequest,
  savedBrand,
  savedBrandList,
} from '../schemas/brand.ts';
import { bodyErrors, notFound, readerBusy, refusal, unauthorized } from './responses.ts';

const DOCUMENT =
  '---\nname: "Acme"\ncolors:\n  background: "#0b1020"\n  foreground: "#ffffff"\n  primary: "#ff5533"\n---\n\n# Acme\n';

const exampleSummary = {
  name: 'Acme',
  revision: 1,
  created_at: '2026-11-21T09:30:00.000Z',
  updated_at: '2026-11-21T09:30:00.000Z',
};
const exampleBrand = { ...exampleSummary, design_md: DOCUMENT };

const noBrand = notFound({
  description: 'The account has no saved brand with this name.',
  error: 'Your account has no saved brand with this name. `GET /api/v1/brands` lists them.',
});

const nameTaken = {
  error: 'Your account has a brand with this name already. Choose another name, or change that brand.',
  code: 'brand_exists',
  parameter: 'name',
};

const params = { name: 'The name of the brand, percent-encoded; upper and lower case are the same.' };

export const brandOperations = {
  listBrands: {
    method: 'GET',
    path: '/api/v1/brands',
    tag: 'Brands',
    summary: 'List saved brands',
    description: 'All saved brands of the account by name, without their documents.',
    auth: 'key',
    responses: {
      200: { description: 'The brands.', schema: savedBrandList, example: { brands: [exampleSummary] } },
      401: unauthorized,
    },
  },
  createBrand: {
    method: 'POST',
    path: '/api/v1/brands',
    tag: 'Brands',
    summary: 'Save a brand',
    description:
      'Saves a DESIGN.md under a name. Requests then take `"brand": "Acme"` instead of the document. `POST /design/og-params` shows what cards take from it. The operator limits how many brands an account may have.',
    auth: 'key',
    limit: 'helpers',
    body: createBrandRequest,
    bodyExample: { name: 'Acme', design_md: DOCUMENT },
    responses: {
      201: { description: 'The brand.', schema: savedBrand, example: exampleBrand },
      ...bodyErrors,
      401: unauthorized,
      409: refusal({
        description:
          'The account has a brand with this name already, or, with the code `brand_limit_reached`, as many as the operator allows.',
        ...nameTaken,
      }),
      503: readerBusy,
    },
  },
  getBrand: {
    method: 'GET',
    path: '/api/v1/brands/{name}',
    tag: 'Brands',
    summary: 'Get a saved brand',
    description: 'A saved brand with its document.',
    auth: 'key',
    params,
    responses: {
      200: { description: 'The brand.', schema: savedBrand, example: exampleBrand },
      401: unauthorized,
      404: noBrand,
    },
  },
  replaceBrand: {
    method: 'PUT',
    path: '/api/v1/brands/{name}',
    tag: 'Brands',
    summary: 'Change a saved brand',
    description:
      'Replaces the document of a saved brand and, with `name`, renames it. Images and signed URLs that were made with the brand stay as they are.',
    auth: 'key',
    limit: 'helpers',
    params,
    body: replaceBrandRequest,
    bodyExample: { design_md: DOCUMENT, revision: 1 },
    responses: {
      200: {
        description: 'The brand.',
        schema: savedBrand,
        example: { ...exampleBrand, revision: 2, updated_at: '2026-11-22T08:00:00.000Z' },
      },
      ...bodyErrors,
      401: unauthorized,
      404: noBrand,
      409: refusal({
        description:
          'Another brand of the account has the new name, or, with the code `brand_changed`, the brand has another revision by now.',
        ...nameTaken,
      }),
      503: readerBusy,
    },
  },
  deleteBrand: {
    method: 'DELETE',
    path: '/api/v1/brands/{name}',
    tag: 'Brands',
    summary: 'Delete a saved brand',
    description:
      'Permanently deletes a saved brand. Images and signed URLs that were made with it stay as they are.',
    auth: 'key',
    params,
    responses: {
      200: {
        description: 'Deleted.',
        schema: deletedBrand,
        example: { message: 'The brand was deleted.' },
      },
      401: unauthorized,
      404: noBrand,
    },
  },
} as const satisfies Record<string, Operation>;

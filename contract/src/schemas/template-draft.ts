import { z } from 'zod';
import { TEMPLATE_NAME } from '../template-definition/names.ts';
import { instant } from './instant.ts';
import { templateDefinition } from './template-definition.ts';

const version = z
  .int()
  .min(1)
  .max(1_000_000)
  .nullable()
  .describe('The version of the template that it began with; null for a template that is not stored yet.');

const savedDraftSummary = z.object({
  name: z
    .string()
    .regex(TEMPLATE_NAME)
    .describe('Of the template, or what a new one is called until it is stored.'),
  version,
  revision: z.int().min(1).describe('Another one whenever it is saved.'),
  updated_at: instant.describe('When it was saved last.'),
});

export const savedDraft = savedDraftSummary.extend({
  definition: templateDefinition.describe('With all defaults.'),
});

export const savedDraftList = z.object({
  drafts: z.array(savedDraftSummary).describe('Latest first.'),
});

export const saveDraftRequest = z.strictObject({
  definition: templateDefinition,
  version: version.default(null),
  revision: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .optional()
    .describe(
      'The revision that this one follows, 0 for none: refused if there is another one by now. Default: whichever is the latest.',
    ),
});

export const deletedDraft = z.object({ message: z.string().describe('Confirmation.') });

export const templateVersionQuery = z.object({
  limit: z.int().min(1).max(100).default(20).describe('Maximum number of items.'),
  offset: z.int().min(0).default(0).describe('Number of items to skip.'),
});

export const templateVersionList = z.object({
  versions: z
    .array(
      z.object({
        version: z.int().min(1).describe('Its number.'),
        created_at: instant.describe('When it was stored.'),
        example: z
          .record(z.string(), z.string())
          .describe(
            'Its examples: the query of `GET /api/v1/templates/{name}.v{version}/preview`, which draws a small picture of it.',
          ),
      }),
    )
    .describe('Newest first.'),
  total: z.int().min(0).describe('Number of versions, regardless of `limit` and `offset`.'),
});

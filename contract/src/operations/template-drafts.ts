import type { Operation } from '../operation.ts';
import { templateDefinition } from '../schemas/template-definition.ts';
import {
  deletedDraft,
  saveDraftRequest,
  savedDraft,
  savedDraftList,
  templateVersionList,
  templateVersionQuery,
} from '../schemas/template-draft.ts';
import { bodyErrors, invalid, notFound, refusal, unauthorized } from './responses.ts';

const params = { name: 'Name of the template: lower-case letters, digits, `_` and `-`.' } as const;
const noDraft = notFound({
  description: 'Your account has no such draft.',
  error: 'Your account has no draft of "launch".',
  parameter: 'name',
});
const exampleSummary = {
  name: 'launch',
  version: 2,
  revision: 7,
  updated_at: '2026-11-23T10:00:00.000Z',
};
const definition = { root: { type: 'box', style: { backgroundColor: '#0d1020' } } } as const;

/** What is not published yet, and what was. */
export const templateDraftOperations = {
  listTemplateVersions: {
    method: 'GET',
    path: '/api/v1/templates/{name}/versions',
    tag: 'Signed cards',
    summary: 'List the versions of a template',
    description:
      'When each version of a template of your own was stored, and its examples. To restore one, get it and store it again: it becomes the newest.',
    auth: 'key',
    params,
    query: templateVersionQuery,
    responses: {
      200: {
        description: 'The versions.',
        schema: templateVersionList,
        example: {
          versions: [
            { version: 1, created_at: '2026-11-23T10:00:00.000Z', example: { title: 'Hello world' } },
          ],
          total: 1,
        },
      },
      400: invalid,
      401: unauthorized,
      404: notFound({
        description: 'Your account has no such template.',
        error: 'Your account has no template "launch".',
        parameter: 'name',
      }),
    },
  },
  listTemplateDrafts: {
    method: 'GET',
    path: '/api/v1/drafts',
    tag: 'Signed cards',
    summary: 'List the drafts of templates',
    description: 'What the account is working on, without the definitions.',
    auth: 'key',
    responses: {
      200: { description: 'The drafts.', schema: savedDraftList, example: { drafts: [exampleSummary] } },
      401: unauthorized,
    },
  },
  putTemplateDraft: {
    method: 'PUT',
    path: '/api/v1/templates/{name}/draft',
    tag: 'Signed cards',
    summary: 'Save a draft of a template',
    description:
      'Keeps a definition that is being written: one draft for each template, or for the name of a new one. It is not drawn, and no URL shows it. It goes with `DELETE`, or with its template. Drafts count towards the number and size of templates that an account can have.',
    auth: 'key',
    params,
    body: saveDraftRequest,
    bodyExample: { definition, version: 2, revision: 0 },
    responses: {
      200: {
        description: 'Saved.',
        schema: savedDraft,
        get example() {
          return { ...exampleSummary, definition: templateDefinition.parse(definition) };
        },
      },
      ...bodyErrors,
      401: unauthorized,
      409: refusal({
        description: 'There is another revision than `revision` by now. Nothing was saved.',
        error:
          'The draft of "launch" was saved elsewhere meanwhile, as revision 7. Look at it first, or send `revision: 7` to save yours over it.',
        code: 'draft_changed',
        parameter: 'revision',
      }),
    },
  },
  getTemplateDraft: {
    method: 'GET',
    path: '/api/v1/templates/{name}/draft',
    tag: 'Signed cards',
    summary: 'Get a draft of a template',
    description: 'What was saved last.',
    auth: 'key',
    params,
    responses: {
      200: {
        description: 'The draft.',
        schema: savedDraft,
        get example() {
          return { ...exampleSummary, definition: templateDefinition.parse(definition) };
        },
      },
      401: unauthorized,
      404: noDraft,
    },
  },
  deleteTemplateDraft: {
    method: 'DELETE',
    path: '/api/v1/templates/{name}/draft',
    tag: 'Signed cards',
    summary: 'Delete a draft of a template',
    description: 'The template itself stays as it is.',
    auth: 'key',
    params,
    responses: {
      200: { description: 'Deleted.', schema: deletedDraft, example: { message: 'The draft was deleted.' } },
      401: unauthorized,
      404: noDraft,
    },
  },
} as const satisfies Record<string, Operation>;

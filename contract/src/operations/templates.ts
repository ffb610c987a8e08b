import type { Operation } from '../operation.ts';
import {
  deletedTemplate,
  ownTemplate,
  ownTemplateQuery,
  putTemplateQuery,
  storedTemplate,
  templateDefinition,
  templateDraft,
  templatePreviewRequest,
} from '../schemas/template-definition.ts';
import { bodyErrors, invalid, notFound, refusal, unauthorized, unavailable } from './responses.ts';

const noTemplate = notFound({
  description: 'Your account has no such template.',
  error: 'Your account has no template "launch".',
  parameter: 'name',
});
const params = { name: 'Name of the template: lower-case letters, digits, `_` and `-`.' } as const;
const definition: (typeof templateDefinition)['_zod']['input'] = {
  parameters: [{ type: 'text', name: 'title', example: 'Hello world' }],
  root: {
    type: 'box',
    style: { backgroundColor: '#0d1020', padding: 80, justifyContent: 'center' },
    children: [
      { type: 'text', text: '{title}', weight: 700, size: 96, minSize: 32, maxLines: 4, color: '#ffffff' },
    ],
  },
};

export const templateOperations = {
  putTemplate: {
    method: 'PUT',
    path: '/api/v1/templates/{name}',
    tag: 'Signed cards',
    summary: 'Store a template of your own',
    description:
      'Stores a template as data: a tree of boxes, texts and images, or regions of the parts of a built-in template, with parameters. Signed URLs of your account then draw it at `/i/{name}`; `/i/{name}.v3` keeps showing version 3. A definition that equals the latest version adds none. It is drawn with its examples before it is stored, and texts with a contrast below 3:1 to what is behind them are named in `warnings`. Free; its cards cost what others cost.',
    auth: 'key',
    limit: 'previews',
    params,
    query: putTemplateQuery,
    body: templateDefinition,
    bodyExample: definition,
    responses: {
      200: {
        description: 'Stored.',
        schema: storedTemplate,
        example: { name: 'launch', version: 1, changed: true, warnings: [], warning_details: [] },
      },
      ...bodyErrors,
      401: unauthorized,
      409: refusal({
        description: 'There is another version than `after` by now. Nothing was stored.',
        error:
          'Version 2 of "launch" was stored in the meantime. Look at it first, or send `after=2` to store yours after it.',
        code: 'template_changed',
        parameter: 'after',
      }),
      503: unavailable({
        description: 'Too many previews are being drawn, or drawing timed out. Nothing was stored.',
        error: 'Too many previews are being drawn; try again in a moment.',
        code: 'previews_busy',
      }),
    },
  },
  previewTemplate: {
    method: 'POST',
    path: '/api/v1/previews/template',
    tag: 'Signed cards',
    summary: 'Preview a template of your own',
    description:
      'Draws a card of a template that is not stored, at most 600 pixels wide and high. Free, and nothing is stored.',
    auth: 'key',
    role: 'viewer',
    limit: 'previews',
    body: templatePreviewRequest,
    bodyExample: { definition, params: { title: 'Hold fast', width: 1080, height: 1920 } },
    responses: {
      200: {
        description: 'The preview, in the requested format.',
        media: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
        headers: {
          'X-Cardwright-Warning': {
            description:
              'Probable mistakes, such as an unknown parameter, or a text with a contrast below 3:1. Absent if there are none.',
            schema: { type: 'string' },
          },
        },
      },
      ...bodyErrors,
      401: unauthorized,
      503: unavailable({
        description: 'Too many previews are being drawn, or drawing timed out.',
        error: 'Too many previews are being drawn; try again in a moment.',
        code: 'previews_busy',
      }),
    },
  },
  previewDraft: {
    method: 'POST',
    path: '/api/v1/previews/draft',
    tag: 'Signed cards',
    summary: 'Preview a draft with the places of its nodes',
    description:
      'For editors: the same picture as JSON, with the box of each node that is drawn, and what is wrong with it: a text that has no room, does not fit, reaches over the edge or another text, is hard to see or is set in less than 22 px, and characters that no font has. Free, and nothing is stored. A drawing is abandoned when its client leaves: abort the request when the next one is due.',
    auth: 'key',
    role: 'viewer',
    limit: 'helpers',
    body: templatePreviewRequest,
    bodyExample: { definition, params: { title: 'Hold fast' } },
    responses: {
      200: {
        description: 'The preview.',
        schema: templateDraft,
        example: {
          image: 'data:image/jpeg;base64,/9j/4AAQSkZJRg==',
          width: 1200,
          height: 630,
          nodes: [
            { path: 'root', x: 0, y: 0, width: 1200, height: 630 },
            { path: 'root.children[0]', x: 80, y: 257, width: 1040, height: 116, size: 96, contrast: 18.7 },
          ],
          complaints: [],
          warnings: [],
        },
      },
      ...bodyErrors,
      401: unauthorized,
      503: unavailable({
        description: 'Too many previews are being drawn, or drawing timed out.',
        error: 'Too many previews are being drawn; try again in a moment.',
        code: 'previews_busy',
      }),
    },
  },
  getTemplate: {
    method: 'GET',
    path: '/api/v1/templates/{name}',
    tag: 'Signed cards',
    summary: 'Get a template of your own',
    description: 'The latest version, or the one that you ask for, with its definition.',
    auth: 'key',
    params,
    query: ownTemplateQuery,
    responses: {
      200: {
        description: 'The template.',
        schema: ownTemplate,
        // Only documents need it, and parsing is a part of every start.
        get example() {
          return {
            name: 'launch',
            version: 1,
            created_at: '2026-11-23T10:00:00.000Z',
            definition: templateDefinition.parse(definition),
          };
        },
      },
      400: invalid,
      401: unauthorized,
      404: noTemplate,
    },
  },
  getTemplateDefinition: {
    method: 'GET',
    path: '/api/v1/templates/{name}/definition',
    tag: 'Signed cards',
    summary: 'Get the definition of any template',
    description:
      'Of a built-in template or one of your own, as `PUT /api/v1/templates/{name}` takes it: a start for a template of your own. That of a built-in one draws the same card.',
    auth: 'key',
    params,
    query: ownTemplateQuery,
    responses: {
      200: {
        description: 'The definition, with all defaults.',
        schema: templateDefinition,
        get example() {
          return templateDefinition.parse(definition);
        },
      },
      400: invalid,
      401: unauthorized,
      404: noTemplate,
    },
  },
  deleteTemplate: {
    method: 'DELETE',
    path: '/api/v1/templates/{name}',
    tag: 'Signed cards',
    summary: 'Delete a template of your own',
    description: 'Deletes all versions. Signed URLs of the template are refused from then on.',
    auth: 'key',
    params,
    responses: {
      200: {
        description: 'Deleted.',
        schema: deletedTemplate,
        example: { message: 'The template and all its versions were deleted.' },
      },
      401: unauthorized,
      404: noTemplate,
    },
  },
} as const satisfies Record<string, Operation>;

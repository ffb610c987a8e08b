import { TEMPLATE_NAME } from '@cardwright/contract';
import { toActor } from '../../accounts/types.ts';
import { ServiceError } from '../../base/service-error.ts';
import { describeFaint } from '../../delivery/describe-complaint.ts';
import type { CardPreview } from '../../delivery/types.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { jsonListResponse } from '../json-response.ts';

export function templateRoutes({
  delivery,
  settings,
  draining,
}: AppParts): Handlers<
  | 'listTemplates'
  | 'previewCard'
  | 'previewTemplate'
  | 'previewDraft'
  | 'putTemplate'
  | 'getTemplate'
  | 'getTemplateDefinition'
  | 'deleteTemplate'
  | 'listTemplateVersions'
  | 'listTemplateDrafts'
  | 'putTemplateDraft'
  | 'getTemplateDraft'
  | 'deleteTemplateDraft'
> {
  const { ownTemplates, templateDrafts } = delivery;
  return {
    previewCard: async ({ params, target, raw, caller }) => {
      const signal = AbortSignal.any([raw.signal, draining]);
      return toResponse(await delivery.preview(params.name, target.query, signal, caller));
    },

    previewTemplate: async ({ body: { definition, params }, raw, caller }) => {
      const signal = AbortSignal.any([raw.signal, draining]);
      const own = { owner: caller.accountId, name: UNSTORED, version: 0, definition };
      return toResponse(await delivery.previewTemplate(own, params, signal));
    },

    previewDraft: async ({ body: { definition, params }, raw, caller }) => {
      const signal = AbortSignal.any([raw.signal, draining]);
      const own = { owner: caller.accountId, name: UNSTORED, version: 0, definition };
      const { image, nodes, complaints, warnings, ...size } = await delivery.previewDraft(
        own,
        params,
        signal,
      );
      return {
        status: 200,
        headers: { 'Cache-Control': 'no-store' },
        body: {
          image: `data:image/jpeg;base64,${Buffer.from(image).toString('base64')}`,
          ...size,
          nodes: nodes.map(({ box, ...node }) => ({ ...node, ...box })),
          complaints,
          warnings: [...warnings],
        },
      };
    },

    listTemplates: async ({ caller }) => {
      const baseUrl = settings.baseUrl();
      const own = await ownTemplates.list(caller.accountId);
      const ours = delivery.templates.filter(({ name }) => !own.some((one) => one.name === name));
      const templates = [...ours.map((template) => ({ ...template, version: null })), ...own].map(
        ({ exampleTarget, ...template }) => ({
          ...template,
          example: { ...template.example },
          example_url: baseUrl + exampleTarget,
        }),
      );
      return await jsonListResponse('templates', templates);
    },

    putTemplate: async ({ params: { name }, query, body, raw, caller }) => {
      checkName(name);
      const { accountId } = caller;
      const signal = AbortSignal.any([raw.signal, draining]);
      // What cannot be drawn is not stored.
      const own = { owner: accountId, name, version: 0, definition: body };
      const details = (await delivery.tryTemplate(own, signal)).map((faint) => ({
        code: 'low_contrast',
        message: describeFaint(faint),
        ...faint,
      }));
      const stored = await ownTemplates.put(accountId, name, body, toActor(caller), query.after);
      const warnings = details.map(({ message }) => message);
      return { status: 200, body: { name, ...stored, warnings, warning_details: details } };
    },

    getTemplate: async ({ params: { name }, query, caller }) => {
      const found = await ownTemplates.find(caller.accountId, name, query.version);
      if (!found) throw noTemplate(name);
      const { version, createdAt, definition } = found;
      return { status: 200, body: { name, version, created_at: createdAt, definition } };
    },

    getTemplateDefinition: async ({ params: { name }, query, caller }) => {
      const definition = await ownTemplates.findDefinition(caller.accountId, name, query.version);
      if (!definition) throw noTemplate(name);
      return { status: 200, body: definition };
    },

    deleteTemplate: async ({ params: { name }, caller }) => {
      if (!(await ownTemplates.remove(caller.accountId, name, toActor(caller)))) throw noTemplate(name);
      return { status: 200, body: { message: 'The template and all its versions were deleted.' } };
    },

    listTemplateVersions: async ({ params: { name }, query, caller }) => {
      const { versions, total } = await ownTemplates.listVersions(caller.accountId, name, query);
      if (total === 0) throw noTemplate(name);
      const listed = versions.map(({ createdAt, example, ...version }) => ({
        ...version,
        created_at: createdAt,
        example: { ...example },
      }));
      return { status: 200, body: { versions: listed, total } };
    },

    listTemplateDrafts: async ({ caller }) => {
      const drafts = await templateDrafts.list(caller.accountId);
      return { status: 200, body: { drafts: drafts.map(toDraftBody) } };
    },

    putTemplateDraft: async ({ params: { name }, body, caller }) => {
      checkName(name);
      return { status: 200, body: toDraftBody(await templateDrafts.put(caller.accountId, name, body)) };
    },

    getTemplateDraft: async ({ params: { name }, caller }) => {
      const draft = await templateDrafts.find(caller.accountId, name);
      if (!draft) throw noDraft(name);
      return { status: 200, body: toDraftBody(draft) };
    },

    deleteTemplateDraft: async ({ params: { name }, caller }) => {
      if (!(await templateDrafts.remove(caller.accountId, name))) throw noDraft(name);
      return { status: 200, body: { message: 'The draft was deleted.' } };
    },
  };
}

// The name of a template that has none yet.
const UNSTORED = 'preview';

const toResponse = ({ bytes, format, warnings }: CardPreview): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': `image/${format}`,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
      ...(warnings.length > 0 && { 'X-Cardwright-Warning': warnings.join(' ') }),
    },
  });

function checkName(name: string): void {
  if (TEMPLATE_NAME.test(name)) return;
  throw new ServiceError(
    'invalid',
    '`name` must be 1 to 64 lower-case letters, digits, `_` or `-`, starting with a letter.',
    { code: 'invalid_parameter', parameter: 'name' },
  );
}

/** As the API has it. */
export const toDraftBody = <Draft extends { updatedAt: string }>({ updatedAt, ...draft }: Draft) => ({
  ...draft,
  updated_at: updatedAt,
});

const noDraft = (name: string): ServiceError =>
  new ServiceError('not-found', `Your account has no draft of "${name.slice(0, 64)}".`, {
    code: 'not_found',
    parameter: 'name',
  });

const noTemplate = (name: string): ServiceError =>
  new ServiceError('not-found', `Your account has no template "${name.slice(0, 64)}".`, {
    code: 'not_found',
    parameter: 'name',
  });

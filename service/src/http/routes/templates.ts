import { TEMPLATE_NAME } from '@cardwright/contract';
import { ServiceError } from '../../base/service-error.ts';
import type { AppParts, Handlers } from '../handler.ts';

export function templateRoutes({
  delivery,
  settings,
  draining,
}: AppParts): Handlers<'listTemplates' | 'previewCard' | 'putTemplate' | 'getTemplate' | 'deleteTemplate'> {
  const { ownTemplates } = delivery;
  return {
    previewCard: async ({ params, target, raw, caller }) => {
      const signal = AbortSignal.any([raw.signal, draining]);
      const { bytes, format, warnings } = await delivery.preview(params.name, target.query, signal, caller);
      return new Response(bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          'Content-Type': `image/${format}`,
          'Content-Length': String(bytes.length),
          'Cache-Control': 'no-store',
          ...(warnings.length > 0 && { 'X-Cardwright-Warning': warnings.join(' ') }),
        },
      });
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
      return { status: 200, body: { templates } };
    },

    putTemplate: async ({ params: { name }, body, raw, caller }) => {
      if (!TEMPLATE_NAME.test(name))
        throw new ServiceError(
          'invalid',
          '`name` must be 1 to 64 lower-case letters, digits, `_` or `-`, starting with a letter.',
          { code: 'invalid_parameter', parameter: 'name' },
        );
      const { accountId } = caller;
      const signal = AbortSignal.any([raw.signal, draining]);
      // What cannot be drawn is not stored.
      await delivery.tryTemplate({ owner: accountId, name, version: 0, definition: body }, signal);
      return { status: 200, body: { name, ...(await ownTemplates.put(accountId, name, body)) } };
    },

    getTemplate: async ({ params: { name }, query, caller }) => {
      const found = await ownTemplates.find(caller.accountId, name, query.version);
      if (!found) throw noTemplate(name);
      const { version, createdAt, definition } = found;
      return { status: 200, body: { name, version, created_at: createdAt, definition } };
    },

    deleteTemplate: async ({ params: { name }, caller }) => {
      if (!(await ownTemplates.remove(caller.accountId, name))) throw noTemplate(name);
      return { status: 200, body: { message: 'The template and all its versions were deleted.' } };
    },
  };
}

const noTemplate = (name: string): ServiceError =>
  new ServiceError('not-found', `Your account has no template "${name.slice(0, 64)}".`, {
    code: 'not_found',
    parameter: 'name',
  });

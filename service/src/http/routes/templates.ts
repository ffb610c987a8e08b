import type { AppParts, Handlers } from '../handler.ts';

export function templateRoutes({
  delivery,
  settings,
  draining,
}: AppParts): Handlers<'listTemplates' | 'previewCard'> {
  return {
    previewCard: async ({ params, target, raw }) => {
      const signal = AbortSignal.any([raw.signal, draining]);
      const { bytes, format, warnings } = await delivery.preview(params.name, target.query, signal);
      return new Response(bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          'Content-Type': `image/${format}`,
          'Content-Length': String(bytes.length),
          'Cache-Control': 'no-store',
          ...(warnings.length > 0 && { 'X-Cardwright-Warning': warnings.join(' ') }),
        },
      });
    },

    listTemplates: () => {
      const baseUrl = settings.baseUrl();
      const templates = delivery.templates.map(({ exampleTarget, ...template }) => ({
        ...template,
        example: { ...template.example },
        example_url: baseUrl + exampleTarget,
      }));
      return { status: 200, body: { templates } };
    },
  };
}

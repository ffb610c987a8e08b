import type { AppParts, Handlers } from '../handler.ts';

export function templateRoutes({ delivery, settings }: AppParts): Handlers<'listTemplates'> {
  return {
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

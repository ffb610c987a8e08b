import { createOpenApiDocument } from '@cardwright/contract';
import type { AppSettings } from '../handler.ts';
import { renderDocs } from './docs-page.ts';
import { renderLanding } from './landing-page.ts';
import { pageResponse } from './page.ts';

/** Pages for people by their path. They are drawn on the server, with no script and nothing from elsewhere. */
export function createPages(settings: AppSettings): Record<string, () => Promise<Response>> {
  return {
    '/': async () => pageResponse('Cardwright', await renderLanding(settings)),
    '/docs': async () =>
      pageResponse('Cardwright API', await renderDocs(createOpenApiDocument(settings.baseUrl()))),
  };
}

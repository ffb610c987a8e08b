import { readFileSync } from 'node:fs';
import { createOpenApiDocument } from '@cardwright/contract';
import type { AppSettings } from '../handler.ts';
import { billingPages } from './billing-pages.ts';
import { renderDocs } from './docs-page.ts';
import { renderLanding } from './landing-page.ts';
import { pageResponse } from './page.ts';

const TRY_SCRIPT = readFileSync(new URL('docs-try.js', import.meta.url), 'utf8');

/** Pages for people by their path. They are drawn on the server, with nothing from elsewhere, and need no script. */
export function createPages(settings: AppSettings): Record<string, () => Promise<Response>> {
  const drawDocs = async () =>
    pageResponse('Cardwright API', await renderDocs(createOpenApiDocument(settings.baseUrl())), {
      script: TRY_SCRIPT,
    });
  let docs: { baseUrl: string; page: Promise<Response> } | undefined;
  return {
    ...billingPages,
    '/': async () => pageResponse('Cardwright', await renderLanding(settings)),
    '/docs': async () => {
      const baseUrl = settings.baseUrl();
      // A tenth of a second of work that anybody may ask for: done once.
      if (docs?.baseUrl !== baseUrl) docs = { baseUrl, page: drawDocs() };
      return (await docs.page).clone();
    },
  };
}

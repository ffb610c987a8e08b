import { readFileSync } from 'node:fs';
import { createOpenApiDocument } from '@cardwright/contract';
import type { AppParts } from '../handler.ts';
import { isLocalVisit } from '../local-visit.ts';
import { billingPages } from './billing-pages.ts';
import { renderDocs } from './docs-page.ts';
import { renderLanding } from './landing-page.ts';
import { pageResponse } from './page.ts';
import { pageFiles } from './page-files.ts';
import { createSdkPackage, SDK_PACKAGE } from './sdk-package.ts';

const readScript = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const COPY_SCRIPT = readScript('copy-buttons.js');
const TRY_SCRIPT = readScript('docs-try.js') + COPY_SCRIPT;
const LANDING_SCRIPT = readScript('landing.js') + COPY_SCRIPT;

/** `client` is the visitor's IP address. */
export type Page = (request: Request, client: string) => Response | Promise<Response>;

/** Pages for people by their path. They are drawn on the server, with nothing from elsewhere, and can be read without script. */
export function createPages({
  settings,
  delivery,
  sdkFolder,
}: Pick<AppParts, 'settings' | 'delivery' | 'sdkFolder'>): Record<string, Page> {
  const drawDocs = async () =>
    pageResponse(
      'Cardwright API',
      await renderDocs(createOpenApiDocument(settings.baseUrl()), delivery.templates),
      {
        script: TRY_SCRIPT,
      },
    );
  let docs: { baseUrl: string; page: Promise<Response> } | undefined;
  return {
    ...billingPages,
    ...pageFiles,
    [SDK_PACKAGE]: createSdkPackage(sdkFolder),
    '/': async (request, client) =>
      pageResponse('Cardwright', await renderLanding(settings, isLocalVisit(request, client, settings)), {
        script: LANDING_SCRIPT,
      }),
    '/docs': async () => {
      const baseUrl = settings.baseUrl();
      // A tenth of a second of work that anybody may ask for: done once.
      if (docs?.baseUrl !== baseUrl) docs = { baseUrl, page: drawDocs() };
      return (await docs.page).clone();
    },
  };
}

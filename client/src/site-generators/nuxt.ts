import type { PageCardsOptions } from './page-cards.ts';
import { CONSOLE, tagFolder } from './tag-folder.ts';

type Nitro = {
  options: { baseURL: string; output: { publicDir: string } };
  hooks: { hook(name: 'prerender:done', listener: () => Promise<void>): unknown };
};
/** The part of Nuxt that the module needs. */
export interface NuxtHooks {
  hook(name: 'nitro:init', listener: (nitro: Nitro) => void): unknown;
}

/**
 * A module of Nuxt: every prerendered page that has no image of its own gets its card. For pages that are rendered when they are
 * asked for, make their tags with `siteMeta` or `ogMeta`.
 *
 * @example
 * export default defineNuxtConfig({ modules: [[cardwright, { siteName: 'Halden' }]] });
 */
export function cardwright(options: PageCardsOptions, nuxt: NuxtHooks): void {
  nuxt.hook('nitro:init', (nitro) => {
    nitro.hooks.hook('prerender:done', () =>
      tagFolder(
        nitro.options.output.publicDir,
        { cleanUrls: true, base: nitro.options.baseURL, ...options },
        CONSOLE,
      ),
    );
  });
}

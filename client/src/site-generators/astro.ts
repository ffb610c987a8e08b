import { fileURLToPath } from 'node:url';
import type { PageCardsOptions } from './page-cards.ts';
import { type BuildLog, tagFolder } from './tag-folder.ts';

/** What Astro and Starlight call. */
export interface AstroCards {
  name: string;
  hooks: {
    'astro:config:done'(done: { config: { base: string } }): void;
    'astro:build:done'(options: { dir: URL; logger: BuildLog }): Promise<void>;
  };
}

/**
 * An integration of Astro, and so of Starlight: every page that has no image of its own gets its card.
 *
 * @example
 * export default defineConfig({ integrations: [cardwright({ siteName: 'Halden' })] });
 */
export function cardwright(options: PageCardsOptions = {}): AstroCards {
  let base = '/';
  return {
    name: 'cardwright',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': ({ dir, logger }) =>
        tagFolder(fileURLToPath(dir), { cleanUrls: true, base, ...options }, logger),
    },
  };
}

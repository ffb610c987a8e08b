import type { PageCardsOptions } from './page-cards.ts';
import { CONSOLE, tagFolder } from './tag-folder.ts';

/** What VitePress calls. */
export type VitePressCards = (built: {
  outDir: string;
  cleanUrls?: boolean | undefined;
  site?: { title?: string | undefined; base?: string | undefined } | undefined;
}) => Promise<void>;

/**
 * `buildEnd` of VitePress: every page that has no image of its own gets its card, with the title of the site.
 *
 * @example
 * export default defineConfig({ title: 'Halden', buildEnd: cardwright() });
 */
export function cardwright(options: PageCardsOptions = {}): VitePressCards {
  return ({ outDir, cleanUrls, site }) =>
    tagFolder(outDir, { cleanUrls, siteName: site?.title, base: site?.base, ...options }, CONSOLE);
}

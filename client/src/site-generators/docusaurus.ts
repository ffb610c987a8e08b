import type { PageCardsOptions } from './page-cards.ts';
import { CONSOLE, tagFolder } from './tag-folder.ts';

/** What Docusaurus calls. */
export type DocusaurusCards = () => {
  name: string;
  postBuild(built: { outDir: string; baseUrl: string; siteConfig: { title: string } }): Promise<void>;
};

/**
 * A plugin of Docusaurus: every page that has no image of its own gets its card, with the title of the site.
 *
 * @example
 * export default { title: 'Halden', plugins: [cardwright()] };
 */
export function cardwright(options: PageCardsOptions = {}): DocusaurusCards {
  return () => ({
    name: 'cardwright',
    postBuild: ({ outDir, baseUrl, siteConfig }) =>
      tagFolder(outDir, { siteName: siteConfig.title, cleanUrls: true, base: baseUrl, ...options }, CONSOLE),
  });
}

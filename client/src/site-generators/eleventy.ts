import type { PageCardsOptions } from './page-cards.ts';
import { CONSOLE, tagFolder } from './tag-folder.ts';

/** The part of Eleventy's configuration that the plugin needs. */
export interface EleventyConfig {
  pathPrefix?: string | undefined;
  on(event: 'eleventy.after', listener: (built: { dir: { output: string } }) => Promise<void>): unknown;
}

/**
 * A plugin of Eleventy: every page that has no image of its own gets its card.
 *
 * @example
 * export default (config) => config.addPlugin(cardwright, { siteName: 'Halden' });
 */
export function cardwright(config: EleventyConfig, options: PageCardsOptions = {}): void {
  config.on('eleventy.after', ({ dir }) =>
    tagFolder(dir.output, { base: config.pathPrefix, ...options }, CONSOLE),
  );
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { cardwright as astro } from './astro.ts';
import { cardwright as docusaurus } from './docusaurus.ts';
import { cardwright as eleventy } from './eleventy.ts';
import { cardwright as nuxt } from './nuxt.ts';
import type { PageCardsOptions } from './page-cards.ts';
import { cardwright as vitepress } from './vitepress.ts';

/** Does with the plugin what a generator does that has built the folder. */
type Generator = (folder: string, base: string, options: PageCardsOptions) => Promise<void> | undefined;

const generators: Record<string, Generator> = {
  astro(folder, base, options) {
    const { hooks } = astro(options);
    hooks['astro:config:done']({ config: { base } });
    const logger = { info: () => undefined, warn: () => undefined };
    return hooks['astro:build:done']({ dir: pathToFileURL(`${folder}/`), logger });
  },
  docusaurus: (outDir, baseUrl, options) =>
    docusaurus(options)().postBuild({ outDir, baseUrl, siteConfig: { title: 'Halden' } }),
  eleventy(output, pathPrefix, options) {
    let built: Promise<void> | undefined;
    eleventy({ pathPrefix, on: (_, listener) => (built = listener({ dir: { output } })) }, options);
    return built;
  },
  nuxt(publicDir, baseURL, options) {
    let built: Promise<void> | undefined;
    const hooks = { hook: (_: string, listener: () => Promise<void>) => (built = listener()) };
    nuxt(options, {
      hook: (_, listener) => listener({ options: { baseURL, output: { publicDir } }, hooks }),
    });
    return built;
  },
  vitepress: (outDir, base, options) => vitepress(options)({ outDir, cleanUrls: true, site: { base } }),
};

test.each(Object.entries(generators))('%s names the address of a page on its host', async (_, build) => {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-built-'));
  try {
    const page = join(folder, 'index.html');
    writeFileSync(page, '<html><head><title>Hold fast</title></head></html>');
    await build(folder, '/docs/', { cardUrl: 'https://cards.example.com/og/example.com' });
    expect(readFileSync(page, 'utf8')).toContain('content="https://cards.example.com/og/example.com/docs/"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

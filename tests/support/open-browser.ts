import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = '/usr/bin/chromium';

/** A headless browser: the machine's own, else the one that comes with the packages. */
export async function openBrowser(): Promise<Browser> {
  if (existsSync(INSTALLED))
    return await chromium.launch({ executablePath: INSTALLED, args: ['--no-sandbox'] });
  const { default: bundled } = await import('@sparticuz/chromium');
  // With all in one process, as its makers run it, a page that closes can take the browser along.
  const args = bundled.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote');
  return await chromium.launch({ executablePath: await bundled.executablePath(), args });
}

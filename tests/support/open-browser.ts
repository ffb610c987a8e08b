import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = '/usr/bin/chromium';

/** A headless browser: the machine's own, else the one that comes with the packages. */
export async function openBrowser(): Promise<Browser> {
  if (existsSync(INSTALLED))
    return await chromium.launch({ executablePath: INSTALLED, args: ['--no-sandbox'] });
  const { default: bundled } = await import('@sparticuz/chromium');
  return await chromium.launch({ executablePath: await bundled.executablePath(), args: bundled.args });
}

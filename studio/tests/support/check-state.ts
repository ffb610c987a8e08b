import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBarriers, type Rules, type Studio } from './open-studio.ts';

const WIDE = { width: 1280, height: 900 };

type View = {
  media?: Parameters<Page['emulateMedia']>[0];
  viewport?: { width: number; height: number };
  direction?: 'rtl';
  /** Those of axe that its difference can break; none without any. */
  rules?: Rules;
  /** Looked at only where this is on the page. */
  where?: string;
};

const VIEWS: Readonly<Record<string, View>> = {
  light: { media: { colorScheme: 'light' }, rules: 'all' },
  dark: { media: { colorScheme: 'dark' }, rules: 'contrast' },
  // All other words have the system's colors then.
  'forced colors': { media: { forcedColors: 'active' }, rules: 'contrast', where: '.marked-text' },
  '320 px wide': { viewport: { width: 320, height: 640 }, rules: 'width' },
  // As the studio would be in Arabic or Hebrew.
  'right to left': { direction: 'rtl' },
  'right to left, 320 px wide': { direction: 'rtl', viewport: { width: 320, height: 640 } },
};

/** Folder for pictures of every state, to look at: `STUDIO_PICTURES=folder npx vitest run studio/tests/...`. */
const PICTURES = process.env.STUDIO_PICTURES;

/** How many pixels wider than the page its content is. */
export const findOverflow = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/**
 * Looks at a state of a screen in light, dark and forced colors, 320 px wide and from right to left: axe finds nothing, and
 * nothing is wider than the page.
 */
export async function checkState({ page }: Studio, state: string): Promise<void> {
  // A screen is a script of its own, which arrives after the page.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const [name, { media, viewport, direction = 'ltr', rules, where = 'body' }] of Object.entries(VIEWS)) {
    if ((await page.locator(where).count()) === 0) continue;
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
    await page.setViewportSize(viewport ?? WIDE);
    await page.evaluate(`document.documentElement.dir = '${direction}'`);
    if (PICTURES !== undefined)
      await page.screenshot({ path: `${PICTURES}/${state}, ${name}.png`.replaceAll(' ', '-') });
    const barriers = rules ? await findBarriers(page, rules) : [];
    const overflow = await findOverflow(page);
    expect({ state, name, barriers, overflow }).toEqual({ state, name, barriers: [], overflow: 0 });
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.setViewportSize(WIDE);
  await page.evaluate("document.documentElement.dir = 'ltr'");
}

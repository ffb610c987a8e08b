import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBarriers, type Studio } from './open-studio.ts';

const WIDE = { width: 1280, height: 900 };
const CONTRAST = ['color-contrast'];

type View = {
  media?: Parameters<Page['emulateMedia']>[0];
  viewport?: { width: number; height: number };
  direction?: 'rtl';
  /** Rules of axe that its difference can break; all without any. */
  rules?: readonly string[];
};

const VIEWS: Readonly<Record<string, View>> = {
  light: { media: { colorScheme: 'light' } },
  dark: { media: { colorScheme: 'dark' }, rules: CONTRAST },
  'forced colors': { media: { forcedColors: 'active' }, rules: CONTRAST },
  '320 px wide': { viewport: { width: 320, height: 640 } },
  // As the studio would be in Arabic or Hebrew.
  'right to left': { direction: 'rtl', rules: [] },
  'right to left, 320 px wide': { direction: 'rtl', viewport: { width: 320, height: 640 }, rules: [] },
};

/** Folder for pictures of every state, to look at: `STUDIO_PICTURES=folder npx vitest run studio/tests/...`. */
const PICTURES = process.env.STUDIO_PICTURES;

/**
 * Looks at a state of a screen in light, dark and forced colors, 320 px wide and from right to left: axe finds nothing, and
 * nothing is wider than the page.
 */
export async function checkState({ page }: Studio, state: string): Promise<void> {
  // A screen is a script of its own, which arrives after the page.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const [name, { media, viewport, direction = 'ltr', rules }] of Object.entries(VIEWS)) {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
    await page.setViewportSize(viewport ?? WIDE);
    await page.evaluate(`document.documentElement.dir = '${direction}'`);
    if (PICTURES !== undefined)
      await page.screenshot({ path: `${PICTURES}/${state}, ${name}.png`.replaceAll(' ', '-') });
    const barriers = rules?.length === 0 ? [] : await findBarriers(page, rules);
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect({ state, name, barriers, overflow }).toEqual({ state, name, barriers: [], overflow: 0 });
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.setViewportSize(WIDE);
  await page.evaluate("document.documentElement.dir = 'ltr'");
}

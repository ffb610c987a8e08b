import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers, openStudio, type Studio } from './open-studio.ts';

const RIGHT_TO_LEFT = 'right to left';

const CONTEXTS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  '320 px wide': { viewport: { width: 320, height: 640 } },
  'forced colors': { forcedColors: 'active' },
  // As the studio would be in Arabic or Hebrew.
  [RIGHT_TO_LEFT]: {},
} as const;

/** Folder for pictures of every state, to look at: `STUDIO_PICTURES=folder npx vitest run studio/tests/...`. */
const PICTURES = process.env.STUDIO_PICTURES;

/**
 * Walks through the states of a screen in light, dark and forced colors, 320 px wide and from right to left: in each, axe finds nothing, nothing
 * is wider than the page, and no script or policy complains. `check` must be called for every state.
 */
export function describeStates(
  getBrowser: () => Browser,
  states: readonly string[],
  walk: (studio: Studio, check: (state: string) => Promise<void>) => Promise<void>,
  options: Omit<Parameters<typeof openStudio>[1], 'context'> = {},
): void {
  describe.each(Object.entries(CONTEXTS))('%s', (name, context) => {
    test(`axe finds nothing: ${states.join(', ')}`, async () => {
      await using studio = await openStudio(getBrowser(), { ...options, context });
      const { page, troubles, origins, service } = studio;
      const checked: string[] = [];
      const turn = name === RIGHT_TO_LEFT ? "document.documentElement.dir = 'rtl'" : '';
      await walk(studio, async (state) => {
        checked.push(state);
        await page.evaluate(turn);
        if (PICTURES !== undefined)
          await page.screenshot({ path: `${PICTURES}/${state}, ${name}.png`.replaceAll(' ', '-') });
        expect([state, await findBarriers(page)]).toEqual([state, []]);
        const overflow = await page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect([state, overflow]).toEqual([state, 0]);
      });
      expect(checked).toEqual(states);
      expect(troubles).toEqual([]);
      expect([...origins]).toEqual([service.baseUrl()]);
    });
  });
}

import type { Page } from 'playwright-core';

/** Presses Tab until an element that matches has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let count = 0; count < 80; count++) {
    await page.keyboard.press('Tab');
    const isThere = await page
      .locator(selector)
      .evaluateAll((elements) => elements.some((element) => element.matches(':focus')));
    if (isThere) return;
  }
  throw new Error(`no Tab leads to ${selector}`);
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Somebody in front of a real browser that runs no script, without a mouse. Pictures of it go below `.test/`. */
export type Visitor = {
  page: Page;
  /** Finds the button or link by its words and uses it; ends when the page that follows is there. */
  activate(words: string): Promise<void>;
  /** Chooses an option of a form by its words. */
  choose(words: string): Promise<void>;
  picture(name: string): Promise<void>;
  /** Pixels that run off the side, and the size of the smallest control. */
  measure(): Promise<{ overflow: number; smallest: number }>;
};

type Focused = { tag: string; words: string; group: string; isMarked: boolean };
type Hand = 'keyboard' | 'finger';

const PICTURES = join(import.meta.dirname, '../../../../.test/billing');
const DEVICES: Record<Hand, BrowserContextOptions> = {
  keyboard: { viewport: { width: 1280, height: 900 } },
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
const MOST_TABS = 30;

export async function openVisitor(browser: Browser, hand: Hand): Promise<Visitor> {
  const context = await browser.newContext({ ...DEVICES[hand], javaScriptEnabled: false });
  const page = await context.newPage();
  mkdirSync(PICTURES, { recursive: true });
  let pictures = 0;

  const focused = async (): Promise<Focused> => {
    const control = page.locator(':focus');
    if ((await control.count()) === 0) return { tag: '', words: '', group: '', isMarked: false };
    return await control.evaluate((element) => ({
      tag: element.tagName,
      words: (element.closest('label') ?? element).textContent.trim(),
      group: element.getAttribute('name') ?? '',
      isMarked: element.ownerDocument.defaultView.getComputedStyle(element).outlineStyle !== 'none',
    }));
  };
  const tabTo = async (isWanted: (at: Focused) => boolean): Promise<void> => {
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      const at = await focused();
      if (isWanted(at)) {
        if (!at.isMarked) throw new Error(`nothing shows that “${at.words}” has the focus`);
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error('the keyboard does not reach it');
  };

  return {
    page,
    activate: async (words) => {
      const arrived = page.waitForEvent('load');
      if (hand === 'finger') await page.locator('button, a').filter({ hasText: words }).tap();
      else {
        await tabTo((at) => ['BUTTON', 'A'].includes(at.tag) && at.words === words);
        await page.keyboard.press('Enter');
      }
      await arrived;
    },
    choose: async (words) => {
      if (hand === 'finger') return await page.locator('label').filter({ hasText: words }).tap();
      await tabTo((at) => at.tag === 'INPUT');
      for (let steps = 0; !(await focused()).words.includes(words); steps++) {
        if (steps === MOST_TABS) throw new Error(`no option says ${words}`);
        await page.keyboard.press('ArrowDown');
      }
    },
    measure: async () => {
      const boxes = await Promise.all(
        (await page.locator('button, .back a, label').all()).map((control) => control.boundingBox()),
      );
      return {
        overflow: await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth),
        smallest: Math.min(...boxes.flatMap((box) => (box === null ? [] : [box.width, box.height]))),
      };
    },
    picture: async (name) => {
      pictures += 1;
      const number = String(pictures).padStart(2, '0');
      await page.screenshot({ path: join(PICTURES, `${hand}-${number}-${name}.png`), fullPage: true });
    },
  };
}

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../tests/support/open-browser.ts';
import { eventually, findBarriers, openStudio, type Studio } from './support/open-studio.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pictureOf = (page: Page): Locator => page.getByAltText(/^Preview of the card/);
const addressOf = (page: Page): Locator => page.getByLabel('Signed address');

/** The builder of a template, with a key to sign with. */
async function openBuilder({ page, service }: Studio, template = 'og_standard'): Promise<void> {
  await page.goto(`${service.baseUrl()}/studio/cards`);
  await page.getByRole('link', { name: template }).click();
  await pictureOf(page).waitFor();
  await page.getByRole('button', { name: 'Create a key for signing' }).click();
  await addressOf(page).waitFor();
}

async function open({ service }: Studio, url: string): Promise<number> {
  const { pathname, search } = new URL(url);
  return (await service.app.request(pathname + search)).status;
}

test('a template becomes a form and a live picture, free; its address opens the card, for one credit', async () => {
  await using studio = await openStudio(browser);
  const { page, service, troubles, origins } = studio;
  await openBuilder(studio);
  const drawn = page.waitForResponse(
    (response) => response.url().includes('title=Tea+at+four') && response.ok(),
  );
  await page.getByLabel('Title', { exact: true }).fill('Tea at four');
  await page.getByLabel('Theme').selectOption('dark');
  await drawn;
  await eventually(() => addressOf(page).inputValue()).toMatch(/theme=dark&title=Tea%20at%20four&sig=/);
  expect((await service.count()).credit_entries).toBe(0);
  const url = await addressOf(page).inputValue();
  expect(await open(studio, url)).toBe(200);
  expect((await service.count()).credit_entries).toBe(1);
  await page.getByText('Story 1080').click();
  await eventually(() => addressOf(page).inputValue()).toContain('height=1920');
  expect(await page.locator('.unfurl').count()).toBe(10);
  expect(troubles).toEqual([]);
  expect([...origins]).toEqual([service.baseUrl()]);
});

test('tags, six frameworks and seven languages show the card as it is', async () => {
  await using studio = await openStudio(browser);
  const { page } = studio;
  await openBuilder(studio);
  await page.getByText('HTML tags').click();
  await page.getByLabel('Address of your page').fill('https://blog.example.com/tea');
  await eventually(() => page.locator('#tags').inputValue()).toContain(
    '<meta property="og:url" content="https://blog.example.com/tea">',
  );
  await page.getByText('Framework', { exact: true }).click();
  const frameworks = page.getByRole('radiogroup', { name: 'For' }).getByRole('radio');
  await frameworks.first().waitFor();
  expect(await frameworks.count()).toBe(6);
  await page.getByText('Hugo').click();
  await eventually(() => page.getByLabel('cards.mjs', { exact: true }).inputValue()).toContain(
    `eyebrow: 'Engineering'`,
  );
  await page.getByText('Code', { exact: true }).click();
  const languages = page.getByRole('radiogroup', { name: 'In' }).getByRole('radio');
  await languages.first().waitFor();
  expect(await languages.count()).toBe(7);
  await page.getByText('Python').click();
  await eventually(() => page.getByLabel('sign.py', { exact: true }).inputValue()).toContain(
    '"eyebrow=Engineering"',
  );
});

test('a refusal stands at its field; what was typed survives a reload, Back and another template', async () => {
  await using studio = await openStudio(browser);
  const { page, service } = studio;
  await openBuilder(studio, 'og_brand');
  await page.getByLabel('Accent', { exact: true }).fill('reddish');
  const error = page.locator('#param-accent-error');
  await eventually(() => error.textContent()).toMatch(/accent.*must be/i);
  await page.getByLabel('Accent', { exact: true }).fill('#aa2200');
  await eventually(() => error.textContent()).toBe('');
  await page.reload();
  await eventually(() => page.getByLabel('Accent', { exact: true }).inputValue()).toBe('#aa2200');
  await page.goBack();
  await page.getByRole('link', { name: 'announcement' }).click();
  await page.getByLabel('Badge').waitFor();
  await page.goto(`${service.baseUrl()}/studio/cards#og_brand`);
  await eventually(() => page.getByLabel('Accent', { exact: true }).inputValue()).toBe('#aa2200');
});

test('a site may be a name that is no host', async () => {
  await using studio = await openStudio(browser);
  const { page, troubles } = studio;
  await openBuilder(studio);
  await page.getByLabel('Site', { exact: true }).fill('The daily [news]');
  await page.getByLabel('Title', { exact: true }).fill('Tea at four');
  await eventually(() => page.locator('.post-title').first().textContent()).toBe('Tea at four');
  expect(troubles).toEqual([]);
});

test('hostile words stay words, in the form, the previews and the code', async () => {
  await using studio = await openStudio(browser);
  const { page, troubles } = studio;
  await openBuilder(studio);
  const hostile = '<img src=x onerror=alert(1)>"\'`</textarea><script>alert(2)</script>';
  await page.getByLabel('Title', { exact: true }).fill(hostile);
  await eventually(() => page.locator('.post-title').first().textContent()).toBe(hostile);
  await page.getByText('HTML tags').click();
  await eventually(() => page.locator('#tags').inputValue()).toContain('&lt;img src=x');
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('every step works by keyboard alone', async () => {
  await using studio = await openStudio(browser);
  const { page, service } = studio;
  await page.goto(`${service.baseUrl()}/studio/cards`);
  await page.getByRole('heading', { name: 'Cards' }).waitFor();
  await page.getByRole('link', { name: 'announcement' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'announcement' }).waitFor();
  const press = async (key: string, until: Locator): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      if (await until.evaluate((element) => element.matches(':focus'))) return;
      await page.keyboard.press(key);
    }
    throw new Error('not reached by key');
  };
  await press('Tab', page.getByLabel('Title', { exact: true }));
  await page.keyboard.type('2.0');
  await press('Tab', page.getByRole('button', { name: 'Create a key for signing' }));
  await page.keyboard.press('Enter');
  await addressOf(page).waitFor();
  await press('Tab', page.getByRole('radio', { name: 'Address' }));
  await page.keyboard.press('ArrowRight');
  await page.locator('#tags').waitFor();
  await press('Tab', page.getByRole('button', { name: 'Copy <head>' }));
  await page.keyboard.press('Enter');
  await page.getByText(/Copied|Press Ctrl/).waitFor();
});

describe.each([
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['320 px wide', { viewport: { width: 320, height: 640 } }],
  ['forced colors', { forcedColors: 'active' }],
  ['right to left', {}],
] as const)('%s', (name, context) => {
  test('axe finds nothing: gallery, builder, refused, tags, code', async () => {
    await using studio = await openStudio(browser, { context });
    const { page, service, troubles } = studio;
    const check = async (state: string): Promise<void> => {
      if (name === 'right to left') await page.evaluate('document.documentElement.dir = "rtl"');
      expect([state, await findBarriers(page)]).toEqual([state, []]);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect([state, overflow]).toEqual([state, 0]);
    };
    await page.goto(`${service.baseUrl()}/studio/cards`);
    await page.getByRole('link', { name: 'og_brand' }).waitFor();
    await check('gallery');
    await page.getByRole('link', { name: 'og_brand' }).click();
    await pictureOf(page).waitFor();
    await page.getByRole('button', { name: 'Create a key for signing' }).waitFor();
    await check('without a key');
    await page.getByRole('button', { name: 'Create a key for signing' }).click();
    await addressOf(page).waitFor();
    await page.getByLabel('Show what platforms cut off or cover').check();
    await check('builder');
    await page.getByText('HTML tags').click();
    await check('tags');
    await page.getByText('Code', { exact: true }).click();
    await page.getByLabel('sign.mjs', { exact: true }).waitFor();
    await check('code');
    await page.getByLabel('Bg angle').fill('999');
    await eventually(() => page.locator('#param-bgAngle-error').textContent()).toMatch(/360/);
    await check('refused');
    expect(troubles).toEqual([]);
  });
});

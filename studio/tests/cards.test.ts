import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkState } from './support/check-state.ts';
import { type Studio, studioTest } from './support/open-studio.ts';

const pictureOf = (page: Page): Locator => page.getByAltText(/^Preview of the card/);
const addressOf = (page: Page): Locator => page.getByLabel('Signed URL');

/** The builder of a template, with a key to sign with. */
async function openBuilder({ page, open }: Studio, template = 'og_standard'): Promise<void> {
  await open('cards');
  await page.getByRole('link', { name: template }).click();
  await pictureOf(page).waitFor();
  await page.getByRole('button', { name: 'Create a key for signing' }).click();
  await page.getByText('The picture is an example.').waitFor();
}

const useExample = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Use the example' }).click();
  await addressOf(page).waitFor();
};

studioTest(
  'a template becomes a form and a live picture, free; its address has what was typed alone and opens the card, for one credit',
  async (studio) => {
    const { page, statusOf, count } = studio;
    await openBuilder(studio);
    const title = page.getByLabel('Title', { exact: true });
    expect(await title.inputValue()).toBe('');
    expect(await title.getAttribute('placeholder')).not.toBe('');
    expect(await pictureOf(page).getAttribute('alt')).toContain(await title.getAttribute('placeholder'));
    const drawn = page.waitForResponse(
      (response) => response.url().includes('title=Tea+at+four') && response.ok(),
    );
    await title.fill('Tea at four');
    await page.getByLabel('Theme').selectOption('dark');
    await drawn;
    await expect
      .poll(() => addressOf(page).inputValue())
      .toMatch(/\?expires=\d+&theme=dark&title=Tea%20at%20four&sig=/);
    await page.getByText('works on this computer only').waitFor();
    expect((await count()).credit_entries).toBe(0);
    const url = await addressOf(page).inputValue();
    expect(await statusOf(url)).toBe(200);
    expect((await count()).credit_entries).toBe(1);
    await page.getByText('Story 1080').click();
    await expect.poll(() => addressOf(page).inputValue()).toContain('height=1920');
    expect(await page.locator('.unfurl').count()).toBe(10);
  },
);

studioTest(
  'built-in templates are shown by pictures of their own, and nothing is drawn for them',
  async ({ page, open }) => {
    const drawn: string[] = [];
    page.on('request', (request) => {
      if (/\/(?:preview|i)\b/.test(new URL(request.url()).pathname)) drawn.push(request.url());
    });
    await open('cards');
    const pictures = page.locator('.tiles.templates img');
    await expect.poll(() => pictures.count()).toBe(15);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
        .toBe(1200);
    }
    expect(drawn).toEqual([]);
  },
);

studioTest.deep('tags, six frameworks and seven languages show the card as it is', async (studio) => {
  const { page } = studio;
  await openBuilder(studio);
  await useExample(page);
  await page.getByText('HTML tags').click();
  await page.getByLabel('URL of your page').fill('https://blog.example.com/tea');
  await expect
    .poll(() => page.locator('#tags').inputValue())
    .toContain('<meta property="og:url" content="https://blog.example.com/tea">');
  await page.getByText('Framework', { exact: true }).click();
  const frameworks = page.getByRole('radiogroup', { name: 'For' }).getByRole('radio');
  await frameworks.first().waitFor();
  expect(await frameworks.count()).toBe(6);
  await page.getByText('Hugo').click();
  await expect
    .poll(() => page.getByLabel('cards.mjs', { exact: true }).inputValue())
    .toContain(`eyebrow: 'Engineering'`);
  await page.getByText('Code', { exact: true }).click();
  const languages = page.getByRole('radiogroup', { name: 'In' }).getByRole('radio');
  await languages.first().waitFor();
  expect(await languages.count()).toBe(7);
  await page.getByText('Python').click();
  await expect
    .poll(() => page.getByLabel('sign.py', { exact: true }).inputValue())
    .toContain('"eyebrow=Engineering"');
});

studioTest(
  'a refusal stands at its field; what was typed survives a reload, Back and another template',
  async (studio) => {
    const { page, open } = studio;
    await openBuilder(studio, 'og_brand');
    await page.getByLabel('Accent', { exact: true }).fill('reddish');
    const error = page.locator('#param-accent-error');
    await expect.poll(() => error.textContent()).toMatch(/accent.*must be/i);
    await page.getByLabel('Accent', { exact: true }).fill('#aa2200');
    await expect.poll(() => error.textContent()).toBe('');
    await page.reload();
    await expect.poll(() => page.getByLabel('Accent', { exact: true }).inputValue()).toBe('#aa2200');
    await page.goBack();
    await page.getByRole('link', { name: 'announcement' }).click();
    await page.getByLabel('Badge').waitFor();
    await open('cards#og_brand');
    await expect.poll(() => page.getByLabel('Accent', { exact: true }).inputValue()).toBe('#aa2200');
  },
);

studioTest.deep('a site may be a name that is no host', async (studio) => {
  const { page } = studio;
  await openBuilder(studio);
  await page.getByLabel('Site', { exact: true }).fill('The daily [news]');
  await page.getByLabel('Title', { exact: true }).fill('Tea at four');
  await expect.poll(() => page.locator('.post-title').first().textContent()).toBe('Tea at four');
});

studioTest.deep('every step works by keyboard alone', async ({ page, open }) => {
  await open('cards');
  await page.getByRole('heading', { name: 'Templates' }).waitFor();
  await page.getByRole('link', { name: 'announcement' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Announcement' }).waitFor();
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
  await press('Tab', page.getByRole('radio', { name: 'URL', exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.locator('#tags').waitFor();
  await press('Tab', page.getByRole('button', { name: 'Copy <head>' }));
  await page.keyboard.press('Enter');
  await page.getByText(/Copied|Press Ctrl/).waitFor();
});

studioTest.deep('every state is accessible', async (studio) => {
  const { page, open } = studio;
  await open('cards');
  await page.getByRole('link', { name: 'og_brand' }).waitFor();
  await checkState(studio, 'gallery');
  await page.getByRole('link', { name: 'og_brand' }).click();
  await pictureOf(page).waitFor();
  await page.getByRole('button', { name: 'Create a key for signing' }).waitFor();
  await checkState(studio, 'without a key');
  await page.getByRole('button', { name: 'Create a key for signing' }).click();
  await useExample(page);
  await page.getByLabel('Show what platforms cut off or cover').check();
  await checkState(studio, 'builder');
  await page.getByText('HTML tags').click();
  await checkState(studio, 'tags');
  await page.getByText('Code', { exact: true }).click();
  await page.getByLabel('sign.mjs', { exact: true }).waitFor();
  await checkState(studio, 'code');
  await page.getByLabel('Background angle').fill('999');
  await expect.poll(() => page.locator('#param-bgAngle-error').textContent()).toMatch(/360/);
  await checkState(studio, 'refused');
});

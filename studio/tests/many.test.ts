import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkState } from './support/check-state.ts';
import { type Studio, studioTest } from './support/open-studio.ts';

const TABLE = 'Headline,theme,Note\nHold fast,dark,"a, b"\n<img src=x onerror=alert(1)>,,\n=cmd(),blue,\n';
const textOf = (page: Page) => page.getByLabel('Or paste it');
const goodOf = (page: Page) => page.getByText(/can become cards/);

async function openMany({ page, open }: Studio, table = TABLE): Promise<void> {
  await open('many');
  await textOf(page).fill(table);
  await goodOf(page).waitFor();
}

/** What a click saves. */
async function download(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
}

studioTest(
  'a table is mapped, checked at its cells, corrected and signed; nothing is drawn',
  async (studio) => {
    const { page, service, count } = studio;
    await openMany(studio);
    await expect.poll(() => goodOf(page).textContent()).toBe('2 rows can become cards, 1 row cannot.');
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Headline');
    const wrong = page.locator('td', { hasText: 'theme must be one of light, dark.' });
    expect(await wrong.locator('.cell').textContent()).toBe('blue');
    await page.getByAltText('Card of row 2: Hold fast, dark').waitFor();
    await page.getByRole('button', { name: 'Show the card of row 3' }).click();
    await page.getByAltText(/^Card of row 3: <img/).waitFor();

    await page.getByLabel('Line above the title', { exact: true }).selectOption('Note');
    await textOf(page).fill(TABLE.replace('blue', ''));
    await page.getByLabel('Theme if empty').fill('light');
    await expect.poll(() => goodOf(page).textContent()).toBe('3 rows can become cards.');
    await page.reload();
    await expect.poll(() => goodOf(page).textContent()).toBe('3 rows can become cards.');
    expect(await page.getByLabel('Line above the title', { exact: true }).inputValue()).toBe('Note');

    await page.getByRole('button', { name: 'Create a key for signing' }).click();
    const { name, bytes } = await download(page, () =>
      page.getByRole('button', { name: 'Create 3 URLs' }).click(),
    );
    await page.getByText('3 URLs created.').waitFor();
    const lines = bytes.toString().trim().split('\n');
    expect([name, lines[0], lines.length]).toEqual(['cards.csv', 'Headline,theme,Note,card_url', 4]);
    expect(lines[3]).toMatch(/^"'=cmd\(\)",,,http.*theme=light&title=%3Dcmd%28%29/);
    expect((await count()).credit_entries).toBe(0);
    const { pathname, search } = new URL(lines[1]?.split(',').at(-1) ?? '');
    expect((await service.app.request(pathname + search)).status).toBe(200);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  },
);

studioTest(
  'a file becomes a ZIP; when the credits end, what is drawn is kept and the rest can follow',
  async (studio) => {
    const { page, database, accountId } = studio;
    await database.updateTable('accounts').set({ allowance: 2 }).where('id', '=', accountId).execute();
    await studio.open('many');
    const rows = [{ name: 'A' }, { name: 'B' }, { name: '../C' }]
      .map((row) => JSON.stringify(row))
      .join('\n');
    await page.getByLabel('Choose a table file').setInputFiles({
      name: 'people.ndjson',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(rows),
    });
    await page.getByText('people.ndjson has 3 rows').waitFor();
    await page.getByText('Images as ZIP').click();
    await page.getByRole('button', { name: 'Create a key for signing' }).click();
    await page.getByLabel('Name files after').selectOption('name');
    const { name, bytes } = await download(page, () =>
      page.getByRole('button', { name: 'Draw 3 cards' }).click(),
    );
    expect([name, Object.keys(unzipSync(bytes)).length]).toEqual(['cards.zip', 2]);
    await page.getByText('2 images drawn, 1 left. The button goes on from here.').waitFor();
    const notice = page.getByRole('alert').filter({ hasText: 'images drawn' });
    expect(await notice.textContent()).toMatch(/credit/i);
    await page.getByLabel('Choose a table file').setInputFiles({
      name: 'latin1.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('title\nGr\xfc\xdfe', 'latin1'),
    });
    await page.getByText('latin1.csv cannot be read as UTF-8 text.').waitFor();
  },
);

studioTest.deep(
  'every row says what has no room on its card, once all are checked, and a brand dresses them all',
  async (studio) => {
    const { page, service } = studio;
    const long = 'Words without end '.repeat(50).trim();
    await openMany(studio, `Headline,theme\nHold fast,dark\n"${long}",\nOdd,blue\n`);
    const stateOf = (row: number) =>
      page
        .locator('tbody tr')
        .nth(row - 2)
        .locator('td')
        .first();
    expect(await stateOf(4).textContent()).toBe('1 error');
    await page.getByRole('button', { name: /^Check \d cards?$/ }).click();
    await page.getByText('All cards are checked: 1 card with a warning.').waitFor();
    expect(await stateOf(2).textContent()).toBe('Ready');
    expect(await stateOf(3).textContent()).toMatch(/title/i);

    const saved = await page.request.post(`${service.baseUrl()}/studio/api/v1/brands`, {
      headers: { origin: service.baseUrl() },
      data: {
        name: 'Acme',
        design_md: '---\nname: Acme\ncolors:\n  background: "#123456"\n  foreground: "#ffffff"\n---\n',
      },
    });
    expect(saved.status()).toBe(201);
    await page.reload();
    await page.getByLabel('Saved brand').selectOption('Acme');
    await expect.poll(() => page.getByLabel('Background if empty').inputValue()).toBe('#123456');
    await page.getByText('Check 2 cards').waitFor();
    await page.getByLabel('Saved brand').selectOption('None');
    await expect.poll(() => page.getByLabel('Background if empty').inputValue()).toBe('');
  },
);

studioTest.deep('each card is made in all shapes that are chosen, as URLs and as images', async (studio) => {
  const { page } = studio;
  await openMany(studio, 'title\nHold fast\n');
  await page.getByLabel('Square (1080 × 1080)').check();
  await page.getByLabel('Wide (1200 × 630)').uncheck();
  expect(await page.getByLabel('Square (1080 × 1080)').isDisabled()).toBe(true);
  await page.getByLabel('Story (1080 × 1920)').check();
  await page.getByAltText('Story card of row 2: Hold fast').waitFor();
  await page.getByRole('button', { name: 'Create a key for signing' }).click();
  const list = await download(page, () => page.getByRole('button', { name: 'Create 2 URLs' }).click());
  const [head, row] = list.bytes.toString().trim().split('\n');
  expect(head).toBe('title,card_url,card_url_story');
  expect(row).toMatch(/height=1080.*width=1080.*height=1920.*width=1080/);
  await page.getByText('Images as ZIP').click();
  const zip = await download(page, () => page.getByRole('button', { name: 'Draw 2 cards' }).click());
  expect(Object.keys(unzipSync(zip.bytes)).map((name) => name.split('/')[0])).toEqual(['square', 'story']);
});

studioTest('a broken table is refused with its row, and a job can be cancelled', async (studio) => {
  const { page } = studio;
  await openMany(studio);
  await textOf(page).fill('title\n"A\n');
  await expect
    .poll(() => page.locator('#many-text-error').textContent())
    .toContain('Row 2: A quotation mark');
  const rows = Array.from({ length: 400 }, (_, row) => `Card ${row}`);
  await page.getByLabel('Choose a table file').setInputFiles({
    name: 'many.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['title', ...rows].join('\n')),
  });
  await expect.poll(() => goodOf(page).textContent()).toBe('400 rows can become cards.');
  await page.getByRole('button', { name: 'Create a key for signing' }).click();
  // Held until there was time to cancel: a quick machine signs all of them before.
  const cancelled = Promise.withResolvers<void>();
  await page.route('**/sign', async (route) => {
    await cancelled.promise;
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Create 400 URLs' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  cancelled.resolve();
  await page.getByText(/URLs created, \d+ left/).waitFor();
});

studioTest.deep(
  'the rows of a sitemap are read from their pages; those that cannot be read are named',
  async (studio) => {
    const { page, host, show, open, count } = studio;
    const toPage = (title: string, more = '') => `<title>${title}</title>${more}`;
    const pages = {
      '/tea': toPage('Tea at four', '<meta property="og:description" content="Every Friday &lt;b&gt;">'),
      '/slow': toPage('Slow software'),
    };
    for (const [path, html] of Object.entries(pages)) show(path, html);
    await open('many');
    const locations = ['tea', 'gone', 'slow'].map(
      (path) => `<url><loc>https://assets.test/${path}</loc></url>`,
    );
    await page.getByLabel('Choose a table file').setInputFiles({
      name: 'sitemap.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from(
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join('')}</urlset>`,
      ),
    });
    await page.getByText('sitemap.xml has 3 pages').waitFor();
    expect(host.seen).toEqual([]);
    await page.getByRole('button', { name: 'Read 3 pages' }).click();
    await expect.poll(() => goodOf(page).textContent()).toBe('2 rows can become cards, 1 row cannot.');
    await page.getByText(/^Row 2: https:\/\/assets.test\/gone: It has no tags: .*404/).waitFor();
    expect(new Set(host.seen.map(({ url }) => url))).toEqual(
      new Set(['/robots.txt', '/tea', '/gone', '/slow']),
    );
    await page.getByAltText(/^Card of row 1: Tea at four, Every Friday <b>/).waitFor();
    await page.getByRole('button', { name: 'Show the card of row 3' }).click();
    await page.getByAltText(/^Card of row 3: Slow software/).waitFor();
    expect((await count()).credit_entries).toBe(0);
  },
);

studioTest.deep(
  '5,000 rows are checked, of which a page is shown at a time; errors far down are found',
  async ({ page, open }) => {
    await open('many');
    const rows = Array.from(
      { length: 5000 },
      (_, row) => `Card ${row + 2},${row % 2 === 0 ? 'dark' : 'blue'}`,
    );
    await page.getByLabel('Choose a table file').setInputFiles({
      name: 'many.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['title,theme', ...rows].join('\n')),
    });
    await expect
      .poll(() => goodOf(page).textContent())
      .toBe('2,500 rows can become cards, 2,500 rows cannot.');
    const shown = page.locator('tbody tr');
    expect(await shown.count()).toBe(50);
    await page.getByRole('button', { name: 'More of 5,000 rows' }).click();
    expect(await shown.count()).toBe(100);
    await page.getByLabel('Only rows with errors').check();
    await page.getByRole('button', { name: 'More of 2,500 rows' }).click();
    expect(await shown.count()).toBe(150);
    const last = shown.last();
    expect(await last.locator('th').textContent()).toContain('301');
    expect(await last.locator('td', { hasText: 'theme must be one of' }).locator('.cell').textContent()).toBe(
      'blue',
    );
    // Another column for the theme: all are good at once.
    await page.getByLabel('Theme', { exact: true }).selectOption('');
    await expect.poll(() => goodOf(page).textContent()).toBe('5,000 rows can become cards.');
    // What is typed last is what is signed, however soon.
    await page.getByRole('button', { name: 'Create a key for signing' }).click();
    const sign = page.getByRole('button', { name: 'Create 5,000 URLs' });
    await sign.waitFor();
    const id = await page.getByLabel('Site if empty').getAttribute('id');
    const first = page.waitForRequest('**/sign');
    await page.evaluate(`(() => {
    const field = document.getElementById('${id}');
    field.value = 'example.com';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Create 5,000 URLs')).click();
  })()`);
    expect((await first).postDataJSON()).toMatchObject({ params: { title: 'Card 2', site: 'example.com' } });
    await page.getByRole('button', { name: 'Cancel' }).click();
  },
);

studioTest.deep('every state is accessible', async (studio) => {
  const { page, open } = studio;
  await open('many');
  await textOf(page).waitFor();
  await checkState(studio, 'empty');
  await textOf(page).fill('title\n"A\n');
  await expect.poll(() => page.locator('#many-text-error').textContent()).toContain('Row 2');
  await checkState(studio, 'refused');
  await openMany(studio);
  await page.getByAltText('Card of row 2: Hold fast, dark').waitFor();
  await checkState(studio, 'errors');
  await page.getByRole('button', { name: 'Create a key for signing' }).click();
  await download(page, () => page.getByRole('button', { name: 'Create 2 URLs' }).click());
  await page.getByText('2 URLs created.').waitFor();
  await checkState(studio, 'signed');
});

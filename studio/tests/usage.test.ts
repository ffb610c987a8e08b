import { describe, expect } from 'vitest';
import { generate } from '../../service/tests/api/support/generate.ts';
import { checkState } from './support/check-state.ts';
import { type Studio, studioTest } from './support/open-studio.ts';
import { tabTo } from './support/tab-to.ts';

/** Two images and a card, which four crawlers fetch. */
async function useSome(studio: Studio): Promise<void> {
  const { service, email } = studio;
  const key = await studio.createKey('Website');
  for (const prompt of ['one', 'two']) await generate(service, key, { prompt });
  const signed = await service.app.request('/api/v1/sign', {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({
      template: 'og_standard',
      // Drawn for another account, it would be free.
      params: { title: email },
      key_id: key.split('_')[1],
      expires_in: 3600,
    }),
  });
  const { pathname, search } = new URL(((await signed.json()) as { url: string }).url);
  for (const agent of ['Slackbot-LinkExpanding 1.0', 'Twitterbot/1.0', 'Twitterbot/1.0', 'curl/8'])
    await service.app.request(pathname + search, { headers: { 'user-agent': agent } });
}

const openUsage = async ({ open }: Studio): Promise<void> => {
  await open('usage');
};

describe('the screen', () => {
  studioTest('says what was used by day, key and template, from the cache, and by whom', async (studio) => {
    const { page } = studio;
    await useSome(studio);
    await openUsage(studio);
    await page.getByText('3 of 100 credits used, 97 left').waitFor();
    await page.getByText('75% of 4 requests').waitFor();
    const rowsOf = async (caption: string): Promise<string[]> =>
      (
        await page
          .getByRole('region', { name: `Table: ${caption}` })
          .locator('tbody tr')
          .allInnerTexts()
      ).map((text) => text.replace(/\s+/g, ' ').trim());
    expect(await rowsOf('Usage by key')).toEqual(['Website 3 2 1 4 3']);
    expect(await rowsOf('Usage by template')).toEqual([
      'Images from prompts 2 2 0 0 0',
      'og_standard 1 0 1 4 3',
    ]);
    expect(await rowsOf('Who requested cards')).toEqual(['X 2', 'Other programs 1', 'Slack 1']);
  });

  studioTest.deep(
    'plots are pictures with a description, and have their numbers as a table',
    async (studio) => {
      const { page } = studio;
      await useSome(studio);
      await openUsage(studio);
      await page
        .getByRole('img', { name: /^Credits by day: 2 for images and 1 for cards in 30 days, most on/ })
        .waitFor();
      expect(await page.locator('.plot').first().locator('.bar.first').count()).toBe(31);
      await page.getByText('As a table').click();
      await expect
        .poll(() => page.getByRole('region', { name: 'Table: Usage by day' }).locator('tbody tr').count())
        .toBe(30);
    },
  );

  studioTest.deep('remembers the period, which the keyboard can choose', async (studio) => {
    const { page } = studio;
    await useSome(studio);
    await openUsage(studio);
    await page.locator('.plot').first().waitFor();
    await tabTo(page, '.segments input');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('img', { name: /in 7 days/ }).waitFor();
    await page.reload();
    await page.getByRole('img', { name: /in 7 days/ }).waitFor();
  });

  studioTest.deep(
    'says so when nothing was used, and when the service is away until it is back',
    async (studio) => {
      const { page } = studio;
      await page.route('**/dashboard/usage**', (route) => route.abort());
      await openUsage(studio);
      await page.getByText('The service cannot be reached').waitFor();
      await page.unroute('**/dashboard/usage**');
      await page.getByText('Nothing was used in this period.').waitFor();
      await page.getByText('The service cannot be reached').waitFor({ state: 'detached' });
    },
  );
});

studioTest.deep('every state is accessible', async (studio) => {
  const { page } = studio;
  await openUsage(studio);
  await page.getByText('Nothing was used in this period.').waitFor();
  await checkState(studio, 'nothing used');
  await useSome(studio);
  await page.reload();
  await page.locator('.plot').first().waitFor();
  await checkState(studio, 'used');
  await page.getByText('As a table').click();
  await checkState(studio, 'as a table');
});

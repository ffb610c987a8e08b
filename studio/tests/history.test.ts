import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { generate } from '../../service/tests/api/support/generate.ts';
import { checkState } from './support/check-state.ts';
import { createScreenTest, type Studio, studioTest } from './support/open-studio.ts';
import { tabTo } from './support/tab-to.ts';

const BRIEF = {
  version: 1,
  kind: 'event',
  blocks: [
    { role: 'title', text: 'Summer fair' },
    { role: 'date', text: 'Saturday 12 June' },
  ],
};

/** On the history of an account that has made `pictures`, the last of them first. */
const historyTest = createScreenTest(
  (declare) =>
    (name: string, pictures: readonly object[], run: (studio: Studio) => Promise<void>): void =>
      declare(name, async (studio) => {
        const { page, service, open } = studio;
        const key = await studio.createKey();
        for (const picture of pictures) await generate(service, key, picture);
        await open('history');
        await expect.poll(() => page.locator('.picture-tile').count()).toBe(Math.min(24, pictures.length));
        await run(studio);
      }),
);

const titlesOf = (page: Page): Promise<string[]> => page.locator('.picture-title').allTextContents();
const open = (page: Page, title: string) => page.getByRole('button', { name: `Open: ${title}` }).click();
const select = (page: Page, title: string) => page.getByLabel(`Select: ${title}`).check();

describe('the list', () => {
  historyTest(
    'shows pictures with their thumbnails, newest first, and finds them by their words',
    [{ prompt: 'A red boat' }, { brief: BRIEF }, { prompt: 'Tea' }],
    async (studio) => {
      const { page } = studio;
      expect(await titlesOf(page)).toEqual(['Tea', 'Summer fair', 'A red boat']);
      await expect
        .poll(() =>
          page
            .locator('.picture-open img')
            .first()
            .evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
        )
        .toBe(640);
      await page.getByLabel('Search prompts and texts').fill('june');
      await expect.poll(() => titlesOf(page)).toEqual(['Summer fair']);
      await page.getByLabel('Search prompts and texts').fill('nothing like it');
      await page.getByText('No picture matches').waitFor();
      // What was searched is still there after a reload.
      await page.reload();
      await page.getByText('No picture matches').waitFor();
      await page.getByLabel('Search prompts and texts').fill('');
      await expect.poll(async () => (await titlesOf(page)).length).toBe(3);
    },
  );

  historyTest.deep(
    'is narrowed by star, shape and file',
    [
      { prompt: 'wide' },
      { prompt: 'high', width: 630, height: 1200 },
      { prompt: 'small', width: 400, height: 400, format: 'jpeg' },
    ],
    async (studio) => {
      const { page } = studio;
      await page.getByLabel('Shape').selectOption('portrait');
      await expect.poll(() => titlesOf(page)).toEqual(['high']);
      await page.getByLabel('Shape').selectOption('');
      await page.getByLabel('File').selectOption('jpeg');
      await expect.poll(() => titlesOf(page)).toEqual(['small']);
      await page.getByLabel('File').selectOption('');
      await expect.poll(async () => (await titlesOf(page)).length).toBe(3);
      await page.getByRole('button', { name: 'Star: wide' }).click();
      await page.getByRole('button', { name: 'Star: wide', pressed: true }).waitFor();
      await page.getByLabel('Stars').selectOption('starred');
      await expect.poll(() => titlesOf(page)).toEqual(['wide']);
    },
  );

  historyTest.deep(
    'shows pictures of every shape whole, in tiles of one size',
    [
      { prompt: 'wide', width: 1200, height: 300 },
      { prompt: 'high', width: 300, height: 1200 },
      { prompt: 'usual' },
    ],
    async (studio) => {
      const { page } = studio;
      await expect.poll(() => page.locator('.picture-open img').count()).toBe(3);
      const boxesOf = async (selector: string) =>
        await Promise.all((await page.locator(selector).all()).map((element) => element.boundingBox()));
      const tiles = await boxesOf('.picture-open');
      expect(new Set(tiles.map((box) => Math.round(box?.height ?? 0))).size).toBe(1);
      for (const [index, image] of (await boxesOf('.picture-open img')).entries()) {
        expect(image?.height).toBeLessThanOrEqual(tiles[index]?.height ?? 0);
        expect(image?.width).toBeLessThanOrEqual(tiles[index]?.width ?? 0);
      }
      const fits = await page
        .locator('.picture-open img')
        .evaluateAll((images) =>
          images.map(
            (image) =>
              (
                globalThis as unknown as { getComputedStyle(e: unknown): { objectFit: string } }
              ).getComputedStyle(image).objectFit,
          ),
        );
      expect(fits).toEqual(['contain', 'contain', 'contain']);
    },
  );

  const pictures = Array.from({ length: 26 }, (_, i) => ({ prompt: `${i}`, width: 256, height: 256 }));
  historyTest('goes on behind the first page', pictures, async (studio) => {
    const { page } = studio;
    await page.getByRole('button', { name: 'Show more (2 pictures)' }).click();
    await expect.poll(async () => (await titlesOf(page)).slice(-3)).toEqual(['2', '1', '0']);
    await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
  });
});

describe('with pictures', () => {
  historyTest(
    'several are one ZIP',
    [{ prompt: 'A red boat' }, { prompt: 'Tea' }, { prompt: 'Not this' }],
    async (studio) => {
      const { page } = studio;
      await select(page, 'A red boat');
      await select(page, 'Tea');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download as ZIP' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^cardwright-\d{4}-\d\d-\d\d\.zip$/);
      const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
      const names = Object.keys(files).sort();
      expect(names).toEqual([
        expect.stringMatching(/-a-red-boat-\w{6}\.png$/),
        expect.stringMatching(/-tea-\w{6}\.png$/),
      ]);
      for (const name of names) expect(strFromU8(files[name]?.slice(1, 4) ?? new Uint8Array())).toBe('PNG');
    },
  );

  historyTest(
    'a deleted one is gone, after a question that can be left',
    [{ prompt: 'A red boat' }, { prompt: 'Tea' }],
    async (studio) => {
      const { page } = studio;
      await open(page, 'Tea');
      const path = new URL(await page.getByLabel('URL of the picture').inputValue()).pathname;
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete the picture' }).click();
      await expect.poll(() => titlesOf(page)).toEqual(['A red boat']);
      expect(await studio.statusOf(path)).toBe(410);
      await page.getByText('1 picture', { exact: true }).waitFor();
    },
  );

  historyTest(
    'one is remade in Make with the same brief, seed and size, after a question where there is work',
    [{ brief: BRIEF, seed: 77, width: 800, height: 800, format: 'jpeg' }],
    async (studio) => {
      const { page } = studio;
      await open(page, 'Summer fair');
      await page.getByRole('button', { name: 'Open in Create' }).click();
      await page.getByRole('button', { name: 'Variation 1' }).waitFor();
      const sent = page.waitForRequest('**/api/v1/generate');
      await page.getByRole('button', { name: 'Generate' }).click();
      const body = (await sent).postDataJSON();
      expect(body).toMatchObject({
        seed: 77,
        format: 'jpeg',
        brief: { ...BRIEF, format: { width: 800, height: 800 } },
      });
      // Make has that picture now: it is not lost without a question.
      await page.getByRole('link', { name: 'Library' }).click();
      await page.locator('.picture-open').last().click();
      await page.getByRole('button', { name: 'Open in Create' }).click();
      await page.getByText('you are working on “Summer fair”').waitFor();
      await page.getByRole('button', { name: 'Replace it' }).click();
      await page.getByLabel('What should the card say and show?').waitFor();
    },
  );

  historyTest.deep(
    'all of it works with the keyboard alone',
    [{ prompt: 'A red boat' }, { prompt: 'Tea' }],
    async (studio) => {
      const { page } = studio;
      await tabTo(page, '.filters input');
      await page.keyboard.type('boat');
      await expect.poll(() => titlesOf(page)).toEqual(['A red boat']);
      await tabTo(page, '.picture-open');
      await page.keyboard.press('Enter');
      await page.locator('dialog[open]').waitFor();
      await tabTo(page, 'dialog .star');
      await page.keyboard.press('Space');
      await page.locator('dialog .star[aria-pressed=true]').waitFor();
      await page.keyboard.press('Escape');
      await expect
        .poll(() => page.locator('.picture-open').evaluate((button) => button.matches(':focus')))
        .toBe(true);
      await tabTo(page, '.picture-line input');
      await page.keyboard.press('Space');
      await tabTo(page, '.selection-bar .button:has-text("Delete")');
      await page.keyboard.press('Enter');
      await page.locator('dialog[open]').waitFor();
      await tabTo(page, 'dialog .button.danger');
      await page.keyboard.press('Enter');
      await page.getByText('No picture matches').waitFor();
    },
  );
});

studioTest.deep('every state is accessible', async (studio) => {
  const { page, service, createKey } = studio;
  await studio.open('history');
  await page.getByRole('link', { name: 'Make the first one' }).waitFor();
  await checkState(studio, 'empty');
  const key = await createKey();
  for (const prompt of [
    'A red boat',
    'A title that is a good deal longer than the tile that it stands under',
    'Tea',
  ])
    await generate(service, key, { prompt });
  await page.reload();
  await expect.poll(() => page.locator('.picture-open img').count()).toBe(3);
  await checkState(studio, 'filled');
  await select(page, 'Tea');
  await checkState(studio, 'selected');
  await open(page, 'A red boat');
  await page.getByRole('button', { name: 'Open in Create' }).waitFor();
  await checkState(studio, 'open');
  await page.locator('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the picture' }).waitFor();
  await checkState(studio, 'asking');
});

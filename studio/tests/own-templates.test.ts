import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { checkState } from './support/check-state.ts';
import { type Studio, studioTest } from './support/open-studio.ts';

const column = { flexGrow: 1, flexBasis: 0, padding: 72, gap: 24, justifyContent: 'center' };
const text = (value: string, size: number) => ({
  type: 'text',
  text: value,
  size,
  minSize: 20,
  maxLines: 3,
  color: '{ink}',
});
/** With every kind of parameter. */
const LAUNCH = {
  description: 'A launch with a photo',
  parameters: [
    { type: 'text', name: 'headline', description: 'What is new', example: 'Deploys that roll back' },
    { type: 'text', name: 'description', example: 'One command, three regions.' },
    { type: 'choice', name: 'theme', choices: ['dark', 'light'] },
    { type: 'color', name: 'mark', default: '#f2b950', example: '#f2b950' },
    { type: 'image', name: 'photo', description: 'Beside the words' },
  ],
  colors: [
    { name: 'ground', by: { parameter: 'theme', colors: { dark: '#0d1020', light: '#f7f6f2' } } },
    { name: 'ink', by: { parameter: 'theme', colors: { dark: '#ffffff', light: '#14162b' } } },
  ],
  root: {
    type: 'box',
    style: { flexDirection: 'row', backgroundColor: '{ground}' },
    children: [
      { type: 'box', style: { width: 24, height: '100%', backgroundColor: '{mark}' } },
      { type: 'box', style: column, children: [text('{headline}', 84), text('{description}', 36)] },
      { type: 'image', parameter: 'photo', style: { width: 420, height: '100%' } },
    ],
  },
};
/** The next version has a badge and no description. */
const NEXT = {
  ...LAUNCH,
  parameters: [
    ...LAUNCH.parameters.filter(({ name }) => name !== 'description'),
    { type: 'text', name: 'badge' },
  ],
  root: {
    ...LAUNCH.root,
    children: [{ type: 'box', style: column, children: [text('{badge}', 30), text('{headline}', 84)] }],
  },
};

const pictureOf = (page: Page): Locator => page.getByAltText(/^Preview of the card/);
const addressOf = (page: Page): Locator => page.getByLabel('Signed URL');

/** As a program would, with `PUT /templates/{name}`. */
async function push({ send }: Studio, definition: object, name = 'launch'): Promise<void> {
  expect((await send('PUT', `templates/${name}`, definition)).status()).toBe(200);
}

async function openLaunch(studio: Studio): Promise<void> {
  const { page } = studio;
  await studio.createKey();
  await studio.open('cards');
  await page.getByRole('link', { name: /^launch/ }).click();
  await pictureOf(page).waitFor();
  await page.getByRole('button', { name: 'Use the example' }).click();
  await addressOf(page).waitFor();
}

const toFile = (definition: unknown, name = 'Launch card.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof definition === 'string' ? definition : JSON.stringify(definition)),
});

describe('a template of one’s own', () => {
  studioTest(
    'is in the gallery, a form of all kinds of parameters, and a signed address that opens',
    async (studio) => {
      const { page, open, createKey } = studio;
      await push(studio, LAUNCH);
      await createKey();
      await open('cards');
      const own = page.getByRole('region', { name: 'Your templates' }).getByRole('link');
      await own.waitFor();
      expect(await own.textContent()).toBe('launchversion 1A launch with a photo');
      await expect
        .poll(() =>
          own.locator('img').evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
        )
        .toBeGreaterThan(0);
      await own.click();
      await page.getByLabel('Headline').fill('Tea at four');
      await page.getByLabel('Description').fill('Scones');
      await page.getByLabel('Theme').selectOption('light');
      await page.getByLabel('Mark', { exact: true }).fill('#aa2200');
      await page.getByLabel('Photo: choose a file').setInputFiles({
        name: 'photo.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><path d="M0 0h80v80z"/></svg>',
        ),
      });
      await page.getByAltText('Photo: the chosen file').waitFor();
      expect(await page.getByLabel('Photo', { exact: true }).inputValue()).toMatch(/^upload:up_/);
      await expect
        .poll(() => addressOf(page).inputValue())
        .toMatch(
          /\/i\/launch\?description=Scones&expires=\d+&headline=Tea%20at%20four&mark=%23aa2200&photo=upload%3Aup_\w+&theme=light&sig=/,
        );
      expect(await studio.statusOf(await addressOf(page).inputValue())).toBe(200);
      await page.getByRole('button', { name: 'Photo: none' }).click();
      await page.getByLabel('Mark', { exact: true }).fill('reddish');
      await expect.poll(() => page.locator('#param-mark-error').textContent()).toMatch(/mark.*must be/i);
      await page.getByLabel('Mark', { exact: true }).fill('#a20');
      expect(await page.getByLabel('Mark: choose').inputValue()).toBe('#aa2200');
      // A page's own title is its headline.
      await page.getByText('HTML tags').click();
      await expect
        .poll(() => page.locator('#tags').inputValue())
        .toContain('<meta property="og:title" content="Tea at four">');
      expect(await page.locator('.post-title').first().textContent()).toBe('Tea at four');
      await page.getByText('Framework', { exact: true }).click();
      await expect
        .poll(() => page.getByLabel('lib/card.js', { exact: true }).inputValue())
        .toContain("signUrl('launch', { headline: title, description, theme: 'light', mark: '#a20' }");
    },
  );

  studioTest.deep(
    'has versions: an address follows the latest or keeps one, and texts stay',
    async (studio) => {
      const { page } = studio;
      await push(studio, LAUNCH);
      await push(studio, NEXT);
      await openLaunch(studio);
      await page.getByLabel('Headline').fill('Tea at four');
      await page.getByLabel('Badge').fill('New');
      const version = page.getByLabel('Version');
      await version.focus();
      await version.selectOption('1');
      await page.getByLabel('Description').waitFor();
      expect(await page.getByLabel('Badge').count()).toBe(0);
      expect(await version.evaluate((element) => element.matches(':focus'))).toBe(true);
      await expect
        .poll(() => addressOf(page).inputValue())
        .toMatch(/\/i\/launch\.v1\?.*&headline=Tea%20at%20four&/);
      expect(await studio.statusOf(await addressOf(page).inputValue())).toBe(200);
      // The place is in the address of the page.
      await page.reload();
      await page.getByLabel('Description').waitFor();
      await version.selectOption({ label: 'Always the latest (now 2)' });
      await expect.poll(() => page.getByLabel('Badge').inputValue()).toBe('New');
      await expect.poll(() => addressOf(page).inputValue()).toMatch(/\/i\/launch\?badge=New&.*headline=Tea/);
    },
  );

  studioTest.deep(
    'is added from a file, whose mistakes are said at it, and gets a new version',
    async ({ page, open, createKey }) => {
      await createKey();
      await open('cards');
      await page.getByRole('button', { name: 'Add a template' }).click();
      const file = page.getByLabel('Choose the file of a template');
      const error = page.locator('#template-file-error');
      await page.getByRole('button', { name: 'Store' }).click();
      await expect.poll(() => error.textContent()).toBe('Choose the file of a template first.');
      await file.setInputFiles(toFile('export default () => <b/>', 'card.tsx'));
      await expect.poll(() => error.textContent()).toContain('cardwright template push card.tsx');
      await file.setInputFiles(toFile('[]'));
      await expect.poll(() => error.textContent()).toContain('must hold a JSON object');
      await file.setInputFiles(toFile({ ...LAUNCH, root: { type: 'circle' } }));
      await page.getByText('Chosen: Launch card.json').waitFor();
      expect(await page.getByLabel('Name').inputValue()).toBe('launch-card');
      await page.getByRole('button', { name: 'Store' }).click();
      await expect.poll(() => error.textContent()).toMatch(/root\.type|root/);
      await file.setInputFiles(toFile(LAUNCH));
      await page.getByLabel('Name').fill('og_brand');
      await page.getByRole('button', { name: 'Store' }).click();
      await expect.poll(() => page.locator('#template-name-error').textContent()).toContain('built-in');
      await page.getByLabel('Name').fill('launch');
      await page.getByRole('button', { name: 'Store' }).click();
      await page.getByRole('heading', { name: 'launch' }).waitFor();
      await page.getByRole('button', { name: 'New version' }).click();
      await file.setInputFiles(toFile(NEXT));
      await page.getByRole('button', { name: 'Store' }).click();
      await page.getByLabel('Badge').waitFor();
      expect(await page.getByLabel('Version').locator('option').allTextContents()).toEqual([
        'Always the latest (now 2)',
        '2',
        '1',
      ]);
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe('launch.json');
      expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject({ root: { type: 'box' } });
    },
  );

  studioTest(
    'keeps its name, which is in addresses: a copy has another one; then it is deleted',
    async (studio) => {
      const { page } = studio;
      await push(studio, LAUNCH);
      await push(studio, LAUNCH, 'taken');
      await openLaunch(studio);
      const old = await addressOf(page).inputValue();
      await page.getByRole('button', { name: 'Rename or copy' }).click();
      await page.getByLabel('New name').fill('taken');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('#copy-name-error').textContent()).toContain('already');
      await page.getByLabel('New name').fill('Release!');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('#copy-name-error').textContent()).toContain('lower-case');
      await page.getByLabel('New name').fill('release');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'release' }).waitFor();
      expect(await studio.statusOf(old)).toBe(200);
      await page.getByRole('link', { name: 'All templates' }).click();
      await page.getByRole('link', { name: /^launch/ }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete the template' }).click();
      await page.getByRole('heading', { name: 'Your templates' }).waitFor();
      const names = await page
        .getByRole('region', { name: 'Your templates' })
        .locator('strong')
        .allTextContents();
      expect(names).toEqual(['release', 'taken']);
      expect(await studio.statusOf(old)).toBe(400);
    },
  );

  studioTest('that is not there is said to be missing', async (studio) => {
    const { page, open } = studio;
    await push(studio, LAUNCH);
    await open('cards#gone');
    await page.getByText('There is no template gone.').waitFor();
    await open('cards#launch.v9');
    await page.getByText('Your account has no template "launch"').waitFor();
  });
});

studioTest.deep('every state is accessible', async (studio) => {
  const { page, open, createKey } = studio;
  await push(studio, LAUNCH);
  await createKey();
  await open('cards');
  await page.getByRole('heading', { name: 'Your templates' }).waitFor();
  await checkState(studio, 'gallery');
  await page.getByRole('button', { name: 'Add a template' }).click();
  await checkState(studio, 'adding');
  await page.getByLabel('Choose the file of a template').setInputFiles(toFile({ root: 7 }));
  await page.getByText('Chosen:').waitFor();
  await page.getByRole('button', { name: 'Store' }).click();
  await page.locator('#template-file-error:not([hidden])').waitFor();
  await checkState(studio, 'refused');
  await page.keyboard.press('Escape');
  await openLaunch(studio);
  await checkState(studio, 'builder');
  await page.getByRole('button', { name: 'Rename or copy' }).click();
  await checkState(studio, 'copying');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete' }).click();
  await checkState(studio, 'deleting');
});

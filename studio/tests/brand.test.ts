import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkState } from './support/check-state.ts';
import { buildStudio, type Studio, studioTest } from './support/open-studio.ts';
import { tabTo } from './support/tab-to.ts';

const DOCUMENT = `---
name: Acme
colors:
  background: "#0b1020"
  foreground: "#ffffff"
  primary: "#ff5533"
  bad: "nocolor"
---

# Acme
`;

const editorOf = (page: Page): Locator => page.getByRole('textbox', { name: 'DESIGN.md' });

/** Types over all that stands in the editor. Emptied first: Chromium styles text that replaces marked text inline, which the policy blocks. */
async function retype(page: Page, designMd: string): Promise<void> {
  await editorOf(page).press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText(designMd);
}

/** With the document in sight. */
async function openBrand({ page, open }: Studio): Promise<void> {
  await open('brand');
  await page.getByText('Advanced: DESIGN.md').click();
  await page.locator('.cm-content').waitFor();
}

/** Saves a brand without the screen. */
async function saveBrand({ send }: Studio, name: string): Promise<void> {
  expect((await send('POST', 'brands', { name, design_md: DOCUMENT })).status()).toBe(201);
}

async function fill(page: Page, name: string, designMd = DOCUMENT): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await retype(page, designMd);
}

studioTest(
  'a document is linted, derived and drawn while it is typed, saved, renamed and deleted; nothing is charged',
  async (studio) => {
    const { page, count } = studio;
    await openBrand(studio);
    await fill(page, 'Acme');
    await page.getByRole('button', { name: 'Go to line 7' }).click();
    // The mark of the linter stands at that line, and so does the cursor.
    expect(await page.locator('.cm-lintRange-error').textContent()).toContain('nocolor');
    await page.keyboard.type('x');
    await expect.poll(() => page.locator('.cm-line').nth(6).textContent()).toMatch(/^x/);
    await page.keyboard.press('Backspace');
    await page.getByRole('row', { name: /^bg .*#0b1020.*colors\.background$/ }).waitFor();
    await page.getByRole('row', { name: /Text on the background.*Passes/ }).waitFor();
    await page.getByAltText('Announcement with the brand').waitFor();
    expect(await page.locator('.samples img').count()).toBe(6);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved Acme.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Acme Rockets');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved Acme Rockets.').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete the brand' }).click();
    await page.getByText('Deleted Acme Rockets.').waitFor();
    expect(await count()).toMatchObject({ brands: 0, generations: 0, credit_entries: 0 });
  },
);

studioTest.deep(
  'fields and document follow each other, and a brand of which nothing is understood is not called saved alone',
  async (studio) => {
    const { page, count } = studio;
    await openBrand(studio);
    await page.getByLabel('Name', { exact: true }).fill('Acme');
    const accent = page.getByLabel('Accent', { exact: true });
    for (const wrong of ['dark grean', '#F2B54']) {
      await accent.fill(wrong);
      await page.locator('#brand-accent-error', { hasText: 'such as #12372a' }).waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      expect(await accent.evaluate((field) => field.matches(':focus'))).toBe(true);
    }
    expect((await count()).brands).toBe(0);
    await page.getByLabel('Pick: Background').fill('#ffffff');
    await page.getByLabel('Accent', { exact: true }).fill('#ffee00');
    await page.getByText('easier to see').waitFor();
    await page.getByText('Serif', { exact: true }).click();
    await page.getByLabel('Tone').selectOption('elegant');
    await page.getByLabel('Tagline').fill('Rockets');
    await page.getByRole('row', { name: /^fg .*#101014/ }).waitFor();
    await page.getByRole('row', { name: /^font serif/ }).waitFor();
    const text = await editorOf(page).innerText();
    for (const written of ['name: "Acme"', 'primary: "#ffee00"', 'tone: "elegant"', 'tagline: "Rockets"'])
      expect(text).toContain(written);
    // And the other way.
    await retype(page, DOCUMENT.replace('primary', 'accent').replace('colors:', 'tone: sleepy\ncolors:'));
    await page.getByText('tone sleepy is none that cards know').waitFor();
    expect(await page.getByLabel('Tone').inputValue()).toBe('sleepy');
    await expect.poll(() => page.getByLabel('Accent', { exact: true }).inputValue()).toBe('#ff5533');
    await page.getByLabel('Accent', { exact: true }).fill('#ff5544');
    await expect.poll(() => editorOf(page).innerText()).toContain('accent: "#ff5544"');
    await retype(page, '# Acme\n\nWe are friendly.');
    await page.getByText('What cards use').waitFor();
    await expect.poll(() => page.getByRole('row', { name: /^fg / }).count()).toBe(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('contains no color, font, logo or text').waitFor();
  },
);

const logoOf = (color: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="${color}"/></svg>`,
  ),
});

studioTest(
  'a logo is uploaded by choosing or dropping it, shown, and written into the document',
  async (studio) => {
    const { page, count } = studio;
    await openBrand(studio);
    await fill(page, 'Acme');
    const picker = page.getByLabel('Choose a logo file');
    await picker.setInputFiles({
      name: 'page.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<html>'),
    });
    // At the field, and the next file takes it away.
    await page.locator('#brand-logo-error', { hasText: 'must be a PNG, JPEG, WebP or SVG image' }).waitFor();
    const sent = Promise.withResolvers<void>();
    await page.route('**/uploads', async (route) => {
      await sent.promise;
      await route.continue();
    });
    await picker.setInputFiles(logoOf('#e02020'));
    await page.getByText('The logo is still uploading.').waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    const sample = page.getByAltText('Announcement with the brand');
    await page.locator('.samples[aria-busy="false"]').waitFor();
    const withoutLogo = await sample.getAttribute('src');
    sent.resolve();
    const shown = page.getByAltText('The logo of this brand');
    const width = () =>
      shown.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
    await expect.poll(width).toBe(1024);
    expect(await page.locator('#brand-logo-error').isVisible()).toBe(false);
    await page.getByRole('row', { name: /^logo upload:up_/ }).waitFor();
    await expect.poll(() => sample.getAttribute('src')).not.toBe(withoutLogo);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved Acme.').waitFor();
    await expect.poll(() => editorOf(page).textContent()).toMatch(/logo: "upload:up_\w+"/);

    const first = await shown.getAttribute('src');
    const dropped = JSON.stringify(logoOf('#2020e0').buffer.toString());
    await page.evaluate(`
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${dropped}], 'logo.svg', { type: 'image/svg+xml' }));
    document.querySelector('.image-row .file-picker')
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  `);
    await expect.poll(() => shown.getAttribute('src')).not.toBe(first);
    await page.getByRole('button', { name: 'Keep the old logo' }).click();
    await expect.poll(() => shown.getAttribute('src')).toBe(first);
    expect(await count()).toMatchObject({ uploads: 2, brands: 1, credit_entries: 0 });
  },
);

studioTest.deep(
  'nothing that was typed is lost: by another brand, a reload, a refusal, or an expired session',
  async (studio) => {
    const { page, createKey, endSession } = studio;
    await saveBrand(studio, 'Saved');
    await openBrand(studio);
    await fill(page, 'a/b', '---\nname: typed\n---\n');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('#brand-name-error').filter({ hasText: 'must be a letter or digit' }).waitFor();
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    await expect.poll(() => editorOf(page).textContent()).toContain('nocolor');
    await page.getByRole('button', { name: 'New brand (not saved)' }).click();
    await expect.poll(() => editorOf(page).textContent()).toContain('typed');
    await page.reload();
    await page.getByText('Advanced: DESIGN.md').click();
    await expect.poll(() => editorOf(page).textContent()).toContain('typed');
    const key = await createKey();
    await endSession(() => retype(page, '---\nname: typed last\n---\n'));
    await page.getByLabel('API key').fill(key);
    await page.keyboard.press('Enter');
    await page.getByText('Advanced: DESIGN.md').click();
    await expect.poll(() => editorOf(page).textContent()).toContain('typed last');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('a/b');
  },
);

studioTest.deep('a change that somebody else made meanwhile is not overwritten unasked', async (studio) => {
  const { page, service } = studio;
  await saveBrand(studio, 'Acme');
  await openBrand(studio);
  await page.getByRole('button', { name: 'Acme', exact: true }).click();
  await expect.poll(() => editorOf(page).textContent()).toContain('nocolor');
  const mine = DOCUMENT.replace('#0b1020', '#1b1020');
  await retype(page, mine);
  const other = await page.request.put(`${service.baseUrl()}/studio/api/v1/brands/Acme`, {
    headers: { origin: service.baseUrl() },
    data: { design_md: '---\nname: theirs\n---\n' },
  });
  expect(other.status()).toBe(200);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('was changed elsewhere in the meantime').waitFor();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await page.getByText('Saved Acme.').waitFor();
  const now = await page.request.get(`${service.baseUrl()}/studio/api/v1/brands/Acme`);
  expect(await now.json()).toMatchObject({ revision: 3, design_md: mine });
});

studioTest.deep(
  'a brand that was just saved is chosen in Make, Cards and Many, and another choice stays',
  async (studio) => {
    const { page, open } = studio;
    await openBrand(studio);
    await fill(page, 'Acme');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const sent = page.waitForRequest(
      (request) =>
        request.url().endsWith('/previews') && request.postData()?.includes('"brand":"Acme"') === true,
    );
    await page.getByRole('link', { name: 'Create a picture with it' }).click();
    await page.getByLabel('What should the card say and show?').fill('"Tea at four"');
    await sent;
    await open('cards#og_brand');
    await expect.poll(() => page.getByLabel('Background', { exact: true }).inputValue()).toBe('#0b1020');
    await page.getByRole('button', { name: 'Use the example' }).click();
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).not.toBe('');
    expect(await page.getByLabel('Background', { exact: true }).inputValue()).toBe('#0b1020');
    await open('many');
    await page.getByLabel('Or paste it').fill('title\nTea at four');
    const chosen = page.getByLabel('Saved brand');
    await expect.poll(() => chosen.inputValue()).toBe('Acme');
    await chosen.selectOption('');
    await page.reload();
    await expect.poll(() => chosen.locator('option').count()).toBe(2);
    expect(await chosen.inputValue()).toBe('');
  },
);

studioTest.deep(
  'letters come faster than the page is drawn, and while a brand is being saved, and all stay',
  async (studio) => {
    const { page } = studio;
    await openBrand(studio);
    const [head, fast, late] = [
      '---\ncolors: { primary: red }\n---\n',
      '# A friendly brand that is typed without a pause\n'.repeat(4),
      '# And more',
    ];
    await fill(page, 'Acme', head);
    await page.keyboard.type(fast);
    const answered = Promise.withResolvers<void>();
    await page.route('**/brands', async (route) => {
      if (route.request().method() === 'POST') await answered.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Saving…' }).waitFor();
    await editorOf(page).focus();
    await page.keyboard.type(late);
    answered.resolve();
    await page.getByText('Saved Acme.').waitFor();
    const written = `${head}${fast}${late}`;
    const lines = () => page.locator('.cm-line').allTextContents();
    await expect.poll(async () => (await lines()).join('\n')).toBe(written);
  },
);

studioTest.deep('by keyboard alone: written, saved, and the way to a finding', async (studio) => {
  const { page } = studio;
  await openBrand(studio);
  await tabTo(page, '#brand-name');
  await page.keyboard.type('Acme');
  await tabTo(page, '.cm-content');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText(DOCUMENT);
  await page.getByRole('button', { name: 'Go to line 7' }).waitFor();
  // Tab leaves the editor.
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.getByText('Saved Acme.').waitFor();
  await tabTo(page, '[aria-label="Go to line 7"]');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await expect.poll(() => page.locator('.cm-line').nth(6).textContent()).toMatch(/^x/);
});

studioTest.deep('without its script, the document is a plain field', async ({ page, open }) => {
  await page.route('**/code-editor-*', (route) => route.abort());
  await open('brand');
  await page.getByText('Advanced: DESIGN.md').click();
  await fill(page, 'Acme');
  await page.getByRole('button', { name: 'Go to line 7' }).click();
  expect(await page.evaluate('document.activeElement.selectionStart')).toBe(DOCUMENT.indexOf('  bad'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved Acme.').waitFor();
});

const EDITOR_BYTES = 130_000;

test('the editor is at most 130 kB of script, compressed, and loaded on its screen alone', () => {
  const folder = buildStudio();
  const { outputs } = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as {
    outputs: Record<string, { inputs: object; imports: { path: string; kind: string }[] }>;
  };
  const withEditor = Object.keys(outputs).filter((path) =>
    Object.keys(outputs[path]?.inputs ?? {}).some((input) => input.includes('/@codemirror/')),
  );
  expect(withEditor).toHaveLength(1);
  const [editor = ''] = withEditor;
  const importers = Object.keys(outputs).filter((path) =>
    outputs[path]?.imports.some((found) => found.path === editor),
  );
  expect(importers).toEqual([expect.stringContaining('brand-screen')]);
  const bytes = readFileSync(join(folder, 'assets', editor.split('/').at(-1) ?? ''));
  expect(gzipSync(bytes).length).toBeLessThan(EDITOR_BYTES);
});

studioTest.deep('every state is accessible', async (studio) => {
  const { page } = studio;
  await studio.open('brand');
  await page.getByLabel('Name', { exact: true }).waitFor();
  await checkState(studio, 'empty');
  await page.getByText('Advanced: DESIGN.md').click();
  await fill(page, 'a/b');
  await page.getByAltText('Announcement with the brand').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('#brand-name-error').filter({ hasText: 'must be a letter' }).waitFor();
  await checkState(studio, 'refused');
  await page.getByLabel('Name', { exact: true }).fill('Acme');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved Acme.').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete the brand' }).waitFor();
  await checkState(studio, 'saved, deleting');
});

import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../engine/src/index.ts';
import { OUTFIT } from '../../service/tests/api/support/fonts.ts';
import { compressedSize, filesOf } from './support/bundle-size.ts';
import { checkState } from './support/check-state.ts';
import { findBarriers, type Studio, studioTest } from './support/open-studio.ts';

const text = (words: string, more: object = {}) => ({
  type: 'text',
  text: words,
  size: 60,
  minSize: 30,
  maxLines: 3,
  color: '#14162b',
  ...more,
});
const CARD = {
  parameters: [{ type: 'text', name: 'title', example: 'Deploys that roll back' }],
  root: {
    type: 'box',
    style: { backgroundColor: '#ffffff', padding: 60, gap: 20 },
    children: [
      text('{title}'),
      text('One command'),
      text('Sticker', { style: { position: 'absolute', left: 700, top: 400 } }),
    ],
  },
};

const overlay = (page: Page): Locator => page.getByRole('group', { name: 'Layers in the picture' });
const hit = (page: Page, name: string): Locator => overlay(page).getByRole('button', { name });
const pictureOf = (page: Page): Locator => page.getByAltText('The card as it will be');
// What of the page is used here: tests know no DOM.
type Canvas = {
  getContext(kind: '2d'): { drawImage(...args: unknown[]): void };
  toDataURL(type: string): string;
};
type PageImage = {
  naturalWidth: number;
  naturalHeight: number;
  ownerDocument: { createElement(name: string): Canvas };
};

/** As a PNG. */
async function readPicture(picture: Locator): Promise<Buffer> {
  const url = await picture.evaluate((one) => {
    const image = one as unknown as PageImage;
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const canvas = Object.assign(image.ownerDocument.createElement('canvas'), size);
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
/** Mean difference of the channels of two pictures at the size of the preview. */
async function findDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).resize(600, 315, { fit: 'fill' }).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b) throw new Error('nothing to compare');
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}
const publish = (page: Page): Promise<void> =>
  page.locator('dialog[open]').getByRole('button', { name: 'Publish', exact: true }).click();

async function openOwn(studio: Studio, definition: object = CARD): Promise<void> {
  await studio.send('PUT', 'templates/launch', definition);
  await studio.open('editor#launch');
  await pictureOf(studio.page).waitFor();
}

/** The latest version, as the service has it. */
async function latest(studio: Studio, name = 'launch') {
  return (await (await studio.send('GET', `templates/${name}`)).json()) as {
    version: number;
    // biome-ignore lint/suspicious/noExplicitAny: whatever was published
    definition: any;
  };
}

const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? 0;

async function dragBy(page: Page, what: Locator, x: number, y: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x / 2, top + y / 2, { steps: 3 });
  await page.mouse.move(left + x, top + y, { steps: 3 });
  await page.mouse.up();
}

const SCRIPT_BYTES = 60_000;

test('the editor is at most 60 kB of script, compressed, beyond the studio’s', () => {
  const studio = filesOf(['src/main.tsx', 'src/screens/make/make-screen.tsx']);
  const editor = [...filesOf(['src/screens/editor/editor-screen.tsx'])].filter((file) => !studio.has(file));
  expect(editor.length).toBeGreaterThan(0);
  expect(compressedSize(editor)).toBeLessThan(SCRIPT_BYTES);
});

describe('the editor of templates', () => {
  studioTest('begins with a composition and ends in the card that was promised', async (studio) => {
    const { page } = studio;
    await studio.createKey();
    await studio.open('cards');
    await page.getByRole('link', { name: 'New template' }).click();
    await page.getByRole('button', { name: /^Split/ }).click();
    await pictureOf(page).waitFor();
    // Typed in the picture, into what stands for the headline.
    await hit(page, '“{title}”').dblclick();
    await page.getByLabel('Example of the text').fill('Tea at four');
    await page.keyboard.press('Enter');
    // The field with the color gets wider.
    await hit(page, 'Image photo, no picture yet').click();
    await page.keyboard.press('Escape');
    await dragBy(page, page.locator('.handle.left'), -40, 0);
    await expect.poll(() => page.getByLabel('Width', { exact: true }).inputValue()).toMatch(/^5\d\d$/);
    const width = Number(await page.getByLabel('Width', { exact: true }).inputValue());
    await page.getByRole('button', { name: 'Color: make it a parameter' }).click();
    expect(await page.locator('#field-style-backgroundColor').inputValue()).toBe('{background}');
    // All kinds of texts at once.
    for (const name of ['Short', 'Long', 'German', 'Japanese', 'Arabic', 'None'])
      await page.getByRole('button', { name: new RegExp(`^${name}(?!.*Drawing)`) }).waitFor();
    await page.getByRole('button', { name: /^Japanese/ }).click();
    await page.getByRole('button', { name: 'Japanese texts: back to examples' }).click();
    await page.locator('.card-frame[aria-busy="false"]').waitFor();
    const promised = await readPicture(pictureOf(page));
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByLabel('Name', { exact: true }).last().fill('Téa');
    await publish(page);
    await page.getByText('It is version 1.').waitFor();
    const { definition } = await latest(studio, 'tea');
    expect(definition.root.children[1].style).toMatchObject({ width, backgroundColor: '{background}' });
    expect(definition.parameters).toContainEqual(
      expect.objectContaining({ type: 'color', name: 'background', default: '#2f4bd8' }),
    );
    await page.getByRole('link', { name: /^Use it/ }).click();
    await page.getByRole('button', { name: 'Use the example' }).click();
    await expect
      .poll(() => page.getByLabel('Signed URL').inputValue())
      .toMatch(/\/i\/tea\?.*Tea%20at%20four/);
    const { pathname, search } = new URL(await page.getByLabel('Signed URL').inputValue());
    const served = await studio.service.app.request(pathname + search);
    const engine = await createEngine();
    const own = { owner: studio.accountId, name: 'tea', version: 1, definition };
    const data = new Map(
      [...new URLSearchParams(search)].filter(([name]) => !/^(?:sig|expires)$/.test(name)),
    );
    const size = { width: 1200, height: 630, format: 'png' } as const;
    const drawn = await engine.renderCard(engine.parseCard({ template: 'tea', own, data, ...size }));
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(Buffer.compare(bytes, drawn)).toBe(0);
    // And that is what the editor showed, as a smaller JPEG.
    expect(await findDifference(promised, bytes)).toBeLessThan(2);
  });

  studioTest.deep('begins with a card of a prompt, whose words become parameters', async (studio) => {
    const { page } = studio;
    await studio.open('');
    await page.getByLabel('What should the card say and show?').fill('Announce "Tea at four"');
    await page.getByAltText(/^Preview of the card/).waitFor();
    await page.getByRole('button', { name: 'Make this a template' }).click();
    await hit(page, '“{title}”').waitFor();
    expect(await overlay(page).locator('.hit.image').count()).toBe(1);
    for (const [shape, tree] of [
      ['Square', 'square'],
      ['Story', 'tall'],
    ] as const) {
      await page.getByText(shape, { exact: true }).click();
      await expect.poll(() => overlay(page).locator('.hit').first().getAttribute('data-path')).toBe(tree);
      await expect.poll(() => overlay(page).locator('.hit.image:not(.empty)').count()).toBe(1);
    }
  });

  studioTest.deep('repeats a row for each item of a list, to the card that is fetched', async (studio) => {
    const { page } = studio;
    await studio.createKey();
    const row = [text('9:00', { maxLines: 1 }), text('Keynote', { maxLines: 1 })];
    await openOwn(studio, {
      ...CARD,
      root: {
        ...CARD.root,
        children: [text('{title}'), { type: 'box', style: { flexDirection: 'row', gap: 30 }, children: row }],
      },
    });
    await page.locator('.outline-row', { hasText: 'Row' }).click();
    // A box that is selected is dragged by what stands in it.
    await dragBy(page, hit(page, '“Keynote”'), 0, -70);
    await page.getByText('Moved Row of 9:00, Keynote: 1 of 2 in Column of 9:00, Keynote ….').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.outline-row', { hasText: 'Row' }).click();
    await page.getByRole('button', { name: 'Repeat' }).click();
    await expect.poll(() => hit(page, '“{items.keynote}”').count()).toBe(3);
    await page.getByLabel('Fields of an item').fill('time, talk');
    await page.getByLabel('Fields of an item').press('Enter');
    const cell = (column: string, item: number): Locator => page.getByLabel(`Example: ${column} ${item}`);
    await cell('time', 2).fill('12:00');
    await cell('talk', 2).fill('A long lunch');
    await page.getByRole('button', { name: 'Example: remove 3' }).click();
    await cell('talk', 2).press('Enter');
    await expect.poll(() => cell('time', 3).evaluate((one) => one.matches(':focus'))).toBe(true);
    await page.keyboard.type('17:00');
    await expect.poll(() => hit(page, '“{items.time}”').count()).toBe(3);
    // An item is also typed in the picture.
    await hit(page, '“{items.talk}”').first().dblclick();
    await page.getByLabel('Example of the text').fill('Welcome all');
    await page.keyboard.press('Enter');
    expect(await cell('talk', 1).inputValue()).toBe('Welcome all');
    await checkState(studio, 'editor-list');
    await page.getByRole('button', { name: 'Publish' }).click();
    await publish(page);
    await page.getByText('It is version 2.').waitFor();
    await page.getByRole('link', { name: /^Use it/ }).click();
    await page.getByRole('button', { name: 'Use the example' }).click();
    await page.getByLabel('Items: talk 3').fill('Goodbye');
    const items = '9:00\tWelcome all\n12:00\tA long lunch\n17:00\tGoodbye';
    const signed = page.getByLabel('Signed URL');
    await expect.poll(async () => new URL(await signed.inputValue()).searchParams.get('items')).toBe(items);
    await checkState(studio, 'cards-list');
    const { pathname, search } = new URL(await signed.inputValue());
    const served = await studio.service.app.request(pathname + search);
    expect([served.status, served.headers.get('x-cardwright-warning')]).toEqual([200, null]);
    const engine = await createEngine();
    const { version, definition } = await latest(studio);
    const own = { owner: studio.accountId, name: 'launch', version, definition };
    const data = new Map([
      ['title', 'Deploys that roll back'],
      ['items', items],
    ]);
    const size = { width: 1200, height: 630, format: 'png' } as const;
    const drawn = await engine.renderCard(engine.parseCard({ template: 'launch', own, data, ...size }));
    expect(Buffer.compare(Buffer.from(await served.arrayBuffer()), drawn)).toBe(0);
  });

  studioTest.deep('takes what is typed letter by letter, and forgets what is removed', async (studio) => {
    const { page } = studio;
    await studio.open('editor');
    await page.getByRole('button', { name: /^Split/ }).click();
    await hit(page, '“{title}”').click();
    const spacing = page.getByLabel('Letter spacing', { exact: true });
    await spacing.press('Control+a');
    await page.keyboard.type('-0.05');
    // A number is what it was on the way there.
    expect(await spacing.inputValue()).toBe('-0.05');
    // Words that name no parameter any more are typed on in the same field.
    await page.getByText('Text around it').click();
    await page.getByLabel('Words').press('Control+a');
    await page.keyboard.type('Tea at four');
    await hit(page, '“Tea at four”').waitFor();
    await page.getByRole('button', { name: 'Make it a parameter', exact: true }).click();
    // A key of the list does what it does in the picture.
    await page.locator('.outline-row', { hasText: '{site}' }).press('Delete');
    await expect.poll(() => page.locator('.outline-row', { hasText: '{site}' }).count()).toBe(0);
    // A badge beside a text, in the accent of the card.
    await page.locator('.outline-row', { hasText: '{label}' }).click();
    await page.locator('#field-color').fill('#fdb54b');
    await page.getByRole('button', { name: 'Put into a row' }).click();
    await page.getByText('Put into Row of label.').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Badge' }).click();
    expect(await page.locator('#field-style-backgroundColor').inputValue()).toBe('#fdb54b');
    expect(await page.locator('#field-color').inputValue()).toBe('#14162b');
    await page.getByText('Parameters', { exact: true }).click();
    expect(await page.locator('.parameters h3').allTextContents()).not.toContain('site');
    // Other shapes are arranged from wide cards, as long as nobody changes them.
    await page.getByText('Layers', { exact: true }).click();
    await page.getByText('Story', { exact: true }).click();
    await hit(page, '“Badge”').click();
    expect(await page.getByLabel('Size', { exact: true }).inputValue()).toBe('39');
    await page.getByLabel('Size', { exact: true }).fill('50');
    await page.getByText('Story cards have their own arrangement.').waitFor();
    await page.getByRole('button', { name: 'Arrange it from wide again' }).click();
    await page.getByText('Story cards are arranged from wide cards').waitFor();
  });

  studioTest('moves by dragging and by keys, and takes every step back', async (studio) => {
    const { page } = studio;
    await openOwn(studio);
    const words = () =>
      overlay(page)
        .locator('.hit.text')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await dragBy(page, hit(page, '“One command”'), 0, -160);
    await expect.poll(words).toEqual(['“One command”', '“{title}”', '“Sticker”']);
    const said = page.locator('.editor > [role="status"]');
    expect(await said.textContent()).toBe('Moved “One command”: 1 of 3 in Column of One command, title ….');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await said.textContent()).toBe('Undone. Steps left to undo: 0.');
    await expect.poll(words).toEqual(['“{title}”', '“One command”', '“Sticker”']);
    await hit(page, '“Sticker”').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await said.textContent()).toBe('Top 410');
    const left = page.getByLabel('Left', { exact: true });
    await page.getByText('Size and position').click();
    expect([await left.inputValue(), await page.getByLabel('Top', { exact: true }).inputValue()]).toEqual([
      '699',
      '410',
    ]);
    await hit(page, '“Sticker”').focus();
    await page.keyboard.press('Control+d');
    await expect.poll(() => hit(page, '“Sticker”').count()).toBe(2);
    await page.keyboard.press('Delete');
    await expect.poll(() => hit(page, '“Sticker”').count()).toBe(1);
    for (const _ of ['delete', 'copy', 'nudges']) await page.keyboard.press('Control+z');
    await page.getByText('Version 1, published').waitFor();
    // Onto the baseline of another text, which is as large and so begins where it does.
    const [from, to] = [await topOf(hit(page, '“Sticker”')), await topOf(hit(page, '“One command”'))];
    await dragBy(page, hit(page, '“Sticker”'), 0, to - from + 2);
    await expect.poll(() => page.getByLabel('Top', { exact: true }).inputValue()).toBe('152');
    await page.getByRole('button', { name: 'Undo' }).click();
    // Into a box and out of it.
    await page.getByRole('button', { name: 'Rectangle' }).click();
    await page.getByRole('button', { name: 'Move up' }).click();
    await page.locator('.outline-row', { hasText: '“Sticker”' }).click();
    await page.getByRole('button', { name: 'Move into the previous box' }).click();
    const sticker = page.locator('.outline-row', { hasText: '“Sticker”' });
    await expect.poll(() => sticker.getAttribute('class')).toContain('level-3');
    await page.getByRole('button', { name: 'Move down' }).click();
    await expect.poll(() => sticker.getAttribute('class')).toContain('level-2');
  });

  studioTest('keeps what is not published, and does not write over what another tab did', async (studio) => {
    const { page } = studio;
    await openOwn(studio);
    await hit(page, '“One command”').click();
    await page.getByLabel('Words').fill('Two commands');
    await page.getByText('Changes to version 1, not published').waitFor();
    await page.getByText('Draft saved').waitFor();
    // As in another browser.
    await page.evaluate('sessionStorage.clear(); localStorage.clear()');
    await page.reload();
    await hit(page, '“Two commands”').waitFor();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await hit(tab, '“Two commands”').click();
    await tab.getByLabel('Words').fill('Of another tab');
    await tab.getByText('Saving…').waitFor();
    await tab.getByText('Draft saved').waitFor();
    const draft = async () => await (await studio.send('GET', 'templates/launch/draft')).text();
    await hit(page, '“Two commands”').click();
    await page.getByLabel('Words').fill('Three commands');
    await page.getByText('This draft was saved elsewhere').waitFor();
    expect(await draft()).toContain('Of another tab');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByText('Draft saved').waitFor();
    expect(await draft()).toContain('Three commands');
    // And the other tab is told in turn.
    await tab.getByLabel('Words').fill('Four commands');
    await tab.getByRole('button', { name: 'Show the other one' }).click();
    await hit(tab, '“Three commands”').waitFor();
    await tab.close();
    await studio.send('PUT', 'templates/launch', { ...CARD, description: 'Of another tab' });
    await page.getByRole('button', { name: 'Publish' }).click();
    await publish(page);
    await page.getByText(/Version 2 of "launch" was stored in the meantime/).waitFor();
    expect((await latest(studio)).version).toBe(2);
    await page.getByRole('button', { name: 'Publish mine as the next version' }).click();
    await page.getByText('It is version 3.').waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect
      .poll(async () => (await studio.send('GET', 'templates/launch/draft')).status(), { timeout: 5000 })
      .toBe(404);
    // An earlier version becomes the draft.
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.locator('.versions img:not(.missing)').nth(2).waitFor();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await hit(page, '“One command”').waitFor();
    await page.getByText('Changes to version 3, not published').waitFor();
  });

  studioTest.deep('has colors by a name, which differ by a choice', async (studio) => {
    const { page } = studio;
    const brand = '---\ncolors:\n  primary: "#aa2200"\n---\n# Acme\n';
    await studio.send('POST', 'brands', { name: 'Acme', design_md: brand });
    await openOwn(studio);
    await hit(page, '“One command”').click();
    await page.getByRole('button', { name: 'Color: Acme, Accent' }).click();
    expect(await page.locator('#field-color').inputValue()).toBe('#aa2200');
    await page.getByText('Parameters', { exact: true }).click();
    await page.getByRole('button', { name: 'Choice' }).click();
    await page.getByRole('button', { name: 'Named color' }).click();
    await page.locator('summary', { hasText: /^color$/ }).click();
    await page.getByLabel('By choice').selectOption('choice');
    await page.locator('#color-0-dark').fill('#0d1020');
    await hit(page, 'Column').click({ position: { x: 4, y: 4 } });
    await page.locator('#field-style-backgroundColor').fill('{color}');
    await page.getByRole('button', { name: 'Publish' }).click();
    await publish(page);
    await page.getByText('It is version 2.').waitFor();
    expect((await latest(studio)).definition).toMatchObject({
      colors: [{ name: 'color', by: { parameter: 'choice', colors: { light: '#2f4bd8', dark: '#0d1020' } } }],
      root: { style: { backgroundColor: '{color}' } },
    });
  });

  studioTest('says at the node what cannot be drawn, and keeps the last picture', async (studio) => {
    const { page } = studio;
    await openOwn(studio);
    await hit(page, '“One command”').click();
    await page.locator('#field-color').fill('#f4f4f4');
    // With the texts shown, and soon with others, too.
    await page
      .getByText(/It has a contrast of 1\.\d\d:1/)
      .first()
      .waitFor();
    await page.locator('#field-color').fill('reddish');
    await expect.poll(() => page.locator('#field-color-error').textContent()).toContain('must be a color');
    await page.getByText('The picture is an earlier one.').waitFor();
    await pictureOf(page).waitFor();
  });

  studioTest.deep('changes a template of ours by its regions', async (studio) => {
    const { page } = studio;
    await studio.open('cards#event');
    await page.getByRole('link', { name: 'Start from this' }).click();
    await hit(page, 'Title').dblclick();
    await page.getByLabel('Example of the text').fill('Tea at four');
    await page.keyboard.press('Enter');
    await hit(page, 'Title').click();
    expect(await page.getByLabel('Example', { exact: true }).inputValue()).toBe('Tea at four');
    const size = page.getByLabel('Size', { exact: true });
    await hit(page, 'Words')
      .first()
      .click({ position: { x: 4, y: 4 } });
    const before = await size.inputValue();
    await dragBy(page, page.locator('.handle.right'), -80, 0);
    await expect.poll(() => size.inputValue()).not.toBe(before);
    await page.getByText('Story', { exact: true }).click();
    await expect.poll(() => page.locator('.card-frame').getAttribute('class')).toContain('story');
  });
});

studioTest.deep('every state of the editor is accessible', async (studio) => {
  const { page, open } = studio;
  await open('editor');
  await page.getByRole('heading', { name: 'Start from a built-in template' }).waitFor();
  await page.getByLabel('Choose the file of a template').setInputFiles({
    name: 'launch.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "root": { "type": "box", "children": [{}] } }'),
  });
  await page.getByText(/definition\.root\.children\[0\]\.type/).waitFor();
  await checkState(studio, 'editor-start');
  await openOwn(studio);
  await hit(page, '“{title}”').click();
  await checkState(studio, 'editor-text');
  await page.getByText('Parameters', { exact: true }).click();
  await page.locator('.parameters summary').first().click();
  await checkState(studio, 'editor-parameters');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.locator('.versions img:not(.missing)').waitFor();
  await checkState(studio, 'editor-versions');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).click();
  await checkState(studio, 'editor-publish');
  await page.keyboard.press('Escape');
  // On a phone, the names of fonts are large enough to hit.
  await page.setViewportSize({ width: 390, height: 844 });
  await hit(page, '“{title}”').click();
  const font = await page.request.post(`${studio.service.baseUrl()}/studio/api/v1/uploads?name=House`, {
    headers: { origin: studio.service.baseUrl(), 'content-type': 'font/woff2' },
    data: OUTFIT,
  });
  const { reference } = (await font.json()) as { reference: string };
  await page.getByRole('button', { name: 'Font: samples' }).click();
  await page.locator('.font-sheet img').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  // One's own among them.
  await page.getByRole('button', { name: 'House', exact: true }).click();
  expect(await page.locator('#field-font').inputValue()).toBe(reference);
  await expect.poll(() => page.locator('.card-frame').getAttribute('aria-busy')).toBe('false');
  expect(await page.locator('.board .notice').count()).toBe(0);
});

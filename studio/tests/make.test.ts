import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createScreenTest, type Studio } from './support/open-studio.ts';
import { tabTo } from './support/tab-to.ts';

const PROMPT = 'Poster: "Summer fair", Saturday 12 June, 2 pm, Mill Lane';

const promptOf = (page: Page): Locator => page.getByLabel('What should the card say and show?');
const textOf = (page: Page, number: number): Locator => page.getByLabel(`Text ${number}`, { exact: true });
const textsOf = (page: Page): Promise<string[]> =>
  page
    .locator('.block textarea')
    .evaluateAll((areas) => areas.map((area) => (area as unknown as { value: string }).value));
const previewOf = (page: Page): Locator => page.getByAltText(/^Preview of the card/);

const makeTest = createScreenTest(
  (declare) =>
    (name: string, run: (studio: Studio) => Promise<void>): void =>
      declare(name, async (studio) => {
        await studio.open('');
        await run(studio);
      }),
);

type SentPreview = {
  brief: { kind: string; blocks: { role: string; text: string }[]; style: string[]; format: unknown };
  seed: number;
  design?: object;
};

/** The bodies of previews that were drawn, newest last. */
function watchPreviews(page: Page): SentPreview[] {
  const sent: SentPreview[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/previews') && response.ok()) sent.push(response.request().postDataJSON());
  });
  return sent;
}

async function read({ page }: Studio, prompt = PROMPT): Promise<void> {
  await promptOf(page).fill(prompt);
  await previewOf(page).waitFor();
}

makeTest(
  'a prompt becomes fields and a picture, with words marked that are not set; no credit moves',
  async (studio) => {
    const { page, count } = studio;
    const sent = watchPreviews(page);
    await read(studio);
    expect(await textsOf(page)).toEqual(['Summer fair', 'Saturday 12 June', '2 pm', 'Mill Lane']);
    expect(await page.getByLabel('Role of text 1').inputValue()).toBe('title');
    expect(await page.locator('.marks mark').allTextContents()).toEqual(['Poster']);
    await expect.poll(() => page.locator('.variations img').count()).toBe(4);
    expect(new Set(sent.map(({ seed }) => seed)).size).toBe(4);
    expect((await count()).credit_entries).toBe(0);
    await page.getByText('Not used as text').click();
    await page.getByRole('button', { name: 'Use as text: Poster' }).click();
    expect(await textsOf(page)).toContain('Poster');
  },
);

makeTest(
  "a picture of one's own is uploaded and composed around, alone or with texts, chosen again and deleted",
  async (studio) => {
    const { page, count } = studio;
    const sent = watchPreviews(page);
    const picker = page.getByLabel('Choose a picture file');
    const buffer = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#c02020"/></svg>',
    );
    await picker.setInputFiles({
      name: 'page.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<html>'),
    });
    await page.locator('#image-file-error', { hasText: 'must be a PNG, JPEG, WebP or SVG image' }).waitFor();
    await picker.setInputFiles({ name: 'fair.svg', mimeType: 'image/svg+xml', buffer });
    await page.getByAltText('The chosen file').waitFor();
    const upload = expect.stringMatching(/^up_/);
    await expect.poll(() => sent.at(-1)?.brief).toMatchObject({ image: { upload }, blocks: [] });
    await read(studio);
    await page.getByLabel('What matters most in it').selectOption('Upper right');
    await expect
      .poll(() => sent.at(-1)?.brief)
      .toMatchObject({
        image: { upload, focus: { x: 1, y: 0 } },
        blocks: [{ text: 'Summer fair' }, {}, {}, {}],
      });
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect.poll(() => sent.at(-1)?.brief).toMatchObject({ image: null });

    await page.getByRole('button', { name: 'Your uploads' }).click();
    await page.getByText('1 file of 200').waitFor();
    await page.getByRole('button', { name: /^fair\.svg/ }).click();
    await expect.poll(() => sent.at(-1)?.brief).toMatchObject({ image: { upload } });
    await page.getByRole('button', { name: 'Your uploads' }).click();
    await page.getByRole('button', { name: 'Delete fair.svg' }).click();
    await page.getByRole('button', { name: 'Delete the file' }).click();
    await page.getByText('0 files of 200').waitFor();
    await page.keyboard.press('Escape');
    await textOf(page, 1).fill('Winter fair');
    // At its field: what was chosen is there no more.
    await page.locator('#image-error', { hasText: 'is no upload of this account' }).waitFor();
    expect(await count()).toMatchObject({ uploads: 0, credit_entries: 0 });
  },
);

describe('a correction', () => {
  makeTest.deep(
    'leaves the design that was chosen, also one of the prompt, until that is about something else',
    async (studio) => {
      const { page } = studio;
      await read(studio);
      await expect.poll(() => page.locator('.variations img').count()).toBe(4);
      const sent = watchPreviews(page);
      await page.getByRole('button', { name: 'Variation 3' }).click();
      await textOf(page, 1).fill('Winter fair');
      await expect
        .poll(() => sent.at(0))
        .toMatchObject({ brief: { blocks: [{ text: 'Winter fair' }, {}, {}, {}] } });
      expect(sent[0]?.design).toBeDefined();
      const design = sent[0]?.design;
      await promptOf(page).fill(PROMPT.replace('2 pm', '3 pm'));
      await expect
        .poll(() => sent.at(-1))
        .toMatchObject({ brief: { blocks: [{}, {}, { text: '3 pm' }, {}] } });
      expect(sent.find(({ brief }) => brief.blocks[2]?.text === '3 pm')?.design).toEqual(design);
      await promptOf(page).fill('We are hiring a baker');
      await expect
        .poll(() =>
          sent
            .at(-1)
            ?.brief.blocks.map(({ text }) => text)
            .join(' '),
        )
        .toContain('baker');
      expect(sent.at(-1)?.design).toBeUndefined();
    },
  );

  makeTest(
    'of words, role, kind, order, design, colors and size is drawn, and stays when the prompt goes on',
    async (studio) => {
      const { page } = studio;
      const sent = watchPreviews(page);
      await read(studio);
      await textOf(page, 1).fill('Winter fair');
      await page.getByLabel('Kind of card').selectOption('sale');
      await page.getByLabel('Role of text 4').selectOption('contact');
      await page.getByRole('button', { name: 'Move text 3 up' }).click();
      await page.getByRole('button', { name: 'Choose: Designs' }).click();
      await page.getByLabel('Search designs').fill('swiss');
      await page.locator('dialog .tile', { hasText: /^swiss$/ }).click();
      await page.getByRole('button', { name: 'Add a color' }).click();
      await page.getByLabel('Code of color 1').fill('#102030');
      await page.getByLabel('Made for').selectOption({ label: 'Custom size' });
      await page.getByLabel('Width').fill('1080');
      await page.getByLabel('Height').fill('1080');
      await promptOf(page).fill(`${PROMPT}. Free entry`);
      await expect
        .poll(() => sent.at(-1)?.brief)
        .toMatchObject({
          kind: 'sale',
          blocks: [
            { text: 'Winter fair' },
            { text: '2 pm' },
            { text: 'Saturday 12 June' },
            { role: 'contact' },
            { text: 'Free entry' },
          ],
          style: ['swiss'],
          colors: [{ value: '#102030', use: 'accent' }],
          format: { width: 1080, height: 1080 },
        });
      await page.getByRole('button', { name: 'As in the prompt: Texts' }).click();
      await expect.poll(() => textsOf(page)).toContain('Summer fair');
    },
  );

  makeTest.deep('of the order by dragging, and by keys without leaving the text', async (studio) => {
    const { page } = studio;
    await read(studio);
    const boxOf = async (index: number) => {
      const box = await page.locator('.grip').nth(index).boundingBox();
      if (box === null) throw new Error('no grip');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await boxOf(0), await boxOf(2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    expect(await textsOf(page)).toEqual(['Saturday 12 June', '2 pm', 'Summer fair', 'Mill Lane']);
    await textOf(page, 3).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    expect(await textsOf(page)).toEqual(['Summer fair', 'Saturday 12 June', '2 pm', 'Mill Lane']);
    await expect.poll(() => textOf(page, 1).evaluate((area) => area.matches(':focus'))).toBe(true);
  });

  makeTest.deep('an illustration is found by a word and chosen with its picture', async (studio) => {
    const { page } = studio;
    const sent = watchPreviews(page);
    await read(studio);
    await page.getByRole('radiogroup', { name: 'Illustration' }).getByText('Chosen').click();
    await page.getByRole('button', { name: 'Choose: Illustrations' }).click();
    await page.getByLabel('Search illustrations').fill('fox');
    const fox = page.locator('dialog .tile', { hasText: /^fox$/ });
    await expect
      .poll(() =>
        fox.locator('img').evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
      )
      .toBe(320);
    await fox.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => sent.at(-1)?.brief).toMatchObject({ illustration: ['fox'] });
  });

  makeTest('goes with its words, which is said and can be undone, and New starts over', async (studio) => {
    const { page } = studio;
    await read(studio);
    await textOf(page, 1).fill('Winter fair');
    await promptOf(page).fill('We are hiring a gardener');
    await page.getByText('no longer contains “Summer fair”').waitFor();
    expect((await textsOf(page)).join()).toContain('gardener');
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect.poll(() => textsOf(page)).toContain('Winter fair');
    await page.getByRole('button', { name: 'New picture' }).click();
    expect([await promptOf(page).inputValue(), await textsOf(page)]).toEqual(['', []]);
  });

  makeTest.deep('without any prompt makes a card, too', async ({ page }) => {
    await page.getByRole('button', { name: 'Add a text' }).click();
    await expect.poll(() => textOf(page, 1).evaluate((area) => area.matches(':focus'))).toBe(true);
    await page.keyboard.type('Tea at four');
    await previewOf(page).waitFor();
  });
});

makeTest(
  'the generated image is the previewed one, for one credit, with the prompt in the history',
  async (studio) => {
    const { page, service, count } = studio;
    const sent = watchPreviews(page);
    await read(studio);
    await expect.poll(() => sent.length).toBe(4);
    await page.getByRole('button', { name: 'Variation 4' }).click();
    await page.getByRole('button', { name: 'Generate' }).click();
    const url = await page.getByLabel('URL of the picture').inputValue();
    expect(url).toMatch(new RegExp(`^${service.baseUrl()}/images/`));
    expect((await count()).credit_entries).toBe(1);
    const history = (await page.evaluate(
      `fetch('/studio/api/v1/history').then((response) => response.json())`,
    )) as {
      prompt: string;
      seed: number;
      width: number;
    }[];
    await expect
      .poll(() =>
        page
          .getByAltText(/^The generated card/)
          .evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
      )
      .toBe(history[0]?.width);
    expect(history).toMatchObject([{ prompt: PROMPT, seed: sent.at(-1)?.seed }]);
  },
);

makeTest('the generated card is had in other shapes, with its texts and design', async (studio) => {
  const { page, send, count } = studio;
  const sent: SentPreview[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generate')) sent.push(request.postDataJSON());
  });
  await read(studio, PROMPT.replace('Poster', 'Card'));
  await page.getByRole('button', { name: 'Generate' }).click();
  const others = page.getByRole('region', { name: 'Also as' }).getByRole('button');
  await expect.poll(() => others.allTextContents()).toEqual(['Square (1080 × 1080)', 'Story (1080 × 1920)']);
  // Of the card as it was generated, whatever was typed since.
  await textOf(page, 1).fill('Winter fair');
  for (const shape of ['Square', 'Story']) {
    await others.first().click();
    await page.getByAltText(`The generated card, ${shape}`).waitFor();
  }
  await expect.poll(() => others.count()).toBe(0);
  const [story, square, wide] = await (await send('GET', 'history')).json();
  expect([story.height, square.height, wide.height]).toEqual([1920, 1080, 630]);
  expect(wide.design).not.toBeNull();
  const texts = [{ text: 'Summer fair' }, {}, {}, {}];
  for (const { brief, design } of sent.slice(1))
    expect({ texts: brief.blocks, design }).toMatchObject({ texts, design: wide.design });
  expect((await count()).credit_entries).toBe(3);
});

makeTest.deep('every step can be done with the keyboard alone', async ({ page }) => {
  await tabTo(page, '#prompt');
  await page.keyboard.type(PROMPT);
  // What was read of half of it is read again.
  await expect.poll(() => textsOf(page)).toHaveLength(4);
  await previewOf(page).waitFor();
  await tabTo(page, '[data-index="0"] textarea');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await textsOf(page))[1]).toBe('Summer fair');
  await tabTo(page, '[data-field="look"] .chips > .button');
  await page.keyboard.press('Enter');
  await page.locator('dialog .tile').first().waitFor();
  await tabTo(page, 'dialog .tile');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  await page.keyboard.press('Home');
  await tabTo(page, '.topbar .wordmark');
  await tabTo(page, '.generate .button.primary');
  await page.keyboard.press('Enter');
  await page.getByAltText(/^The generated card/).waitFor();
  // What was made is in sight, and the next key is about it.
  await page.locator('.result:focus').waitFor();
  await tabTo(page, '.result a[download]');
});

describe('nothing typed is lost', () => {
  makeTest('by a refusal, which stands at the field that it names', async (studio) => {
    const { page } = studio;
    await read(studio);
    await page.getByRole('button', { name: 'Add a color' }).click();
    const code = page.getByLabel('Code of color 1');
    await code.fill('#12345');
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('alert').filter({ hasText: 'must be a color' }).allTextContents()).toEqual([
      expect.stringMatching(/^Must be a color such as/),
    ]);
    expect(await code.inputValue()).toBe('#12345');
    await code.fill('#123456');
    await expect.poll(() => code.getAttribute('aria-invalid')).toBeNull();
  });

  makeTest('by a reload', async (studio) => {
    const { page } = studio;
    await read(studio);
    await textOf(page, 1).fill('Winter fair');
    await page.reload();
    await expect.poll(() => textsOf(page)).toEqual(['Winter fair', 'Saturday 12 June', '2 pm', 'Mill Lane']);
    expect(await promptOf(page).inputValue()).toBe(PROMPT);
  });

  makeTest.deep('by an ended session: after signing in one is where one was', async (studio) => {
    const { page, createKey, endSession } = studio;
    await read(studio);
    const key = await createKey();
    await endSession(() => promptOf(page).fill(`${PROMPT}. Free entry`));
    await page.getByLabel('API key').fill(key);
    await page.keyboard.press('Enter');
    await previewOf(page).waitFor();
    expect(await promptOf(page).inputValue()).toBe(`${PROMPT}. Free entry`);
  });

  makeTest('by a service that is away for a while', async (studio) => {
    const { page } = studio;
    await read(studio);
    await page.route('**/studio/api/**', (route) => route.abort());
    await textOf(page, 1).fill('Winter fair');
    await page.getByText('The service cannot be reached').waitFor();
    await page.unroute('**/studio/api/**');
    await page.getByText('The service cannot be reached').waitFor({ state: 'detached' });
    expect(await textOf(page, 1).inputValue()).toBe('Winter fair');
  });
});

makeTest('typing draws only the last state: outdated previews are given up', async (studio) => {
  const { page } = studio;
  await read(studio);
  const sent = watchPreviews(page);
  const typed = Promise.withResolvers<void>();
  await page.route('**/studio/api/v1/previews', async (route) => {
    await typed.promise;
    await route.continue().catch(() => {});
  });
  await textOf(page, 1).pressSequentially(' of the village');
  typed.resolve();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent[0]?.brief.blocks[0]?.text).toBe('Summer fair of the village');
});

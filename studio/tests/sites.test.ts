import { expect } from 'vitest';
import { checkState } from './support/check-state.ts';
import { type Studio, studioTest } from './support/open-studio.ts';
import { tabTo } from './support/tab-to.ts';

const PROOF = '/.well-known/cardwright.txt';

async function openSites({ page, open, show }: Studio): Promise<void> {
  show('/post', '<title>Tea at four</title>');
  show(PROOF, undefined);
  show('/', undefined);
  await open('sites');
  await page.getByLabel('Host').waitFor();
}

async function add({ page, hostName }: Studio, text = hostName): Promise<void> {
  await page.getByLabel('Host').fill(text);
  await page.getByRole('button', { name: 'Add the site' }).click();
}

const lineOf = ({ page, hostName }: Studio) => page.getByLabel(`Line of the file of ${hostName}`);
const checkNow = ({ page, hostName }: Studio) => page.getByRole('button', { name: `Check now: ${hostName}` });

studioTest('a host is added, proven by a file, and its tag gives a card, which counts', async (studio) => {
  const { page, service, hostName, show } = studio;
  await openSites(studio);
  await page.getByLabel('New cards per day').fill('7');
  await page.getByLabel('Background').selectOption('dark');
  // As it is pasted from the address bar.
  await add(studio, `https://${hostName}/blog?page=2`);
  await page.getByText(`${hostName} is registered.`).waitFor();
  expect(await page.getByLabel('Host').inputValue()).toBe('');
  await checkNow(studio).click();
  await page.getByText(`https://${hostName}${PROOF} responded with status 404`).waitFor();
  show(PROOF, `${await lineOf(studio).inputValue()}\n`);
  await checkNow(studio).click();
  await page.getByText(/^Verified by a file on/).waitFor();
  expect(await page.getByText('of 7 new cards drawn today').textContent()).toBe(
    '0 of 7 new cards drawn today',
  );
  await page.getByLabel('Path of a page').fill('/post');
  const tags = await page.getByLabel(`<head> of ${hostName}`, { exact: true }).inputValue();
  const url = `${service.baseUrl()}/og/${hostName}/post`;
  expect(tags.split('\n')).toEqual([
    `<meta property="og:image" content="${url}">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${url}">`,
  ]);
  await page.getByLabel('portrait (1000 x 1500)').check();
  expect(await page.getByLabel(`<head> of ${hostName}`, { exact: true }).inputValue()).toContain(
    `content="${url}?shape=portrait"`,
  );
  const card = await service.app.request(new URL(url).pathname);
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
  await page.reload();
  await expect.poll(() => page.getByText('of 7 new cards drawn today').textContent()).toMatch(/^1 of 7/);
});

studioTest.deep('a host is proven by a tag, and deleted', async (studio) => {
  const { page, service, hostName, show } = studio;
  await openSites(studio);
  await add(studio);
  await page.getByText('A tag', { exact: true }).click();
  const tag = await page.getByLabel(`Tag for ${hostName}`).inputValue();
  expect(tag).toMatch(/^<meta name="cardwright-site" content="cardwright-site=\w{24}">$/);
  show('/', tag);
  await checkNow(studio).click();
  await page.getByText(/^Verified by a tag on/).waitFor();
  expect((await service.app.request(`/og/${hostName}/post`)).status).toBe(200);
  await page.getByRole('button', { name: `Delete ${hostName}` }).click();
  await page.getByRole('button', { name: 'Delete the site' }).click();
  await expect.poll(() => page.getByRole('heading', { name: hostName }).count()).toBe(0);
});

studioTest('refusals stand at their fields, and what was typed survives a reload', async (studio) => {
  const { page, hostName } = studio;
  await openSites(studio);
  await add(studio, 'two words');
  await expect.poll(() => page.locator('#site-host-error').textContent()).toMatch(/host/);
  await page.getByLabel('New cards per day').fill('0');
  await add(studio);
  await expect.poll(() => page.locator('#site-budget-error').textContent()).toMatch(/daily_cards/);
  await page.reload();
  await expect.poll(() => page.getByLabel('Host').inputValue()).toBe(hostName);
  expect(await page.getByLabel('New cards per day').inputValue()).toBe('0');
  await page.getByLabel('New cards per day').fill('5');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: hostName }).waitFor();
  await add(studio);
  await expect.poll(() => page.locator('#site-host-error').textContent()).toContain('already');
});

studioTest.deep(
  'its cards get a template of one’s own, from the template and from the site',
  async (studio) => {
    const { page, open, send, hostName } = studio;
    const words = { type: 'text', text: '{title}', size: 60, minSize: 20, maxLines: 2, color: '#ffffff' };
    await send('PUT', 'templates/launch', {
      parameters: [{ type: 'text', name: 'title', example: 'Hold fast' }],
      root: { type: 'box', style: { backgroundColor: '#112233' }, children: [words] },
    });
    await studio.createKey();
    const templateOf = async () => (await (await send('GET', `sites/${hostName}`)).json()).template;
    await openSites(studio);
    await add(studio);
    await page.getByText('the template that suits each page').waitFor();
    await open('cards#launch');
    await page.getByText('Your sites', { exact: true }).click();
    await page.getByRole('button', { name: `Use it for ${hostName}` }).click();
    await page.getByText('has this template').waitFor();
    expect(await templateOf()).toBe('launch');
    await checkState(studio, 'used');
    await open('sites');
    await page.getByText('the template launch').waitFor();
    await page.getByRole('button', { name: `Change the cards of ${hostName}` }).click();
    const fields = page.getByRole('region', { name: hostName });
    expect(await fields.getByLabel('Template').inputValue()).toBe('launch');
    await checkState(studio, 'changing');
    await fields.getByLabel('New cards per day').fill('0');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => fields.getByText(/daily_cards/).count()).toBe(1);
    await fields.getByLabel('New cards per day').fill('5');
    await fields.getByLabel('Template').selectOption('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('the template that suits each page').waitFor();
    expect(await templateOf()).toBe(null);
  },
);

studioTest.deep('it works by keyboard alone', async (studio) => {
  const { page, hostName, show } = studio;
  await openSites(studio);
  await tabTo(page, '#site-host');
  await page.keyboard.type(hostName);
  await page.keyboard.press('Enter');
  await lineOf(studio).waitFor();
  show(PROOF, await lineOf(studio).inputValue());
  await page.getByRole('heading', { name: 'Sites' }).focus();
  await tabTo(page, '.copy-field .button');
  await page.keyboard.press('Enter');
  await page.getByText(/Copied|Press Ctrl/).waitFor();
  await tabTo(page, '.site-proof .button.primary');
  await page.keyboard.press('Enter');
  await page.getByText(/^Verified by a file on/).waitFor();
  await page.getByRole('heading', { name: 'Sites' }).focus();
  await tabTo(page, `button[aria-label="Delete ${hostName}"]`);
  await page.keyboard.press('Enter');
  await tabTo(page, '.button.danger');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('heading', { name: hostName }).count()).toBe(0);
});

studioTest.deep('every state is accessible', async (studio) => {
  const { page, open, hostName, show } = studio;
  show(PROOF, undefined);
  show('/', undefined);
  await open('sites');
  await page.getByLabel('Host').waitFor();
  await checkState(studio, 'empty');
  await add(studio, 'two words');
  await page.locator('#site-host-error:not([hidden])').waitFor();
  await checkState(studio, 'refused');
  await add(studio);
  await lineOf(studio).waitFor();
  await checkState(studio, 'file');
  const token = await lineOf(studio).inputValue();
  await page.getByText('A tag', { exact: true }).click();
  await checkNow(studio).click();
  await page.getByText('The token was not found').waitFor();
  await checkState(studio, 'tag, not found');
  show(PROOF, token);
  await checkNow(studio).click();
  await page.getByText(/^Verified by a file on/).waitFor();
  await checkState(studio, 'verified');
  await page.getByRole('button', { name: `Delete ${hostName}` }).click();
  await checkState(studio, 'deleting');
});

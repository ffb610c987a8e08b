import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { findFreePort } from '../tests/support/find-free-port.ts';
import { openBrowser } from '../tests/support/open-browser.ts';

// Takes the screenshots of docs/studio.md: starts the service on an empty data directory, signs in with the link that it prints, and walks
// through the screens as a person would. Look at them before you commit them.

const ROOT = join(import.meta.dirname, '..');
const folder = join(ROOT, 'docs/pictures/studio');
const DESKTOP = { viewport: { width: 1360, height: 850 } } as const;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const;

const PROMPT =
  'Poster for the Riverside Book Fair, Saturday 20 June, from 10 am, Mill Lane Hall, free entry, dark green';
const PICTURES = [
  'Blog header: "Why we moved back to a monolith", dark, engineering blog',
  'Summer sale 30% off all sneakers, bold and playful',
  'A lighthouse on a cliff at sunset, with the title "Hold fast"',
  'Podcast: "The Long Commute", episode 12, with Mina Park',
  'We are hiring a product designer, remote in Europe',
  'Two foxes in a misty forest at dawn',
] as const;

const PHONE_BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const TABLE = `Headline,Category,Author,Theme
Why we moved back to a monolith,Engineering,Mina Park,dark
Tea at four every Friday,Culture,Jonas Weber,light
Slow software,Podcast,Ada Okafor,blue
`;

const DOCUMENT = `---
name: Fernweh
colors:
  background: "#12372a"
  foreground: "#fbfada"
  text-muted: "#adbc9f"
  primary: "#f2b950"
typography:
  heading:
    fontFamily: Playfair Display
    fontSize: 48px
---

# Fernweh

Travel stories, quietly told.

## Colors

Deep green, cream and gold.
`;

type Service = {
  baseUrl: string;
  signInLink: string;
  /** Runs an operator's command on its data. */
  admin(...args: string[]): void;
  stop(): Promise<void>;
};

const service = await startService();
const browser = await openBrowser();
try {
  mkdirSync(folder, { recursive: true });
  const state = await signIn(browser, service);
  const screens = await openPage(browser, DESKTOP, state);
  await generatePictures(screens);
  await take(screens, 'make', showMake);
  await take(screens, 'cards', showCards);
  await take(screens, 'editor', showEditor);
  await take(screens, 'many', showMany);
  await take(screens, 'sites', showSites);
  await take(screens, 'check', showCheck);
  await take(screens, 'brand', showBrand);
  await take(screens, 'history', showHistory);
  await take(screens, 'usage', (page) => page.goto(`${service.baseUrl}/studio/usage`));
  await take(screens, 'keys', (page) => page.goto(`${service.baseUrl}/studio/keys`));
  await take(screens, 'account', showAccount);
  await take(await openPage(browser, { ...DESKTOP, colorScheme: 'dark' }, state), 'make-dark', showMake);
  await take(await openPage(browser, PHONE, state), 'make-phone', showMake);
} finally {
  await browser.close();
  await service.stop();
}

async function showMake(page: Page): Promise<void> {
  await page.goto(`${service.baseUrl}/studio`);
  await page.getByLabel('What should the card say and show?').fill(PROMPT);
  await page.getByAltText(/^Preview of the card/).waitFor();
  await page.locator('.variations img').nth(3).waitFor();
}

async function showCards(page: Page): Promise<void> {
  await page.goto(`${service.baseUrl}/studio/cards`);
  await page.getByRole('link', { name: 'Announcement' }).click();
  await page.getByRole('button', { name: 'Use the example' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Tea at four, every Friday');
  await page.getByAltText(/^Preview of the card/).waitFor();
}

async function showEditor(page: Page): Promise<void> {
  await page.goto(`${service.baseUrl}/studio/editor`);
  await page.getByRole('button', { name: /^Split/ }).click();
  await page.getByAltText('The card as it will be').waitFor();
  const layers = page.getByRole('group', { name: 'Layers in the picture' });
  await layers.getByRole('button', { name: '“{title}”' }).dblclick();
  await page.getByLabel('Example of the text').fill('Tea at four, every Friday');
  await page.keyboard.press('Enter');
  await page.locator('.sample-tiles img').nth(5).waitFor();
}

async function showMany(page: Page): Promise<void> {
  await page.goto(`${service.baseUrl}/studio/many`);
  await page.getByLabel('Or paste it').fill(TABLE);
  await page.getByAltText(/^Card of row 2/).waitFor();
  await page.getByText(/can become cards/).evaluate((element) => element.parentElement?.scrollIntoView());
}

/** One that the operator gave the account, as there is no host here to prove, and one that is to be proven. */
async function showSites(page: Page): Promise<void> {
  service.admin('sites', 'add', '--host', 'example.com', '--email', 'ada@example.com');
  await page.goto(`${service.baseUrl}/studio/sites`);
  await page.getByLabel('Path of a page').fill('blog/post');
  await page.getByLabel('Host').fill('www.example.org');
  await page.keyboard.press('Enter');
  await page.getByText('www.example.org is registered.').waitFor();
  await page.getByRole('heading', { name: 'Sites' }).scrollIntoViewIfNeeded();
}

/** With another browser that is signed in. */
async function showAccount(page: Page): Promise<void> {
  const created = await page.request.post(`${service.baseUrl}/studio/api/v1/dashboard/keys`, {
    headers: { origin: service.baseUrl },
    data: { name: 'laptop' },
  });
  const { key } = (await created.json()) as { key: string };
  const elsewhere = await browser.newContext();
  await elsewhere.request.post(`${service.baseUrl}/studio/session`, {
    headers: { origin: service.baseUrl, 'user-agent': PHONE_BROWSER },
    data: { key },
  });
  await elsewhere.close();
  await page.goto(`${service.baseUrl}/studio/account`);
  await page.getByText('Safari on iPhone').first().waitFor();
}

async function showBrand(page: Page): Promise<void> {
  await page.goto(`${service.baseUrl}/studio/brand`);
  await page.getByText('Advanced: DESIGN.md').click();
  await page.locator('.cm-content').fill(DOCUMENT);
  await page.getByLabel('Name', { exact: true }).fill('Fernweh');
  await page.getByText('Advanced: DESIGN.md').click();
  await page.getByAltText('Announcement with the brand').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved Fernweh.').waitFor();
  await page.locator('h1').scrollIntoViewIfNeeded();
}

async function showCheck(page: Page): Promise<void> {
  await page.goto(`${service.baseUrl}/studio/check`);
  await page
    .getByLabel('URL of a page, an image or a signed card')
    .fill(
      `${service.baseUrl}/i/og_standard?expires=1893456000&title=Tea at four&sig=ab12cd34.${'0f'.repeat(32)}`,
    );
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'As the service reads it' }).waitFor();
}

async function showHistory(page: Page): Promise<void> {
  await page.goto(`${service.baseUrl}/studio/history`);
  await page
    .locator('.picture-tile')
    .nth(PICTURES.length - 1)
    .waitFor();
}

/** Writes what the window shows once pictures have loaded and transitions have ended. */
async function take(page: Page, name: string, show: (page: Page) => Promise<unknown>): Promise<void> {
  await show(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))');
  const shot = await page.screenshot();
  const { size } = await sharp(shot)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(folder, `${name}.png`));
  console.log(`${name}.png`, `${Math.round(size / 1000)} kB`);
}

async function signIn(browser: Browser, { signInLink }: Service) {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(signInLink);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open the studio' }).click();
  await page.getByLabel('What should the card say and show?').waitFor();
  return await context.storageState();
}

type StorageState = Awaited<ReturnType<typeof signIn>>;

async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  storageState: StorageState,
): Promise<Page> {
  const context = await browser.newContext({ ...options, storageState });
  return await context.newPage();
}

async function generatePictures(page: Page): Promise<void> {
  for (const prompt of PICTURES) {
    const answer = await page.request.post(`${service.baseUrl}/studio/api/v1/generate`, {
      headers: { origin: service.baseUrl, prefer: 'wait=60' },
      data: { prompt },
    });
    if (!answer.ok())
      throw new Error(`"${prompt}" was answered with ${answer.status()}: ${await answer.text()}`);
  }
}

async function startService(): Promise<Service> {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-screenshots-'));
  const port = await findFreePort();
  const env = {
    ...process.env,
    PORT: String(port),
    CARDWRIGHT_DATA_DIR: data,
    CARDWRIGHT_MODE: 'owner',
    CARDWRIGHT_BASE_URL: `http://localhost:${port}`,
  };
  const child = spawn(process.execPath, [join(ROOT, 'service/launch.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const signInLink = await readLink(child);
  return {
    baseUrl: `http://localhost:${port}`,
    signInLink,
    admin: (...args) => {
      execFileSync(process.execPath, [join(ROOT, 'service/src/admin/admin.ts'), ...args], { env });
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The link that the first start prints. */
async function readLink({ stderr }: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    printed += chunk;
    const [link] = /http:\S+\/studio\/sign-in#\S+(?=\s)/.exec(printed) ?? [];
    if (link !== undefined) {
      stderr?.resume();
      return link;
    }
  }
  throw new Error(`The service ended before it printed a link to sign in:\n${printed}`);
}

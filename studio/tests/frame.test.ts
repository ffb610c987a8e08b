import { describe, expect, test, vi } from 'vitest';
import { compressedSize, filesOf } from './support/bundle-size.ts';
import { checkState, findOverflow } from './support/check-state.ts';
import { studioTest } from './support/open-studio.ts';

describe('signing in', () => {
  studioTest(
    'by the first link, which names an email address, once',
    async (studio) => {
      const { page, service } = studio;
      const link = `${service.baseUrl()}/studio/sign-in#${await service.sessions.createLink(undefined)}`;
      await page.goto(link);
      await page.getByLabel('Email address').fill('ada');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'must be an email address' }).waitFor();
      await page.getByLabel('Email address').fill('ada@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Open the studio' }).click();
      await page.getByText('ada@example.com').waitFor();
      // The token is neither in the address nor in the history any more.
      expect(page.url()).toBe(`${service.baseUrl()}/studio`);
      await page.goto(`${service.baseUrl()}/studio/cards#product`);
      await page.getByText('ada@example.com').waitFor();
      const tried = vi.fn();
      page.on('request', (request) => request.method() === 'POST' && tried(request.url()));
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await page.getByLabel('API key').waitFor();
      // The fragment of another screen is no token.
      expect(tried).not.toHaveBeenCalled();
      expect((await studio.send('GET', 'users/me')).status()).toBe(401);
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByText('has expired or was used before').waitFor();
    },
    { alone: {}, signedIn: false },
  );

  studioTest(
    'by a link for an account, which a stranger may have sent: it says whose it is and asks',
    async (studio) => {
      const { page, service, accountId, email, open } = studio;
      await page.context().clearCookies();
      await open(`sign-in#${await service.sessions.createLink(accountId)}`);
      await page.getByText(`This link opens the account ${email}.`).waitFor();
      await checkState(studio, 'a link for an account');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText(email, { exact: true }).waitFor();
    },
  );

  studioTest.deep(
    'by a proxy or a provider, where there is one',
    async ({ page, open }) => {
      const email = 'by-proxy@example.com';
      await page.setExtraHTTPHeaders({ 'x-forwarded-email': email });
      await open('');
      await page.getByText(email).waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: `Continue as ${email}` }).click();
      await page.getByText(email).waitFor();
      await page.route('**/studio/sign-in/options', (route) =>
        route.fulfill({ json: { owner_mode: false, oidc: true, proxy_user: null } }),
      );
      await page.getByRole('button', { name: 'Sign out' }).click();
      const link = page.getByRole('link', { name: 'Sign in with your organization' });
      expect(await link.getAttribute('href')).toBe('/studio/sign-in/oidc');
    },
    {
      alone: {
        CARDWRIGHT_PROXY_USER_HEADER: 'X-Forwarded-Email',
        CARDWRIGHT_TRUSTED_PROXIES: '127.0.0.1, ::1',
      },
      signedIn: false,
    },
  );

  studioTest(
    'by a key, wrong ones at first, with room on a narrow phone',
    async (studio) => {
      const { page, service, open } = studio;
      const key = await service.register('by-key@example.com');
      await open('');
      await page.getByLabel('API key').fill('cw_wrong');
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await findOverflow(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'mistyped, unknown or revoked' }).waitFor();
      await page.getByLabel('API key').fill(` ${key} `);
      await page.keyboard.press('Enter');
      await page.getByText('100 credits left').waitFor();
      const stored = await page.evaluate('JSON.stringify([localStorage, sessionStorage, document.cookie])');
      expect(stored).not.toContain(key);
    },
    { signedIn: false },
  );
});

studioTest(
  'the colors follow the system, or what was chosen, also after a reload',
  async ({ page, open }) => {
    await open('account');
    const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    const dark = await background();
    await page.getByRole('button', { name: 'Colors: same as the system' }).click();
    await expect.poll(background).not.toBe(dark);
    const light = await background();
    await page.reload();
    await page.getByRole('button', { name: 'Colors: light' }).waitFor();
    expect(await background()).toBe(light);
  },
  { context: { colorScheme: 'dark' } },
);

studioTest('the page may run its own files alone, and is never stored', async ({ service, open }) => {
  await open('');
  const response = await service.app.request('/studio');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = await response.text();
  expect(page).not.toMatch(/<style|style=|<script>|\son\w+=/);
  const paths = [...page.matchAll(/(?:src|href)="(\/studio\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(paths).toHaveLength(3);
  for (const path of paths) {
    expect(path).toMatch(/-[A-Z0-9]{8}\.(js|css)$/);
    const asset = await service.app.request(path);
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  expect((await service.app.request('/studio/assets/..%2findex.html')).status).toBe(404);
});

const BUDGET_BYTES = { script: 60_000, style: 12_000 };

test('the first load, sign-in and first screen, is at most 60 kB of script and 12 kB of style, compressed', () => {
  const scripts = filesOf(['src/main.tsx', 'src/theme-boot.ts', 'src/screens/make/make-screen.tsx']);
  expect(scripts.size).toBeGreaterThan(2);
  expect(compressedSize(scripts)).toBeLessThan(BUDGET_BYTES.script);
  expect(compressedSize(filesOf(['src/styles/studio.css']))).toBeLessThan(BUDGET_BYTES.style);
});

const PROMPT = 'Poster: "Summer fair", Saturday 12 June, 2 pm, Mill Lane. A fox with gribbly wings';

studioTest.deep('every state is accessible', async (studio) => {
  const { page, open } = studio;
  await open('');
  await checkState(studio, 'empty');
  await page.getByLabel('What should the card say and show?').fill(PROMPT);
  await expect.poll(() => page.locator('.variations img').count()).toBe(4);
  await checkState(studio, 'filled');
  await page.getByRole('button', { name: 'Add a color' }).click();
  await page.getByLabel('Code of color 1').fill('red');
  await page.locator('.color [role=alert]').filter({ hasText: 'must be' }).waitFor();
  await checkState(studio, 'refused');
  await page.getByLabel('Code of color 1').fill('#aa0000');
  await page.getByRole('button', { name: 'Choose: Designs' }).click();
  await page.locator('dialog .tile').first().waitFor();
  await checkState(studio, 'choosing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByAltText(/^The generated card/).waitFor();
  await page.getByRole('button', { name: 'Generate', disabled: false }).waitFor();
  await checkState(studio, 'generated');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('API key').waitFor();
  await checkState(studio, 'sign-in');
});

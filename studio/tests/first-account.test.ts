import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished } from 'vitest';
import { toSignInUrl } from '../../service/src/accounts/sessions.ts';
import { quickStartCommands } from '../../service/src/http/quick-start.ts';
import { checkState } from './support/check-state.ts';
import { type Studio, studioTest } from './support/open-studio.ts';

// The two first steps of a newcomer, the printed link and the printed commands, in either order and in both modes.

type Shell = {
  run(line: string): Promise<unknown>;
  /** What is in the file of the commands. */
  readKey(): string;
};

/** A shell in an empty folder. */
function openShell(): Shell {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-first-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return {
    run: (line) => promisify(execFile)('sh', ['-c', line], { cwd: folder }),
    readKey: () => readFileSync(join(folder, 'cardwright.key'), 'utf8').trim(),
  };
}

const toRegisterCommand = ({ service }: Studio): string => {
  const [register] = quickStartCommands({ baseUrl: service.baseUrl, signupToken: undefined });
  return register?.line ?? '';
};

async function openLink({ page, service }: Studio): Promise<void> {
  await page.goto(toSignInUrl(service.baseUrl(), await service.sessions.createLink(undefined)));
}

/** One account, which runs the service, and its one key in the file. */
async function expectOneAccount({ page, service }: Studio, shell: Shell, email: string): Promise<void> {
  // Alone: "Sign in as ADDRESS" stands there before the sign-in.
  await page.getByText(email, { exact: true }).waitFor();
  const headers = { authorization: `Bearer ${shell.readKey()}` };
  const me = await fetch(`${service.baseUrl()}/api/v1/users/me`, { headers });
  expect(await me.json()).toMatchObject({ email, operator: true });
  expect(await service.count()).toMatchObject({ accounts: 1, api_keys: 1, sign_in_links: 0 });
}

describe.each(['owner', 'service'] as const)('in %s mode', (mode) => {
  const options = { signedIn: false, alone: { CARDWRIGHT_MODE: mode } };
  const modeTest = mode === 'owner' ? studioTest : studioTest.deep;

  modeTest(
    'the link creates an account and hands over its key, and the commands then use it',
    async (studio) => {
      const { page } = studio;
      const shell = openShell();
      await openLink(studio);
      await page.getByText('creates the first account').waitFor();
      await page.getByLabel('Email address').fill('ada@example.com');
      await page.keyboard.press('Enter');
      const command = page.getByLabel('Command that saves the key');
      await command.waitFor();
      const wayBack = {
        owner: page.getByLabel('Command that prints a sign-in link'),
        service: page.getByText('ask whoever runs this service for a link'),
      };
      await wayBack[mode].waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download it as a file' }).click(),
      ]);
      const key = await page.getByLabel('API key', { exact: true }).inputValue();
      expect(readFileSync(await file.path(), 'utf8')).toBe(`${key}\n`);
      if (mode === 'service') await checkState(studio, 'the first key');
      await shell.run(await command.inputValue());
      await page.getByRole('button', { name: 'Open the studio' }).click();
      await shell.run(toRegisterCommand(studio));
      await expectOneAccount(studio, shell, 'ada@example.com');
    },
    options,
  );

  modeTest(
    'the commands create an account, and the link then signs in to it',
    async (studio) => {
      const { page } = studio;
      const shell = openShell();
      await shell.run(toRegisterCommand(studio));
      await openLink(studio);
      const signIn = page.getByRole('button', { name: 'Sign in as you@example.com' });
      await signIn.waitFor();
      // Owner mode never creates a second account, and so does not offer one.
      expect(await page.getByLabel('Another email address').count()).toBe(mode === 'owner' ? 0 : 1);
      if (mode === 'service') await checkState(studio, 'the account that exists');
      await signIn.click();
      await expectOneAccount(studio, shell, 'you@example.com');
    },
    options,
  );
});

import { expect } from 'vitest';
import { checkState } from './support/check-state.ts';
import { studioTest } from './support/open-studio.ts';

studioTest(
  'somebody is invited, gets another role and leaves, and all of it stands in the log',
  async (studio) => {
    const { page, open } = studio;
    await open('team');
    await page.getByLabel('Email address').fill('nobody');
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect.poll(() => page.locator('#invite-email-error').textContent()).toMatch(/email/);
    await page.getByLabel('Email address').fill('grace@example.com');
    await page.getByRole('button', { name: 'Invite' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(/\/studio\/sign-in#/);
    await page.getByLabel('I have saved it').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Role of grace@example.com').selectOption('viewer');
    await page.getByText('grace@example.com is now viewer.').waitFor();
    await checkState(studio, 'a member');
    await page.getByRole('button', { name: 'Remove grace@example.com' }).click();
    await page.getByRole('button', { name: 'Remove the member' }).click();
    await page.getByText('grace@example.com was removed.').waitFor();
    await expect
      .poll(() => page.getByRole('table', { name: 'Audit log' }).getByRole('row').allTextContents())
      .toEqual([
        expect.stringContaining('When'),
        expect.stringContaining('removed grace@example.com'),
        expect.stringContaining('made grace@example.com viewer'),
        expect.stringContaining('invited grace@example.com as editor'),
      ]);
  },
);

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { checkState } from './support/check-state.ts';
import { type Studio, studioTest } from './support/open-studio.ts';

/** A receiver that responds with `status`. */
async function startReceiver() {
  const received: string[] = [];
  const receiver = { status: 204 };
  const server = createServer(async (request, response) => {
    received.push(String(request.headers['webhook-id']));
    for await (const _ of request);
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

async function add({ page, open }: Studio, url: string): Promise<void> {
  await open('webhooks');
  await page.getByLabel('URL').fill(url);
  await page.getByRole('button', { name: 'Add the webhook' }).click();
}

async function keepSecret({ page }: Studio): Promise<string> {
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  await page.getByLabel('I have saved it').check();
  await page.getByRole('button', { name: 'Done' }).click();
  return secret;
}

studioTest('a webhook is added, tried and told again, and gets a new secret', async (studio) => {
  const { page } = studio;
  await using receiver = await startReceiver();
  const { url } = receiver;
  await add(studio, url);
  const secret = await keepSecret(studio);
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole('button', { name: `Send a test to ${url}` }).click();
  await page.getByRole('cell', { name: 'delivered (204)' }).waitFor();
  await page.getByRole('button', { name: /^Send again: webhook.test/ }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received[0]).toBe(receiver.received[1]);
  await page.getByRole('button', { name: `New secret for ${url}` }).click();
  await page.getByRole('button', { name: 'Create a new secret' }).click();
  expect(await keepSecret(studio)).not.toBe(secret);
  await page.getByText('Calls are also signed with the old secret').waitFor();
  await page.getByRole('button', { name: `Edit ${url}` }).click();
  const panel = page.locator('.panel.webhook');
  await panel.getByLabel('URL').fill('http://example.com/');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => panel.locator('[id$="-url-error"]').textContent()).toMatch(/https/);
  await panel.getByLabel('URL').fill(url);
  await panel.getByLabel('An image failed').uncheck();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => panel.getByRole('listitem').allTextContents()).toEqual(['An image is ready']);
  await page.getByRole('button', { name: `Delete ${url}` }).click();
  await page.getByRole('button', { name: 'Delete the webhook' }).click();
  await expect.poll(() => page.getByRole('heading', { name: url }).count()).toBe(0);
});

studioTest.deep('a refusal stands at its field, and what was chosen survives a reload', async (studio) => {
  const { page } = studio;
  await add(studio, 'http://example.com/');
  await expect.poll(() => page.locator('#webhook-url-error').textContent()).toMatch(/https/);
  await page.getByLabel('An image failed').uncheck();
  await page.reload();
  await expect.poll(() => page.getByLabel('URL').inputValue()).toBe('http://example.com/');
  expect(await page.getByLabel('An image failed').isChecked()).toBe(false);
  await page.getByLabel('An image is ready').uncheck();
  expect(await page.getByRole('button', { name: 'Add the webhook' }).isDisabled()).toBe(true);
});

studioTest.deep(
  'whose webhook accepts nothing any more is told on every screen, and enables it',
  async (studio) => {
    const { page, open, database, accountId } = studio;
    await using receiver = await startReceiver();
    const { url } = receiver;
    await add(studio, url);
    await keepSecret(studio);
    receiver.status = 410;
    await page.getByRole('button', { name: `Send a test to ${url}` }).click();
    await expect
      .poll(async () => {
        const rows = await database
          .selectFrom('webhooks')
          .select('disabled_reason')
          .where('account_id', '=', accountId)
          .execute();
        return rows.map((row) => row.disabled_reason);
      })
      .toEqual(['gone']);
    await open('usage');
    await page.getByRole('alert').getByText('was disabled').waitFor();
    await checkState(studio, 'told');
    await page.getByRole('link', { name: 'Open Webhooks' }).click();
    await page.getByText('It responded with 410 (gone)').waitFor();
    receiver.status = 204;
    await page.getByRole('button', { name: `Enable ${url}` }).click();
    await page.getByRole('button', { name: `Pause ${url}` }).waitFor();
    await open('usage');
    await page.getByRole('heading', { name: 'Usage' }).waitFor();
    expect(await page.getByText('was disabled').count()).toBe(0);
  },
);

studioTest.deep('every state is accessible', async (studio) => {
  const { page, open } = studio;
  await using receiver = await startReceiver();
  await open('webhooks');
  await page.getByLabel('URL').waitFor();
  await checkState(studio, 'empty');
  await add(studio, 'http://example.com/');
  await page.locator('#webhook-url-error:not([hidden])').waitFor();
  await checkState(studio, 'refused');
  await page.getByLabel('URL').fill(receiver.url);
  await page.keyboard.press('Enter');
  await page.getByLabel('Secret', { exact: true }).waitFor();
  await checkState(studio, 'secret');
  await keepSecret(studio);
  receiver.status = 500;
  await page.getByRole('button', { name: /^Send a test/ }).click();
  await page.getByText('It responded with status 500.').waitFor();
  await checkState(studio, 'deliveries');
});

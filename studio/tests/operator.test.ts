import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../service/src/stores/database.ts';
import { generate } from '../../service/tests/api/support/generate.ts';
import { makeOperator } from '../../service/tests/api/support/operators.ts';
import { openBrowser } from '../../tests/support/open-browser.ts';
import { createKey } from './support/create-key.ts';
import { describeStates } from './support/describe-states.ts';
import { eventually, openStudio, type Studio } from './support/open-studio.ts';
import { tabTo } from './support/tab-to.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const openOperator = async ({ page, service }: Studio): Promise<void> => {
  await page.goto(`${service.baseUrl()}/studio/operator`);
  await page.getByRole('heading', { name: 'Operator' }).waitFor();
};

/** As nothing that the service does would. */
async function spoilLedger({ service }: Studio): Promise<void> {
  const database = openDatabase({ path: join(service.dataDirectory, 'cardwright.db') });
  await database.updateTable('usage_periods').set({ used: 7 }).execute();
  await database.destroy();
}

async function failOnce(studio: Studio): Promise<void> {
  const { service } = studio;
  const key = await createKey(studio);
  const { id } = await generate(service, key, { prompt: 'secret' });
  const database = openDatabase({ path: join(service.dataDirectory, 'cardwright.db') });
  // The rows of a failed one; what fails does so in the engine, which is not what is tested here.
  await database.deleteFrom('jobs').execute();
  await database
    .insertInto('generations')
    .columns(COLUMNS)
    .expression((eb) =>
      eb
        .selectFrom('generations')
        .select((of) => [
          of.val('gen_waiting').as('id'),
          'account_id',
          'prompt',
          'template_id',
          'width',
          'height',
          'format',
          'seed',
          of.val('pending').as('status'),
          of.val('token').as('image_token'),
          'warnings',
          'credits_used',
          'period',
          'created_at',
        ])
        .where('id', '=', id),
    )
    .execute();
  await database
    .updateTable('generations')
    .set({ status: 'processing' })
    .where('id', '=', 'gen_waiting')
    .execute();
  await database
    .updateTable('generations')
    .set({
      status: 'failed',
      error: 'It took too long.',
      completed_at: new Date().toISOString(),
      credits_used: 0,
    })
    .where('id', '=', 'gen_waiting')
    .execute();
  await database.destroy();
}

const COLUMNS = [
  'id',
  'account_id',
  'prompt',
  'template_id',
  'width',
  'height',
  'format',
  'seed',
  'status',
  'image_token',
  'warnings',
  'credits_used',
  'period',
  'created_at',
] as const;

describe('the screen', () => {
  test('has accounts, queue, failures, stores and the check of the ledger, and no prompt', async () => {
    await using studio = await openStudio(browser);
    const { page, service, troubles } = studio;
    await service.register('eve@example.com', 'pro');
    await failOnce(studio);
    await openOperator(studio);
    await page.getByText('2 accounts').waitFor();
    await page.getByText('It took too long.').waitFor();
    await page.getByText('1 file,').waitFor();
    await page.getByLabel('Search email addresses').fill('EVE');
    await page.getByText('1 account', { exact: true }).waitFor();
    await eventually(() =>
      page.getByRole('region', { name: 'Table: Accounts' }).locator('tbody tr').count(),
    ).toBe(1);
    expect(await page.content()).not.toContain('secret');
    await spoilLedger(studio);
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('the counter is 7').first().waitFor();
    expect(troubles).toEqual([]);
  });

  test('is only there for operators', async () => {
    await using studio = await openStudio(browser);
    const { page, service } = studio;
    await page.getByRole('link', { name: 'Operator' }).waitFor();
    await makeOperator(service, 'ada@example.com', false);
    await page.goto(`${service.baseUrl()}/studio/operator`);
    await page.getByRole('heading', { name: 'There is no such screen' }).waitFor();
    expect(await page.getByRole('link', { name: 'Operator' }).count()).toBe(0);
  });

  test('works with the keyboard alone', async () => {
    await using studio = await openStudio(browser);
    const { page } = studio;
    await openOperator(studio);
    await tabTo(page, '.panel-head .button');
    await page.keyboard.press('Enter');
    await page.getByText('Consistent: 0 balances from 0 entries.').waitFor();
    await tabTo(page, 'input[type=search]');
    await page.keyboard.type('nobody');
    await page.getByText('No account matches.').waitFor();
  });
});

describeStates(
  () => browser,
  ['quiet', 'with failures'],
  async (studio, check) => {
    const { page, service } = studio;
    await openOperator(studio);
    await page.getByText('1 account', { exact: true }).waitFor();
    await page.getByText('0 files').first().waitFor();
    await check('quiet');
    await service.register('a-rather-long-address-of-somebody@department.example.com', 'pro');
    await failOnce(studio);
    await spoilLedger(studio);
    await page.reload();
    await page.getByText('It took too long.').waitFor();
    await page.getByRole('button', { name: 'Check now' }).click();
    await page.getByText('the counter is 7').first().waitFor();
    await check('with failures');
  },
);

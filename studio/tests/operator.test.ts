import { describe, expect } from 'vitest';
import { generate } from '../../service/tests/api/support/generate.ts';
import { checkState } from './support/check-state.ts';
import { createScreenTest, type Studio } from './support/open-studio.ts';
import { tabTo } from './support/tab-to.ts';

const openOperator = async ({ page, open }: Studio): Promise<void> => {
  await open('operator');
  await page.getByRole('heading', { name: 'Operator' }).waitFor();
};

/** On a service of its own, whose first account is the operator. */
const operatorTest = createScreenTest(
  (declare) =>
    (name: string, run: (studio: Studio) => Promise<void>): void =>
      declare(name, run, { alone: {} }),
);

/** As nothing that the service does would. */
const spoilLedger = ({ database }: Studio) =>
  database.updateTable('usage_periods').set({ used: 7 }).execute();

/** The rows of a generation that failed: what fails does so in the engine, which is not what is tested here. */
async function failOnce({ service, database, createKey }: Studio): Promise<void> {
  const { id } = await generate(service, await createKey(), { prompt: 'secret' });
  await database.deleteFrom('jobs').execute();
  const made = await database
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { sequence: _, ...copy } = { ...made, id: 'gen_failed', image_token: 'token', image_object: null };
  await database
    .insertInto('generations')
    .values({ ...copy, status: 'pending', completed_at: null })
    .execute();
  const update = database.updateTable('generations').where('id', '=', copy.id);
  await update.set({ status: 'processing' }).execute();
  const failure = { error: 'It took too long.', completed_at: new Date().toISOString(), credits_used: 0 };
  await update.set({ status: 'failed', ...failure }).execute();
}

describe('the screen', () => {
  operatorTest(
    'has accounts, queue, failures, stores and the check of the ledger, and no prompt',
    async (studio) => {
      const { page, service } = studio;
      await service.register('eve@example.com', 'pro');
      await failOnce(studio);
      await openOperator(studio);
      await page.getByText('2 accounts').waitFor();
      await page.getByText('It took too long.').waitFor();
      await page.getByText('1 file,').waitFor();
      await page.getByLabel('Search email addresses').fill('EVE');
      await page.getByText('1 account', { exact: true }).waitFor();
      await expect
        .poll(() => page.getByRole('region', { name: 'Table: Accounts' }).locator('tbody tr').count())
        .toBe(1);
      expect(await page.content()).not.toContain('secret');
      await spoilLedger(studio);
      await page.getByRole('button', { name: 'Check now' }).click();
      await page.getByText('the counter is 7').first().waitFor();
    },
  );

  operatorTest('is only there for operators', async ({ page, database, accountId, open }) => {
    await open('account');
    await page.getByRole('link', { name: 'Operator' }).waitFor();
    await database.updateTable('accounts').set({ operator: 0 }).where('id', '=', accountId).execute();
    await open('operator');
    await page.getByRole('heading', { name: 'This screen does not exist' }).waitFor();
    expect(await page.getByRole('link', { name: 'Operator' }).count()).toBe(0);
  });

  operatorTest.deep('works with the keyboard alone', async (studio) => {
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

operatorTest.deep('every state is accessible', async (studio) => {
  const { page, service } = studio;
  await openOperator(studio);
  await page.getByText('1 account', { exact: true }).waitFor();
  await page.getByText('0 files').first().waitFor();
  await checkState(studio, 'quiet');
  await service.register('a-rather-long-address-of-somebody@department.example.com', 'pro');
  await failOnce(studio);
  await spoilLedger(studio);
  await page.reload();
  await page.getByText('It took too long.').waitFor();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('the counter is 7').first().waitFor();
  await checkState(studio, 'with failures');
});

import { parseAllowance, UNLIMITED } from '../accounts/allowance.ts';
import { sweepErased } from '../accounts/sweep-erased.ts';
import type { Account } from '../accounts/types.ts';
import { systemClock } from '../base/clock.ts';
import { OperatorError } from '../base/operator-error.ts';
import { openBilling } from '../billing/open-billing.ts';
import type { StripeOptions } from '../billing/stripe/stripe-provider.ts';
import { NO_TRACING } from '../observability/tracing.ts';
import { toStripeSettings } from '../settings/config.ts';
import { openDiskImageStore } from '../stores/image-store.ts';
import {
  type Command,
  EMAIL,
  getAccount,
  type Installation,
  PROPAGATION,
  SHOWN_ONCE,
  toTable,
} from './command.ts';

const PLAN = { name: 'plan', placeholder: 'free|pro', required: true } as const;

export const USER_COMMANDS: readonly Command[] = [
  {
    words: 'users list',
    summary: 'List all accounts, oldest first',
    options: [],
    async run({ accounts }) {
      const found = await accounts.listAccounts();
      const rows = found.map((account) => [
        account.email,
        account.plan,
        toAllowanceText(account.allowance),
        String(account.creditsUsed),
        `${account.disabledAt === null ? 'active' : 'disabled'}${account.operator ? ', operator' : ''}`,
        account.createdAt,
        account.id,
      ]);
      const heading = ['EMAIL', 'PLAN', 'ALLOWANCE', 'CREDITS USED', 'STATE', 'CREATED', 'ID'];
      return { result: toTable(heading, rows), data: found.map(toData) };
    },
  },
  {
    words: 'users create',
    summary: 'Create an account and print its API key once',
    options: [EMAIL, { ...PLAN, required: false }],
    async run({ accounts }, { email, plan }) {
      const { account, apiKey } = await accounts.register({ email, plan: parsePlan(plan || 'free') });
      const note = `Created ${account.email} (${account.plan}). ${SHOWN_ONCE}`;
      return { result: apiKey, note, data: { ...toData(account), api_key: apiKey } };
    },
  },
  {
    words: 'users set-plan',
    summary: 'Change the plan of an account',
    options: [EMAIL, PLAN],
    async run({ accounts }, { email, plan }) {
      const account = await getAccount(accounts, email);
      await accounts.setPlan(account.id, parsePlan(plan));
      const note = `${account.email} is now on the ${plan} plan. ${PROPAGATION}`;
      return { note, data: toData(await accounts.getAccount(account.id)) };
    },
  },
  {
    words: 'users allowance',
    summary: 'Set the monthly credits of one account, or return to those of its plan',
    options: [EMAIL, { name: 'credits', placeholder: 'unlimited|N|default', required: true }],
    async run({ accounts }, { email, credits }) {
      const account = await getAccount(accounts, email);
      const allowance = credits === 'default' ? null : parseAllowance(credits);
      if (allowance === undefined)
        throw new OperatorError(
          '--credits must be unlimited, default, or a whole number from 0 to 1000000000.',
        );
      await accounts.setAllowance(account.id, allowance);
      const note = `Monthly credits of ${account.email}: ${toAllowanceText(allowance)}. ${PROPAGATION}`;
      return { note, data: toData(await accounts.getAccount(account.id)) };
    },
  },
  {
    words: 'users fallback-card',
    summary: 'Set what refused signed URLs of one account show, or return to the setting of the service',
    options: [EMAIL, { name: 'mode', placeholder: 'default|off|neutral', required: true }],
    async run({ accounts }, { email, mode }) {
      const account = await getAccount(accounts, email);
      if (mode !== 'default' && mode !== 'off' && mode !== 'neutral')
        throw new OperatorError(
          '--mode must be default, off or neutral. The account itself can also choose a card: POST /api/v1/dashboard/fallback-card.',
        );
      await accounts.setFallbackCard(account.id, mode === 'default' ? undefined : { mode });
      const note = `Fallback card of ${account.email}: ${mode}. ${PROPAGATION}`;
      return { note, data: { id: account.id, fallback_card: mode } };
    },
  },
  {
    words: 'users disable',
    summary: 'Refuse all keys and signed URLs of an account; deletes nothing',
    options: [EMAIL],
    run: ({ accounts }, { email }) => setDisabled(accounts, email, true),
  },
  {
    words: 'users enable',
    summary: 'Accept the keys and signed URLs of a disabled account again',
    options: [EMAIL],
    run: ({ accounts }, { email }) => setDisabled(accounts, email, false),
  },
  {
    words: 'users operator',
    summary: 'Let an account read about all accounts and the state of the service, or end that',
    options: [EMAIL, { name: 'off' }],
    async run({ accounts }, { email, off }) {
      const account = await getAccount(accounts, email);
      await accounts.setOperator(account.id, !off);
      const note = `${account.email} is ${off ? 'no operator any more' : 'now an operator: it finds "Operator" in the studio'}.`;
      return { note, data: toData(await accounts.getAccount(account.id)) };
    },
  },
  {
    words: 'users delete',
    summary: 'Delete an account with all its keys and images for good, and end its subscription',
    options: [EMAIL, { name: 'yes' }],
    async run(installation, { email, yes }) {
      const account = await getAccount(installation.accounts, email);
      if (!yes)
        throw new OperatorError(
          `Nothing was deleted. This deletes ${account.email} with all its keys and images for good; to confirm, add --yes.`,
        );
      const { canceled } = await deleteAccount(installation, account);
      const payments =
        canceled === 0 ? '' : ` Canceled immediately, without a refund: ${canceled} subscription(s).`;
      return {
        note: `Deleted ${account.email}.${payments} ${PROPAGATION}`,
        data: { id: account.id, deleted: true, canceled_subscriptions: canceled },
      };
    },
  },
];

const toAllowanceText = (allowance: number | null): string => {
  if (allowance === null) return 'default';
  return allowance === UNLIMITED ? 'unlimited' : String(allowance);
};

const toData = ({ id, email, plan, allowance, disabledAt, operator, creditsUsed, createdAt }: Account) => ({
  id,
  email,
  plan,
  allowance: toAllowanceText(allowance),
  disabled_at: disabledAt,
  operator,
  credits_used: creditsUsed,
  created_at: createdAt,
});

async function setDisabled(accounts: Installation['accounts'], email: string, disabled: boolean) {
  const account = await getAccount(accounts, email);
  await accounts.setDisabled(account.id, disabled);
  const note = `${account.email} is now ${disabled ? 'disabled' : 'enabled'}. ${PROPAGATION}`;
  return { note, data: toData(await accounts.getAccount(account.id)) };
}

/** Ends the subscription first, because that may fail; then deletes the rows, and the files that nothing else uses. */
export async function deleteAccount(
  installation: Installation,
  { id }: Pick<Account, 'id'>,
  stripeServer?: StripeOptions['server'],
): Promise<{ canceled: number }> {
  const { config, database, directory } = installation;
  const customer = await database
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('account_id', '=', id)
    .executeTakeFirst();
  const closed =
    customer === undefined
      ? await installation.accounts.erase(id)
      : await closeAccount(installation, id, stripeServer);
  // The files may be on another machine; whoever has them deletes them within a minute.
  if (config.databaseUrl !== undefined || config.s3Bucket !== undefined) return closed ?? { canceled: 0 };
  const stores = {
    images: await openDiskImageStore(directory.imagesPath, { exclusive: false }),
    cards: await openDiskImageStore(directory.cardsPath, { exclusive: false }),
  };
  await sweepErased({ database, stores }, systemClock.now());
  return closed ?? { canceled: 0 };
}

async function closeAccount(
  { database, accounts, config }: Installation,
  id: string,
  server: StripeOptions['server'],
): Promise<{ canceled: number }> {
  const stripe = toStripeSettings(config);
  const { billing, close } = await openBilling({
    database,
    accounts,
    clock: systemClock,
    tracing: NO_TRACING,
    baseUrl: () => config.baseUrl ?? `http://localhost:${config.port}`,
    returnOrigins: [],
    takeOver: false,
    stripe: stripe && { ...stripe, ...(server && { server }) },
    onError: () => {},
  });
  try {
    return await billing.closeAccount(id, (endPayments) => accounts.erase(id, endPayments));
  } finally {
    close();
  }
}

function parsePlan(text: string): 'free' | 'pro' {
  if (text === 'free' || text === 'pro') return text;
  throw new OperatorError('--plan must be free or pro.');
}

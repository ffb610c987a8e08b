// One of several processes that submit to the same database. Opens it, says so, and on every message submits
// what the message says, all at once; answers with the id or the refusal's code of each.
import { ServiceError } from '../../src/base/service-error.ts';
import type { GenerationSettings } from '../../src/generations/settings.ts';
import { openCore } from './open-core.ts';

export type RaceOrders = { directory: string; settings: Partial<GenerationSettings> };
export type RaceStart = { accountId: string; submits: { prompt: string; idempotencyKey?: string }[] };

const orders = JSON.parse(process.argv[2] ?? '') as RaceOrders;
const { database, generations } = await openCore(orders.directory, orders.settings);
const rest = { templateId: 'default', format: 'png', width: 64, height: 64 } as const;

process.on('message', async ({ accountId, submits }: RaceStart) => {
  const caller = { accountId, plan: 'pro', keyId: 'key' } as const;
  const answers = submits.map(async (submit) => {
    try {
      return (await generations.submit(caller, { ...submit, ...rest })).id;
    } catch (error) {
      return error instanceof ServiceError ? error.code : String(error);
    }
  });
  process.send?.(await Promise.all(answers));
});
process.once('disconnect', () => database.destroy());
process.send?.('ready');

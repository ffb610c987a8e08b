import { createHash } from 'node:crypto';
import { createAccounts } from '../../../src/accounts/accounts.ts';
import { sweepErased } from '../../../src/accounts/sweep-erased.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { createGenerations } from '../../../src/generations/create-generations.ts';
import { NO_IMAGES } from '../../../src/generations/image-source.ts';
import { createPaintEngine, paint } from '../../../src/generations/paint-engine.fixture.ts';
import { deleteGeneration } from '../../../src/generations/remove-images.ts';
import { promptOf, quietLog } from '../../../src/generations/test-bench.fixture.ts';
import { chargeCredit } from '../../../src/stores/credit-ledger.ts';
import { openDataDirectory } from '../../../src/stores/data-directory.ts';
import { openDiskImageStore } from '../../../src/stores/image-store.ts';
import { transact } from '../../../src/stores/transact.ts';
import { openStores } from '../../../src/wiring/open-stores.ts';

const SMALL = { width: 256, height: 256 };

/** Makes an installation on SQLite and disk by the service's own stores: two accounts, some generations failed or removed. */
export async function fillInstallation(
  path: string,
  { generations: count, cards: cardCount }: { generations: number; cards: number },
): Promise<{ apiKey: string; imagePath: string }> {
  const directory = openDataDirectory(path);
  const { database, sealer } = await openStores(directory, {});
  const accounts = createAccounts({ database, sealer, clock: systemClock });
  const images = await openDiskImageStore(directory.imagesPath);
  const painter = createPaintEngine();
  const generations = createGenerations({
    imageSource: NO_IMAGES,
    database,
    images,
    clock: systemClock,
    log: quietLog,
    engine: {
      ...painter,
      compose: (request, signal) => {
        if (request.prompt?.endsWith('0 fails')) throw new Error('no luck');
        return painter.compose(request, signal);
      },
    },
    resolveDesign: async () => ({ warnings: [] }),
    settings: { allowances: { free: 1e9, pro: 1e9 }, queueLimit: 1e6, maxAttempts: 1, concurrency: 8 },
    random: () => 0.5,
  });
  const { account, apiKey } = await accounts.register({ email: 'ada@example.com', plan: 'free' });
  const other = await accounts.register({ email: 'grüße@example.com', plan: 'pro' });
  const callers = [account, other.account].map(({ id, plan }) => ({ accountId: id, plan, keyId: 'key' }));
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    // Whatever text people send, with the character that PostgreSQL does not have.
    const prompt = `"Brötchen" 🥐 ${index} \\ \u0000 ${index % 50 === 0 ? '0 fails' : 'is drawn'}`;
    const { id } = await generations.submit(callers[index % 2] ?? never(), promptOf(prompt, SMALL));
    ids.push(id);
  }
  generations.start();
  for (const id of ids) await generations.waitFor(id, 300_000);
  await generations.drain();
  // Its number stays taken.
  await deleteGeneration(database, account.id, ids.at(count % 2 === 0 ? -2 : -1) ?? '', new Date());
  await sweepErased({ database, stores: { images, cards: images } }, new Date());
  await database
    .insertInto('uploads')
    .values({
      account_id: account.id,
      id: 'upl_1',
      name: 'logo.png',
      type: 'image/png',
      object: await images.put(paint({ ...SMALL, prompt: 'logo' }), 'png'),
      bytes: 100,
      details: '{}',
      created_at: new Date().toISOString(),
    })
    .execute();
  await fillCards({ ...directory, database, accountId: account.id, cardCount });
  const drawn = await generations.get(account.id, ids[2] ?? '');
  await accounts.close();
  await database.destroy();
  return { apiKey, imagePath: drawn?.imagePath ?? '' };
}

async function fillCards({
  database,
  cardsPath,
  accountId,
  cardCount,
}: {
  database: Awaited<ReturnType<typeof openStores>>['database'];
  cardsPath: string;
  accountId: string;
  cardCount: number;
}): Promise<void> {
  const store = await openDiskImageStore(cardsPath);
  const now = new Date();
  for (let index = 0; index < cardCount; index += 1) {
    const key = createHash('sha256').update(String(index)).digest('hex');
    const bytes = paint({ ...SMALL, seed: index, prompt: 'card' });
    // One of ten has no bytes, as where they are not kept.
    const object = index % 10 === 0 ? '' : await store.put(bytes, 'png');
    const at = now.toISOString();
    await transact(database, async (transaction) => {
      await transaction
        .insertInto('cards')
        .values({
          key,
          object,
          format: 'png',
          bytes: bytes.length,
          fresh_until: null,
          created_at: at,
          last_used_at: at,
        })
        .execute();
      await chargeCredit(transaction, {
        accountId,
        period: at.slice(0, 7),
        cause: `card:${key}`,
        now,
        limit: 1e9,
      });
    });
  }
}

const never = (): never => {
  throw new Error('there are two callers');
};

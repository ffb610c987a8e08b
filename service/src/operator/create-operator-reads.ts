import type { Accounts } from '../accounts/types.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Database } from '../stores/database.ts';
import { readServerBytes } from '../stores/dialect.ts';
import type { DiskUse } from '../stores/disk-use.ts';
import type { StoreFault } from '../stores/store-health.ts';
import type { LedgerReport } from '../stores/verify-ledger.ts';
import { listAccounts } from './list-accounts.ts';
import { readQueue } from './read-queue.ts';
import type { OperatorReads } from './types.ts';

export type OperatorParts = {
  database: Database;
  accounts: Pick<Accounts, 'getAccount'>;
  clock: Clock;
  measureDiskUse(): Promise<DiskUse>;
  findFaults(): Promise<StoreFault[]>;
  verifyLedger(): Promise<LedgerReport>;
};

export function createOperatorReads(parts: OperatorParts): OperatorReads {
  const { database, accounts, clock } = parts;
  return {
    async check(accountId) {
      if ((await accounts.getAccount(accountId)).operator) return;
      throw new ServiceError(
        'forbidden',
        'Only operators of this service may read this. To make an account one, run on its machine: npm run admin -- users operator ADDRESS.',
        { code: 'operator_only' },
      );
    },
    listAccounts: (query) => listAccounts(database, query, clock.now()),
    readQueue: () => readQueue(database),
    async readStores() {
      // The first writes a file for a moment, which is not to be counted.
      const faults = await parts.findFaults();
      const { images, cards, databaseBytes } = await parts.measureDiskUse();
      const serverBytes = await readServerBytes(database);
      return {
        images,
        cards,
        databaseBytes: serverBytes ?? databaseBytes,
        faults: faults.map(({ store }) => store),
      };
    },
    verifyLedger: parts.verifyLedger,
  };
}

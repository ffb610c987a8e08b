import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../database.ts';
import { verifyLedger } from '../verify-ledger.ts';

const database = openDatabase({ path: workerData as string, readOnly: true });
try {
  parentPort?.postMessage(await verifyLedger(database));
} finally {
  await database.destroy();
}

import { parentPort, workerData } from 'node:worker_threads';
import SqliteDatabase from 'better-sqlite3';
import { CHECKPOINT_PAGES, type CheckpointMessage } from './checkpoints.ts';

type Pages = [{ log: number; checkpointed: number }];

const sqlite = new SqliteDatabase(workerData as string, { fileMustExist: true });
// What was copied is on the disk before the log may begin anew.
sqlite.pragma('synchronous = FULL');

parentPort?.on('message', (message: CheckpointMessage) => {
  if (message === 'close') {
    sqlite.close();
    parentPort?.close();
    return;
  }
  const [{ log, checkpointed }] = sqlite.pragma('wal_checkpoint(NOOP)') as Pages;
  if (log - checkpointed >= CHECKPOINT_PAGES) sqlite.pragma('wal_checkpoint(PASSIVE)');
});

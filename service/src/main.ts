import { availableParallelism } from 'node:os';
import { startWorkerProcess } from './drawing/worker-process.ts';
import { PROMPT_WORKER } from './drawing/worker-programs.ts';

// A worker takes as long to start as everything else: where there is a second core, both start at once.
const worker = availableParallelism() > 1 ? startWorkerProcess(PROMPT_WORKER) : undefined;
process.once('exit', () => worker?.kill());
const { runService } = await import('./run-service.ts');
await runService(worker);

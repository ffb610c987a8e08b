// A process that draws for the service, one job at a time. See docs/decisions/0034.
import { writeFileSync } from 'node:fs';
import { createEngine } from '@cardwright/engine';
import { serveCalls } from './serve-calls.ts';
import { EAGER } from './worker-programs.ts';

// Where memory ends, Linux should take a worker, whose job is drawn elsewhere, and not the service.
const OOM_SCORE = '500';

try {
  writeFileSync('/proc/self/oom_score_adj', OOM_SCORE);
} catch {
  // No Linux, or not allowed: then the system chooses.
}
serveCalls(await createEngine({ concurrency: 1, eager: process.argv.includes(EAGER) }));

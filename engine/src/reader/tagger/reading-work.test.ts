import { describeReadingWork } from './reading-work.fixture.ts';

describeReadingWork(4000, { seed: 1, numRuns: 8 });

import { describeMemory, PROMISES } from './measure-memory.ts';

// The one with most at work; `memory.deep.test.ts` has the others.
describeMemory(PROMISES.slice(-1));

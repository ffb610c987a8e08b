import { describeMemory, PROMISES } from './measure-memory.ts';

describeMemory(PROMISES.slice(0, -1));

import { describeMemory, PROMISES } from './measure-memory.ts';

describeMemory(PROMISES);

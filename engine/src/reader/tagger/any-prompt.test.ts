import { describeAnyPrompt } from './any-prompt.fixture.ts';

describeAnyPrompt({ seed: 1, numRuns: 20 });

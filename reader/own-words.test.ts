import { describeOwnWords } from './own-words.fixture.ts';

describeOwnWords({ seed: 1, numRuns: 3 });

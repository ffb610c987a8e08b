import { describeAccount } from './account.fixture.ts';

describeAccount({ step: 300, seed: 1, numRuns: 4 });

import { describeStaging } from './staging.fixture.ts';

describeStaging({ seed: 1, numRuns: 6 });

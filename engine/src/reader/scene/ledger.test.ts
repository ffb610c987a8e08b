import { describeReading } from './ledger.fixture.ts';

describeReading({ seed: 1, numRuns: 6 });

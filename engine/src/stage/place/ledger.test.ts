import { describeLedger } from './ledger.fixture.ts';

describeLedger({ seed: 1, numRuns: 20 });

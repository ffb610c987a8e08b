import { describeAskedColors } from './asked-colors.fixture.ts';

describeAskedColors({ seed: 2, numRuns: 5 });

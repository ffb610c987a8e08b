import { searchOptions } from '../../../../tests/support/search.ts';
import { describeReadingWork } from './reading-work.fixture.ts';

describeReadingWork(4000, searchOptions());
describeReadingWork(16_000, searchOptions());

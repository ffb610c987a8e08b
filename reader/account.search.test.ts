import { searchOptions } from '../tests/support/search.ts';
import { describeAccount } from './account.fixture.ts';

describeAccount({ step: 1, ...searchOptions() });

import { searchOptions } from '../../../../tests/support/search.ts';
import { describeStaging } from './staging.fixture.ts';

describeStaging(searchOptions());

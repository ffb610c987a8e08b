import { searchOptions } from '../../../../tests/support/search.ts';
import { describeReading } from './ledger.fixture.ts';

describeReading(searchOptions());

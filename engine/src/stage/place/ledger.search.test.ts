import { searchOptions } from '../../../../tests/support/search.ts';
import { describeLedger } from './ledger.fixture.ts';

describeLedger(searchOptions());

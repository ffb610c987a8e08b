import { searchOptions } from '../../tests/support/search.ts';
import { describeAskedColors } from './asked-colors.fixture.ts';

describeAskedColors(searchOptions());

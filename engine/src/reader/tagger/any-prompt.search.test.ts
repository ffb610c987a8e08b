import { searchOptions } from '../../../../tests/support/search.ts';
import { describeAnyPrompt } from './any-prompt.fixture.ts';

describeAnyPrompt(searchOptions());

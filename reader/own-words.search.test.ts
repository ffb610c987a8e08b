import { searchOptions } from '../tests/support/search.ts';
import { describeOwnWords } from './own-words.fixture.ts';

describeOwnWords(searchOptions());

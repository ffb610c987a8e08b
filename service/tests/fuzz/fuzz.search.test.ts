import { describe } from 'vitest';
import { searchOptions } from '../../../tests/support/search.ts';
import { searchFiles } from './search-files.ts';
import { searchHttp } from './search-http.ts';
import { searchMessages } from './search-messages.ts';
import { searchOwnTemplates } from './search-own-templates.ts';

describe('of damaged files', () => searchFiles(searchOptions()));
describe('of requests', () => searchHttp(searchOptions()));
describe('of what messages say', () => searchMessages(searchOptions()));
describe('of templates of the account', () => searchOwnTemplates(searchOptions()));

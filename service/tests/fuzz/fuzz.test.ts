import { describe } from 'vitest';
import { searchFiles } from './search-files.ts';
import { searchHttp } from './search-http.ts';
import { searchMessages } from './search-messages.ts';
import { searchOwnTemplates } from './search-own-templates.ts';

// The same few each time; `fuzz.search.test.ts` goes on from anywhere.
describe('of damaged files', () => searchFiles({ seed: 1, numRuns: 4 }));
describe('of requests', () => searchHttp({ seed: 1, numRuns: 10 }));
describe('of what messages say', () => searchMessages({ seed: 1, numRuns: 8 }));
describe('of templates of the account', () => searchOwnTemplates({ seed: 1, numRuns: 10 }));

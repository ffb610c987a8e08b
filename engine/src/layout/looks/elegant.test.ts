import { elegant } from './elegant.ts';
import { describeLook } from './look-rules.fixture.ts';

describeLook(elegant);

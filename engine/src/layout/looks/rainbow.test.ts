import { describeLook } from './look-rules.fixture.ts';
import { rainbow } from './rainbow.ts';

describeLook(rainbow);

import { ink } from './ink.ts';
import { describeLook } from './look-rules.fixture.ts';

describeLook(ink);

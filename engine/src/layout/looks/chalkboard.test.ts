import { chalkboard } from './chalkboard.ts';
import { describeLook } from './look-rules.fixture.ts';

describeLook(chalkboard);

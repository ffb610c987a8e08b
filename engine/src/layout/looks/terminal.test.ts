import { describeLook } from './look-rules.fixture.ts';
import { terminal } from './terminal.ts';

describeLook(terminal);

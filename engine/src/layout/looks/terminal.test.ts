import { describeLook } from './look-rules.fixture.ts';
import { describePoster } from './posters/poster-rules.fixture.ts';
import { terminal } from './terminal.ts';

describeLook(terminal);
describePoster(terminal, 'terminal');

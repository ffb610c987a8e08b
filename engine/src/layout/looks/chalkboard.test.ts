import { chalkboard } from './chalkboard.ts';
import { describeLook } from './look-rules.fixture.ts';
import { describePoster } from './posters/poster-rules.fixture.ts';

describeLook(chalkboard);
describePoster(chalkboard, 'chalkboard');

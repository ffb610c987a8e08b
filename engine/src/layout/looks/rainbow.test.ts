import { describeLook } from './look-rules.fixture.ts';
import { describePoster } from './posters/poster-rules.fixture.ts';
import { rainbow } from './rainbow.ts';

describeLook(rainbow);
describePoster(rainbow, 'rainbow');

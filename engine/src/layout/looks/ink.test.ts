import { ink } from './ink.ts';
import { describeLook } from './look-rules.fixture.ts';
import { describePoster } from './posters/poster-rules.fixture.ts';

describeLook(ink);
describePoster(ink, 'ink');

import { bistro } from './bistro.ts';
import { describeLook } from './look-rules.fixture.ts';
import { describePoster } from './posters/poster-rules.fixture.ts';

describeLook(bistro);
describePoster(bistro, 'bistro');

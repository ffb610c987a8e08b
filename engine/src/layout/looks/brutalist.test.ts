import { brutalist } from './brutalist.ts';
import { describeLook } from './look-rules.fixture.ts';
import { describePoster } from './posters/poster-rules.fixture.ts';

describeLook(brutalist);
describePoster(brutalist, 'brutalist');

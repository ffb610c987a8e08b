import { blueprint } from './blueprint.ts';
import { describeLook } from './look-rules.fixture.ts';
import { describePoster } from './posters/poster-rules.fixture.ts';

describeLook(blueprint);
describePoster(blueprint, 'blueprint');

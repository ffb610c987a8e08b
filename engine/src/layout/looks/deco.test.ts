import { deco } from './deco.ts';
import { describeLook } from './look-rules.fixture.ts';
import { describePoster } from './posters/poster-rules.fixture.ts';

describeLook(deco);
describePoster(deco, 'deco');

import { deco } from './deco.ts';
import { describeLook } from './look-rules.fixture.ts';

describeLook(deco);

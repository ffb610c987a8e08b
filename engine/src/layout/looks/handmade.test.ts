import { handmade } from './handmade.ts';
import { describeLook } from './look-rules.fixture.ts';

describeLook(handmade);

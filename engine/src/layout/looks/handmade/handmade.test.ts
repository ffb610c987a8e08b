import { describeLook } from '../look-rules.fixture.ts';
import { handmade } from './handmade.ts';

describeLook(handmade);

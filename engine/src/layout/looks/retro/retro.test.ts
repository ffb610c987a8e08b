import { describeLook } from '../look-rules.fixture.ts';
import { retro } from './retro.ts';

describeLook(retro);

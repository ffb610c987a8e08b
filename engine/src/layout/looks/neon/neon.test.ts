import { describeLook } from '../look-rules.fixture.ts';
import { neon } from './neon.ts';

describeLook(neon);

import { describeLook } from '../look-rules.fixture.ts';
import { playful } from './playful.ts';

describeLook(playful);

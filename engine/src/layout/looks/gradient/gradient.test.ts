import { describeLook } from '../look-rules.fixture.ts';
import { gradient } from './gradient.ts';

describeLook(gradient);

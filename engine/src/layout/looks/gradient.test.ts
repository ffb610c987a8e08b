import { gradient } from './gradient.ts';
import { describeLook } from './look-rules.fixture.ts';

describeLook(gradient);

import { describeLook } from '../look-rules.fixture.ts';
import { watercolor } from './watercolor.ts';

describeLook(watercolor);

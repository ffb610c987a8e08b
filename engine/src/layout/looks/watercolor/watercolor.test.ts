import { describeLook } from '../look-rules.fixture.ts';
import { describePoster } from '../posters/poster-rules.fixture.ts';
import { watercolor } from './watercolor.ts';

describeLook(watercolor);
describePoster(watercolor, 'watercolor');

import { brutalist } from './brutalist.ts';
import { describeLook } from './look-rules.fixture.ts';

describeLook(brutalist);

import { bistro } from './bistro.ts';
import { describeLook } from './look-rules.fixture.ts';

describeLook(bistro);

import { describeLook } from '../look-rules.fixture.ts';
import { newspaper } from './newspaper.ts';

describeLook(newspaper);

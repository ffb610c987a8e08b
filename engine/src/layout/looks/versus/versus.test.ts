import { describeLook } from '../look-rules.fixture.ts';
import { versus } from './versus.ts';

describeLook(versus);

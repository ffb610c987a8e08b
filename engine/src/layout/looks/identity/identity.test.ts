import { describeLook } from '../look-rules.fixture.ts';
import { identity } from './identity.ts';

describeLook(identity, { abstract: true });

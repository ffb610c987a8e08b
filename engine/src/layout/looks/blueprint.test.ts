import { blueprint } from './blueprint.ts';
import { describeLook } from './look-rules.fixture.ts';

describeLook(blueprint);

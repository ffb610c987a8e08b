import { describeOperation } from './support/describe-operation.ts';
import { describeStar } from './support/describe-star.ts';

describeOperation('starGeneration', (api) => describeStar(api, true));

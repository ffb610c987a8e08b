import { describeOperation } from './support/describe-operation.ts';
import { describeStar } from './support/describe-star.ts';

describeOperation('unstarGeneration', (api) => describeStar(api, false));

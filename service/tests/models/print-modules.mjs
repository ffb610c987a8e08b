// Prints the URL of every module that a program loads.

import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    writeSync(1, `loaded ${url}\n`);
    return nextLoad(url, context);
  },
});

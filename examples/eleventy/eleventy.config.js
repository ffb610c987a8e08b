import { cardwright } from '@cardwright/client/eleventy';

export default (config) => config.addPlugin(cardwright, { siteName: 'Letters' });

import type { Mutant } from '../mutant.ts';

// Those in PHP are not among them: their tests need what not every machine has.
export const INTEGRATIONS: readonly Mutant[] = [
  {
    name: 'a feature image of Ghost is covered by a card',
    file: 'integrations/ghost/set-card-images.mjs',
    find: '!og_image && !feature_image',
    replace: '!og_image',
  },
  {
    name: 'only the first page of posts gets cards',
    file: 'integrations/ghost/set-card-images.mjs',
    find: 'page = meta.pagination.next;',
    replace: 'page = null;',
  },
  {
    name: 'a dry run changes posts',
    file: 'integrations/ghost/set-card-images.mjs',
    find: 'if (!isTrial) await',
    replace: 'await',
  },
  {
    name: 'a node of n8n calls a function without its `this`',
    file: 'integrations/n8n/connect.ts',
    find: 'await node.getCredentials(CREDENTIALS)',
    replace: 'await (0, node.getCredentials)(CREDENTIALS)',
  },
  {
    name: 'a workflow whose secret is lost is registered twice',
    file: 'integrations/n8n/nodes/Cardwright/CardwrightTrigger.node.ts',
    find: '(one) => one.url === url',
    replace: '() => false',
  },
];

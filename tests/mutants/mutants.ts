import { CLIENT } from './faults/client.ts';
import { CONTRACT } from './faults/contract.ts';
import { ENGINE } from './faults/engine.ts';
import { INTEGRATIONS } from './faults/integrations.ts';
import { READER } from './faults/reader.ts';
import { SERVICE } from './faults/service.ts';
import { STUDIO } from './faults/studio.ts';
import { TREE } from './faults/tree.ts';
import type { Mutant } from './mutant.ts';

/** Small faults over all packages, each of which `npm test` must find. */
export const MUTANTS: readonly Mutant[] = [
  ...TREE,
  ...CONTRACT,
  ...READER,
  ...ENGINE,
  ...SERVICE,
  ...CLIENT,
  ...STUDIO,
  ...INTEGRATIONS,
];

import type { Mutant } from '../mutant.ts';

/** Faults of the tree as a whole: its layers, and what is written from something else. */
export const TREE: readonly Mutant[] = [
  {
    name: 'layout imports rendering, which is above it',
    file: 'engine/src/typesetting/fit-text.ts',
    find: 'import { type Breaks,',
    replace: "import '../render/gate.ts';\nimport { type Breaks,",
  },
  {
    name: 'the lowest layer of the service imports the highest',
    file: 'service/src/base/clock.ts',
    find: '/** Time as a dependency',
    replace: "import '../http/parse-range.ts';\n/** Time as a dependency",
  },
  {
    name: 'the database is known outside of the stores',
    file: 'service/src/accounts/allowance.ts',
    find: '/**\n * An allowance without a limit',
    replace: "import 'better-sqlite3';\n/**\n * An allowance without a limit",
  },
  {
    name: 'two files import each other',
    file: 'contract/src/unfurl/image-header.ts',
    find: '/** What an image is, whatever it is called. */',
    replace: "import './judge.ts';\n/** What an image is, whatever it is called. */",
  },
  {
    name: 'a setting is described otherwise than in the docs',
    file: 'service/src/settings/groups/requests.ts',
    find: "'Default image height in pixels.'",
    replace: "'The height of images in pixels.'",
  },
  {
    name: 'the types of the SDK are stale',
    file: 'client/src/generated/wire-types.ts',
    find: "  | 'newsletter'\n  | 'event'",
    replace: "  | 'event'",
  },
];

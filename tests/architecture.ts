import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Graph, toGraph } from './find-circle.ts';

/** `target` is a path from the root, `contract` or `engine` for a package of ours, or `npm:<specifier>`. */
export type Import = { file: string; target: string };

// One rule a folder: what it may import of the project. A folder may always import from itself.
// Longer names win, so `service/src/base` is asked before `service/src`.
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'contract/src': [],

  'engine/src/random.ts': [],
  'engine/src/weights.ts': [],
  'engine/src/lazy.ts': [],
  'engine/src/png-file.ts': [],
  'engine/src/stopwatch.ts': [],
  'engine/src/geometry.ts': [],
  'engine/src/threads': [],
  'engine/src/nodes.ts': [],
  'engine/src/color': [],
  'engine/src/lexicon': ['engine/data', 'engine/src/lazy.ts'],
  'engine/src/brief': ['contract', 'engine/src/lazy.ts'],
  // From a prompt to a brief, and what the words of a brief say.
  'engine/src/reader': [
    'contract',
    'engine/src/lazy.ts',
    'engine/src/weights.ts',
    'engine/src/color',
    'engine/src/brief',
    'engine/src/lexicon',
  ],
  'engine/src/assets': [],
  'engine/src/art': [
    'engine/data',
    'engine/src/lazy.ts',
    'engine/src/random.ts',
    'engine/src/png-file.ts',
    'engine/src/geometry.ts',
    'engine/src/nodes.ts',
    'engine/src/color',
    'engine/src/brief',
    'engine/src/lexicon/noun-concepts.ts',
    'engine/src/lexicon/noun-sets.ts',
  ],
  // A picture of the caller's: what it is of, where it is quiet, how it is cut.
  'engine/src/photo': ['engine/src/art/art-layer.ts', 'engine/src/geometry.ts'],
  // Who stands where in a picture: the plan first, then the places on the canvas.
  'engine/src/stage': [
    'engine/src/random.ts',
    'engine/src/geometry.ts',
    'engine/src/color',
    'engine/src/lazy.ts',
    'engine/src/brief',
    'engine/src/lexicon',
    'engine/src/art',
    'engine/src/reader/scene/setting',
    'engine/src/reader/scene/mentions/resolve-parents.ts',
  ],
  // Sets texts in lines.
  'engine/src/typesetting': [
    'engine/src/assets',
    'engine/src/lexicon',
    'engine/src/reader/dates/date-words.ts',
  ],
  // What is drawn: art, texts and where they stand.
  'engine/src/composition.ts': [
    'engine/src/geometry.ts',
    'engine/src/nodes.ts',
    'engine/src/assets',
    'engine/src/stage/plan/placed-scene.ts',
  ],
  'engine/src/direction': [
    'contract',
    'engine/data',
    'engine/src/weights.ts',
    'engine/src/random.ts',
    'engine/src/color',
    'engine/src/brief',
    'engine/src/assets',
    'engine/src/art',
    'engine/src/photo',
    'engine/src/stage',
    'engine/src/typesetting',
    'engine/src/composition.ts',
    'engine/src/sheets',
    'engine/src/lexicon',
    'engine/src/reader',
  ],
  // From a brief to what direction and layout need.
  'engine/src/understand': ['engine/src/brief', 'engine/src/lexicon', 'engine/src/reader'],
  // The names that a brief may have.
  'engine/src/catalogue': [
    'contract',
    'engine/src/brief',
    'engine/src/lexicon',
    'engine/src/reader/signs',
    'engine/src/reader/vocabulary.ts',
    'engine/src/assets',
    'engine/src/art',
    'engine/src/sheets',
  ],
  'engine/src/render': [
    'engine/src/png-file.ts',
    'engine/src/geometry.ts',
    'engine/src/nodes.ts',
    'engine/src/assets',
    'engine/src/typesetting',
    'engine/src/composition.ts',
  ],
  // One layout language: what a card says, how it looks and where things stand is data; then it is solved, and painted.
  'engine/src/parts': ['contract', 'engine/src/color'],
  'engine/src/sheets': ['engine/src/color', 'engine/src/assets/font-catalogue.ts'],
  'engine/src/specs': ['contract', 'engine/src/parts'],
  'engine/src/solve': [
    'engine/src/geometry.ts',
    'engine/src/color',
    'engine/src/assets',
    'engine/src/typesetting',
    'engine/src/composition.ts',
    'engine/src/parts',
    'engine/src/sheets',
    'engine/src/specs',
  ],
  'engine/src/ornaments': [
    'engine/src/random.ts',
    'engine/src/color',
    'engine/src/sheets',
    'engine/src/solve',
  ],
  'engine/src/paint': [
    'engine/src/geometry.ts',
    'engine/src/nodes.ts',
    'engine/src/art/art-layer.ts',
    'engine/src/composition.ts',
    'engine/src/photo',
    'engine/src/parts',
    'engine/src/solve',
    'engine/src/ornaments',
  ],
  'engine/src/templates': [
    'contract',
    'engine/src/parts',
    'engine/src/sheets',
    'engine/src/specs',
    'engine/src/solve',
    'engine/src/paint',
    'engine/src/color',
    'engine/src/random.ts',
    'engine/src/geometry.ts',
    'engine/src/nodes.ts',
    'engine/src/assets',
    'engine/src/art/art-layer.ts',
    'engine/src/typesetting',
    'engine/src/composition.ts',
    'engine/src/brief',
  ],
  // Cards of prompts by the layout language.
  'engine/src/prompt-cards': [
    'engine/src/random.ts',
    'engine/src/geometry.ts',
    'engine/src/nodes.ts',
    'engine/src/color',
    'engine/src/brief',
    'engine/src/assets',
    'engine/src/art',
    'engine/src/photo',
    'engine/src/stage',
    'engine/src/reader/scene/setting/read-surroundings.ts',
    'engine/src/direction',
    'engine/src/typesetting',
    'engine/src/composition.ts',
    'engine/src/lexicon',
    'engine/src/parts',
    'engine/src/sheets',
    'engine/src/specs',
    'engine/src/solve',
    'engine/src/paint',
  ],
  'engine/src/logo': ['engine/src/color', 'engine/src/templates', 'engine/src/threads'],
  'engine/src/uploads': ['engine/src/logo', 'engine/src/render/find-font-fault.ts'],
  'engine/src/design-md': [
    'contract',
    'engine/src/color',
    'engine/src/assets/font-catalogue.ts',
    'engine/src/direction/brand.ts',
    'engine/src/lazy.ts',
    'engine/src/lexicon',
    'engine/src/templates',
    'engine/src/render/gate.ts',
    'engine/src/threads',
  ],
  'engine/src/quality': [
    'engine/src/geometry.ts',
    'engine/src/color',
    'engine/src/brief',
    'engine/src/direction',
    'engine/src/composition.ts',
    'engine/src/assets',
    'engine/src/render',
    'engine/src/lazy.ts',
    'engine/src/stopwatch.ts',
  ],
  'engine/src': [],

  'service/src/base': [],
  'service/src/observability': ['service/src/base'],
  'service/src/stores': ['service/src/turns', 'service/src/base'],
  'service/src/outbound': ['service/src/observability', 'service/src/base'],
  // Whose turn it is.
  'service/src/turns': ['engine', 'service/src/base'],
  'service/src/pages': [
    'contract',
    'engine',
    'service/src/turns',
    'service/src/outbound',
    'service/src/base',
  ],
  'service/src/models': ['contract', 'engine', 'service/src/outbound', 'service/src/base'],
  'service/src/drawing': ['engine', 'service/src/base'],
  // What a CDN is told.
  'service/src/cdn': ['service/src/stores', 'service/src/base'],
  'service/src/accounts': [
    'contract',
    'engine',
    'service/src/turns',
    'service/src/stores',
    'service/src/outbound',
    'service/src/base',
  ],
  'service/src/generations': [
    'contract',
    'engine',
    'service/src/accounts',
    'service/src/models',
    'service/src/drawing',
    'service/src/observability',
    'service/src/stores',
    'service/src/uploads',
    'service/src/outbound',
    'service/src/turns',
    'service/src/base',
  ],
  'service/src/delivery': [
    'contract',
    'engine',
    'service/src/accounts',
    'service/src/uploads',
    'service/src/sites',
    'service/src/pages',
    'service/src/drawing',
    'service/src/observability',
    'service/src/stores',
    'service/src/outbound',
    'service/src/turns',
    'service/src/base',
  ],
  'service/src/billing': [
    'contract',
    'engine',
    'service/src/accounts',
    'service/src/observability',
    'service/src/stores',
    'service/src/outbound',
    'service/src/base',
  ],
  'service/src/inspect': [
    'contract',
    'engine',
    'service/src/turns',
    'service/src/outbound',
    'service/src/base',
  ],
  'service/src/design': [
    'contract',
    'engine',
    'service/src/accounts',
    'service/src/stores',
    'service/src/outbound',
    'service/src/base',
  ],
  'service/src/brands': ['service/src/stores', 'service/src/base'],
  'service/src/uploads': [
    'engine',
    'service/src/accounts',
    'service/src/turns',
    'service/src/stores',
    'service/src/base',
  ],
  // Hosts that accounts own, and how they prove it.
  'service/src/sites': [
    'service/src/accounts',
    'service/src/pages',
    'service/src/stores',
    'service/src/outbound',
    'service/src/base',
  ],
  // Who is told of events, and how they are sent.
  'service/src/webhooks': ['contract', 'service/src/stores', 'service/src/outbound', 'service/src/base'],
  // Identities that somebody else has checked.
  'service/src/sign-in': ['service/src/base'],
  'service/src/operator': ['service/src/accounts', 'service/src/stores', 'service/src/base'],
  'service/src/http': [
    'contract',
    'service/src/observability',
    'service/src/design',
    'service/src/brands',
    'service/src/uploads',
    'service/src/sites',
    'service/src/inspect',
    'service/src/cdn',
    'service/src/accounts',
    'service/src/billing',
    'service/src/generations',
    'service/src/delivery',
    'service/src/operator',
    'service/src/sign-in',
    'service/src/webhooks',
    'service/src/stores',
    'service/src/outbound',
    'service/src/base',
  ],
  // What the environment says, checked: the only reader of it.
  'service/src/settings': [
    'contract',
    'service/src/accounts',
    'service/src/cdn',
    'service/src/drawing',
    'service/src/models',
    'service/src/stores',
    'service/src/base',
  ],
  'service/src/logging.ts': [],
  'service/src/version.ts': [],
  // Opens each domain with its settings and what closes it again; `service.ts` puts them together.
  'service/src/wiring': [
    'contract',
    'service/src/settings',
    'service/src/logging.ts',
    'service/src/version.ts',
    'service/src/http',
    'service/src/accounts',
    'service/src/billing',
    'service/src/cdn',
    'service/src/delivery',
    'service/src/design',
    'service/src/drawing',
    'service/src/generations',
    'service/src/inspect',
    'service/src/models',
    'service/src/observability',
    'service/src/outbound',
    'service/src/pages',
    'service/src/sign-in',
    'service/src/sites',
    'service/src/stores',
    'service/src/uploads',
    'service/src/webhooks',
    'service/src/base',
  ],
  'service/src': ['contract', 'engine', 'service/src', 'service/package.json'],

  // Nothing but the studio imports the client: examples and tests do.
  'client/src': ['contract', 'client/package.json'],

  'studio/src/base': ['client/src'],
  'studio/src/ui': ['client/src', 'studio/src/base'],
  'studio/src/screens': ['contract', 'client/src', 'studio/src/base', 'studio/src/ui'],
  'studio/src': [],
};

// The root of a package composes its folders.
const COMPOSES: Readonly<Record<string, string>> = {
  'engine/src': 'engine/src',
  'service/src': 'service/src',
  'studio/src': 'studio/src',
};

// Libraries that one place alone may know, so that they can be replaced there.
const ONLY_HERE: Readonly<Record<string, readonly string[]>> = {
  'npm:@takumi-rs/core': ['engine/src/render', 'engine/src/nodes.ts', 'engine/src/assets'],
  'npm:better-sqlite3': ['service/src/stores'],
  'npm:@aws-sdk/client-s3': ['service/src/stores/s3'],
  'npm:htmlparser2': ['service/src/pages'],
  'npm:stripe': ['service/src/billing'],
  'npm:openid-client': ['service/src/sign-in'],
  'npm:@opentelemetry/api': ['service/src/observability'],
  'npm:@opentelemetry/sdk-trace-node': ['service/src/observability'],
  'npm:prom-client': ['service/src/http/metrics.ts'],
  'npm:@modelcontextprotocol/server': ['contract/src/mcp', 'service/src/http/mcp-endpoint.ts'],
  'npm:@modelcontextprotocol/server/stdio': ['client/src/mcp'],
  'npm:cborg': ['service/src/models/c2pa'],
  'npm:hono': ['service/src/http', 'service/src/service.ts'],
};

const SPECIFIER =
  /(?:^|[\s;}])(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

const SOURCES = '{contract,engine,service,client,studio}/src/**/*.{ts,tsx}';

/** The source files of the project, without tests, as paths from the root. */
export const listSources = (root: string, pattern = SOURCES): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.(test|fixture)\.ts$|\/testing\//.test(file));

/** Every import between files of the project (type-only ones too), as paths from the root. */
export function readImports(root: string, pattern = SOURCES): Import[] {
  return listSources(root, pattern).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(SPECIFIER)].map((match) => ({
      file,
      target: toTarget(file, match[1] ?? match[2] ?? ''),
    }));
  });
}

function toTarget(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative('.', join(dirname(file), specifier));
  return /^@cardwright\/(\w+)/.exec(specifier)?.[1] ?? `npm:${specifier}`;
}

/** The imports that no rule allows. */
export function findViolations(imports: readonly Import[]): Import[] {
  return imports.filter(({ file, target }) => {
    if (target.startsWith('npm:'))
      return !(ONLY_HERE[target] ?? [file]).some((place) => isWithin(file, place));
    const folder = ruleOf(file);
    const own = COMPOSES[folder] ?? folder;
    return ![own, ...(ALLOWED[folder] ?? [])].some((allowed) => isWithin(target, allowed));
  });
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

export function ruleOf(file: string): string {
  const rules = Object.keys(ALLOWED).filter((folder) => isWithin(file, folder));
  const longest = rules.sort((a, b) => b.length - a.length)[0];
  if (longest === undefined) throw new Error(`${file} stands in no folder that tests/architecture.ts knows`);
  return longest;
}

/** Which rule's folder may import from which other's; the root of a package imports from everything in it. */
export function toFolderGraph(allowed: Readonly<Record<string, readonly string[]>> = ALLOWED): Graph {
  const rules = Object.keys(allowed);
  const folderOf = (target: string): string | undefined => {
    const path = target === 'contract' || target === 'engine' ? `${target}/src` : target;
    return rules.filter((rule) => isWithin(path, rule)).sort((a, b) => b.length - a.length)[0];
  };
  return toGraph(
    rules.flatMap((rule) => {
      const inside = COMPOSES[rule] ? rules.filter((other) => isWithin(other, rule)) : [];
      const targets = [...inside, ...(allowed[rule] ?? []).flatMap((target) => folderOf(target) ?? [])];
      return targets.filter((target) => target !== rule).map((target) => [rule, target] as const);
    }),
  );
}

/** Which file imports which, types included. */
export const toFileGraph = (imports: readonly Import[]): Graph =>
  toGraph(imports.map(({ file, target }) => [file, target] as const));

// A module that remembers what it found out about an object shares that among all engines of a process: what is found out is kept with
// the object. This one is of schemas, which never change.
export const REMEMBERING = ['contract/src/describe-expectation.ts'];

/** The sources that remember something about objects for the life of the process. */
export const listRemembering = (root: string): string[] =>
  listSources(root)
    .filter((file) =>
      /^(?:export )?(?:const|let) .*new WeakMap\b/m.test(readFileSync(join(root, file), 'utf8')),
    )
    .toSorted();

// More files than this beside each other, and nobody finds one by looking.
export const MOST_SIBLINGS = 40;

/** Folders with too many source files beside each other, with their number; tests stand beside what they test and do not count. */
export function findCrowdedFolders(files: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const folder of files.map((file) => dirname(file))) counts[folder] = (counts[folder] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > MOST_SIBLINGS));
}

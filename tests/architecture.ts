import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** `target` is a path from the root, `contract` or `engine` for a package of ours, or `npm:<specifier>`. */
export type Import = { file: string; target: string };

// One rule a folder: what it may import of the project. A folder may always import from itself.
// Longer names win, so `service/src/base` is asked before `service/src`.
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'contract/src': [],

  'engine/src/random.ts': [],
  'engine/src/png-file.ts': [],
  'engine/src/color': [],
  'engine/src/brief': [],
  'engine/src/assets': ['engine/src/layout/composition.ts'],
  'engine/src/render': ['engine/src/png-file.ts', 'engine/src/assets', 'engine/src/layout'],
  'engine/src/art': [
    'engine/src/random.ts',
    'engine/src/png-file.ts',
    'engine/src/color',
    'engine/src/brief',
    'engine/src/layout',
    'engine/src/direction',
  ],
  'engine/src/direction': [
    'engine/src/assets/font-catalogue.ts',
    'engine/src/random.ts',
    'engine/src/color',
    'engine/src/brief',
    'engine/src/art',
    'engine/src/layout',
  ],
  'engine/src/layout': [
    'engine/src/random.ts',
    'engine/src/color',
    'engine/src/brief',
    'engine/src/art',
    'engine/src/assets',
    'engine/src/direction',
    'engine/src/render',
  ],
  'engine/src/templates': [
    'engine/src/color',
    'engine/src/random.ts',
    'engine/src/assets',
    'engine/src/layout',
    'engine/src/brief',
  ],
  'engine/src/logo': ['engine/src/templates'],
  'engine/src/design-md': [
    'engine/src/color',
    'engine/src/assets/font-catalogue.ts',
    'engine/src/direction/brand.ts',
    'engine/src/templates',
    'engine/src/render/gate.ts',
  ],
  'engine/src/quality': [
    'engine/src/color',
    'engine/src/brief',
    'engine/src/direction',
    'engine/src/layout',
    'engine/src/assets',
    'engine/src/render',
    'engine/src/stopwatch.ts',
  ],
  'engine/src': [],

  'service/src/base': [],
  'service/src/observability': [],
  'service/src/stores': ['service/src/base'],
  'service/src/outbound': ['service/src/observability', 'service/src/base'],
  'service/src/accounts': [
    'contract',
    'engine',
    'service/src/stores',
    'service/src/outbound',
    'service/src/base',
  ],
  'service/src/generations': [
    'contract',
    'engine',
    'service/src/accounts',
    'service/src/observability',
    'service/src/stores',
    'service/src/outbound',
    'service/src/base',
  ],
  'service/src/delivery': [
    'contract',
    'engine',
    'service/src/accounts',
    'service/src/observability',
    'service/src/stores',
    'service/src/outbound',
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
  'service/src/design': [
    'contract',
    'engine',
    'service/src/accounts',
    'service/src/stores',
    'service/src/outbound',
    'service/src/base',
  ],
  'service/src/http': [
    'contract',
    'service/src/observability',
    'service/src/design',
    'service/src/accounts',
    'service/src/billing',
    'service/src/generations',
    'service/src/delivery',
    'service/src/stores',
    'service/src/outbound',
    'service/src/base',
  ],
  'service/src': ['contract', 'engine', 'service/src', 'service/package.json'],

  // Nothing here imports the client: examples and tests do.
  'client/src': ['contract', 'client/package.json'],
};

// The root of a package composes its folders.
const COMPOSES: Readonly<Record<string, string>> = {
  'engine/src': 'engine/src',
  'service/src': 'service/src',
};

// Libraries that one place alone may know, so that they can be replaced there.
const ONLY_HERE: Readonly<Record<string, readonly string[]>> = {
  'npm:@takumi-rs/core': ['engine/src/render', 'engine/src/layout/composition.ts', 'engine/src/assets'],
  'npm:better-sqlite3': ['service/src/stores'],
  'npm:flydrive': ['service/src/stores'],
  'npm:stripe': ['service/src/billing'],
  'npm:@opentelemetry/api': ['service/src/observability'],
  'npm:@opentelemetry/sdk-trace-node': ['service/src/observability'],
  'npm:prom-client': ['service/src/http/metrics.ts'],
  'npm:hono': ['service/src/http', 'service/src/service.ts'],
};

const SPECIFIER =
  /(?:^|[\s;}])(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** Every import between files of the project (type-only ones too), as paths from the root. */
export function readImports(
  root: string,
  pattern = '{contract,engine,service,client}/src/**/*.ts',
): Import[] {
  const files = globSync(pattern, { cwd: root }).filter((f) => !/\.(test|fixture)\.ts$|\/testing\//.test(f));
  return files.flatMap((file) => {
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

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, parse } from 'node:path';

const PACKAGES = '{contract,engine,service,client,studio,bench}';
const SOURCES = [
  `${PACKAGES}/{src,tests,scripts}/**/*.{ts,tsx,mjs,css}`,
  `${PACKAGES}/*.{ts,mjs}`,
  '{scripts,reader,tests}/**/*.ts',
  'examples/signing/tests/*.ts',
  'integrations/**/*.{ts,mjs}',
];
// The lists of mutants name every file that they change.
const LISTS = 'tests/mutants/';
const TEST = /\.test\.ts$/;
// An import, or a file that is started or read: whatever names a file of the project.
const NAMED_FILE = /['"`]((?:\.{1,2}|[a-z]+)\/[\w@./-]+\.(?:tsx?|mjs|json|tsv|css|php))['"`]/g;
const OWN_PACKAGE = /['"]@cardwright\/(contract|engine)(\/[\w-]+)?['"]/g;
// They read all sources, which no import says.
const OF_THE_TREE = /^(?:tests|scripts)\/[\w.-]+\.test\.ts$/;
const OF_LAYERS = 'tests/architecture.test.ts';
const LONG = /\/tests\/|\.property\.test\.ts$/;

/**
 * The tests that a change of the file can affect, the nearest and cheapest first: the test beside it, that of the layers, units by the
 * number of imports between, whole services in the same way, and at last what reads the tree.
 */
export function pickTests(root: string, file: string): string[] {
  const distances = findImporters(readImporters(root), file);
  const beside = join(dirname(file), parse(file).name);
  const rankOf = (test: string): number => {
    if (test.startsWith(`${beside}.`)) return 0;
    if (test === OF_LAYERS) return 1;
    return (
      (distances.get(test) ?? 500) + (LONG.test(test) ? 1000 : 0) + (test.startsWith('tests/') ? 2000 : 0)
    );
  };
  return listSources(root)
    .filter((name) => TEST.test(name) && (distances.has(name) || OF_THE_TREE.test(name)))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** Whatever imports the file, directly or through others, with the number of imports between. */
function findImporters(importers: Importers, file: string): Map<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [name, distance] of distances)
    for (const importer of importers.get(name) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** Which files name a file. */
type Importers = ReadonlyMap<string, readonly string[]>;

const known = new Map<string, Importers>();

function readImporters(root: string): Importers {
  const found = known.get(root);
  if (found) return found;
  const importers = new Map<string, string[]>();
  for (const file of listSources(root))
    for (const target of readTargets(root, file)) {
      const others = importers.get(target) ?? [];
      others.push(file);
      importers.set(target, others);
    }
  known.set(root, importers);
  return importers;
}

function listSources(root: string): readonly string[] {
  const found =
    sources.get(root) ?? globSync(SOURCES, { cwd: root }).filter((file) => !file.startsWith(LISTS));
  sources.set(root, found);
  return found;
}

const sources = new Map<string, readonly string[]>();

function readTargets(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const packages = [...text.matchAll(OWN_PACKAGE)].flatMap(([, name = '', entry = '']) => {
    const target = readExports(join(root, name))[`.${entry}`];
    return target === undefined ? [] : [join(name, target)];
  });
  const named = [...text.matchAll(NAMED_FILE)].flatMap(([, name = '']) => {
    const [folder = ''] = file.split('/');
    const meant = [join(dirname(file), name), join(folder, name), name].map((path) => normalize(path));
    return meant.filter((target) => existsSync(join(root, target))).slice(0, 1);
  });
  return [...packages, ...named];
}

const readExports = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).exports;

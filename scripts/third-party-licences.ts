import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

// Writes THIRD_PARTY_LICENSES.md from the lockfile and the installed packages, or with --check fails when it
// is stale. Everything that the engine, the service, the studio and the contract need to run is in it; packages that
// exist for other platforms are named, with the licence that the lockfile gives for them.

const TARGET = 'THIRD_PARTY_LICENSES.md';
// The empty one is the repository itself, which brings the Node.js it runs on.
const WORKSPACES = ['', 'contract', 'engine', 'service', 'studio'];
// Needed only to make data that is kept in the repository, whose terms go with that: `engine/data/objects/`.
const MADE_FROM = ['@iconify-json/fluent-emoji', 'cldr-annotations-full'];

type LockEntry = {
  version?: string;
  license?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lock = Record<string, LockEntry>;
type Package = { name: string; path: string; version: string; licence: string; optional: boolean };

/** Run-time packages of the workspaces, found as Node finds them: in the nearest `node_modules` upwards. */
function findPackages(lock: Lock): Package[] {
  const found = new Map<string, Package>();
  const visit = (path: string): void => {
    const { dependencies, optionalDependencies } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = locate(lock, path, name);
      const entry = at === undefined ? undefined : lock[at];
      if (at === undefined || !entry || entry.link || found.has(at)) continue;
      const { version = '', license: licence = 'unknown', optional = false } = entry;
      found.set(at, { name, path: at, version, licence, optional });
      visit(at);
    }
  };
  WORKSPACES.forEach(visit);
  for (const name of MADE_FROM) {
    const path = `node_modules/${name}`;
    const { version = '', license: licence = 'unknown' } = lock[path] ?? {};
    found.set(path, { name, path, version, licence, optional: false });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function locate(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[candidate]) return candidate;
    if (folder === '') return undefined;
    if (!folder.includes('node_modules/')) folder = '';
  }
}

type Terms = { notices: string[]; text: string };

/** Copyright lines and the words below them, from the licence file that the package ships. */
function readTerms({ path, optional }: Package): Terms | undefined {
  // What is installed of the optional ones depends on the machine, and this file must not.
  if (optional || !existsSync(path)) return undefined;
  const file = readdirSync(path).find((name) => /^(licen[cs]e|copying)/i.test(name));
  if (!file) return undefined;
  const lines = readFileSync(`${path}/${file}`, 'utf8').replace(/\r/g, '').split('\n');
  // Without indentation, so that the same text is the same in every package.
  const tidy = lines.map((line) => line.trim());
  const isNotice = (line: string): boolean => /^(copyright (\(c\)|©|\d)|\(c\) |©)/i.test(line);
  const isTitle = (line: string): boolean => /^#* ?(the )?(mit|isc) licen[cs]e( \((mit|isc)\))?$/i.test(line);
  const notices = tidy.filter(isNotice);
  const text = tidy.filter((line) => !isNotice(line) && !isTitle(line)).join('\n');
  return { notices, text: text.replace(/\n{3,}/g, '\n\n').trim() };
}

/** The author a package without a licence file names in its manifests. */
function readAuthor(path: string): string | undefined {
  for (const name of ['metadata.json', 'info.json', 'package.json']) {
    const file = `${path}/${name}`;
    if (!existsSync(file)) continue;
    const { license, author } = JSON.parse(readFileSync(file, 'utf8'));
    const named = license?.attribution ?? (typeof author === 'string' ? author : author?.name);
    if (typeof named === 'string') return named;
  }
  return undefined;
}

function toSection(title: string, packages: readonly Package[]): string[] {
  if (packages.length === 0) return [];
  const rows = packages.map((entry) => {
    const notices = readTerms(entry)?.notices.slice(0, 3) ?? [];
    const author = entry.optional ? undefined : readAuthor(entry.path);
    const holder = notices.length > 0 ? notices.join('; ') : (author ?? '');
    return `| ${entry.name} | ${entry.version} | ${entry.licence} | ${holder.replaceAll('|', '\\|')} |`;
  });
  return [`## ${title}`, '', '| Package | Version | Licence | Copyright |', '|---|---|---|---|', ...rows, ''];
}

function toDocument(packages: readonly Package[]): string {
  const isFont = ({ name }: Package): boolean => name.startsWith('@fontsource');
  const isPicture = ({ name }: Package): boolean => name.startsWith('@iconify-json/');
  const isCode = (entry: Package): boolean => !isFont(entry) && !isPicture(entry);
  const texts = new Map<string, Package[]>();
  for (const entry of packages) {
    const text = readTerms(entry)?.text;
    if (text) texts.set(text, [...(texts.get(text) ?? []), entry]);
  }
  return [
    '# Third-party licences',
    '',
    'Written by `npm run licences` from the installed packages; do not edit by hand.',
    `Pictures and names made from ${MADE_FROM.join(' and ')} are in \`engine/data/objects/\`. Nothing else is copied into this repository: npm installs the packages, and their files are used as they are.`,
    '',
    ...toSection('Fonts', packages.filter(isFont)),
    ...toSection('Icons and emoji', packages.filter(isPicture)),
    ...toSection(
      'Code',
      packages.filter((entry) => isCode(entry) && !entry.optional),
    ),
    ...toSection(
      'Code for one platform each, installed where it fits',
      packages.filter((entry) => isCode(entry) && entry.optional),
    ),
    '## Licence texts',
    '',
    'As the packages ship them, without their copyright lines, which the tables above give.',
    '',
    ...[...texts].flatMap(([text, users]) => [
      `### ${[...new Set(users.map(({ licence }) => licence))].join(', ')}`,
      '',
      `For ${users.map(({ name }) => name).join(', ')}:`,
      '',
      '```text',
      text,
      '```',
      '',
    ]),
  ].join('\n');
}

const lock: { packages: Lock } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const current = toDocument(findPackages(lock.packages));
if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, current);
} else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== current) {
  console.error(`${TARGET} is stale. Run: npm run licences`);
  process.exitCode = 1;
}

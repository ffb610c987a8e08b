// Bundles the service and its workers into `dist/`, which `launch.mjs` runs as long as no source is newer: finding and stripping a
// thousand modules takes most of the time of a start. The root's `prepare` runs it after every install, so this is plain JavaScript for
// whatever Node installs.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const root = resolve(here, '..');
const outDirectory = resolve(process.argv[2] ?? join(here, 'dist'));

// Programs of their own, which the service starts by URL.
const ENTRIES = {
  main: 'service/src/main.ts',
  'drawing-worker': 'service/src/drawing/drawing-worker.ts',
  'watchdog-thread': 'service/src/watchdog-thread.ts',
  'checkpoint-worker': 'service/src/stores/sqlite/checkpoint-worker.ts',
  'ledger-worker': 'service/src/stores/sqlite/ledger-worker.ts',
  'page-worker': 'service/src/pages/page-worker.ts',
  'inspection-worker': 'service/src/inspect/inspection-worker.ts',
  'design-worker': 'engine/src/design-md/reader/design-worker.ts',
  'decode-program': 'engine/src/logo/decode-program.ts',
  'rebuild-font': 'engine/src/uploads/rebuild-font.ts',
};

// Packages of plain JavaScript that a start needs. Others are found in `node_modules` as ever: native code, files beside it, or rarely used.
const BUNDLED = new Set([
  '@hono/node-server',
  'bidi-js',
  'culori',
  'd3-contour',
  'd3-delaunay',
  'flydrive',
  'hono',
  'ipaddr.js',
  'kysely',
  'lru-cache',
  'simplex-noise',
  'yaml',
  'zod',
]);
const PACKAGE = /^(?:@[^/]+\/)?[^./][^/]*/;

const otherPackages = {
  name: 'other-packages',
  setup({ onResolve }) {
    onResolve({ filter: PACKAGE }, ({ path, importer, kind }) => {
      const [name] = PACKAGE.exec(path);
      const isOurs = kind === 'entry-point' || name.startsWith('@cardwright') || BUNDLED.has(name);
      // What a bundled package needs may be another version than ours.
      return isOurs || importer.includes('node_modules') ? undefined : { path, external: true };
    });
  },
};

// What packages would compile or build at every start, and the service never reads.
const UNREAD = [
  // Its own messages are English, one of zod's fifty languages.
  {
    file: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/,
    contents: "export { default as en } from './en.js';",
  },
  // flydrive tells the media type of a file, which is that of its row.
  { file: /[\\/]mime-types[\\/]index\.js$/, contents: 'exports.lookup = () => false;' },
];

const withoutUnread = {
  name: 'without-unread',
  setup({ onLoad }) {
    for (const { file, contents } of UNREAD) onLoad({ filter: file }, () => ({ contents, loader: 'js' }));
  },
};

/** Keeps what a module says about its own place true in the bundle: data stays where it is, and programs are those of the bundle. */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const place = relative(outDirectory, path).split(sep).join('/');
      const programs = readFileSync(path, 'utf8').replace(
        /new URL\('\.\/([a-z-]+)\.ts', import\.meta\.url\)/g,
        (_, name) => {
          if (!(name in ENTRIES)) throw new Error(`${path} starts ${name}.ts, which is not bundled.`);
          return `new URL('./${name}.js', __bundle)`;
        },
      );
      const contents = programs
        .replaceAll('import.meta.url', `new URL('${place}', __bundle).href`)
        .replaceAll('import.meta.dirname', `__path(new URL('${dirname(place)}', __bundle))`);
      return { contents, loader: 'ts' };
    });
  },
};

rmSync(outDirectory, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(root, path)])),
  outdir: outDirectory,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  chunkNames: 'chunk-[hash]',
  plugins: [otherPackages, withoutUnread, ownPlaces],
  banner: {
    js: "import { fileURLToPath as __path } from 'node:url'; import { createRequire as __createRequire } from 'node:module'; const __bundle = import.meta.url; const require = __createRequire(__bundle);",
  },
  metafile: true,
  logLevel: 'warning',
});

const sources = Object.keys(metafile.inputs).filter((path) => path.endsWith('.ts'));
// Compared with the sources by `launch.mjs`.
writeFileSync(join(outDirectory, 'sources.json'), JSON.stringify(sources));

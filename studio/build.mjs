// Builds the studio: `npm run build -w studio`, or into another folder that is named as argument. The root's `prepare` runs it
// after every install, so this is plain JavaScript for whatever Node installs.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const outDirectory = resolve(process.argv[2] ?? join(here, 'dist'));
const assets = join(outDirectory, 'assets');

rmSync(outDirectory, { recursive: true, force: true });
const shared = {
  absWorkingDir: here,
  outdir: assets,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  bundle: true,
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  metafile: true,
};
// The project's examples, which the studio shows to be copied: tested there, so never written down twice.
const examples = {
  name: 'examples',
  setup({ onResolve, onLoad }) {
    const folder = join(here, '../examples');
    onResolve({ filter: /^cardwright:examples$/ }, ({ path }) => ({ path, namespace: 'examples' }));
    onLoad({ filter: /./, namespace: 'examples' }, () => {
      const paths = JSON.parse(
        readFileSync(join(here, 'src/screens/cards/snippets/example-files.json'), 'utf8'),
      );
      const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
      return { contents: `export const EXAMPLES = ${JSON.stringify(texts)}`, loader: 'js' };
    });
  },
};
// The pictures of the built-in templates that the docs show: every visitor loads the same files, and nothing is drawn for them.
const pictures = {
  name: 'pictures',
  setup({ onResolve, onLoad }) {
    const folder = join(here, '../docs/pictures/templates');
    onResolve({ filter: /^cardwright:template-pictures$/ }, ({ path }) => ({ path, namespace: 'pictures' }));
    onLoad({ filter: /./, namespace: 'pictures' }, () => {
      const files = readdirSync(folder);
      const lines = files.map((file, at) => `import p${at} from ${JSON.stringify(join(folder, file))};`);
      const entries = files.map((file, at) => `${JSON.stringify(basename(file, '.png'))}: p${at}`);
      return {
        contents: `${lines.join('')}export const TEMPLATE_PICTURES = {${entries}};`,
        resolveDir: folder,
      };
    });
  },
};
// The format of templates, as the API describes it: the editor makes its fields of it.
const schemas = {
  name: 'schemas',
  setup({ onResolve, onLoad }) {
    const document = join(here, '../contract/openapi.json');
    onResolve({ filter: /^cardwright:template-schemas$/ }, ({ path }) => ({ path, namespace: 'schemas' }));
    onLoad({ filter: /./, namespace: 'schemas' }, () => {
      const all = JSON.parse(readFileSync(document, 'utf8')).components.schemas;
      const found = {};
      const visit = (name) => {
        if (name in found) return;
        found[name] = all[name];
        for (const [, inner] of JSON.stringify(all[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g))
          visit(inner);
      };
      visit('TemplateDefinition');
      return { contents: `export const TEMPLATE_SCHEMAS = ${JSON.stringify(found)}`, loader: 'js' };
    });
  },
};
const studio = await build({
  ...shared,
  plugins: [examples, pictures, schemas],
  entryPoints: ['src/main.tsx', 'src/styles/studio.css'],
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.woff2': 'file', '.png': 'file' },
  publicPath: '/studio/assets',
});
// A classic script: it runs before the first paint, modules after it.
const boot = await build({ ...shared, entryPoints: ['src/theme-boot.ts'], format: 'iife' });
const outputs = { ...studio.metafile.outputs, ...boot.metafile.outputs };

const nameOf = (entryPoint) => {
  const [path] = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint);
  return `/studio/assets/${basename(path)}`;
};

mkdirSync(outDirectory, { recursive: true });
writeFileSync(
  join(outDirectory, 'index.html'),
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Cardwright Studio</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${nameOf('src/styles/studio.css')}">
<script src="${nameOf('src/theme-boot.ts')}"></script>
<script type="module" src="${nameOf('src/main.tsx')}"></script>
</head>
<body>
<div id="studio"></div>
<noscript><p>The studio needs JavaScript. Everything that it does is also in the <a href="/docs">API</a>.</p></noscript>
</body>
</html>
`,
);
// What is in each file, for whoever looks at sizes.
writeFileSync(join(outDirectory, 'meta.json'), JSON.stringify({ outputs }));

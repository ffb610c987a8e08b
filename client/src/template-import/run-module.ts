import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { usageError } from '../cli/command-error.ts';
import { type DataSigns, UNKNOWN } from './data-signs.ts';
import { loadPackage } from './load-package.ts';
import type { Loss } from './source-node.ts';
import { addStandIns, type Build, type Missing } from './stand-ins.ts';

/** What a module exports, the element that it gave to a renderer, and what of its imports was not there. */
export type Evaluated = {
  exports: Record<string, unknown>;
  found: { element?: unknown; lost: Loss[] };
  missing: readonly Missing[];
  /** What the author wrote: the module and those that it imports from beside it. */
  source: string;
};

type Message = { text: string; location: { file: string; line: number } | null };
type Bundler = {
  build(options: object): Promise<{
    outputFiles: readonly { text: string }[];
    metafile: { inputs: Record<string, unknown> };
  }>;
};

const BUNDLER = 'esbuild';

/**
 * Bundles code of an author with what it imports, and runs it here: without network, with renderers that only note what they get,
 * and with signs for the data that it looks up.
 */
export async function runModule(
  code: string,
  {
    file,
    loader,
    signs,
    virtual = {},
  }: { file: string; loader: string; signs: DataSigns; virtual?: Record<string, string> },
): Promise<Evaluated> {
  const missing: Missing[] = [];
  const { build } = await loadPackage<Bundler>(BUNDLER, BUNDLER);
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: dirname(file), sourcefile: file, loader },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    target: 'esnext',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    external: ['node:*'],
    nodePaths: [join(process.cwd(), 'node_modules')],
    jsx: 'automatic',
    jsxDev: true,
    jsxImportSource: 'cardwright',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(file).href),
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    loader: LOADERS,
    banner: { js: `${BANNER}const cardwrightFile = ${JSON.stringify(basename(file))};\n` },
    plugins: [
      {
        name: 'stand-ins',
        setup: (one: Build) => addStandIns(one, { virtual, resolveDir: dirname(file), missing }),
      },
    ],
    logLevel: 'silent',
  }).catch((error: { errors?: Message[] }) => {
    const [first] = error.errors ?? [];
    if (!first) throw error;
    const at = first.location
      ? `${relative(process.cwd(), first.location.file)}:${first.location.line}: `
      : '';
    throw usageError(`${at}${first.text}`);
  });
  // A module is evaluated once; this one has signs of its own.
  const text = `${outputFiles[0]?.text ?? ''}\n// ${++evaluations}`;
  const globals = globalThis as Record<string, unknown>;
  globals.cardwrightData = { data: signs.data, unknown: signs.unknown, UNKNOWN };
  const { cardwrightFound: found, ...exports } = await signs.run(
    new Map(),
    () => import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`),
  );
  const written = Object.keys(metafile.inputs).filter((path) => !/^<|node_modules|^[\w-]+:/.test(path));
  const texts = written.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
  return { exports, found, missing, source: [code, ...texts].join('\n') };
}

let evaluations = 0;

const LOADERS = Object.fromEntries([
  ...['ttf', 'otf', 'woff', 'woff2', 'css'].map((ending) => [`.${ending}`, 'empty']),
  ...['png', 'jpg', 'jpeg', 'webp', 'gif', 'svg'].map((ending) => [`.${ending}`, 'dataurl']),
]);

// The address of a request has whatever is asked of it; dates, figures and JSON of data are data; fonts are not loaded, and what
// asks Google for one gets a style sheet. The output is the command's own.
const BANNER = `import { createRequire as cardwrightCreateRequire } from 'node:module';
// What CommonJS packages are bundled with asks for built-in modules by it.
const require = cardwrightCreateRequire('file:///');
const cardwrightFound = { lost: [] };
export { cardwrightFound };
const cardwrightData = globalThis.cardwrightData;
const cardwrightIsSign = (value) => typeof value === 'string' && /^[\\ue000-\\ue7ff][\\ue800-\\uefff]/.test(value);
const CardwrightUrl = globalThis.URL;
class URL extends CardwrightUrl {
  constructor(url, base) {
    const isAsked = cardwrightIsSign(String(url)) && base === undefined;
    super(isAsked ? 'https://card.invalid/' : url, base);
    if (isAsked) Object.defineProperty(this, 'searchParams', { value: cardwrightData.data });
  }
}
const CardwrightDate = globalThis.Date;
class Date extends CardwrightDate {
  constructor(...given) {
    super(...given);
    const [sign] = given;
    if (cardwrightIsSign(sign)) return new Proxy(this, { get: (_, name) => name === Symbol.toPrimitive || name === 'toString' ? () => sign : typeof name === 'string' ? () => sign : undefined });
  }
}
const cardwrightFormat = (Format) => function (...given) {
  const format = new Format(...given);
  const write = (value) => { const sign = typeof value === 'object' ? String(value) : value; return cardwrightIsSign(sign) ? sign : format.format(value); };
  return { format: write, formatToParts: (value) => [{ type: 'literal', value: write(value) }], resolvedOptions: () => format.resolvedOptions() };
};
const Intl = { ...Object.fromEntries(Object.getOwnPropertyNames(globalThis.Intl).map((name) => [name, globalThis.Intl[name]])), DateTimeFormat: cardwrightFormat(globalThis.Intl.DateTimeFormat), NumberFormat: cardwrightFormat(globalThis.Intl.NumberFormat) };
const JSON = { stringify: globalThis.JSON.stringify, parse: (text, revive) => cardwrightIsSign(text) ? text : globalThis.JSON.parse(text, revive) };
const atob = (text) => cardwrightIsSign(text) ? text : globalThis.atob(text);
const console = new Proxy({}, { get: () => () => {} });
const fetch = async () => Object.assign(new Response("src: url(https://card.invalid/font) format('truetype')"), { json: async () => cardwrightData.data });
`;

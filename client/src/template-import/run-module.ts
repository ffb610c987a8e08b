import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { usageError } from '../cli/command-error.ts';
import { loadPackage } from './load-package.ts';

/** What a module exports, and the element that it gave to a renderer. */
export type Evaluated = { exports: Record<string, unknown>; found: { element?: unknown } };

type Message = { text: string; location: { file: string; line: number } | null };
type Bundler = {
  build(options: object): Promise<{ outputFiles: readonly { text: string }[] }>;
};
type Build = {
  onResolve(
    filter: { filter: RegExp; namespace?: string },
    use: (request: { path: string }) => { path: string; namespace: string },
  ): void;
  onLoad(
    filter: { filter: RegExp; namespace: string },
    use: (request: { path: string }) => { contents: string; loader?: string; resolveDir?: string },
  ): void;
};

const BUNDLER = 'esbuild';

/** Bundles code of an author with what it imports, and runs it here: without network, and with renderers that only note what they get. */
export async function runModule(
  code: string,
  { file, loader, virtual = {} }: { file: string; loader: string; virtual?: Record<string, string> },
): Promise<Evaluated> {
  const { build } = await loadPackage<Bundler>(BUNDLER, BUNDLER);
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: dirname(file), sourcefile: file, loader },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'esnext',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    external: ['node:*'],
    nodePaths: [join(process.cwd(), 'node_modules')],
    jsx: 'transform',
    jsxFactory: 'cardwrightElement',
    jsxFragment: '"div"',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(file).href),
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    loader: LOADERS,
    banner: { js: BANNER },
    plugins: [{ name: 'stand-ins', setup: (one: Build) => addStandIns(one, virtual, dirname(file)) }],
    logLevel: 'silent',
  }).catch((error: { errors?: Message[] }) => {
    const [first] = error.errors ?? [];
    if (!first) throw error;
    const at = first.location
      ? `${relative(process.cwd(), first.location.file)}:${first.location.line}: `
      : '';
    throw usageError(`${at}${first.text}`);
  });
  const text = outputFiles[0]?.text ?? '';
  const { cardwrightFound: found, ...exports } = await import(
    `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  );
  return { exports, found };
}

const LOADERS = Object.fromEntries([
  ...['ttf', 'otf', 'woff', 'woff2', 'css'].map((ending) => [`.${ending}`, 'empty']),
  ...['png', 'jpg', 'jpeg', 'webp', 'gif', 'svg'].map((ending) => [`.${ending}`, 'dataurl']),
]);

// Elements as React makes them, without React; the address of a request has whatever is asked of it; fonts are not
// loaded, and what asks Google for one gets a style sheet. The output is the command's own.
const BANNER = `export const cardwrightFound = {};
const cardwrightElement = (type, props, ...children) => ({
  $$typeof: Symbol.for('react.element'), type, key: null, ref: null,
  props: { ...props, ...(children.length > 0 && { children: children.length === 1 ? children[0] : children }) },
});
const cardwrightQuery = { get: (name) => '{{' + name + '}}', getAll: (name) => ['{{' + name + '}}'], has: () => true, [Symbol.iterator]: () => [][Symbol.iterator]() };
const CardwrightUrl = globalThis.URL;
class URL extends CardwrightUrl {
  constructor(url, base) {
    const isAsked = /^{{\\w+}}$/.test(String(url));
    super(isAsked ? 'https://card.invalid/' : url, base);
    if (isAsked) Object.defineProperty(this, 'searchParams', { value: cardwrightQuery });
  }
}
const console = new Proxy({}, { get: () => () => {} });
const fetch = async () => new Response("src: url(https://card.invalid/font) format('truetype')");
`;

const IMAGE_RESPONSE = `export class ImageResponse { constructor(element) { cardwrightFound.element = element; this.element = element; } }
export default ImageResponse;
export const unstable_createNodejsStream = undefined;`;
const SATORI = `export default async function satori(element) { cardwrightFound.element = element; return ''; }
export { satori };`;
const STAND_INS: readonly [name: RegExp, contents: string][] = [
  [/^(?:@vercel\/og|next\/og|workers-og|@cloudflare\/pages-plugin-vercel-og\/api)$/, IMAGE_RESPONSE],
  [/^next\/server$/, 'export class NextRequest {} export class NextResponse {}'],
  [/^satori(?:\/.*)?$/, SATORI],
];

function addStandIns(build: Build, virtual: Record<string, string>, resolveDir: string): void {
  for (const [filter, contents] of STAND_INS) {
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'stand-in' }));
    build.onLoad({ filter, namespace: 'stand-in' }, () => ({ contents }));
  }
  for (const [name, contents] of Object.entries(virtual)) {
    const filter = new RegExp(`^${name}`);
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'virtual' }));
    build.onLoad({ filter, namespace: 'virtual' }, () => ({ contents, loader: 'ts', resolveDir }));
  }
}

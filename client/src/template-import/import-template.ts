import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { usageError } from '../cli/command-error.ts';
import type { TemplateDefinition } from '../index.ts';
import { type Loss, type SourceNode, toDefinition } from './to-definition.ts';

/** The version that templates are read with; what it makes of them could change with another. */
const HELPERS = '@takumi-rs/helpers@2.16.3';
const BUNDLER = 'esbuild';

/** Whether a file is a card written as a component or page, not as data. */
export const isSource = (file: string): boolean => ['.html', '.jsx', '.tsx'].includes(extname(file));

/**
 * A template made of an HTML file, or of the component that a JSX file exports by default. The component runs here, with
 * `{{name}}` as the value of each property, never on a server.
 */
export async function importTemplate(
  file: string,
): Promise<{ definition: TemplateDefinition; losses: readonly Loss[] }> {
  const source = readFileSync(file, 'utf8');
  const node = extname(file) === '.html' ? await readHtml(source) : await readJsx(file);
  return toDefinition(node, source);
}

async function readHtml(source: string): Promise<SourceNode> {
  const { fromHtml } = await load<{ fromHtml(html: string): { node: SourceNode } }>(
    '@takumi-rs/helpers/html',
    HELPERS,
  );
  return (await fromHtml(source)).node;
}

async function readJsx(file: string): Promise<SourceNode> {
  const { fromJsx } = await load<{ fromJsx(element: unknown): Promise<{ node: SourceNode }> }>(
    '@takumi-rs/helpers/jsx',
    HELPERS,
  );
  const { default: component } = await evaluate(file);
  if (typeof component !== 'function') throw usageError(`${file} must export a component by default.`);
  const made = await callComponent(component, file);
  // `@vercel/og` and `next/og` wrap the element.
  return (await fromJsx(made?.element ?? made)).node;
}

async function callComponent(component: Component, file: string): Promise<{ element?: unknown } | undefined> {
  try {
    return (await component(placeholders)) as { element?: unknown } | undefined;
  } catch (error) {
    throw usageError(
      `The component of ${file} failed: ${error instanceof Error ? error.message : String(error)}.`,
      'It gets a text such as {{title}} for each property; lists and objects cannot become parameters.',
    );
  }
}

// Where Next.js has the properties.
const NESTED: readonly PropertyKey[] = ['params', 'searchParams'];
/** `{{name}}` for any property. */
const placeholders: object = new Proxy(
  {},
  {
    get: (_, name) =>
      NESTED.includes(name) ? placeholders : typeof name === 'string' ? `{{${name}}}` : undefined,
  },
);

type Bundler = {
  build(options: object): Promise<{ outputFiles: readonly { text: string }[] }>;
};

type Component = (properties: unknown) => unknown;

async function evaluate(file: string): Promise<{ default?: Component }> {
  const { build } = await load<Bundler>(BUNDLER, BUNDLER);
  const { outputFiles } = await build({
    entryPoints: [resolve(file)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'transform',
    jsxFactory: 'cardwrightElement',
    jsxFragment: '"div"',
    banner: { js: ELEMENT },
    plugins: [imageResponse],
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  return await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

// Elements as React makes them, without React.
const ELEMENT = `const cardwrightElement = (type, props, ...children) => ({
  $$typeof: Symbol.for('react.element'), type, key: null, ref: null,
  props: { ...props, ...(children.length > 0 && { children: children.length === 1 ? children[0] : children }) },
});`;

const imageResponse = {
  name: 'image-response',
  setup(build: {
    onResolve(filter: object, use: (request: { path: string }) => object): void;
    onLoad(filter: object, use: () => object): void;
  }): void {
    build.onResolve({ filter: /^(?:@vercel\/og|next\/og|next\/server)$/ }, ({ path }) => ({
      path,
      namespace: 'image-response',
    }));
    build.onLoad({ filter: /.*/, namespace: 'image-response' }, () => ({
      contents: 'export class ImageResponse { constructor(element) { this.element = element; } }',
    }));
  },
};

/** A package of the author's project. */
async function load<Module>(name: string, install: string): Promise<Module> {
  let path: string;
  try {
    path = createRequire(join(process.cwd(), 'package.json')).resolve(name);
  } catch {
    throw usageError(
      `Reading an HTML or JSX file needs ${install}.`,
      `npm install --save-dev --save-exact ${install}`,
    );
  }
  return await import(pathToFileURL(path).href);
}

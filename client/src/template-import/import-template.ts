import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { usageError } from '../cli/command-error.ts';
import type { TemplateDefinition } from '../index.ts';
import { loadPackage } from './load-package.ts';
import { placeholders } from './placeholders.ts';
import { readClasses } from './read-classes.ts';
import { readVue } from './read-vue.ts';
import { runModule } from './run-module.ts';
import { type Loss, listClasses, type Picture, type SourceNode, toDefinition } from './to-definition.ts';

/** The version that templates are read with; what it makes of them could change with another. */
const HELPERS = '@takumi-rs/helpers@2.16.3';

export type Imported = {
  definition: TemplateDefinition;
  losses: readonly Loss[];
  /** Images that the definition needs as defaults of parameters. */
  pictures: readonly Picture[];
};

/**
 * A template made of an HTML file, of the component that a JSX file exports by default, or of a Vue component. Components run here,
 * with `{{name}}` as the value of each property, never on a server.
 */
export async function importTemplate(file: string): Promise<Imported> {
  const source = readFileSync(file, 'utf8');
  const { node, defaults = {}, losses = [] } = await readFile(file, source);
  const classes = await readClasses(listClasses(node));
  const { losses: others, ...made } = toDefinition(node, source, { classes, defaults });
  return { ...made, losses: [...losses, ...others].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
}

type Read = { node: SourceNode; defaults?: Record<string, string>; losses?: readonly Loss[] };

async function readFile(file: string, source: string): Promise<Read> {
  switch (extname(file)) {
    case '.html':
      return { node: await readHtml(source) };
    case '.vue': {
      const { html, ...rest } = await readVue(file);
      return { node: await readHtml(html), ...rest };
    }
    default:
      return { node: await readJsx(file, source) };
  }
}

async function readHtml(source: string): Promise<SourceNode> {
  const { fromHtml } = await loadPackage<{ fromHtml(html: string): { node: SourceNode } }>(
    '@takumi-rs/helpers/html',
    HELPERS,
  );
  return (await fromHtml(source)).node;
}

async function readJsx(file: string, source: string): Promise<SourceNode> {
  const { fromJsx } = await loadPackage<{ fromJsx(element: unknown): Promise<{ node: SourceNode }> }>(
    '@takumi-rs/helpers/jsx',
    HELPERS,
  );
  const { exports, found } = await runModule(source, { file: resolve(file), loader: 'tsx' });
  // A component, or what answers a request.
  const component = exports.default ?? exports.GET;
  if (typeof component !== 'function')
    throw usageError(`${file} must export a component by default, or a function GET.`);
  try {
    const made = await component(placeholders, placeholders);
    if (found.element === undefined && made instanceof Response)
      throw new Error('it answered without a picture');
    return (await fromJsx(found.element ?? made)).node;
  } catch (error) {
    // Whatever a card does with its picture afterwards is of no interest.
    if (found.element !== undefined) return (await fromJsx(found.element)).node;
    throw usageError(
      `The component of ${file} failed: ${error instanceof Error ? error.message : String(error)}.`,
      'It gets a text such as {{title}} for each property; lists and objects cannot become parameters.',
    );
  }
}

import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { inspect } from 'node:util';
import { usageError } from '../cli/command-error.ts';
import type { TemplateDefinition } from '../index.ts';
import { withSchemes } from './dark-scheme.ts';
import { createSigns, type DataSigns } from './data-signs.ts';
import { type Draw, type Drawings, exploreCard } from './explore-card.ts';
import { findComparisons, findUnread } from './find-unread.ts';
import { loadPackage } from './load-package.ts';
import { mergeDrawings } from './merge-drawings.ts';
import { readClasses } from './read-classes.ts';
import { readVue } from './read-vue.ts';
import { type Evaluated, runModule } from './run-module.ts';
import type { Loss, SourceNode } from './source-node.ts';
import { listClasses, type Picture, toDefinition } from './to-definition.ts';

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
 * with signs for the data that they read, and often: what differs between the drawings is what the data decides.
 */
export async function importTemplate(file: string): Promise<Imported> {
  const source = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const unread = findUnread(source, extname(file));
  if (extname(file) === '.html') {
    const node = await readHtml(source);
    const made = toDefinition(node, source, { classes: await readClasses(listClasses(node)) });
    return { ...made, losses: inOrder([...unread, ...made.losses]) };
  }
  const signs = createSigns(source);
  const { draw, defaults = {}, losses, written } = await readComponent(file, source, signs);
  const explored = await exploreCard(draw, signs, written).catch((error: unknown) => {
    throw usageError(
      `The component of ${file} failed: ${error instanceof Error ? error.message : inspect(error, { breakLength: Number.POSITIVE_INFINITY })}.`,
      'It gets a stand-in for each property, each query parameter and whatever it imports from where nothing is.',
    );
  });
  const drawings = withSchemes(explored);
  const classes = await readClasses(
    listDrawings(drawings)
      .flatMap(listClasses)
      .map((text) => signs.decode(text).text),
  );
  const { node, pictures, ...merged } = mergeDrawings(drawings, signs, classes);
  const made = toDefinition(node, source, {
    classes,
    defaults: { ...merged.defaults, ...defaults },
    usualPictures: pictures,
    choices: merged.choices,
    colors: merged.colors,
  });
  const numbers = findComparisons(
    source,
    drawings.signs.map(({ key }) => key.split('.').at(-1) ?? ''),
  );
  const notes = [...unread, ...numbers, ...toNotes(drawings, signs, source)];
  return { ...made, losses: inOrder([...losses(), ...notes, ...merged.losses, ...made.losses]) };
}

type Component = {
  draw: Draw;
  defaults?: Record<string, string>;
  losses: () => Loss[];
  /** What the author wrote. */
  written: string;
};

const readComponent = async (file: string, source: string, signs: DataSigns): Promise<Component> =>
  extname(file) === '.vue' ? readVue(file, signs, readHtml) : readJsx(file, source, signs);

async function readHtml(source: string): Promise<SourceNode> {
  const { fromHtml } = await loadPackage<{ fromHtml(html: string): { node: SourceNode } }>(
    '@takumi-rs/helpers/html',
    HELPERS,
  );
  return (await fromHtml(source)).node;
}

async function readJsx(file: string, source: string, signs: DataSigns): Promise<Component> {
  const { fromJsx } = await loadPackage<{ fromJsx(element: unknown): Promise<{ node: SourceNode }> }>(
    '@takumi-rs/helpers/jsx',
    HELPERS,
  );
  const module = await runModule(source, { file: resolve(file), loader: 'tsx', signs });
  const component = findComponent(module.exports);
  if (!component) throw usageError(`${file} must export a component by default, or a function GET.`);
  const { found } = module;
  const draw: Draw = (given) =>
    signs.run(given, async () => {
      delete found.element;
      try {
        const made = await component(...toArguments(component, signs));
        if (found.element === undefined && made instanceof Response)
          throw new Error('it answered without a picture');
        return (await fromJsx(found.element ?? made)).node;
      } catch (error) {
        // Whatever a card does with its picture afterwards is of no interest.
        if (found.element !== undefined) return (await fromJsx(found.element)).node;
        throw error;
      }
    });
  return { draw, losses: () => toModuleLosses(module, source, file), written: module.source };
}

type Card = (...given: unknown[]) => unknown;

/** A component, or what answers a request. */
function findComponent({ default: main, ...others }: Record<string, unknown>): Card | undefined {
  const handler = typeof main === 'object' && main !== null ? Reflect.get(main, 'fetch') : undefined;
  const known = [main, handler, others.GET, others.loader, others.onRequest, others.onRequestGet];
  const functions = Object.values(others).filter((one) => typeof one === 'function');
  const [only] = functions.length === 1 ? functions : [];
  return [...known, only].find((one): one is Card => typeof one === 'function');
}

// What frameworks call the one thing that they give.
const WHOLE =
  /^_?(?:props?|req(?:uest)?|c(?:tx|ontext)?|e(?:vent)?|args?|opt(?:ion)?s|params|data|searchParams)$/i;

/** What a card is called with: its data, and a text for each parameter that is called like one. */
function toArguments(component: Card, { data }: DataSigns): unknown[] {
  const [, list = ''] = /^(?:async\s+)?(?:function\s*\w*\s*)?\(?([^)=]*)/.exec(component.toString()) ?? [];
  const names = list.split(',').map((name) => name.trim());
  const isPlain = names.every((name) => /^[A-Za-z_$][\w$]*$/.test(name)) && !WHOLE.test(names[0] ?? '');
  return isPlain ? names.map((name) => Reflect.get(data, name)) : [data, data];
}

function toModuleLosses({ missing, found }: Evaluated, source: string, file: string): Loss[] {
  const imports = missing
    .filter(({ path }) => !path.endsWith('.css'))
    .filter(
      ({ importer }) =>
        importer === '' || resolve(importer) === resolve(file) || importer.endsWith('<stdin>'),
    )
    .map(({ path }) => ({
      line: findLine(source, path),
      what: `import '${path}'`,
      reason: 'leads nowhere here; what is used of it becomes parameters',
    }));
  return [...imports, ...found.lost];
}

/** Each once, by their lines. */
const inOrder = (losses: readonly Loss[]): Loss[] =>
  [...new Map(losses.map((loss) => [JSON.stringify(loss), loss])).values()].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0),
  );

/** What a component makes of its data that a template does not. */
function toNotes({ signs: all, base }: Drawings, signs: DataSigns, source: string): Loss[] {
  const drawn = signs.decode(JSON.stringify(base)).text;
  const isDrawn = (name: string): boolean => drawn.includes(`{{${name}}}`);
  const changes = [...signs.notes].filter((note) => isDrawn(note.split('.')[0] ?? ''));
  const cuts = all.filter(({ isCut, name }) => isCut && isDrawn(name)).map(({ name }) => `${name}.slice()`);
  return [...changes, ...cuts].map((what) => {
    const [, method = ''] = /(\.\w+\()/.exec(what) ?? [];
    return { line: findLine(source, method), what, reason: 'is not applied to parameters' };
  });
}

function findLine(source: string, clue: string): number | undefined {
  const at = source.split('\n').findIndex((line) => line.includes(clue));
  return at < 0 ? undefined : at + 1;
}

const listDrawings = ({ base, decisions, without, long, compared }: Drawings): SourceNode[] => [
  base,
  ...decisions.flatMap(({ drawings }) => [...drawings.values()]),
  ...[...without, ...long, ...compared].map(({ drawing }) => drawing),
];

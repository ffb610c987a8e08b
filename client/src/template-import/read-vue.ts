import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { usageError } from '../cli/command-error.ts';
import type { DataSigns } from './data-signs.ts';
import type { Draw } from './explore-card.ts';
import { loadPackage } from './load-package.ts';
import { PLACE } from './match-nodes.ts';
import { runModule } from './run-module.ts';
import type { Loss, SourceNode } from './source-node.ts';

const VUE = 'vue';

type Block = { content: string; loc: { start: { line: number } } };
type Descriptor = {
  template: Block | null;
  script: Block | null;
  scriptSetup: Block | null;
  styles: Block[];
};
type CompileError = Error & { loc?: { start: { line: number } } };
type Compiler = {
  parse(source: string, options: object): { descriptor: Descriptor; errors: CompileError[] };
  compileScript(descriptor: Descriptor, options: object): { content: string };
  compileTemplate(options: object): { code: string; errors: (string | CompileError)[] };
  rewriteDefault(source: string, name: string): string;
};

/** A card of nuxt-og-image, drawn by Vue with a sign for each property that is one, and the defaults of texts. */
export async function readVue(
  file: string,
  signs: DataSigns,
  readHtml: (html: string) => Promise<SourceNode>,
): Promise<{ draw: Draw; defaults: Record<string, string>; losses: () => Loss[]; written: string }> {
  const source = readFileSync(file, 'utf8');
  const compiler = await loadPackage<Compiler>(`${VUE}/compiler-sfc`, VUE);
  const { descriptor, errors } = compiler.parse(source, { filename: resolve(file), sourceMap: false });
  const [wrong] = errors;
  if (wrong) throw usageError(`${file}:${wrong.loc?.start.line ?? 1}: ${wrong.message}`);
  const component = compileOrSay(compiler, descriptor, file);
  const { exports, source: written } = await runModule(ENTRY, {
    file: resolve(file),
    loader: 'js',
    signs,
    virtual: { 'cardwright-component': component, '#': STAND_IN },
  });
  const lines = source.split('\n');
  const losses: Loss[] = [];
  const note = (what: string, reason: string): void => {
    const clue = what.replace(/[:>].*$/, '');
    const at = lines.findIndex((line) => line.includes(clue));
    const loss = { line: at < 0 ? undefined : at + 1, what, reason };
    if (!losses.some((one) => one.line === loss.line && one.what === what)) losses.push(loss);
  };
  const { props, defaults } = toProps((exports as Bundle).component.props ?? {}, signs, note);
  const draw: Draw = (given) =>
    signs.run(given, async () => {
      const changed = Object.entries(props).map(([name, usual]) => [
        name,
        given.has(name) ? given.get(name) : usual,
      ]);
      return readHtml(await render(exports as Bundle, Object.fromEntries(changed), signs.data, note));
    });
  return { draw, defaults, losses: () => losses, written: `${source}\n${written}` };
}

function compileOrSay(compiler: Compiler, descriptor: Descriptor, file: string): string {
  try {
    return compile(compiler, descriptor, file);
  } catch (error) {
    // Its first line; a part of the source follows.
    const [message] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw usageError(`${file}: ${message}`);
  }
}

function compile(compiler: Compiler, descriptor: Descriptor, file: string): string {
  const id = 'card';
  const options = (offset: number) => ({ compilerOptions: { nodeTransforms: [toPlacer(offset)] } });
  if (descriptor.scriptSetup)
    return compiler.compileScript(descriptor, { id, inlineTemplate: true, templateOptions: options(0) })
      .content;
  const { template } = descriptor;
  if (!template) throw usageError(`${file} must have a template.`);
  const { code } = compiler.compileTemplate({
    source: template.content,
    filename: file,
    id,
    ...options(template.loc.start.line - 1),
  });
  const script = descriptor.script
    ? compiler.rewriteDefault(compiler.compileScript(descriptor, { id }).content, 'component')
    : 'const component = {};';
  return `${script}\n${code}\nexport default { ...component, render };`;
}

type VueNode = {
  type: number;
  tagType?: number;
  props?: object[];
  loc: { start: { line: number; column: number } };
};
// Of Vue's compiler: an element, one that is no component, an attribute and a text.
const ELEMENT = 1;
const PLAIN = 0;
const ATTRIBUTE = 6;
const TEXT = 2;

/** Gives each element the place that it is from. */
const toPlacer =
  (offset: number) =>
  ({ type, tagType, props, loc }: VueNode): void => {
    if (type !== ELEMENT || tagType !== PLAIN) return;
    const content = `${loc.start.line + offset}:${loc.start.column}`;
    props?.push({ type: ATTRIBUTE, name: PLACE, nameLoc: loc, value: { type: TEXT, content, loc }, loc });
  };

const ENTRY = `export { default as component } from 'cardwright-component';
export * as Vue from 'vue';
export { renderToString } from 'vue/server-renderer';`;

// What Nuxt's own modules export: whatever is asked of a composable is a parameter.
const STAND_IN = `const composable = () => globalThis.cardwrightData.data;
module.exports = Object.create(new Proxy({}, { get: (_, name) => name === '__esModule' ? true : composable }));`;

type Prop = { type?: unknown; default?: unknown } | null;
type App = {
  config: { warnHandler: () => void; errorHandler: (error: unknown) => void };
  _context: { components: object };
};
type Bundle = {
  component: { props?: Record<string, Prop> | string[] };
  Vue: { createSSRApp(component: unknown, props: object): App; h(...given: unknown[]): unknown };
  renderToString(app: App): Promise<string>;
};

const MOST_TRIES = 40;
const IMAGES = ['NuxtImg', 'NuxtPicture', 'NuxtImage'];
// What is in them is drawn.
const WRAPPERS = ['NuxtLink', 'ClientOnly', 'NuxtIsland'];

/** What a component draws; `note` gets what it cannot have here. */
async function render(
  { component, Vue, renderToString }: Bundle,
  props: Record<string, unknown>,
  data: object,
  note: (what: string, reason: string) => void,
): Promise<string> {
  const globals = globalThis as Record<string, unknown>;
  // Nuxt imports these by itself.
  for (const [name, value] of Object.entries(Vue)) globals[name] ??= value;
  const image = {
    setup:
      (_: unknown, { attrs }: { attrs: object }) =>
      () =>
        Vue.h('img', attrs),
  };
  const wrapper = {
    setup:
      (_: unknown, { slots }: { slots: { default?(): unknown } }) =>
      () =>
        slots.default?.(),
  };
  const find = (known: object, name: string | symbol): unknown => {
    if (typeof name !== 'string' || name in known) return Reflect.get(known, name);
    if (IMAGES.includes(name)) return image;
    if (WRAPPERS.includes(name)) return wrapper;
    note(`<${name}>`, 'the component is not known here');
    return { render: () => null };
  };
  for (let tries = 0; ; tries++) {
    const app = Vue.createSSRApp(component, props);
    app.config.warnHandler = () => {};
    const faults: unknown[] = [];
    app.config.errorHandler = (error) => faults.push(error);
    app._context.components = new Proxy(app._context.components, { get: find });
    try {
      const html = await renderToString(app);
      if (faults.length > 0) throw faults[0];
      return html;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // A composable of Nuxt.
      const [, name] = /^(use[A-Z]\w*) is not defined$/.exec(message) ?? [];
      if (name === undefined || tries >= MOST_TRIES) throw error;
      globals[name] = () => data;
    }
  }
}

// Of these, there are signs; of a number, nothing could be computed.
const OF_DATA = ['String', 'Object', 'Array', 'Boolean'];

/** A sign for each property; a number has its default. */
function toProps(
  declared: Record<string, Prop> | string[],
  signs: DataSigns,
  note: (what: string, reason: string) => void,
): { props: Record<string, unknown>; defaults: Record<string, string> } {
  const props: Record<string, unknown> = {};
  const defaults: Record<string, string> = {};
  const rules = Array.isArray(declared)
    ? declared.map((name) => [name, null] as const)
    : Object.entries(declared);
  for (const [name, rule] of rules) {
    const types = ([rule?.type ?? []].flat() as { name?: string }[]).map((type) => type?.name ?? 'any');
    if (types.length > 0 && !types.some((type) => OF_DATA.includes(type))) {
      note(`${name}: ${types.join(' or ')}`, 'is no text; its default is drawn');
      continue;
    }
    const sign = Reflect.get(signs.data, name);
    const isText = types.length === 0 || types.includes('String') || types.includes('Object');
    props[name] = isText ? sign : types.includes('Array') ? signs.itemsOf(name) : true;
    const usual = typeof rule?.default === 'function' ? rule.default({}) : rule?.default;
    if (typeof usual === 'string' && usual !== '') defaults[name] = usual;
  }
  return { props, defaults };
}

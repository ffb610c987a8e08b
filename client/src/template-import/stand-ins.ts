import { builtinModules } from 'node:module';
import { dirname } from 'node:path';

/** What a bundler asks of a plugin. */
type Request = {
  path: string;
  importer: string;
  kind: string;
  pluginData?: unknown;
  resolveDir: string;
  namespace: string;
};
type Found = { path: string; namespace?: string; external?: boolean; errors?: readonly unknown[] };
export type Build = {
  onResolve(
    filter: { filter: RegExp; namespace?: string },
    use: (request: Request) => Promise<Found | undefined> | Found | undefined,
  ): void;
  onLoad(
    filter: { filter: RegExp; namespace: string },
    use: (request: { path: string }) => { contents: string; loader?: string; resolveDir?: string },
  ): void;
  resolve(path: string, options: object): Promise<Found>;
};

/** An import that leads nowhere; what is used of it is data. */
export type Missing = { path: string; importer: string };

const IMAGE_RESPONSE = `export class ImageResponse { constructor(element) { cardwrightFound.element = element; this.element = element; } }
export default ImageResponse;
export const unstable_createNodejsStream = undefined;`;
const SATORI = `export default async function satori(element) { cardwrightFound.element = element; return ''; }
export { satori };`;

// Elements as React makes them, without React, each with the place in the source that it is from.
const JSX = `const { UNKNOWN, data } = cardwrightData;
const known = (value) => typeof value === 'function' && value[UNKNOWN] !== undefined ? String(value) : value === true || value === data ? null : value;
const child = (value) => Array.isArray(value) ? value.map(child) : known(value);
const PLACE = ${JSON.stringify('data-cardwright')};
export const Fragment = Symbol.for('react.fragment');
export function jsxDEV(type, given, key, _, source) {
  const { children, cardwrightSpread, ...props } = given ?? {};
  if (typeof type === 'function' && type[UNKNOWN] !== undefined) {
    cardwrightFound.lost.push({ line: source?.lineNumber, what: '<' + type[UNKNOWN] + '>', reason: 'the component is not known here' });
    return child(children) ?? null;
  }
  for (const [name, value] of Object.entries(props)) if (typeof type === 'string') props[name] = name === 'style' ? style(value, source?.lineNumber) : known(value) ?? value;
  if (typeof type === 'string' && source?.lineNumber) props[PLACE] = source.fileName.endsWith(cardwrightFile) ? source.lineNumber + ':' + source.columnNumber : '0:' + source.fileName + source.lineNumber;
  const all = { ...props, ...(children !== undefined && { children: child(children) }) };
  return { $$typeof: Symbol.for('react.element'), type, key: null, ref: null, props: cardwrightSpread && typeof type === 'function' ? spread(all) : all };
}
// A style that is data, spread into another one, is the letters of its sign.
const style = (value, line) => {
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  const own = entries.filter(([name]) => !/^\\d+$/.test(name));
  if (own.length < entries.length) cardwrightFound.lost.push({ line, what: 'style', reason: 'is data; write it out' });
  return Object.fromEntries(own.map(([name, one]) => [name, known(one)]));
};
const spread = (props) => new Proxy(props, { get: (own, name) => name in own || typeof name !== 'string' ? own[name] : data[name] });
export const jsx = jsxDEV;
export const jsxs = jsxDEV;
export const createElement = (type, props, ...children) => jsxDEV(type, { ...props, ...(children.length > 0 && { children: children.length === 1 ? children[0] : children }) });
export const cloneElement = (element, props) => ({ ...element, props: { ...element.props, ...props } });
export const useMemo = (make) => make(), useState = (value) => [typeof value === 'function' ? value() : value, () => {}], useCallback = (use) => use, useEffect = () => {}, useRef = (current) => ({ current }), memo = (type) => type, cache = (use) => use, use = (value) => value;
export default { Fragment, createElement, cloneElement, useMemo, useState, useCallback, useEffect, useRef, memo, cache, use };`;

const STAND_INS: readonly [name: RegExp, contents: string][] = [
  [/^(?:@vercel\/og|next\/og|workers-og|@cloudflare\/pages-plugin-vercel-og\/api)$/, IMAGE_RESPONSE],
  [/^next\/server$/, `${IMAGE_RESPONSE}\nexport class NextRequest {} export class NextResponse {}`],
  [/^satori(?:\/.*)?$/, SATORI],
  [/\/jsx-(?:dev-)?runtime$/, JSX],
];
const REACT = /^react$/;

/** Answers for renderers and JSX, for `virtual` modules, and for every import that leads nowhere. */
export function addStandIns(
  build: Build,
  {
    virtual,
    resolveDir,
    missing,
  }: { virtual: Record<string, string>; resolveDir: string; missing: Missing[] },
): void {
  for (const [filter, contents] of STAND_INS) {
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'stand-in' }));
    build.onLoad({ filter, namespace: 'stand-in' }, () => ({ contents }));
  }
  for (const [name, contents] of Object.entries(virtual)) {
    const filter = new RegExp(`^${name}`);
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'virtual' }));
    build.onLoad({ filter, namespace: 'virtual' }, () => ({ contents, loader: 'ts', resolveDir }));
  }
  build.onResolve({ filter: /.*/ }, async ({ path, importer, kind, pluginData, resolveDir: from }) => {
    if (builtinModules.includes(path)) return { path: `node:${path}`, external: true };
    if (pluginData === SEEN || kind === 'entry-point' || path.startsWith('node:')) return undefined;
    const found = await build.resolve(path, {
      importer,
      kind,
      resolveDir: from || dirname(importer),
      pluginData: SEEN,
    });
    if ((found.errors ?? []).length === 0) return found;
    if (REACT.test(path)) return { path, namespace: 'react' };
    missing.push({ path, importer });
    return { path, namespace: 'missing' };
  });
  build.onLoad({ filter: REACT, namespace: 'react' }, () => ({ contents: JSX }));
  build.onLoad({ filter: /.*/, namespace: 'missing' }, ({ path }) => ({ contents: toMissing(path) }));
}

const SEEN = Symbol('seen');

/** Every export of a module that is not there. */
function toMissing(path: string): string {
  const [own = 'data'] = (path.split('/').at(-1) ?? '').split('.');
  const name = own.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `const { unknown } = cardwrightData;
module.exports = Object.create(new Proxy({}, { get: (_, name) => name === '__esModule' ? true : typeof name !== 'string' ? undefined : unknown([name === 'default' ? ${JSON.stringify(name)} : name]), has: () => true }));`;
}

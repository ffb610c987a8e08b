import { CONTROL_PARAMETERS } from '../signing/check-card.ts';

/**
 * Stand-ins for the data that a component is given. Each property that it reads is a sign of two letters of the private
 * use area, which is found again in what it draws, whole or in parts; a sign has properties and items of its own.
 */
export type DataSigns = {
  /** What a component is called with, as properties, request and query at once. */
  data: object;
  /** For an export of a module that cannot be found. */
  unknown(path: readonly string[]): unknown;
  /** Of everything that was read so far. */
  list(): DataSign[];
  /** Signs for the items of a list. */
  itemsOf(key: string): unknown[];
  /** A text with `{{name}}` for its signs, and the signs of which only a part is there. */
  decode(text: string): { text: string; parts: string[] };
  /** Runs with signs alive, and with these values in place of some. `undefined` is a property that is not there. */
  run<Result>(given: ReadonlyMap<string, unknown>, work: () => Promise<Result>): Promise<Result>;
  /** What was done with a sign that a template does not do, such as `title.toUpperCase()`. */
  notes: Set<string>;
};

export type DataSign = {
  /** Names on the way to it, joined with dots. */
  key: string;
  name: string;
  sign: string;
  /** How many of it were looped over. */
  items?: readonly string[];
  /** Properties of it were read. */
  isObject: boolean;
  /** Only so many of its letters are wanted. */
  isCut: boolean;
};

const FIRST = 0xe000;
const SECOND = 0xe800;
const MOST = 0x800;
/** Makes a sign long, and is dropped where it is drawn. */
export const FILLER = '\uf8fe';
const WHOLE = /^([\ue000-\ue7ff])([\ue800-\uefff])\uf8fe*$/u;
const PART = /^(?:[\ue000-\ue7ff]|[\ue800-\uefff])$/u;
const ANY = /([\ue000-\ue7ff])([\ue800-\uefff])|([\ue000-\uefff])|\uf8fe+/gu;

// Next.js and web requests keep properties in these.
const HOLDERS = new Set(['params', 'searchParams', 'nextUrl', 'query', 'props']);
// Asked of every object by promises, renderers and JSON.
const NO_DATA = /^(?:then|catch|finally|toJSON|constructor|prototype|nodeType|\$\$typeof|_.*)$/;
const SPREAD = 'cardwrightSpread';
const ITEMS = 4;
const LISTS = new Set(
  'map flatMap forEach filter find findIndex findLast some every reduce reduceRight join entries values keys sort reverse toSorted toReversed flat'.split(
    ' ',
  ),
);
// What they make of a text cannot be made of a parameter; shorter cuts than this are more than a limit.
const CHANGES = [
  'toUpperCase',
  'toLowerCase',
  'toLocaleUpperCase',
  'toLocaleLowerCase',
  'replace',
  'replaceAll',
  'split',
] as const;
const CUTS = ['slice', 'substring', 'substr'] as const;
const SHORT = 20;
// Of a list in one text.
const SEPARATOR = /^\s*[,;|\n]\s*$/;

/** `source` says which properties are read of a rest such as `...props`. */
export function createSigns(source = ''): DataSigns {
  const signs: { path: readonly string[]; name: string; items?: string[] }[] = [];
  const ids = new Map<string, number>();
  const names = new Set<string>(CONTROL_PARAMETERS);
  const spread = findSpread(source);
  const notes = new Set<string>();
  const limits = new Map<number, number>();
  let given: ReadonlyMap<string, unknown> = new Map();

  const toSign = (id: number): string => String.fromCharCode(FIRST + id, SECOND + id);
  const idOf = (path: readonly string[]): number => {
    const key = path.join('.');
    const known = ids.get(key);
    if (known !== undefined) return known;
    if (signs.length >= MOST) throw new Error('the component reads too much data');
    const name = toName(path, names);
    names.add(name);
    ids.set(key, signs.length);
    signs.push({ path, name });
    return signs.length - 1;
  };
  const read = (path: readonly string[]): unknown => {
    const id = idOf(path);
    const leaf = `*.${path.at(-1)}`;
    for (const key of [path.join('.'), leaf]) if (given.has(key)) return given.get(key);
    return toSign(id);
  };
  const itemsOf = (id: number): unknown[] => {
    const one = signs[id];
    if (one === undefined) return [];
    const count = Math.min(limits.get(id) ?? ITEMS, 2 * ITEMS);
    const items = Array.from({ length: count }, (_, at) => read([...one.path, String(at)]));
    one.items = items.map(String);
    return items;
  };
  const readSign = (text: string): { id: number; path: readonly string[] } | undefined => {
    const id = (text.charCodeAt(0) - FIRST) % MOST;
    const path = signs[id]?.path;
    if (path === undefined) return undefined;
    if (WHOLE.test(text)) return { id, path };
    // `images[0]` is the first letter of the sign.
    return PART.test(text) ? { id, path: [...path, text.charCodeAt(0) < SECOND ? '0' : '1'] } : undefined;
  };
  const readProperty = (text: string, name: string): unknown => {
    const found = readSign(text);
    if (!found || NO_DATA.test(name)) return undefined;
    if (!LISTS.has(name)) return read([...found.path, name]);
    const items = itemsOf(idOf(found.path));
    if (name === 'find' || name === 'findLast') return () => items[0];
    // A list in one text is a text.
    if (name === 'join') return () => read(found.path);
    if (name === 'filter') return (keep: (item: unknown) => unknown) => orAll(items.filter(keep), items);
    return Reflect.get(items, name).bind(items);
  };

  const query = {
    get: (name: string) => read([name]) ?? null,
    getAll: (name: string) => itemsOf(idOf([name])),
    has: (name: string) => read([name]) !== undefined,
    toString: () => '',
  };
  const data: object = new Proxy(query, {
    get: (_, name) => {
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      if (typeof name !== 'string' || NO_DATA.test(name)) return undefined;
      if (name === SPREAD) return true;
      if (name === 'entries') return () => data;
      if (HOLDERS.has(name)) return data;
      return Reflect.get(query, name) ?? read([name]);
    },
    has: (_, name) => typeof name === 'string' && read([name]) !== undefined,
    // `{...props}` takes a mark along, by which whoever gets it finds the rest.
    ownKeys: () => [SPREAD, ...spread],
    getOwnPropertyDescriptor: (_, name) =>
      name === SPREAD || spread.includes(String(name))
        ? { value: true, enumerable: true, configurable: true }
        : undefined,
  });

  const unknown = (path: readonly string[]): unknown =>
    new Proxy(() => {}, {
      get: (_, name) => {
        if (name === Symbol.toPrimitive) return () => String(read(path));
        if (name === UNKNOWN) return path.join('.');
        if (typeof name !== 'string' || NO_DATA.test(name)) return undefined;
        const sign = String(read(path));
        if (LISTS.has(name)) return readProperty(sign, name);
        if (Object.hasOwn(String.prototype, name)) return Reflect.get(String.prototype, name).bind(sign);
        return unknown([...path, name]);
      },
      apply: () => read([...path.slice(0, -1), toNoun(path.at(-1) ?? '')]),
      construct: () => Object(unknown(path)),
    });

  return {
    data,
    unknown,
    notes,
    itemsOf: (key) => itemsOf(idOf(key.split('.'))),
    list: () =>
      signs.map(({ path, name, items }, id) => ({
        key: path.join('.'),
        name,
        sign: toSign(id),
        ...(items && { items }),
        isObject: signs.some(
          (other) => other.path.length > path.length && path.every((one, at) => one === other.path[at]),
        ),
        isCut: limits.has(id) && items === undefined,
      })),
    decode: (text) => {
      const parts: string[] = [];
      const plain = decodeEscapes(text).replace(
        ANY,
        (found, first?: string, _second?: string, part?: string) => {
          if (found.startsWith(FILLER)) return '';
          const name = signs[((first ?? part ?? found).charCodeAt(0) - FIRST) % MOST]?.name ?? '';
          if (part !== undefined) parts.push(name);
          return `{{${name}}}`;
        },
      );
      return { text: plain, parts };
    },
    async run(values, work) {
      given = values;
      const toItems = (text: string): unknown[] | undefined => {
        const found = readSign(text);
        return found && itemsOf(idOf(found.path));
      };
      const restore = enliven({ readProperty, toItems, data }, (text, method, limit) => {
        const found = readSign(text);
        const name = found && signs[idOf(found.path)]?.name;
        if (found && limit !== undefined && limit <= 2 * ITEMS) limits.set(found.id, limit);
        if (name !== undefined && (limit === undefined || (limit > 2 * ITEMS && limit < SHORT)))
          notes.add(`${name}.${method}()`);
      });
      try {
        return await work();
      } finally {
        restore();
        given = new Map();
      }
    },
  };
}

/** Marks what stands for an export that could not be found. */
export const UNKNOWN = Symbol.for('cardwright.unknown');

/** The properties that a source reads of a copy of its data, where it makes one: `...props`. */
function findSpread(source: string): string[] {
  const copies = [...source.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) => name);
  if (copies.length === 0) return [];
  const read = copies.flatMap((name) =>
    [...source.matchAll(new RegExp(String.raw`\b${name}\??\.(\w+)\b(?!\()`, 'g'))].map(([, key = '']) => key),
  );
  const taken = [...source.matchAll(/\b(?:const|let) \{([^{}]{1,400})\}\s*(?::[^=]{1,80})?=/g)].flatMap(
    ([, inside = '']) => inside.split(',').map((part) => part.split(/[:=]/)[0]?.trim() ?? ''),
  );
  const typed = [...source.matchAll(/\b(?:type|interface) \w*Props\w*\s*=?\s*\{([^{}]{1,2000})\}/g)].flatMap(
    ([, inside = '']) => [...inside.matchAll(/(?:^|[\n;,])\s*(\w+)\??:/g)].map(([, key = '']) => key),
  );
  return [...new Set([...read, ...taken, ...typed])].filter((name) => /^[A-Za-z]\w*$/.test(name));
}

const orAll = (kept: unknown[], all: unknown[]): unknown[] => (kept.length > 0 ? kept : all);

/** `getPost` gives a post. */
function toNoun(name: string): string {
  const noun = name.replace(/^(?:get|fetch|load|find|use|read|query)(?=[A-Z])/, '');
  return noun.charAt(0).toLowerCase() + noun.slice(1);
}

/** A name of a parameter: the last one of the path that says something, with its number in a list. */
function toName(path: readonly string[], taken: ReadonlySet<string>): string {
  const words = path
    .filter((part) => !/^\d+$/.test(part))
    .map((part) => part.replace(/\W+/g, '_').replace(/^[\d_]+/, ''));
  const number = path.findLast((part) => /^\d+$/.test(part));
  const suffix = number === undefined ? '' : String(Number(number) + 1);
  const [leaf = 'text', parent = ''] = words.reverse().filter((word) => word !== '');
  const whole = `${parent}${leaf.charAt(0).toUpperCase()}${leaf.slice(1)}`;
  const wanted = [leaf, ...(parent === '' ? [] : [whole])].map((name) => name.slice(0, 28) + suffix);
  for (let count = 2; ; count++) {
    const free = [...wanted, `${wanted[0]}_${count}`].find((name) => !taken.has(name));
    if (free !== undefined) return free;
  }
}

/** Signs in URLs are escaped. */
const decodeEscapes = (text: string): string =>
  text.replace(/(?:%ee%[89ab][0-9a-f]%[89ab][0-9a-f])+/giu, (escaped) => decodeURIComponent(escaped));

/** Lets texts that are signs have properties, and tells what is done with them, until the returned function is called. */
function enliven(
  {
    readProperty,
    toItems,
    data,
  }: {
    readProperty: (text: string, name: string) => unknown;
    toItems: (text: string) => unknown[] | undefined;
    data: object;
  },
  tell: (text: string, method: string, limit?: number) => void,
): () => void {
  const prototype = String.prototype;
  const above = Object.getPrototypeOf(prototype);
  Object.setPrototypeOf(
    prototype,
    new Proxy(above, {
      get: (target, name, receiver) => {
        const found =
          typeof receiver === 'string' && typeof name === 'string' ? readProperty(receiver, name) : undefined;
        return found ?? Reflect.get(target, name, receiver);
      },
    }),
  );
  const methods = prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
  const usual = [...CHANGES, ...CUTS].map((name) => [name, methods[name]] as const);
  for (const [name, original] of usual)
    methods[name] = function (this: string, ...given: unknown[]) {
      const items = name === 'split' && SEPARATOR.test(String(given[0])) ? toItems(String(this)) : undefined;
      if (items) return items;
      const isCut = CUTS.some((cut) => cut === name);
      const limit = isCut && typeof given[1] === 'number' ? given[1] : undefined;
      if (!isCut || (limit !== undefined && Number(given[0]) === 0)) tell(String(this), name, limit);
      return original?.apply(this, given);
    };
  const { fromEntries } = Object;
  Object.fromEntries = (entries: unknown) =>
    entries === data ? data : fromEntries(entries as Iterable<never>);
  return () => {
    Object.setPrototypeOf(prototype, above);
    for (const [name, original] of usual) if (original) methods[name] = original;
    Object.fromEntries = fromEntries;
  };
}

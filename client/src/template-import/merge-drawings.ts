import type { DataSign, DataSigns } from './data-signs.ts';
import type { Drawings } from './explore-card.ts';
import { childKeys, compareNodes, PLACE, placeOf, walkNodes } from './match-nodes.ts';
import type { ReadClasses } from './read-classes.ts';
import { isPartOfTemplates, readColor, type Style } from './read-style.ts';
import type { Loss, SourceNode } from './source-node.ts';

/** One tree of all drawings of a card: nodes say when they are drawn, and colors by which choice. */
export type Merged = {
  node: SourceNode;
  choices: { name: string; choices: string[]; default: string }[];
  colors: { name: string; by: { parameter: string; colors: Record<string, string> } }[];
  /** Of texts and colors, what they are without a value. */
  defaults: Record<string, string>;
  /** The same of images. */
  pictures: Record<string, string>;
  losses: Loss[];
};

type Node = SourceNode;
const NOTHING = /^(?:undefined|null|NaN|)$/;
const NOT_DATA = /\b(?:NaN|undefined|Invalid Date)\b|\[object Object\]/;
const MOST_COLORS = 40;

export function mergeDrawings(
  { base: raw, signs: all, decisions, without, long, compared, forced }: Drawings,
  signs: Pick<DataSigns, 'decode'>,
  classes: ReadClasses,
): Merged {
  const losses = new Map<string, Loss>();
  const lose = (node: Node | undefined, what: string, reason: string): void => {
    const loss = { line: node && lineOf(node), what, reason };
    losses.set(JSON.stringify(loss), loss);
  };
  const decoded = new Map<Node, Node>();
  const decode = (node: Node): Node => {
    const known = decoded.get(node);
    if (known) return known;
    const made = decodeNode(node, signs, (one, name) =>
      lose(one, `a part of ${name}`, 'a parameter is drawn whole'),
    );
    decoded.set(node, made);
    return made;
  };
  const styleOf = ({ preset, className = '', tw = '', style }: Node): Style => ({
    ...preset,
    ...classes(`${className} ${tw}`).style,
    ...style,
  });
  const base = decode(raw);
  const choices: Merged['choices'] = [];
  const colors: Merged['colors'] = [];
  const defaults: Record<string, string> = {};
  const pictures: Record<string, string> = {};
  const names = new Set(all.map(({ name }) => name));

  const toColorName = (parameter: string, byChoice: Record<string, string>): string | undefined => {
    const same = colors.find(({ by }) => by.parameter === parameter && isSame(by.colors, byChoice));
    if (same) return same.name;
    if (colors.length >= MOST_COLORS) return undefined;
    let count = 1;
    while (names.has(`${parameter.slice(0, 24)}Color${count}`)) count += 1;
    const name = `${parameter.slice(0, 24)}Color${count}`;
    names.add(name);
    colors.push({ name, by: { parameter, colors: byChoice } });
    return name;
  };

  /** Puts what a decision changes into the tree: colors by choice, and copies of nodes that differ in more. */
  const mergeDecision = (
    node: Node,
    versions: ReadonlyMap<string, Node>,
    parameter: string,
    isRoot: boolean,
  ): void => {
    if (node.instead) {
      if ([...versions.values()].some((version) => toWords(version) !== toWords(node)))
        lose(node, `by ${parameter}`, 'is decided by another parameter as well');
      return;
    }
    const { found, by } = mergeOwn(node, versions, parameter);
    if (found.length > 0 && !isRoot) {
      setCopies(node, versions, parameter);
      return;
    }
    if (Object.keys(by).length > 0) node.by = { ...node.by, ...by };
    const [grounds, others] = [found.filter(isGround), found.filter((name) => !isGround(name))];
    for (const name of others)
      lose(node, `${name} by ${parameter}`, 'of the whole card, only colors and backgrounds can be chosen');
    const lists = [...versions].map(([value, version]) => [value, childKeys(version)] as const);
    const own = childKeys(node);
    const keys = new Set([...own.keys(), ...lists.flatMap(([, list]) => [...list.keys()])]);
    for (const key of keys) {
      const there = new Map(
        lists.flatMap(([value, list]) => (list.has(key) ? [[value, list.get(key) as Node]] : [])),
      );
      const mine = own.get(key);
      if (mine?.instead && isAdded(mine)) continue;
      if (mine && there.size === versions.size) mergeDecision(mine, there, parameter, false);
      else if (mine) setCopies(mine, there, parameter);
      else
        insert(
          node,
          key,
          lists.map(([, list]) => list),
          there,
          parameter,
        );
    }
    // A background that is none of the root lies behind everything.
    if (grounds.length > 0) {
      node.by = { ...node.by, ...Object.fromEntries(grounds.map((name) => [name, 'none'])) };
      node.children = [
        { type: 'container', instead: [...versions].map(([is, version]) => toGround(version, is)) },
        ...(node.children ?? []),
      ];
    }

    function toGround(version: Node, is: string): Node {
      const style = styleOf(version);
      const shown = Object.fromEntries(grounds.map((name) => [name, style[name]]));
      return { type: 'container', style: { ...COVER, ...shown }, when: { parameter, is } };
    }
  };

  /** What of a node cannot be said by colors. */
  const mergeOwn = (
    node: Node,
    versions: ReadonlyMap<string, Node>,
    parameter: string,
  ): { found: string[]; by: Record<string, string> } => {
    const all = [...versions];
    const other = all
      .map(([, one]) => one)
      .find((one) => one.type !== node.type || one.text !== node.text || one.src !== node.src);
    if (other)
      return {
        found: [node.text === undefined ? (node.tagName ?? node.type) : `"${node.text.trim()}"`],
        by: {},
      };
    const styles = all.map(([value, one]) => [value, styleOf(one)] as const);
    const by: Record<string, string> = {};
    const found: string[] = [];
    for (const name of new Set(styles.flatMap(([, style]) => Object.keys(style)))) {
      const values = styles.map(([value, style]) => [value, toColorText(name, style[name])] as const);
      if (new Set(values.map(([, text]) => text)).size === 1) continue;
      if (!isPartOfTemplates(name)) {
        lose(node, `${name} by ${parameter}`, 'is not part of templates');
        continue;
      }
      const merged = mergeColors(values, (byChoice) => toColorName(parameter, byChoice));
      if (merged === undefined || node.by?.[name] !== undefined) found.push(name);
      else by[name] = merged;
    }
    return { found, by };
  };

  const setCopies = (node: Node, versions: ReadonlyMap<string, Node>, parameter: string): void => {
    if ([...walkNodes(node)].some(({ instead, by, when }) => instead ?? by ?? when)) {
      lose(node, `by ${parameter}`, 'is decided by another parameter as well');
      return;
    }
    node.instead = [...versions].map(([is, version]) => ({ ...version, when: { parameter, is } }));
  };

  for (const { sign, usual, drawings } of decisions) {
    const versions = new Map(
      [...drawings].map(([value, drawing]) => [value, value === usual ? base : decode(drawing)]),
    );
    const before = JSON.stringify(base);
    mergeDecision(base, versions, sign.name, true);
    if (JSON.stringify(base) !== before)
      choices.push({
        name: sign.name,
        choices: [usual, ...[...drawings.keys()].filter((one) => one !== usual)],
        default: usual,
      });
  }

  for (const { sign, from, drawing } of without) {
    // Of an object or a list, each of its parameters may have a value without it.
    const own = all.filter(({ key }) => key === sign.key || key.startsWith(`${sign.key}.`));
    const parameterOf = (node: Node): string =>
      own.find(({ name }) => isNamed(node, name))?.name ??
      own.find(({ name }) => isNamed(base, name))?.name ??
      sign.name;
    const learn = (into: Record<string, string>, given: unknown, value: unknown): boolean =>
      own.some(({ name }) => {
        const usual = toDefault(String(given ?? ''), String(value ?? ''), `{{${name}}}`);
        // A default is a value, and no other parameter.
        if (usual?.includes('{{')) return false;
        if (usual !== undefined && !NOTHING.test(usual) && !NOT_DATA.test(usual)) into[name] ??= usual;
        return usual !== undefined;
      });
    compareNodes(decode(from), decode(drawing), {
      both: (one, other) => {
        if (one.instead) {
          const [mine, theirs] = [toWords(one), toWords(other)];
          if (mine !== theirs && !isEmptied(mine, theirs) && !learn(defaults, mine, theirs))
            lose(one, theirs, `is drawn without ${sign.name}`);
          return;
        }
        const isLeftOut =
          one.text !== undefined && (other.text ?? '').trim() === '' && other.children === undefined;
        if (isLeftOut && one.text?.trim() !== '') {
          if (!isReference(one.text)) one.when ??= { parameter: parameterOf(one) };
        } else if (
          one.text !== other.text &&
          !learn(defaults, one.text, other.text) &&
          !NOT_DATA.test(other.text ?? '')
        )
          lose(
            one,
            `"${other.text?.trim()}"`,
            `is drawn without ${sign.name}; a template draws "${one.text?.trim()}"`,
          );
        if (one.src !== other.src && !learn(pictures, one.src, other.src))
          lose(one, 'image', `is another one without ${sign.name}`);
        const [mine, theirs] = [styleOf(one), styleOf(other)];
        for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)]))
          if (
            !isSame(mine[name], theirs[name]) &&
            !isPictureAlone(mine[name], theirs[name]) &&
            !learn(defaults, mine[name], theirs[name])
          )
            lose(
              one,
              `${name}: ${String(theirs[name])}`,
              `is drawn without ${sign.name}; a template draws ${String(mine[name])}`,
            );
      },
      gone: (one) => {
        if (one.instead ?? isReference(one.text)) return;
        const parameter = parameterOf(one);
        if (one.when && one.when.parameter !== parameter)
          lose(one, `with ${parameter} and ${one.when.parameter}`, 'a template asks for one of them');
        else one.when ??= { parameter };
      },
      come: (other) => {
        if (other.text?.trim() !== '')
          lose(other, toWords(other), `is drawn without ${sign.name}; a template leaves it out`);
      },
    });
  }

  for (const { sign, drawing } of long)
    compareNodes(base, decode(drawing), {
      both: (one, other) => {
        const isFitted = one.text === other.text || /(?:…|\.{2,3})$/.test(other.text ?? '');
        if (!isFitted && !one.instead) lose(one, `"${other.text?.trim()}"`, `by the length of ${sign.name}`);
        const [mine, theirs] = [styleOf(one), styleOf(other)];
        for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
          if (isSame(mine[name], theirs[name])) continue;
          if (name === 'fontSize') one.sizes = [mine[name], theirs[name]];
          else lose(one, `${name}: ${String(theirs[name])}`, `by the length of ${sign.name}`);
        }
      },
      gone: (one) => {
        if (!one.instead) lose(one, toWords(one), `is drawn by the length of ${sign.name}`);
      },
      come: (other) => lose(other, toWords(other), `is drawn by the length of ${sign.name}`),
    });

  for (const { sign, value, drawing } of compared) {
    const say = (node: Node, what: string): void =>
      lose(
        node,
        `${what} by ${sign.name}`,
        `is compared with "${value}" and drawn itself; a template cannot compare texts`,
      );
    compareNodes(base, decode(drawing), {
      both: (one, other) => {
        const [mine, theirs] = [styleOf(one), styleOf(other)];
        const isText = one.text?.replaceAll(`{{${sign.name}}}`, value) !== other.text;
        const changed = Object.keys({ ...mine, ...theirs }).find(
          (name) => !isSame(String(mine[name]).replaceAll(`{{${sign.name}}}`, value), String(theirs[name])),
        );
        if (one.text !== undefined && isText) say(one, `"${other.text?.trim()}"`);
        else if (changed !== undefined) say(one, changed);
      },
      gone: (one) => {
        if (!one.instead) say(one, toWords(one));
      },
      come: (other) => say(other, toWords(other)),
    });
  }

  for (const { name } of forced)
    lose(undefined, name, 'is computed with in a way that fails for a stand-in; its usual value is drawn');
  for (const sign of all.filter(({ items }) => items)) {
    const nodes = [...walkNodes(base)];
    for (const node of nodes) markItem(node, sign, all);
    const [first, ...others] = all.filter(
      ({ key, name }) => key.startsWith(`${sign.key}.`) && isNamed(base, name),
    );
    if (first)
      lose(
        nodes.findLast((node) => isNamed(node, first.name)),
        `${sign.name}: a list`,
        `becomes the parameters ${first.name} to ${(others.at(-1) ?? first).name}`,
      );
  }
  for (const node of walkNodes(base)) {
    const [computed] = NOT_DATA.exec(node.text ?? '') ?? [];
    if (computed !== undefined)
      lose(node, `"${node.text?.trim()}"`, 'is computed from data; make it a text of its own');
  }
  return { node: base, choices, colors, defaults, pictures, losses: [...losses.values()] };
}

/** What another decision put there. */
const isAdded = (node: Node): boolean => node.tagName === undefined && placeOf(node) === undefined;

const COVER: Style = { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' };
const isGround = (name: string): boolean => /^background(?:Color|Image)?$/.test(name);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isNamed = (node: Node, name: string): boolean => JSON.stringify(node).includes(`{{${name}}}`);
const toWords = (node: Node): string => {
  const words = [...walkNodes(node)]
    .map(({ text = '' }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');
  return words === '' ? `<${node.tagName ?? node.type}>` : `"${words.slice(0, 60)}"`;
};
const lineOf = (node: Node): number | undefined => Number(placeOf(node)?.split(':')[0]) || undefined;
/** Words that are one parameter, where nothing stands without it. */
const isEmptied = (words: string, others: string): boolean =>
  others.startsWith('<') && isReference(words.replaceAll('"', ''));
/** A text of one parameter alone, which is left out without it anyway. */
const isReference = (text = ''): boolean => /^\s*\{\{\w+\}\}\s*$/.test(text);
/** Lets a box of one item be drawn only with that item. */
function markItem(node: Node, sign: DataSign, all: readonly DataSign[]): void {
  if (node.type === 'image' || node.when || isReference(node.text)) return;
  const drawn = all.filter(({ name }) => isNamed(node, name));
  const [first] = drawn;
  const item = first?.key.startsWith(`${sign.key}.`)
    ? first.key.slice(sign.key.length + 1).split('.')[0]
    : undefined;
  if (!first || item === undefined) return;
  if (!drawn.every(({ key }) => `${key}.`.startsWith(`${sign.key}.${item}.`))) return;
  node.when = { parameter: first.name };
}

/** What stands in place of a mark; undefined if more than that is other. */
function toDefault(text: string, other: string, mark: string): string | undefined {
  const parts = text.split(mark);
  const [before = '', after = ''] = parts;
  if (parts.length !== 2 || !other.startsWith(before) || !other.endsWith(after)) return undefined;
  return other.length < before.length + after.length
    ? undefined
    : other.slice(before.length, other.length - after.length);
}

/** A picture of a parameter, which is left out without it anyway. */
const isPictureAlone = (given: unknown, other: unknown): boolean =>
  /^url\(['"]?\{\{\w+\}\}['"]?\)$/.test(String(given)) && (other === undefined || other === 'none');

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\([^()]*\)/gi;
const toColorText = (name: string, value: unknown): string | undefined =>
  value === undefined && /^(?:background|border)Color$/.test(name)
    ? 'transparent'
    : (value as string | undefined)?.toString();

/** One text for several that differ in colors alone, with names for these. */
function mergeColors(
  values: readonly (readonly [choice: string, text: string | undefined])[],
  toName: (byChoice: Record<string, string>) => string | undefined,
): string | undefined {
  const name = (colors: readonly (readonly [string, string | undefined])[]): string | undefined => {
    const read = colors.map(([choice, color]) => [choice, readColor(color ?? '')] as const);
    if (read.some(([, color]) => color === undefined || color.startsWith('{'))) return undefined;
    const named = toName(Object.fromEntries(read) as Record<string, string>);
    return named && `{{${named}}}`;
  };
  const whole = name(values);
  if (whole !== undefined) return whole;
  const [first] = values;
  const frames = new Set(values.map(([, text]) => text?.replace(COLOR, '@')));
  const [frame] = frames;
  if (first === undefined || frames.size !== 1 || frame === undefined || !frame.includes('@'))
    return undefined;
  const lists = values.map(([choice, text]) => [choice, text?.match(COLOR) ?? []] as const);
  let at = 0;
  let isWhole = true;
  const merged = frame.replaceAll('@', () => {
    const place = at++;
    const one = lists.map(([choice, list]) => [choice, list[place]] as const);
    const named = new Set(one.map(([, color]) => color)).size === 1 ? one[0]?.[1] : name(one);
    isWhole &&= named !== undefined;
    return named ?? '';
  });
  return isWhole ? merged : undefined;
}

/** A node that some choices have and the usual one has not, behind the one that it follows there. */
function insert(
  node: Node,
  key: string,
  lists: readonly ReadonlyMap<string, Node>[],
  there: ReadonlyMap<string, Node>,
  parameter: string,
): void {
  const order = [...(lists.find((list) => list.has(key))?.keys() ?? [])];
  const own = [...childKeys(node).keys()];
  const before = order.slice(0, order.indexOf(key)).findLast((one) => own.includes(one));
  const place = before === undefined ? 0 : own.indexOf(before) + 1;
  const copies = [...there].map(([is, version]) => ({ ...version, when: { parameter, is } }));
  node.children = (node.children ?? []).toSpliced(place, 0, { type: 'container', instead: copies });
}

/** A node with names for its signs, its texts in its own place; `tell` gets signs of which it has a part. */
function decodeNode(
  node: Node,
  signs: Pick<DataSigns, 'decode'>,
  tell: (node: Node, name: string) => void,
): Node {
  const decode = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, decode(one)]));
    if (typeof value !== 'string') return value;
    const { text, parts } = signs.decode(value);
    for (const name of parts) tell(node, name);
    return text;
  };
  const { children, attributes, preset, ...own } = toOneText(node);
  return {
    ...(decode(own) as Node),
    ...(attributes && { attributes }),
    ...(preset && { preset }),
    ...(children && {
      children: children.map((child) => decodeNode(toPlaced(child, placeOf(node)), signs, tell)),
    }),
  };
}

/** Texts beside each other are one, also where another drawing has nothing between them. */
function toOneText(node: Node): Node {
  const { children = [], ...own } = node;
  const isText = children.every(({ type, tagName }) => type === 'text' && tagName === undefined);
  if (node.type !== 'container' || children.length === 0 || !isText) return node;
  return { ...own, type: 'text', text: children.map(({ text = '' }) => text).join('') };
}

/** A text has no place of its own. */
const toPlaced = (node: Node, place: string | undefined): Node =>
  node.tagName === undefined && place !== undefined
    ? { ...node, attributes: { ...node.attributes, [PLACE]: `${place} text` } }
    : node;

import { parseCssColor } from '../../color/parse-css-color.ts';
import type { DesignToken } from './design-document.ts';

const MAX_TOKENS = 400;
const MAX_DEPTH = 12;
const PART =
  /(?<comment>\/\*[\s\S]{0,400}?\*\/|\/\/[^\n]{0,400})|(?<text>"(?:[^"\\\n]|\\.){0,300}"|'(?:[^'\\\n]|\\.){0,300}'|`[^`\n]{0,300}`)|(?<line>\n)|(?<sign>[{}[\],;:=()])|(?<word>[^\s{}[\](),;:="'`]{1,300})/gu;
// Of design tokens (W3C) and of Style Dictionary: a value of its own, and what is said of it.
const [VALUE, REMARK] = [/^\$?value$/u, /^\$?(?:description|comment)$/u];
const GROUPS = [
  ['colors', /^(?:colou?rs?|palette)$/iu],
  ['typography', /^(?:fonts?|font-?famil(?:y|ies)|typography)$/iu],
  ['radius', /^(?:border-?radius|radius|radii|rounded)$/iu],
] as const;

type Leaf = { path: readonly string[]; value: string; remark?: string };

/** Colors, fonts and radii of objects in code: a theme in JavaScript, a Tailwind configuration, tokens in JSON. */
export function readObjectTokens(code: string): DesignToken[] {
  const leaves = readLeaves(code);
  const values = new Map(leaves.map(({ path, value }) => [path.join('.'), value]));
  return leaves.flatMap(({ path, value, remark }): DesignToken[] => {
    const referred = /^\{([^{}]+)\}$/u.exec(value)?.[1];
    const own = referred === undefined ? value : (values.get(referred.replace(/\.\$?value$/u, '')) ?? value);
    // A weight of 500 is no color of three digits.
    const isColor = /^[#a-z]/iu.test(own) && parseCssColor(own) !== undefined;
    const [found] = GROUPS.flatMap(([group, pattern]) => {
      const at = path.findIndex((part) => pattern.test(part));
      return at >= 0 && (group === 'colors') === isColor ? [{ group, inside: path.slice(at + 1) }] : [];
    });
    if (!found && !isColor) return [];
    const { group, inside } = found ?? { group: 'colors', inside: path.slice(-1) };
    const said = remark === undefined ? {} : { says: remark };
    return [{ path: [group, ...inside], value: own, kind: 'text', ...said }];
  });
}

/** Each value below the keys around it, with the comment behind it in its line. */
function readLeaves(code: string): Leaf[] {
  const leaves: Leaf[] = [];
  const stack: string[] = [];
  let atom = '';
  let key: string | undefined;
  let list: string[] | undefined;
  let last: Leaf | undefined;
  const add = (name: string, value: string): void => {
    if (REMARK.test(name)) remarkOn(stack, value);
    if (REMARK.test(name) || (name.startsWith('$') && !VALUE.test(name))) return;
    const path = (VALUE.test(name) ? stack : [...stack, name]).filter((part) => part !== '');
    last = { path, value };
    leaves.push(last);
  };
  const remarkOn = (path: readonly string[], remark: string): void => {
    const own = path.filter((part) => part !== '').join('.');
    const of = leaves.findLast((leaf) => leaf.path.join('.') === own);
    if (of) of.remark = remark;
  };
  for (const { groups = {} } of code.matchAll(PART)) {
    if (leaves.length >= MAX_TOKENS) break;
    const { comment, text, line, sign, word } = groups;
    if (line !== undefined) last = undefined;
    else if (comment !== undefined) {
      if (last) last.remark ??= comment.replace(/^\/[/*]|\*\/$/gu, '').trim();
    } else if (sign === ':' || sign === '=') [key, atom] = [atom, ''];
    else if (sign === '{') {
      if (stack.length >= MAX_DEPTH) break;
      stack.push(key ?? '');
      key = undefined;
    } else if (sign === '}') {
      stack.pop();
      key = undefined;
    } else if (sign === '[') list = [];
    else if (sign === ']') {
      if (list && key !== undefined) add(key, list.join(', '));
      [list, key] = [undefined, undefined];
    } else if (text !== undefined || word !== undefined) {
      const value = text?.slice(1, -1) ?? word ?? '';
      if (list) list.push(value);
      else if (key === undefined) atom = value;
      else {
        add(key, value);
        key = undefined;
      }
    } else if (sign === ';' || (sign === ',' && !list)) key = undefined;
  }
  return leaves;
}

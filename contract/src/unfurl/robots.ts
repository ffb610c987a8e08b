/**
 * Whether a robots.txt keeps a crawler from a path with its query, by RFC 9309: the group of its own name, else the
 * one for all; the longest rule decides, and an equal one that allows wins.
 */
export function isKeptOut(robotsTxt: string, crawler: string, path: string): boolean {
  const rules = findRules(robotsTxt, crawler.toLowerCase());
  const [longest] = rules
    .filter(({ pattern }) => pattern !== '' && matches(pattern, path))
    .sort((one, two) => two.pattern.length - one.pattern.length || Number(two.allows) - Number(one.allows));
  return longest !== undefined && !longest.allows;
}

type Rule = { allows: boolean; pattern: string };

function findRules(robotsTxt: string, crawler: string): Rule[] {
  const groups = new Map<string, Rule[]>();
  let names: string[] = [];
  let isInRules = false;
  for (const line of robotsTxt.split(/\r?\n|\r/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#|$)/i.exec(line) ?? [];
    if (/^user-agent$/i.test(key)) {
      // A name after a rule begins another group; names in a row share one.
      names = isInRules ? [value.toLowerCase()] : [...names, value.toLowerCase()];
      isInRules = false;
      for (const name of names) groups.set(name, groups.get(name) ?? []);
    } else if (/^(?:dis)?allow$/i.test(key)) {
      isInRules = true;
      for (const name of names) groups.get(name)?.push({ allows: /^allow$/i.test(key), pattern: value });
    }
  }
  return groups.get(crawler) ?? groups.get('*') ?? [];
}

/** `*` stands for anything, `$` at the end for the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  let place = start.length;
  const last = parts.pop();
  for (const part of parts) {
    const found = path.indexOf(part, place);
    if (found < 0) return false;
    place = found + part.length;
  }
  if (last === undefined) return !isWhole || place === path.length;
  return isWhole ? path.length - last.length >= place && path.endsWith(last) : path.indexOf(last, place) >= 0;
}

/**
 * Whether a robots.txt keeps a crawler from a path with its query, by RFC 9309: the group of its own name, else the
 * one for all; the longest rule decides, and an equal one that allows wins.
 */
export function isKeptOut(robotsTxt: string, crawler: string, path: string): boolean {
  let longest: Rule | undefined;
  for (const rule of findRules(robotsTxt, crawler.toLowerCase()))
    if (rule.pattern !== '' && outranks(rule, longest) && matches(rule.pattern, path)) longest = rule;
  return longest !== undefined && !longest.allows;
}

type Rule = { allows: boolean; pattern: string };

const outranks = (rule: Rule, other: Rule | undefined): boolean =>
  other === undefined ||
  rule.pattern.length > other.pattern.length ||
  (rule.pattern.length === other.pattern.length && rule.allows && !other.allows);

/** Those of the crawler's own groups, else of the groups for all. One pass, as strangers write these files. */
function findRules(robotsTxt: string, crawler: string): Rule[] {
  const ofAll: Rule[] = [];
  const ofCrawler: Rule[] = [];
  let isNamed = false;
  let [isForAll, isForCrawler, isInRules] = [false, false, false];
  for (const line of robotsTxt.split(/\r?\n|\r/)) {
    const { key, value } = readLine(line);
    if (key === 'user-agent') {
      // A name after a rule begins another group; names in a row share one.
      if (isInRules) [isForAll, isForCrawler, isInRules] = [false, false, false];
      isForAll ||= value === '*';
      isForCrawler ||= value.toLowerCase() === crawler;
      isNamed ||= isForCrawler;
    } else if (key === 'allow' || key === 'disallow') {
      isInRules = true;
      const rule = { allows: key === 'allow', pattern: value };
      if (isForAll) ofAll.push(rule);
      if (isForCrawler) ofCrawler.push(rule);
    }
  }
  return isNamed ? ofCrawler : ofAll;
}

function readLine(line: string): { key: string; value: string } {
  const [content = ''] = line.split('#', 1);
  const colon = content.indexOf(':');
  return {
    key: content.slice(0, Math.max(0, colon)).trim().toLowerCase(),
    value: content.slice(colon + 1).trim(),
  };
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

// What is nothing but a bullet, or a picture in its place; a sign that is repeated is a rating or a rule.
const SIGN = String.raw`(?:\p{RI}{2}|(?<sign>[•‣⁃∙\u25a0-\u2775\u2794-\u27bf\u2b00-\u2bff\u{1f000}-\u{1faff}])(?!\k<sign>)(?:[\p{M}\p{EMod}]|\u200d\p{Extended_Pictographic})*)`;
const BOX = String.raw`\[[ xX✓]?\]`;
// A dash, an asterisk or a plus needs a blank behind it ("-20 %", "*slow*", "+49"), a hyphen none before a letter ("-milk").
const BULLET = new RegExp(
  `^[ \\t\\r\\u3000]*(?<bullet>(?:[-‐‑–—－*+~](?=[ \\t])|[-‐‑](?=\\p{L})|[·・→⇒»›]|${SIGN})(?:[ \\t]*${BOX})?|${BOX}(?=[ \\t]))[ \\t\\u3000]*(?=\\S)`,
  'u',
);
const INLINE = new RegExp(`(?<![^\\s:：])(?:${SIGN}[ \\t]*|\\|[ \\t]+)(?=[\\p{L}\\p{N}"“„«「])`, 'gu');
const SAYS = /[\p{L}\p{N}]/u;

/** A bullet, and the words behind it, as offsets. */
export type Bullet = { start: number; words: number };

/** The bullet that a line begins with, if words follow it: a dash, a sign, a box to be ticked, an emoji. */
export function findBullet(line: string): Bullet | undefined {
  const found = BULLET.exec(line);
  const bullet = found?.groups?.bullet;
  const words = line.slice(found?.[0].length);
  if (!found || bullet === undefined || !SAYS.test(words)) return undefined;
  // "🎈 We are open! 🎈" is framed.
  if (found.groups?.sign !== undefined && words.trimEnd().endsWith(found.groups.sign)) return undefined;
  return { start: found[0].indexOf(bullet), words: found[0].length };
}

/** The bullets within a line, each of which parts two texts: a sign that stands there twice at least, and bars between blanks. */
export function findInlineBullets(line: string): Bullet[] {
  const found = Array.from(line.matchAll(INLINE), ({ 0: words, index, groups }) => ({
    start: index,
    words: index + words.length,
    sign: groups?.sign ?? '',
  }));
  const times = Map.groupBy(found, ({ sign }) => sign);
  return found.filter(({ sign }) => sign === '' || (times.get(sign) ?? []).length > 1);
}

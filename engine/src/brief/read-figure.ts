import type { Figure } from './statement.ts';

// A number with the signs that belong to it: "-30%", "$25M", "US$ 1,200", "€75–95k", "2 for 1", "12 000 €", "９割".
const CURRENCY = '(?:US|R|A|C|HK|NT)?[$€£¥₹₩₽]|(?:CHF|USD|EUR|GBP|kr|zł|Rp|RM|₺|₴|₫|฿)';
const NUMBER = `\\p{Nd}(?:[\\p{Nd}.,'’]|[\\u00a0\\u202f ](?=\\p{Nd}{3}(?!\\p{Nd})))*`;
// "7割", "七折".
const TENTHS = '[\\p{Nd}.一二三四五六七八九]+\\s?[折割]起?';
// "4 in 10", "2 for 1", "9 out of 10".
const RATIO = '\\p{Nd}{1,3}(?:\\s\\p{L}{1,5}){1,2}\\s\\p{Nd}{1,3}(?![\\p{Nd}.,:])';
const SCALE = '\\s?(?:k|m|mn|mm|bn|b|tn|mio\\.?|mrd\\.?|万|萬|億|亿|million|billion)(?![\\p{L}])';
const UNIT = `\\s?(?:[%％٪‰°]|${CURRENCY}|円|元|원|euros?(?!\\p{L}))`;
const FIGURE = new RegExp(
  `${TENTHS}|${RATIO}|(?:[-–−+]\\s?)?(?:[%٪]\\s?)?(?:(?:${CURRENCY})\\s?)?${NUMBER}(?:${SCALE})?(?:${UNIT})?(?:[-–−](?:${CURRENCY})?${NUMBER}(?:${SCALE})?(?:${UNIT})?|\\s?[/:×x]\\s?${NUMBER}(?:${UNIT})?)?`,
  'iu',
);
// Longest words before and behind a figure.
const LONGEST_SIDE = 64;
const LONGEST_ALONE = 14;
// What joins the words around a figure to it in a line, and not where they stand apart: "Kordon 7.0 – what is new".
const JOINT_BEHIND = /^\s*[-–—:·|,;]\s+/u;
const JOINT_BEFORE = /(?:\s[-–—·|]|[:,;])\s*$/u;

/**
 * Splits a figure into what is drawn large and the words around it: `Up to` · `30%` · `off`. Undefined for a text that is no
 * figure, or in which the words around it are a sentence.
 */
export function readFigure(text: string): Figure | undefined {
  const match = FIGURE.exec(text);
  if (!match) return text.length <= LONGEST_ALONE ? { value: text } : undefined;
  const end = match.index + match[0].trimEnd().length;
  // Inside a word or a longer number: "A4", "3D".
  const [before, after] = [text.slice(0, match.index), text.slice(end)];
  if (/[\p{Script=Latin}\p{N}]$/u.test(before) || /^[\p{Script=Latin}\p{N}]/u.test(after))
    return text.length <= LONGEST_ALONE ? { value: text } : undefined;
  const [prefix, suffix] = [before.replace(JOINT_BEFORE, '').trim(), after.replace(JOINT_BEHIND, '').trim()];
  if (prefix.length > LONGEST_SIDE || suffix.length > LONGEST_SIDE) return undefined;
  return {
    ...(prefix ? { prefix } : {}),
    value: match[0].trim(),
    ...(suffix ? { suffix } : {}),
  };
}

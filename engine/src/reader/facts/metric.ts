import type { Copy } from '../../brief/design-request.ts';
import { toLatinDigits } from '../reading/reading.ts';
import { DISCOUNT_LEADS, DISCOUNT_TAILS, PERIODS } from '../vocabulary/copy/figures.ts';

export type MetricMention = { metric: NonNullable<Copy['metric']>; start: number; end: number };

const PREFIX = `(?:(${DISCOUNT_LEADS})\\s?)?`;
const SUFFIX = `(?:\\s?(${DISCOUNT_TAILS})(?![\\p{L}]))?`;
const PERCENT = new RegExp(
  `${PREFIX}([-–−]?\\d{1,3}(?:[.,]\\d{1,2})?\\s?[%％٪]|[%٪]\\s?\\d{1,3}(?!\\d|[.,]\\d))${SUFFIX}`,
  'iu',
);
const MONEY =
  /(?:[$€£¥₹₩₽]|US\$|R\$|CHF |USD |EUR )\s?\d[\d.,]*\d?\s?(?:(?:k|m|mn|mm|bn?|tn|million|billion|trillion|mio\.?|mrd\.?|millionen|millions|milliards|millones|milhões|milioni|miljoen|миллион(?:ов|а)?|млн|млрд)(?![\p{L}]))?|\d[\d.,]*\s?(?:k|m|bn?|million|billion|mio\.?|mrd\.?|millionen|millions|millones|milhões|milioni|miljoen|млн|млрд)?\s?(?:[€£$₹₽](?!\w)|euros?(?!\w)|dollars?(?!\w)|(?:d[’']euros|de dollars|de dólares|de euros)(?!\w))/iu;
const TENTHS = /([1-9](?:\.\d)?|[一二三四五六七八九]{1,2})\s?折起?/u;
// Whether the tax is in it belongs to a sum: "税込580円", "580円（税込）".
const ASIAN_MONEY =
  /(?:(?:税込み?|税抜き?|税別)\s?)?\d[\d.,]*\s?(?:億|亿|万|萬|억|만)?\s?(?:円|元|원|美元|ドル|달러)(?:\s?[（(]?(?:税込み?|税抜き?|税別)[）)]?)?/u;

const PERIOD = new RegExp(`^${PERIODS}`, 'iu');
const NAMED_SUM = /[,;.\n]\s*\p{L}+:?\s+$/u;

/** The first discount in a text: `Up to` · `30%` · `OFF`. Words stay the prompt's own. */
export function findDiscount(text: string): MetricMention | undefined {
  const percent = PERCENT.exec(toLatinDigits(text));
  if (percent) {
    const [whole, prefix, figure = '', suffix] = percent;
    const at = percent.index + (prefix ? whole.indexOf(figure, prefix.length) : whole.indexOf(figure));
    // As written, in the figures of its own script.
    const value = text.slice(at, at + figure.length);
    const metric = {
      ...(prefix ? { prefix: capitalize(prefix.trim()) } : {}),
      value: value.replace(/\s/g, ' ').trim(),
      ...(suffix ? { suffix: /^(off|オフ)$/i.test(suffix) ? suffix.toUpperCase() : suffix } : {}),
    };
    return { metric, start: percent.index, end: percent.index + whole.length };
  }
  const tenths = TENTHS.exec(text);
  if (!tenths) return undefined;
  return { metric: { value: tenths[0] }, start: tenths.index, end: tenths.index + tenths[0].length };
}

/** The first sum of money in a text, as written. */
export function findMoney(text: string): MetricMention | undefined {
  const match = MONEY.exec(text) ?? ASIAN_MONEY.exec(text);
  if (!match) return undefined;
  const value = match[0].replace(/[.,\s]+$/, '');
  // "..., reward $200, ...": a word that has the clause to itself with the sum says more than the sum alone.
  const named = NAMED_SUM.test(text.slice(0, match.index));
  if (named && /^\s*(?:[,;.\n]|$)/u.test(text.slice(match.index + value.length))) return undefined;
  const period = PERIOD.exec(text.slice(match.index + value.length))?.[0] ?? '';
  const end = match.index + value.length + period.length;
  return {
    metric: { value, ...(period ? { suffix: period.trim() } : {}) },
    start: match.index,
    end,
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// Source of a pattern with the flags `iu`.

/** What stands behind the number of an hour: "10 am", "10 Uhr", "10時". */
export const HOUR_SIGN = String.raw`\s?(?:(?:[ap]\.?\s?m\.?|uhr|uur|h)(?!\p{L})|[時时點点시])`;

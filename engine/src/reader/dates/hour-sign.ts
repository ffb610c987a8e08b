// Sources of patterns with the flags `iu`.

/** What stands behind the number of an hour: "10 am", "10 Uhr", "10時". */
export const HOUR_SIGN = String.raw`\s?(?:(?:[ap]\.?\s?m\.?|uhr|uur|h)(?!\p{L})|[時时點点시])`;

/** What stands behind the number of a day: "14th", "14º", "14日". */
export const DAY_SIGN = String.raw`(?:st|nd|rd|th|er|º|ª|\.|\s?[日일])`;

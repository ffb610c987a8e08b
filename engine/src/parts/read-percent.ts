const PERCENT = /^(?<share>\d{1,3}(?:[.,]\d+)?)\s?[%％٪]$/u;

/** The share of a whole that a text is, as in `62.5 %`; undefined for any other text. */
export function readPercent(text: string): number | undefined {
  const share = PERCENT.exec(text)?.groups?.share;
  return share === undefined ? undefined : Number(share.replace(',', '.')) / 100;
}

const DIGIT = /\p{Nd}/gu;

/** The number of a text in the digits of any writing. */
export const toNumber = (digits = ''): number => Number(toLatinDigits(digits).replace(',', '.'));

/** A text with the digits of any writing as 0 to 9. */
export const toLatinDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => String(valueOfDigit(digit)));

/** The decimal digits of a writing stand in a row of ten, from its zero. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

const DIGIT = /\p{Nd}/gu;

/** The number of a text in the digits of any writing. */
export const toNumber = (digits = ''): number =>
  Number(digits.replace(DIGIT, (digit) => String(valueOfDigit(digit))).replace(',', '.'));

/** The decimal digits of a writing stand in a row of ten, from its zero. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

// Before a number that it touches, unless that is the end of a range; with a blank between them only behind a colon or a comma, before a rate.
const SIGN =
  /(?<=^|[\s([{“„«»"/])(?<!\p{N}\.?[ \u00a0])[-–−](?=\p{N})|(?<=[:：,;、]\s?)[-–−](?=[ \u00a0]\p{N}{1,3}(?:[.,]\p{N}{1,2})?[ \u00a0]?[%٪％])/gu;
const STARTS_LINE = /(?:^|\n)[ \t]*$/u;
const DASHED = /^[ \t]*[-–−]\S/gmu;
const UNIT = /^.[ \u00a0]?\p{N}{1,9}(?:[.,]\p{N}{1,9})?[ \u00a0]?(?:[%٪％‰°]|\p{Sc})/u;
const NEAR = 40;

/** Where the signs of negative numbers stand: "-40% memory", "–5 °C". A dash before each of several lines is a bullet, but before a rate. */
export function listMinusSigns(text: string): number[] {
  const isList = (text.match(DASHED) ?? []).length > 1;
  return Array.from(text.matchAll(SIGN), ({ index }) => index).filter(
    (at) =>
      !isList ||
      !STARTS_LINE.test(at < NEAR ? text.slice(0, at) : `x${text.slice(at - NEAR, at)}`) ||
      UNIT.test(text.slice(at, at + NEAR)),
  );
}

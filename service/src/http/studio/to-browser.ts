// The first that matches: most call themselves by the names of those before them, too.
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /edg(?:e|a|ios)?\//i],
  ['Opera', /\bopr\/|opera/i],
  ['Samsung Internet', /samsungbrowser/i],
  ['Firefox', /firefox|fxios/i],
  ['Chrome', /chrom(?:e|ium)|crios/i],
  ['Safari', /safari/i],
];
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /iphone/i],
  ['iPad', /ipad/i],
  ['Android', /android/i],
  ['Windows', /windows/i],
  ['ChromeOS', /cros/i],
  ['Mac', /mac os/i],
  ['Linux', /linux/i],
];

/** A browser as its owner would call it, by its `User-Agent`: `Firefox on Linux`. */
export function toBrowser(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, 300);
  const find = (names: typeof BROWSERS): string | undefined =>
    names.find(([, pattern]) => pattern.test(text))?.[0];
  const system = find(SYSTEMS);
  return `${find(BROWSERS) ?? 'A browser'}${system === undefined ? '' : ` on ${system}`}`;
}

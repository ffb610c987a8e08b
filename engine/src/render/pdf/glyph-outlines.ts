/** The outlines of a text in one color, as operators of a PDF page whose origin is at the top left (ISO 32000-2, 8.5). */
export type Outlines = string;

const TAG = /<(\/?)(\w+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const COLOR = /^#(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})|([\da-f])([\da-f])([\da-f]))$/i;
// What text in one color consists of; the clip is the edge of the card, and so is that of the page.
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'width', 'height', 'viewBox'],
  clipPath: ['id'],
  path: ['id', 'd'],
  g: ['clip-path', 'fill'],
  use: ['href', 'x', 'y', 'fill'],
  defs: [],
};

/** The glyphs of an SVG of the renderer; undefined where it has anything else, such as a picture, a shadow or a contour. */
export function readOutlines(svg: string): Outlines | undefined {
  const glyphs = new Map<string, string>();
  const uses: { href: string; x: string; y: string; fill: string }[] = [];
  const fills: string[] = [];
  for (const [, closing, name = '', text = ''] of svg.matchAll(TAG)) {
    const allowed = KNOWN[name];
    const attributes = new Map(
      Array.from(text.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [key, value]),
    );
    if (!allowed || [...attributes.keys()].some((key) => !allowed.includes(key))) return undefined;
    const get = (key: string): string => attributes.get(key) ?? '';
    if (name === 'g') {
      if (closing === '/') fills.pop();
      else fills.push(attributes.get('fill') ?? fills.at(-1) ?? '');
    }
    if (name === 'path' && attributes.has('id')) glyphs.set(get('id'), get('d'));
    if (name === 'use')
      uses.push({
        href: get('href').slice(1),
        x: get('x'),
        y: get('y'),
        fill: attributes.get('fill') ?? fills.at(-1) ?? '',
      });
  }
  const parts: string[] = [];
  for (const { href, x, y, fill } of uses) {
    const color = COLOR.exec(fill);
    const path = toOperators(glyphs.get(href) ?? '');
    if (!color || path === undefined) return undefined;
    const rgb = color
      .slice(1)
      .filter((hex) => hex !== undefined)
      .map((hex) => toText(Number.parseInt(hex.padStart(2, hex), 16) / 255));
    parts.push(`q ${rgb.join(' ')} rg 1 0 0 1 ${x} ${y} cm ${path} f Q`);
  }
  return parts.join('\n');
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, Z: 0 };
const TOKEN = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g;
const toText = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Path data of SVG (https://www.w3.org/TR/SVG2/paths.html) as path operators; undefined for arcs. */
export function toOperators(data: string): string | undefined {
  const tokens = Array.from(data.matchAll(TOKEN), ([token]) => token);
  const out: string[] = [];
  let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
  let command = '';
  let last = '';
  const cubic = (...points: number[]): void => {
    out.push(`${points.map(toText).join(' ')} c`);
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as string;
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      at += 1;
    } else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const kind = command.toUpperCase();
    const count = ARGUMENTS[kind];
    if (count === undefined || at + count > tokens.length) return undefined;
    const isRelative = command !== kind;
    const numbers = tokens.slice(at, at + count).map(Number);
    if (numbers.some(Number.isNaN)) return undefined;
    at += count;
    const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
    const points =
      kind === 'H'
        ? [baseX + (numbers[0] ?? 0), y]
        : kind === 'V'
          ? [x, baseY + (numbers[0] ?? 0)]
          : numbers.map((value, place) => value + (place % 2 === 0 ? baseX : baseY));
    const [endX = startX, endY = startY] = points.slice(-2);
    const [fromX, fromY] = [x, y];
    const mirrored = (kinds: string): [number, number] =>
      kinds.includes(last) ? [2 * fromX - controlX, 2 * fromY - controlY] : [fromX, fromY];
    [x, y] = [endX, endY];
    if (kind === 'M') {
      [startX, startY] = [x, y];
      out.push(`${toText(x)} ${toText(y)} m`);
    } else if (kind === 'Z') out.push('h');
    else if (kind === 'C' || kind === 'S') {
      const [firstX, firstY] = kind === 'C' ? [points[0] ?? 0, points[1] ?? 0] : mirrored('CS');
      [controlX, controlY] = [points.at(-4) ?? 0, points.at(-3) ?? 0];
      cubic(firstX, firstY, controlX, controlY, x, y);
    } else if (kind === 'Q' || kind === 'T') {
      [controlX, controlY] = kind === 'Q' ? [points[0] ?? 0, points[1] ?? 0] : mirrored('QT');
      const third = (end: number, control: number): number => end + (2 / 3) * (control - end);
      cubic(third(fromX, controlX), third(fromY, controlY), third(x, controlX), third(y, controlY), x, y);
    } else out.push(`${toText(x)} ${toText(y)} l`);
    last = kind;
  }
  return out.join(' ');
}

export type Point = readonly [x: number, y: number];

/** A coordinate as SVG text, to a tenth of a pixel: finer is invisible and doubles the size. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** SVG text with its numbers as `num` writes them. */
export function svg(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let text = parts[0] ?? '';
  for (const [index, value] of values.entries())
    text += (typeof value === 'number' ? num(value) : value) + (parts[index + 1] ?? '');
  return text;
}

/** An SVG of the given size in px with a transparent ground. */
export function svgDocument(width: number, height: number, body: string, defs = ''): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${head}${defs === '' ? '' : `<defs>${defs}</defs>`}${body}</svg>`;
}

/** Path data of straight lines through the points. */
export function lines(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Path data of a Catmull-Rom curve through the points, as cubic Béziers. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return points[index] ?? [0, 0];
  };
  let data = `M${num(at(0)[0])} ${num(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = `${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)}`;
    const second = `${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)}`;
    data += `C${first} ${second} ${num(to[0])} ${num(to[1])}`;
  }
  return closed ? `${data}Z` : data;
}

export function circle(x: number, y: number, radius: number, paint: string): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${paint}/>`;
}

export function rect(x: number, y: number, width: number, height: number, paint: string, corner = 0): string {
  const round = corner > 0 ? ` rx="${num(corner)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round} ${paint}/>`;
}

export function path(data: string, paint: string): string {
  return `<path d="${data}" ${paint}/>`;
}

export function fill(color: string, opacity = 1): string {
  return opacity === 1 ? `fill="${color}"` : `fill="${color}" fill-opacity="${opacity}"`;
}

/** A line of round ends and joints and no filling. */
export function stroke(color: string, width: number, opacity = 1): string {
  const faded = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`;
  return `fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${faded}`;
}

type Tag = (parts: TemplateStringsArray, ...values: readonly (number | string)[]) => string;

/** A filled path, its data as a template: filled(red)`M0 0h${width}v9Z`. */
export function filled(color: string, opacity = 1): Tag {
  return (parts, ...values) => path(svg(parts, ...values), fill(color, opacity));
}

/** A line, its path data as a template. */
export function stroked(color: string, width: number, opacity = 1): Tag {
  return (parts, ...values) => path(svg(parts, ...values), stroke(color, width, opacity));
}

/** A gradient between two ends in px; stops are `[offset, color, opacity]`. */
export function linearGradient(
  id: string,
  from: Point,
  to: Point,
  stops: readonly (readonly [number, string, number])[],
): string {
  const ends = `x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${gradientStops(stops)}</linearGradient>`;
}

/** A gradient from one color at a height to another at a lower one, px. */
export const gradientDown = (
  id: string,
  [top, bottom]: readonly [number, number],
  [from, to]: readonly [string, string],
): string =>
  linearGradient(
    id,
    [0, top],
    [0, bottom],
    [
      [0, from, 1],
      [1, to, 1],
    ],
  );

export function radialGradient(
  id: string,
  centre: Point,
  radius: number,
  stops: readonly (readonly [number, string, number])[],
): string {
  const place = `cx="${num(centre[0])}" cy="${num(centre[1])}" r="${num(radius)}"`;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${gradientStops(stops)}</radialGradient>`;
}

function gradientStops(stops: readonly (readonly [number, string, number])[]): string {
  return stops
    .map(([offset, color, opacity]) =>
      opacity === 1
        ? `<stop offset="${offset}" stop-color="${color}"/>`
        : `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** Round dots of one size as a single element: hundreds of circles would be hundreds of elements. */
export function dots(points: readonly Point[], diameter: number, color: string, opacity = 1): string {
  const data = points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join('');
  return data === '' ? '' : path(data, stroke(color, diameter, opacity));
}

/** A point of a circle; degrees clockwise from three o'clock. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

/** Path data of a whole ellipse, to be joined with others into one element. */
export function oval([x, y]: Point, radiusX: number, radiusY = radiusX): string {
  const half = `${num(radiusX)} ${num(radiusY)} 0 1 0`;
  return `M${num(x - radiusX)} ${num(y)}a${half} ${num(2 * radiusX)} 0a${half} ${num(-2 * radiusX)} 0Z`;
}

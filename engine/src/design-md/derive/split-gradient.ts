const MAX_CHARACTERS = 1000;
const GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\(([\s\S]*)\)$/i;
// A stop is a color, then at most two positions (CSS Images 4, 3.5).
const POSITIONS = /(?:\s+[-+]?[\d.]+(?:%|[a-z]+)?){1,2}$/i;

export type Gradient = {
  /** The colors from its first stop to its last, as written. */
  stops: string[];
  /** Of a linear one that says so in degrees, 0 to 360. */
  angle?: number;
};

/** A CSS gradient; undefined for anything else. */
export function splitGradient(value: string): Gradient | undefined {
  if (value.length > MAX_CHARACTERS) return undefined;
  const inside = GRADIENT.exec(value.trim())?.[1];
  if (inside === undefined) return undefined;
  const parts = splitAtCommas(inside).map((part) => part.trim());
  const [direction = '', ...rest] = parts;
  const stops = isDirection(direction) ? rest : parts;
  const degrees = /^linear/i.test(value.trim()) ? /^(\d{1,3})deg$/i.exec(direction)?.[1] : undefined;
  return {
    stops: stops.map((stop) => stop.replace(POSITIONS, '')).filter((color) => color !== '' && !isHint(color)),
    ...(degrees !== undefined && Number(degrees) <= 360 ? { angle: Number(degrees) } : {}),
  };
}

const isDirection = (part: string): boolean =>
  /^(?:to\s|from\s|at\s|circle|ellipse|closest-|farthest-|in\s|[-+]?[\d.]+(?:deg|grad|rad|turn)\b)/i.test(
    part,
  );

const isHint = (part: string): boolean => /^[-+]?[\d.]+(?:%|[a-z]+)?$/i.test(part);

function splitAtCommas(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

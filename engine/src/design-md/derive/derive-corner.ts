import type { Corner } from '../../direction/brand.ts';
import type { DesignDocument, DesignToken } from '../read/design-document.ts';
import { resolveReference } from './resolve-reference.ts';
import type { TokenIndex } from './token-index.ts';
import { toTokenName } from './token-place.ts';

// Of a button 40 px high.
const SHARP_PIXELS = 3;
const ROUND_PIXELS = 20;
const ROOT_PIXELS = 16;
const RADIUS = /^(?:rounded|radius|border-radius|corner-radius|corners?)$/;
const BUTTON = /^(?:button|btn|cta)(?:-(?:primary|main|default|base))?(?:-\w+)?$/;
const SCALES = ['rounded', 'radius', 'radii', 'border-radius', 'corner-radius'];
const MIDDLE = ['button', 'buttons', 'md', 'medium', 'default', 'base'];

/** How a document cuts its buttons, in tokens or in words, else the middle of its radii; undefined where it says neither. */
export function deriveCorner(
  { tokens, buttonRadius }: Pick<DesignDocument, 'tokens' | 'buttonRadius'>,
  index: TokenIndex,
): Corner | undefined {
  const named = tokens.map((token) => ({ token, names: token.path.map((part) => toTokenName([part])) }));
  const buttons = named
    .filter(({ names }) => RADIUS.test(names.at(-1) ?? '') && names.some((name) => BUTTON.test(name)))
    .sort((a, b) => Number(isPrimary(b.names)) - Number(isPrimary(a.names)));
  const scale = named.filter(
    ({ names: [scale = '', step = 'md', ...deeper] }) =>
      deeper.length === 0 && SCALES.includes(scale) && MIDDLE.includes(step),
  );
  const read = ({ token }: { token: DesignToken }): Corner | undefined => {
    const resolved = resolveReference(token, index);
    if (!('value' in resolved)) return undefined;
    // `radius: pill` names a step of the scale.
    const step = SCALES.map((group) => index.at(`${group}.${resolved.value}`)?.value).find((one) => one);
    return toCorner(step ?? resolved.value);
  };
  const told = buttonRadius === undefined ? undefined : toCorner(buttonRadius);
  return buttons.map(read).find((corner) => corner) ?? told ?? scale.map(read).find((corner) => corner);
}

const isPrimary = (names: readonly string[]): boolean => names.some((name) => /primary/.test(name));

export function toCorner(value: string): Corner | undefined {
  if (/^(?:none|square|sharp)$/i.test(value)) return 'sharp';
  if (/^(?:pill|full|round|circle|capsule)$/i.test(value)) return 'round';
  const [, number, unit = 'px'] = /^(\d{1,5}(?:\.\d+)?)\s*(px|pt|r?em|%)?$/u.exec(value.trim()) ?? [];
  if (number === undefined) return undefined;
  if (unit === '%') return Number(number) >= 40 ? 'round' : Number(number) === 0 ? 'sharp' : 'soft';
  const pixels = Number(number) * (unit.endsWith('em') ? ROOT_PIXELS : 1);
  return pixels <= SHARP_PIXELS ? 'sharp' : pixels >= ROUND_PIXELS ? 'round' : 'soft';
}

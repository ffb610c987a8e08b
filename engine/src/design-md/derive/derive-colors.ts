import type { DesignToken } from '../read/design-document.ts';
import { quoteName, toPathText } from '../read/design-document.ts';
import type { Found } from './found.ts';
import { toHint } from './near-miss.ts';
import { resolveReference } from './resolve-reference.ts';
import { COLOR_ROLES, type ColorRole } from './roles.ts';
import { splitGradient } from './split-gradient.ts';
import { type CardColor, toCardColor } from './to-card-color.ts';
import { isSpelled, type TokenIndex } from './token-index.ts';

const GROUP = 'colors';

/** The card's colours that a document declares, each with the path it stands at. */
export function deriveColors(index: TokenIndex): Found[] {
  const found = (Object.keys(COLOR_ROLES) as ColorRole[]).map((role) => deriveColor(role, index));
  const taken = new Set(found.map(({ source }) => source));
  return found.map((one) => (one.value === undefined ? withHint(one, taken, index) : one));
}

/** The first token of the role that can be used; what is wrong with the others is noted. */
function deriveColor(role: ColorRole, index: TokenIndex): Found {
  const { own, synonyms, meaning } = COLOR_ROLES[role];
  const notes: string[] = [];
  for (const name of [...own, ...synonyms]) {
    const token = index.find(GROUP, name);
    if (!token || isSurface(name, index)) continue;
    const path = toPathText(token.path);
    const color = toColor(token, role, index);
    if ('problem' in color) {
      notes.push(`\`${path}\` ${color.problem}; it was left out.`);
      continue;
    }
    if (!own.some((ownName) => isSpelled(token, `${GROUP}.${ownName}`)))
      notes.push(
        `This document calls its ${meaning} \`${path}\`; declare \`${GROUP}.${own[0]}\` for readers that know no other name.`,
      );
    if (color.replaced)
      notes.push(`\`${path}\` is written as \`${color.value}\`, because a card takes hex, rgb() and rgba().`);
    if (color.note !== undefined) notes.push(`\`${path}\` ${color.note}`);
    return { parameter: role, value: color.value, source: path, notes };
  }
  return { parameter: role, notes };
}

// Of `muted` and `muted-foreground`, the first is a ground and the second the text on it (shadcn/ui).
const isSurface = (name: string, index: TokenIndex): boolean =>
  name === 'muted' && index.find(GROUP, 'muted-foreground') !== undefined;

function toColor(token: DesignToken, role: ColorRole, index: TokenIndex): CardColor & { note?: string } {
  const resolved = resolveReference(token, index);
  if ('problem' in resolved) return resolved;
  if (role !== 'bg2') return token.kind === 'list' ? A_LIST : toCardColor(resolved.value);
  const stops =
    token.kind === 'list'
      ? splitGradient(`linear-gradient(${resolved.value})`)
      : splitGradient(resolved.value);
  const last = stops?.at(-1);
  if (last === undefined) return toCardColor(resolved.value);
  const color = toCardColor(last);
  if ('problem' in color) return { problem: `ends in a colour that ${color.problem}` };
  return {
    ...color,
    note: `is a gradient of ${stops?.length} colours; the card's runs from \`bg\` to its last one, \`${quoteName(last)}\`.`,
  };
}

const A_LIST = { problem: 'is a list where one colour belongs' };

function withHint(found: Found, taken: ReadonlySet<string | undefined>, index: TokenIndex): Found {
  const hint = toHint(found.parameter as ColorRole, taken, index);
  return hint === undefined ? found : { ...found, notes: [...found.notes, hint] };
}

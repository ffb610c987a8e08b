import { toPathText } from '../read/design-document.ts';
import { resolveReference } from './resolve-reference.ts';
import { COLOR_ROLES, type ColorRole } from './roles.ts';
import { toCardColor } from './to-card-color.ts';
import type { NamedToken, TokenIndex } from './token-index.ts';

/** A sentence on what to declare, where a document has a color that is nearly named after the role. */
export function toHint(
  role: ColorRole,
  taken: ReadonlySet<string | undefined>,
  index: TokenIndex,
): string | undefined {
  const { own, hints, meaning } = COLOR_ROLES[role];
  const wanted = `\`colors.${own[0]}\``;
  const free = index.group('colors').filter(({ token }) => !taken.has(toPathText(token.path)));
  const scheme = free.find(({ name }) => isOfScheme(name, [...own, ...COLOR_ROLES[role].synonyms]));
  if (scheme)
    return `\`${toPathText(scheme.token.path)}\` is the ${meaning} of one scheme alone; declare ${wanted} to have one used.`;
  for (const hint of hints) {
    const near = free.find((named) => isNear(named, hint, role, index));
    if (near)
      return `This document may call its ${meaning} \`${toPathText(near.token.path)}\`; declare ${wanted} to have it used.`;
  }
  return undefined;
}

const isOfScheme = (name: string, names: readonly string[]): boolean => {
  const bare = name.replace(/^(?:light|dark)(?:-mode)?-|-(?:light|dark)(?:-mode)?$/g, '');
  return bare !== name && names.includes(bare);
};

// The word has to end the name or begin it: `button-text-hover` says little about texts.
function isNear({ name, token }: NamedToken, hint: string, role: ColorRole, index: TokenIndex): boolean {
  const isNamed = name === hint || name.startsWith(`${hint}-`) || name.endsWith(`-${hint}`);
  const isOnSomething = name.startsWith('on-') && !hint.startsWith('on-');
  if (!isNamed || isOnSomething || (role === 'bg2') !== /gradient/.test(name)) return false;
  const resolved = resolveReference(token, index);
  return 'value' in resolved && (role === 'bg2' || 'value' in toCardColor(resolved.value));
}

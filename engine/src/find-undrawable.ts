import type { Card, Undrawable } from './engine.ts';
import type { RenderKit } from './render/render-kit.ts';
import { templateOf } from './set-up-card.ts';

// Only what a template's own style lacks would differ, and what one family lacks another has.
const STYLE = { family: 'Inter', weight: 400, lineHeight: 1.2 } as const;
// Every font stack has these; most cards have nothing else.
const ALWAYS_DRAWN = /^[\u0020-\u007e\u00a0-\u017f‘’“”–—…]*$/;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}\p{Co}]/u;

/** Whether all of a card's values are letters that every font has. Cheap, unlike `findUndrawable`. */
export const isAlwaysDrawn = ({ values }: Card): boolean =>
  Object.values(values).every((value) => value === undefined || ALWAYS_DRAWN.test(value));

/** Finds the characters of a card's texts that no font has, and whether nothing of it can be drawn. */
export async function findUndrawable(
  card: Card,
  kit: Pick<RenderKit, 'missingGlyphs' | 'drawnText'>,
): Promise<Undrawable> {
  const parameters = templateOf(card)?.parameters ?? [];
  const texts = parameters.flatMap(({ name, type }) => {
    const text = card.values[name];
    return type === 'text' && text !== undefined && VISIBLE.test(text) ? [{ name, text }] : [];
  });
  if (texts.every(({ text }) => ALWAYS_DRAWN.test(text))) return { texts: [] };
  const found = await Promise.all(
    texts.map(async ({ name, text }) => ({
      parameter: name,
      characters: [...new Set(await kit.missingGlyphs(text, STYLE))],
      isBlank: !VISIBLE.test(await kit.drawnText(text, STYLE)),
    })),
  );
  const [first] = found;
  const hasImage = parameters.some(
    ({ name, type }) => type === 'image-url' && card.values[name] !== undefined,
  );
  return {
    texts: found
      .filter(({ characters }) => characters.length > 0)
      .map(({ parameter, characters }) => ({ parameter, characters })),
    ...(first && !hasImage && found.every(({ isBlank }) => isBlank) ? { blank: first.parameter } : {}),
  };
}

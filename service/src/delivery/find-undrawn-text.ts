import { type Card, isAlwaysDrawn } from '@cardwright/engine';
import { ServiceError } from '../base/service-error.ts';
import type { DrawingEngine } from '../drawing/drawing-engine.ts';

// A header should stay short.
const MAX_NAMED = 5;

/**
 * Names the characters of a card that no font has and the texts that have no room, as sentences in ASCII. Throws `invalid` naming the parameter if
 * nothing of the card's texts can be drawn.
 */
export async function findUndrawnText(
  card: Card,
  engine: Pick<DrawingEngine, 'findUndrawable'>,
  owner: string,
): Promise<string[]> {
  const { texts, omitted, blank } = await engine.findUndrawable(card, { owner });
  if (blank !== undefined) {
    const characters = texts.find(({ parameter }) => parameter === blank)?.characters ?? [];
    throw new ServiceError(
      'invalid',
      `\`${blank}\` cannot be drawn: no font has its characters (${listCharacters(characters)}). Use another script.`,
      { code: 'invalid_parameter', parameter: blank },
    );
  }
  const { dropped = [], cut = [] } = omitted ?? {};
  return [
    ...texts.map(
      ({ parameter, characters }) =>
        `No font has these characters of ${parameter}, which are left out or replaced: ${listCharacters(characters)}.`,
    ),
    ...(dropped.length > 0 ? [`There is no room for ${dropped.join(', ')} on a card of this size.`] : []),
    ...(cut.length > 0 ? [`Too long for a card of this size, and cut: ${cut.join(', ')}.`] : []),
  ];
}

/** Throws as `findUndrawnText` does, without finding out what has room. */
export async function checkDrawable(...asked: Parameters<typeof findUndrawnText>): Promise<void> {
  if (!isAlwaysDrawn(asked[0])) await findUndrawnText(...asked);
}

function listCharacters(characters: readonly string[]): string {
  const named = characters.slice(0, MAX_NAMED).map(toCodePoints);
  const more = characters.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

const toCodePoints = (text: string): string =>
  Array.from(text, (c) => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(
    ' ',
  );

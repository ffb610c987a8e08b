import { createRecentMap } from './recent-map.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const TEXT_PRESENTATION = '\ufe0e';
const EMOJI_PRESENTATION = '\ufe0f';

/** Whether a grapheme asks to be drawn in color: by its own default or by a variation selector. */
export function isEmoji(grapheme: string): boolean {
  if (grapheme.includes(TEXT_PRESENTATION)) return false;
  // Every sequence of RGI_Emoji has one of the two; asking for the property itself is a hundred times slower.
  return (
    /\p{Emoji_Presentation}/u.test(grapheme) ||
    (grapheme.includes(EMOJI_PRESENTATION) && /\p{Emoji}/u.test(grapheme))
  );
}

export type TextPiece = { text: string; emoji: boolean };

/** Cuts a text into stretches of letters and single emoji, in reading order. */
export function splitEmoji(text: string): TextPiece[] {
  // No emoji lies below this but the keycaps, which carry a presentation selector.
  if (!/[\u00a9\u00ae\u203c-\u{10ffff}]/u.test(text)) return text === '' ? [] : [{ text, emoji: false }];
  const pieces: TextPiece[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const emoji = isEmoji(segment);
    const last = pieces.at(-1);
    if (!emoji && last && !last.emoji) last.text += segment;
    else pieces.push({ text: segment, emoji });
  }
  return pieces;
}

export interface EmojiLibrary {
  /** A square SVG document for the emoji; undefined when there is none. */
  find(emoji: string): Promise<string | undefined>;
}

// A hostile text may join ever new sequences.
const PICTURES_KEPT = 4000;

/** Its code is loaded, and its sets are read, when a text first has an emoji. */
export function createEmojiLibrary(): EmojiLibrary {
  const pictures = createRecentMap<Promise<string | undefined>>(PICTURES_KEPT);
  let drawing: Promise<(emoji: string) => Promise<string | undefined>> | undefined;
  const draw = async (emoji: string): Promise<string | undefined> => {
    drawing ??= import('./draw-emoji.ts').then(({ createEmojiDrawer }) => createEmojiDrawer());
    return (await drawing)(emoji);
  };
  return {
    find: (emoji) => {
      const picture = pictures.get(emoji) ?? draw(emoji);
      pictures.set(emoji, picture);
      return picture;
    },
  };
}

const list = (words: string): readonly string[] => words.split(' ');

/** Nouns that, at an end of a short clause, can only be about looks: "rainbow colors", "style bistrot". */
export const LOOK_NOUNS: readonly string[] = [
  ...list('style theme vibe vibes aesthetic aesthetics palette background backdrop colors colours tones'),
  ...list('typography font fonts look feel'),
  ...list('stil farben hintergrund optik farbtöne töne'),
  ...list('thème tema thema'),
  ...list('style couleurs fond tons ambiance'),
  ...list('estilo colores fondo tonos ambiente'),
  ...list('estilo cores fundo tons'),
  ...list('stile colori sfondo toni'),
  ...list('stijl kleuren achtergrond tinten'),
  ...list('стиль стиле цвета цветах фон фоне тона тонах'),
  ...list('ألوان بألوان خلفية بخلفية أسلوب بأسلوب'),
  ...list('रंग रंगों शैली पृष्ठभूमि'),
];

/** The same in scripts without spaces, at the end of a word. */
export const LOOK_SUFFIXES: readonly string[] = [
  ...list('风格 風格 色调 色調 配色 背景 色系'),
  ...list('スタイル 配色 系 調 風'),
  ...list('스타일 배경 느낌 컬러 톤'),
];

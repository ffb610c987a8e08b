// Letters that Unicode does not decompose, but that are often typed without their stroke or dot.
const STROKES: Readonly<Record<string, string>> = {
  '’': "'",
  ʼ: "'",
  ı: 'i',
  ł: 'l',
  Ł: 'l',
  ø: 'o',
  Ø: 'o',
};

/** Lowercases a text and removes accents, code unit by code unit: offsets stay the same. */
export function foldText(text: string): string {
  let folded = '';
  for (const unit of text) {
    folded += unit.length > 1 || unit < '\u0080' ? unit.toLowerCase() : foldUnit(unit);
  }
  return folded.length === text.length ? folded : text;
}

function foldUnit(unit: string): string {
  const plain = STROKES[unit];
  if (plain) return plain;
  // Above this block NFD would decompose Hangul syllables and kana.
  const base = unit < '\u2000' ? (unit.normalize('NFD')[0] ?? unit) : unit;
  const lower = base.toLowerCase();
  return lower.length === 1 ? lower : unit;
}

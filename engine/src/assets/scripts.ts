/** Scripts that the bundled fonts draw, by their Unicode names; `Han` is split by language later. */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Georgian',
  'Armenian',
  'Arabic',
  'Hebrew',
  'Ethiopic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Gujarati',
  'Gurmukhi',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
  'Han',
] as const;

export type Script = (typeof SCRIPTS)[number];

type ScriptTraits = {
  /** Family that draws it whatever the style asks for; absent where many families do. */
  family?: string;
  /** Multiple of the font size below which lines of this script touch. */
  lineHeight: number;
  /** Letters are connected or stacked: tracking would tear words apart. */
  joined?: true;
  /** Written without spaces between words. */
  spaceless?: true;
  rightToLeft?: true;
};

export const SCRIPT_TRAITS: Readonly<Record<Script, ScriptTraits>> = {
  Latin: { lineHeight: 0.8 },
  Cyrillic: { lineHeight: 0.9 },
  Greek: { lineHeight: 0.95 },
  Georgian: { family: 'Noto Sans Georgian', lineHeight: 1.1 },
  Armenian: { family: 'Noto Sans Armenian', lineHeight: 1.1 },
  Arabic: { family: 'Noto Sans Arabic', lineHeight: 1.4, joined: true, rightToLeft: true },
  Hebrew: { family: 'Noto Sans Hebrew', lineHeight: 1.15, rightToLeft: true },
  Ethiopic: { family: 'Noto Sans Ethiopic', lineHeight: 1.2 },
  Devanagari: { family: 'Noto Sans Devanagari', lineHeight: 1.35, joined: true },
  Bengali: { family: 'Noto Sans Bengali', lineHeight: 1.35, joined: true },
  Tamil: { family: 'Noto Sans Tamil', lineHeight: 1.3, joined: true },
  Gujarati: { family: 'Noto Sans Gujarati', lineHeight: 1.35, joined: true },
  Gurmukhi: { family: 'Noto Sans Gurmukhi', lineHeight: 1.35, joined: true },
  Telugu: { family: 'Noto Sans Telugu', lineHeight: 1.5, joined: true },
  Kannada: { family: 'Noto Sans Kannada', lineHeight: 1.5, joined: true },
  Malayalam: { family: 'Noto Sans Malayalam', lineHeight: 1.45, joined: true },
  Sinhala: { family: 'Noto Sans Sinhala', lineHeight: 1.45, joined: true },
  Thai: { family: 'Noto Sans Thai', lineHeight: 1.4, joined: true, spaceless: true },
  Lao: { family: 'Noto Sans Lao', lineHeight: 1.4, joined: true, spaceless: true },
  Khmer: { family: 'Noto Sans Khmer', lineHeight: 1.55, joined: true, spaceless: true },
  Myanmar: { family: 'Noto Sans Myanmar', lineHeight: 1.6, joined: true, spaceless: true },
  Hiragana: { family: 'Noto Sans JP', lineHeight: 1.2, spaceless: true },
  Katakana: { family: 'Noto Sans JP', lineHeight: 1.2, spaceless: true },
  Bopomofo: { family: 'Noto Sans TC', lineHeight: 1.2, spaceless: true },
  Hangul: { family: 'Noto Sans KR', lineHeight: 1.2 },
  Han: { lineHeight: 1.2, spaceless: true },
};

const MATCHERS = SCRIPTS.map((script) => [script, new RegExp(`^\\p{Script=${script}}`, 'u')] as const);
const known = new Map<number, Script | undefined>();

/** The script of a character; undefined for what all scripts share (digits, punctuation, marks, symbols). */
export function findScript(codePoint: number): Script | undefined {
  if (!known.has(codePoint)) {
    const character = String.fromCodePoint(codePoint);
    known.set(codePoint, MATCHERS.find(([, matcher]) => matcher.test(character))?.[0]);
  }
  return known.get(codePoint);
}

/** Letters by script, most frequent script first. */
export function countScripts(text: string): Map<Script, number> {
  const counts = new Map<Script, number>();
  for (const character of text) {
    const script = findScript(character.codePointAt(0) ?? 0);
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return new Map([...counts].sort((a, b) => b[1] - a[1]));
}

/** Direction of the first letter that has one (rule P2 of the Unicode bidirectional algorithm). */
export function findDirection(text: string): 'ltr' | 'rtl' {
  const first = /\p{L}/u.exec(text)?.[0];
  const script = first === undefined ? undefined : findScript(first.codePointAt(0) ?? 0);
  return script !== undefined && SCRIPT_TRAITS[script].rightToLeft ? 'rtl' : 'ltr';
}

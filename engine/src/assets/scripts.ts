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
  'Oriya',
  'Tibetan',
  'Ol_Chiki',
  'Meetei_Mayek',
  'Gunjala_Gondi',
  'Thaana',
  'Syriac',
  'Nko',
  'Adlam',
  'Hanifi_Rohingya',
  'Mongolian',
  'Yi',
  'Lisu',
  'Tai_Le',
  'New_Tai_Lue',
  'Tai_Tham',
  'Cham',
  'Javanese',
  'Balinese',
  'Sundanese',
  'Buginese',
  'Tifinagh',
  'Vai',
  'Bamum',
  'Bassa_Vah',
  'Cherokee',
  'Canadian_Aboriginal',
  'Osage',
  'Coptic',
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
  Bengali: { family: 'Anek Bangla', lineHeight: 1.35, joined: true },
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
  Oriya: { family: 'Noto Sans Oriya', lineHeight: 1.4, joined: true },
  Tibetan: { family: 'Noto Serif Tibetan', lineHeight: 1.6, joined: true, spaceless: true },
  Ol_Chiki: { family: 'Noto Sans Ol Chiki', lineHeight: 1.2 },
  Meetei_Mayek: { family: 'Noto Sans Meetei Mayek', lineHeight: 1.4, joined: true },
  Gunjala_Gondi: { family: 'Noto Sans Gunjala Gondi', lineHeight: 1.5, joined: true },
  Thaana: { family: 'Noto Sans Thaana', lineHeight: 1.5, joined: true, rightToLeft: true },
  Syriac: { family: 'Noto Sans Syriac', lineHeight: 1.4, joined: true, rightToLeft: true },
  Nko: { family: 'Noto Sans NKo', lineHeight: 1.3, joined: true, rightToLeft: true },
  Adlam: { family: 'Noto Sans Adlam', lineHeight: 1.4, joined: true, rightToLeft: true },
  Hanifi_Rohingya: { family: 'Noto Sans Hanifi Rohingya', lineHeight: 1.4, joined: true, rightToLeft: true },
  Mongolian: { family: 'Noto Sans Mongolian', lineHeight: 1.2, joined: true },
  Yi: { family: 'Noto Sans Yi', lineHeight: 1.2 },
  Lisu: { family: 'Noto Sans Lisu', lineHeight: 1.1 },
  Tai_Le: { family: 'Noto Sans Tai Le', lineHeight: 1.3 },
  New_Tai_Lue: { family: 'Noto Sans New Tai Lue', lineHeight: 1.55 },
  Tai_Tham: { family: 'Noto Sans Tai Tham', lineHeight: 1.7, joined: true },
  Cham: { family: 'Noto Sans Cham', lineHeight: 1.5, joined: true },
  Javanese: { family: 'Noto Sans Javanese', lineHeight: 1.7, joined: true },
  Balinese: { family: 'Noto Sans Balinese', lineHeight: 1.8, joined: true },
  Sundanese: { family: 'Noto Sans Sundanese', lineHeight: 1.4, joined: true },
  Buginese: { family: 'Noto Sans Buginese', lineHeight: 1.4, joined: true },
  Tifinagh: { family: 'Noto Sans Tifinagh', lineHeight: 1.1 },
  Vai: { family: 'Noto Sans Vai', lineHeight: 1.2 },
  Bamum: { family: 'Noto Sans Bamum', lineHeight: 1.2 },
  Bassa_Vah: { family: 'Noto Sans Bassa Vah', lineHeight: 1.2 },
  Cherokee: { family: 'Noto Sans Cherokee', lineHeight: 1.1 },
  Canadian_Aboriginal: { family: 'Noto Sans Canadian Aboriginal', lineHeight: 1.2 },
  Osage: { family: 'Noto Sans Osage', lineHeight: 1.2 },
  Coptic: { family: 'Noto Sans Coptic', lineHeight: 1.1 },
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

/** Whether a text has letters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean =>
  [...countScripts(text).keys()].some((script) => SCRIPT_TRAITS[script].rightToLeft);

/** Direction of the first letter that has one (rule P2 of the Unicode bidirectional algorithm). */
export function findDirection(text: string): 'ltr' | 'rtl' {
  const first = /\p{L}/u.exec(text)?.[0];
  const script = first === undefined ? undefined : findScript(first.codePointAt(0) ?? 0);
  return script !== undefined && SCRIPT_TRAITS[script].rightToLeft ? 'rtl' : 'ltr';
}

import type { FittedText } from '../assets/fitted-text.ts';
import type { TextStyle } from '../assets/text-style.ts';
import type { TextRole } from '../composition.ts';
import type { Part, Role } from '../parts/part.ts';
import { bound, typographic } from '../parts/typographic.ts';
import type { InkName, Voice, VoiceName } from '../sheets/sheet.ts';
import type { Ink } from '../typesetting/ink-meter.ts';
import { LEAST_PX } from './canvas.ts';
import { leastLine } from './clear-lines.ts';
import { type Context, offset, type SetText } from './context.ts';

export type TextRequest = {
  part: Part;
  text?: string;
  voice: VoiceName;
  /** The largest and the least size, px. */
  size: number;
  least?: number;
  width: number;
  /** Room for its ink. */
  height?: number;
  lines: number;
  /** Of its size that a further line has to bring. */
  lineCost?: number;
  ink: InkName | { color: string };
};

const ROLES: Partial<Record<Role, TextRole>> = {
  title: 'title',
  figure: 'metric',
  count: 'metric',
  text: 'subtitle',
  byline: 'person',
  label: 'eyebrow',
  above: 'date',
  below: 'date',
  action: 'call-to-action',
};

// In small texts, a number that stays with its word would leave a line short; a date with its year is read as one.
const TITLES: readonly VoiceName[] = ['title', 'display', 'serif', 'figure'];
const YEAR = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u;
// From this size on, letters stand closer and lines nearer.
const LARGE = 120;
// Below this an edge of ink is not told from that of a box.
const ALIGNED_BY_INK = 44;
/** What hangs below its line. */
export const TAILS = /[gjpqyQç;,$()[\]{}|@ş]/u;
// How far letters reach below their line and over their capitals, in em, whatever the face.
const RISES = /[$()[\]{}|ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŠŽ]/u;
const [TAIL, RISE] = [0.22, 0.16];
// What a line below a word takes, in em.
const UNDERLINED = 0.14;
// What a line more has to bring, of its size.
const LINE_COST = 0.2;
/** Of its size that a text keeps in any case. */
export const SHRINKS = 0.72;

const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/v;
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [CJK, '国'],
  [/\p{sc=Arabic}/u, 'لا'],
  [/\p{sc=Hebrew}/u, 'ה'],
  [/\p{sc=Devanagari}/u, 'क'],
  [/\p{sc=Thai}/u, 'ก'],
];
const PLAIN = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]*$/v;

/** The letter that tells how high a text is. */
const sampleOf = (text: string): string => {
  const known = SAMPLES.find(([script]) => script.test(text))?.[1];
  if (known !== undefined || PLAIN.test(text)) return known ?? 'H';
  return [...text].find((letter) => /\p{L}/u.test(letter) && !PLAIN.test(letter)) ?? 'H';
};

/** The style of a voice at about a size; words of East Asia are wider and heavier, those of Arabic heavier. */
function toStyle(voice: Voice, size: number, unit: number, text: string): TextStyle {
  const setting = voice.large && size >= LARGE * unit ? voice.large : voice;
  const style: TextStyle = {
    family: voice.family,
    weight: voice.weight,
    lineHeight: setting.line,
    letterSpacing: setting.tracking,
    ...(voice.tabular ? { tabular: true } : {}),
    ...(voice.variation ? { variation: voice.variation } : {}),
  };
  if (CJK.test(text))
    return { ...style, letterSpacing: Math.max(-0.01, setting.tracking), weight: heavier(voice.weight) };
  return /\p{sc=Arabic}/u.test(text) ? { ...style, weight: heavier(voice.weight) } : style;
}
const heavier = (weight: number): number => (weight > 600 ? Math.max(weight, 700) : weight);

/** Sets a text as large as its room lets it be, between its sizes; with an ellipsis where none will do. In a card that is solved, once. */
export function setText(request: TextRequest, context: Context): Promise<SetText> {
  const { part, ink, ...rest } = request;
  const color = typeof ink === 'object' ? ink.color : context.inks[ink];
  const ofPart = context.set?.get(part) ?? new Map<string, Promise<SetText>>();
  const key = JSON.stringify([rest, color]);
  const set = ofPart.get(key) ?? setAnew(request, color, context);
  context.set?.set(part, ofPart.set(key, set));
  return set;
}

async function setAnew(request: TextRequest, color: string, context: Context): Promise<SetText> {
  const { part, voice: name, width, height = Number.POSITIVE_INFINITY, lines } = request;
  const { typesetter, inkOf, sheet, canvas, matter } = context;
  const said = request.text ?? part.text;
  const printed = name === 'code' ? said : typographic(said, matter.language);
  const isWhole = TITLES.includes(name) || (ROLES[part.role] === 'date' && YEAR.test(printed));
  const text = isWhole ? bound(printed) : printed;
  const voice = (part.role === 'label' && sheet.labels) || sheet.voices[name];
  const most = Math.max(LEAST_PX, request.size);
  const least = Math.min(most, Math.max(LEAST_PX, request.least ?? request.size * SHRINKS));
  const sample = sampleOf(text);
  const fit = async (at: number, atMost: number, line = 0): Promise<{ fitted: FittedText; body: Ink }> => {
    const own = toStyle(voice, at, canvas.unit, text);
    const style = { ...own, lineHeight: Math.max(line, own.lineHeight) };
    const body = await inkOf(style, sample);
    const limits = {
      maxWidth: Math.max(1, width),
      maxHeight: Math.max(1, height),
      maxSize: atMost,
      minSize: least,
    };
    const lineInk = Math.min(style.lineHeight, body.bottom - body.top);
    const fitted = await typesetter.fit({
      text,
      style,
      ...limits,
      maxLines: Math.max(1, lines),
      lineInk,
      lineCost: request.lineCost ?? LINE_COST,
    });
    return { fitted, body };
  };
  let at = most;
  let { fitted, body } = await fit(at, most);
  // Set as a large text, it turned out not to be one.
  if (voice.large && most >= LARGE * canvas.unit && fitted.size < LARGE * canvas.unit * 0.9) {
    at = fitted.size;
    ({ fitted, body } = await fit(at, most));
  }
  // Of other scripts, it is known by their line boxes.
  if (fitted.lines.length > 1 && PLAIN.test(text)) {
    const line = await leastLine(toStyle(voice, at, canvas.unit, text), text, inkOf);
    if (fitted.lineHeightPx < line * fitted.size) ({ fitted, body } = await fit(at, most, line));
  }
  const start = await findStart(fitted, context);
  const ownHeight = (fitted.lines.length - 1) * fitted.lineHeightPx + (body.bottom - body.top) * fitted.size;
  const joined = sample !== 'H' && sample !== '国' && sample !== 'ה' ? 0.3 : 0;
  // Things beside each other stand on one line, whatever hangs from it.
  const hangs = part.role === 'side' || TAILS.test(fitted.lines.at(-1)?.text ?? '');
  const tail = hangs ? TAIL : joined;
  const rise = RISES.test(fitted.lines[0]?.text ?? '') ? RISE : joined;
  const own = fitted.width - start * fitted.size;
  const inkOfLine = (line: string): { top: number; bottom: number } => ({
    top: body.top - (RISES.test(line) ? RISE : 0),
    bottom: body.bottom + (TAILS.test(line) ? TAIL : 0),
  });
  // Of joined scripts it is known by their line boxes alone.
  const ink = joined > 0 ? {} : { ink: fitted.lines.map((line) => inkOfLine(line.text)) };
  return {
    fitted,
    lines: fitted.lines.length,
    width: own,
    height: ownHeight,
    size: fitted.size,
    over: rise * fitted.size,
    under: (tail + (part.role === 'title' && sheet.underline ? UNDERLINED : 0)) * fitted.size,
    cut: fitted.truncated ? [part] : [],
    place: (x, y, room, align, out) => {
      const left = x + offset(align, Math.max(0, room - own));
      const box = {
        x: left - start * fitted.size,
        y: y - fitted.lineHeightPx / 2 - body.top * fitted.size,
        width: fitted.width,
        height: fitted.height,
      };
      // Lines begin where the text does, unless all of them are in the middle.
      const side = align === 'center' && fitted.lines.length > 1 ? 'center' : 'left';
      out.texts.push({ role: ROLES[part.role] ?? 'label', fitted, box, align: side, color, ...ink, part });
    },
  };
}

// Slanted letters begin farther from their box, which must not leave the margin.
const MOST_START = 0.07;

/** How far the ink of a large text begins from its box, in em: the least of all lines. */
async function findStart(fitted: FittedText, { inkOf, canvas }: Context): Promise<number> {
  if (fitted.size < ALIGNED_BY_INK * canvas.unit || fitted.direction === 'rtl') return 0;
  const firsts = new Set(fitted.lines.map(({ text }) => [...text][0] ?? 'H'));
  if ([...firsts].some((letter) => !/[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}“«$€£+−–\-]/v.test(letter)))
    return 0;
  const inks = await Promise.all([...firsts].map((letter) => inkOf(fitted.style, letter)));
  return Math.max(0, Math.min(MOST_START, ...inks.map(({ start }) => start)));
}

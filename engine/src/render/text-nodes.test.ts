import { expect, test } from 'vitest';
import type { TextStyle } from '../assets/text-style.ts';
import type { Composition, PlacedText } from '../composition.ts';
import type { Pixels } from './pixels.ts';
import { createRenderKit } from './render-kit.ts';

const { typesetter, canvas } = await createRenderKit();
const style: TextStyle = { family: 'Inter', weight: 700, lineHeight: 1.1 };
const SIZE = { width: 900, height: 420 };
const box = { x: 150, y: 100, width: 600, height: 220 };

async function place(
  text: string,
  more: Partial<PlacedText> = {},
  styleMore: Partial<TextStyle> = {},
): Promise<PlacedText> {
  const fitted = await typesetter.fit({
    text,
    style: { ...style, ...styleMore },
    maxWidth: box.width,
    maxHeight: box.height,
    maxSize: 90,
    minSize: 20,
    maxLines: 3,
  });
  const align = fitted.direction === 'rtl' ? 'right' : 'left';
  return { role: 'title', fitted, box, align, color: '#000000', ...more };
}

async function draw(...texts: PlacedText[]): Promise<Pixels> {
  const composition: Composition = { ...SIZE, background: '#ffffff', art: [], images: [], texts };
  return canvas.drawType(composition, await canvas.drawArt(composition));
}

function findInk({ width, height, data }: Pixels) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let index = 0; index < data.length; index += 4) {
    if ((data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0) > 700) continue;
    const [x, y] = [(index / 4) % width, Math.floor(index / 4 / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, right, bottom };
}

const SAMPLES: [text: string, family: string][] = [
  ['Why we moved 40 services to Postgres', 'Inter'],
  ['The quick brown fox jumps over', 'Fraunces'],
  ['Žluťoučký kůň úpěl ďábelské ódy', 'Archivo'],
  ['Tại sao kiến trúc phần mềm', 'Bricolage Grotesque'],
  ['Почему мы выбрали Postgres', 'Playfair Display'],
  ['Γιατί η αρχιτεκτονική', 'Inter'],
  ['لماذا تهم هندسة البرمجيات 2026', 'Inter'],
  ['מדוע ארכיטקטורת תוכנה חשובה', 'Inter'],
  ['सॉफ़्टवेयर आर्किटेक्चर क्यों', 'Inter'],
  ['সফটওয়্যার আর্কিটেকচার', 'Inter'],
  ['மென்பொருள் கட்டமைப்பு', 'Inter'],
  ['สถาปัตยกรรมซอฟต์แวร์ที่ดี', 'Inter'],
  ['ສະຖາປັດຕະຍະກໍາຊອບແວ', 'Inter'],
  ['ស្ថាបត្យកម្មកម្មវិធី', 'Inter'],
  ['ဆော့ဖ်ဝဲဗိသုကာ', 'Inter'],
  ['ソフトウェア設計「大切」なこと。', 'Anton'],
  ['软件架构比以往更重要！', 'Inter'],
  ['軟體架構為什麼重要', 'Inter'],
  ['소프트웨어 아키텍처', 'Inter'],
  ['Ship it 🚀 with ❤️ today', 'Inter'],
];

test.each(SAMPLES)('what is drawn of «%s» lies where the layout counted on it', async (text, family) => {
  const placed = await place(text, {}, { family });
  const { fitted } = placed;
  const ink = findInk(await draw(placed));
  const left = placed.align === 'left' ? box.x : box.x + box.width - fitted.width;
  // Side bearings and swashes reach out a little; a line drawn at another width would show far more.
  const overshoot = fitted.size * 0.12;
  expect(ink.left).toBeGreaterThanOrEqual(left - overshoot);
  expect(ink.right).toBeLessThanOrEqual(left + fitted.width + overshoot);
  expect(ink.right - ink.left).toBeGreaterThan(fitted.width * 0.95 - overshoot);
  expect(ink.top).toBeGreaterThanOrEqual(box.y - overshoot);
  expect(ink.bottom).toBeLessThanOrEqual(box.y + fitted.height + overshoot);
});

test('centred and right-aligned lines stand where their alignment puts them', async () => {
  const centred = await place('Centre', { align: 'center' });
  const right = await place('Right', { align: 'right' });
  const middle = findInk(await draw(centred));
  expect((middle.left + middle.right) / 2).toBeCloseTo(box.x + box.width / 2, -1);
  expect(findInk(await draw(right)).right).toBeGreaterThan(box.x + box.width - right.fitted.size * 0.12);
});

test('letters beside an emoji stay on the line that they have without it', async () => {
  const [plain, withEmoji] = [await place('Ship'), await place('Ship 🚀')];
  const fitted = {
    ...plain.fitted,
    lineHeightPx: withEmoji.fitted.lineHeightPx,
    size: withEmoji.fitted.size,
  };
  const line = plain.fitted.lines[0];
  if (!line) throw new Error('no line');
  const letters = findInk(await draw({ ...plain, fitted })).bottom;
  const width = line.width * (fitted.size / plain.fitted.size);
  const { data } = await draw(withEmoji);
  const cut = Math.floor(box.x + width);
  const onlyLetters = data.map((value, index) => ((index >> 2) % SIZE.width < cut ? value : 255));
  expect(findInk({ ...SIZE, data: onlyLetters }).bottom).toBe(letters);
});

test('an outline surrounds the letters on all sides and leaves their faces alone', async () => {
  const plain = await place('HOLD', { color: '#000000' });
  const outlined = { ...plain, color: '#ffffff', outline: { color: '#000000', width: 8 } };
  const [bare, ring] = [findInk(await draw(plain)), findInk(await draw(outlined))];
  expect(ring.left).toBeCloseTo(bare.left - 8, -0.5);
  expect(ring.top).toBeCloseTo(bare.top - 8, -0.5);
  expect(ring.bottom).toBeCloseTo(bare.bottom + 8, -0.5);
  const { data, width } = await draw(outlined);
  const middleOfStem = (Math.round((bare.top + bare.bottom) / 2) * width + bare.left + 6) * 4;
  expect(data[middleOfStem]).toBe(255);
});

test('a turned text turns around the middle of its box', async () => {
  const placed = await place('TURN', { rotation: 180 });
  const [upright, turned] = [findInk(await draw({ ...placed, rotation: 0 })), findInk(await draw(placed))];
  expect(turned.left).toBeCloseTo(2 * box.x + box.width - upright.right, -0.5);
  expect(turned.top).toBeCloseTo(2 * box.y + box.height - upright.bottom, -0.5);
});

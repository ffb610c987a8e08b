import { describe, expect, test } from 'vitest';
import { toOklch } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import { detectLanguage } from '../reader/reading/language.ts';
import { readColorWords } from '../reader/wishes/read-color-words.ts';
import { readStyleWords } from '../reader/wishes/read-style-words.ts';
import { requestCard } from '../understand/design-request.fixture.ts';
import { direct } from './direct.ts';

type Tones = { warm: string; cool: string; pastel: string; earthy: string; dark: string; bright: string };

// A card's title in each language, and the same ask in six tones.
const CARDS: readonly (readonly [title: string, tones: Tones])[] = [
  [
    'Jazz Night',
    {
      warm: 'warm tones',
      cool: 'cool tones',
      pastel: 'pastel tones',
      earthy: 'earthy tones',
      dark: 'dark tones',
      bright: 'bright tones',
    },
  ],
  [
    'Ein Abend mit Musik',
    {
      warm: 'warme Töne',
      cool: 'kühle Töne',
      pastel: 'Pastelltöne',
      earthy: 'Erdtöne',
      dark: 'dunkle Töne',
      bright: 'helle Töne',
    },
  ],
  [
    'Une soirée de musique',
    {
      warm: 'tons chauds',
      cool: 'tons froids',
      pastel: 'tons pastel',
      earthy: 'tons terreux',
      dark: 'tons sombres',
      bright: 'tons clairs',
    },
  ],
  [
    'Una noche de música',
    {
      warm: 'tonos cálidos',
      cool: 'tonos fríos',
      pastel: 'tonos pastel',
      earthy: 'tonos tierra',
      dark: 'tonos oscuros',
      bright: 'tonos claros',
    },
  ],
  [
    'Uma noite de música',
    {
      warm: 'tons quentes',
      cool: 'tons frios',
      pastel: 'tons pastel',
      earthy: 'tons terrosos',
      dark: 'tons escuros',
      bright: 'tons claros',
    },
  ],
  [
    'Una serata di musica',
    {
      warm: 'toni caldi',
      cool: 'toni freddi',
      pastel: 'toni pastello',
      earthy: 'toni terrosi',
      dark: 'toni scuri',
      bright: 'toni chiari',
    },
  ],
  [
    'Een avond met muziek',
    {
      warm: 'warme tinten',
      cool: 'koele tinten',
      pastel: 'pasteltinten',
      earthy: 'aardetinten',
      dark: 'donkere tinten',
      bright: 'lichte tinten',
    },
  ],
  [
    'Вечер музыки',
    {
      warm: 'тёплые тона',
      cool: 'холодные тона',
      pastel: 'пастельные тона',
      earthy: 'землистые тона',
      dark: 'тёмные тона',
      bright: 'светлые тона',
    },
  ],
  [
    '音乐之夜',
    {
      warm: '暖色调',
      cool: '冷色调',
      pastel: '粉彩色调',
      earthy: '大地色',
      dark: '深色调',
      bright: '明亮色调',
    },
  ],
  [
    '音楽の夕べ',
    {
      warm: '暖色系',
      cool: '寒色系',
      pastel: 'パステルカラー',
      earthy: 'アースカラー',
      dark: '暗い色調',
      bright: '明るい色調',
    },
  ],
  [
    '음악의 밤',
    {
      warm: '따뜻한 색감',
      cool: '시원한 색감',
      pastel: '파스텔 톤',
      earthy: '어스 톤',
      dark: '어두운 톤',
      bright: '밝은 톤',
    },
  ],
  [
    'أمسية موسيقية',
    {
      warm: 'ألوان دافئة',
      cool: 'ألوان باردة',
      pastel: 'ألوان باستيل',
      earthy: 'ألوان ترابية',
      dark: 'ألوان داكنة',
      bright: 'ألوان فاتحة',
    },
  ],
  [
    'संगीत की शाम',
    {
      warm: 'गर्म रंग',
      cool: 'ठंडे रंग',
      pastel: 'पेस्टल रंग',
      earthy: 'मिट्टी के रंग',
      dark: 'गहरे रंग',
      bright: 'चमकीले रंग',
    },
  ],
  [
    'En kväll med musik',
    {
      warm: 'varma toner',
      cool: 'kalla toner',
      pastel: 'pastelltoner',
      earthy: 'jordtoner',
      dark: 'mörka toner',
      bright: 'ljusa toner',
    },
  ],
  [
    'En aften med musik og dans',
    {
      warm: 'varme farver',
      cool: 'kolde farver',
      pastel: 'pastelfarver',
      earthy: 'jordfarver',
      dark: 'mørke farver',
      bright: 'lyse farver',
    },
  ],
  [
    'En kveld med musikk for alle',
    {
      warm: 'varme farger',
      cool: 'kalde farger',
      pastel: 'pastellfarger',
      earthy: 'jordfarger',
      dark: 'mørke farger',
      bright: 'lyse farger',
    },
  ],
  [
    'Wieczór z muzyką',
    {
      warm: 'ciepłe kolory',
      cool: 'chłodne kolory',
      pastel: 'pastelowe kolory',
      earthy: 'kolory ziemi',
      dark: 'ciemne kolory',
      bright: 'jasne kolory',
    },
  ],
  [
    'Вечір музики',
    {
      warm: 'теплі тони',
      cool: 'холодні тони',
      pastel: 'пастельні тони',
      earthy: 'землисті тони',
      dark: 'темні тони',
      bright: 'світлі тони',
    },
  ],
  [
    'Müzik Akşamı',
    {
      warm: 'sıcak renkler',
      cool: 'soğuk renkler',
      pastel: 'pastel renkler',
      earthy: 'toprak tonları',
      dark: 'koyu renkler',
      bright: 'açık renkler',
    },
  ],
  [
    'Malam Musik untuk Semua',
    {
      warm: 'warna hangat',
      cool: 'warna dingin',
      pastel: 'warna pastel',
      earthy: 'warna tanah',
      dark: 'warna gelap',
      bright: 'warna cerah',
    },
  ],
];

const EARTH = ['#a6653f', '#7c7a4a', '#e6d3b3'];

const within = (hue: number, from: number, to: number): boolean => hue >= from - 4 && hue <= to + 4;

const colored = ({ background, accent, accent2 }: Palette) =>
  [background, accent, accent2].map(toOklch).filter(({ c }) => c >= 0.03);

const MET: Readonly<Record<keyof Tones, (palette: Palette) => boolean>> = {
  warm: (palette) => colored(palette).every(({ h }) => within(h, 0, 95) || h > 352),
  cool: (palette) => colored(palette).every(({ h }) => within(h, 160, 295)),
  pastel: ({ background }) => toOklch(background).l > 0.8,
  earthy: ({ background, accent, accent2 }) =>
    EARTH.some((tone) => [background, accent, accent2].includes(tone)),
  dark: ({ background }) => toOklch(background).l < 0.45,
  bright: ({ background }) => toOklch(background).l > 0.6,
};

describe.each(CARDS)('a tone asked of %s', (title, tones) => {
  test.each(Object.entries(tones) as [keyof Tones, string][])('%s', (tone, words) => {
    const language = detectLanguage(`${title}, ${words}`);
    const wishes = { ...readStyleWords(words, language), colors: readColorWords(words, language) };
    const request = requestCard(title, { ...wishes, language });
    for (let seed = 0; seed < 12; seed++) {
      const { palette, look } = direct(request, { width: 1200, height: 630, seed });
      expect(MET[tone](palette), `${look} ${JSON.stringify(palette)}`).toBe(true);
    }
  });
});

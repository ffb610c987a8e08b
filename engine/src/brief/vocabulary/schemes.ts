import type { Entry } from './terms.ts';

/** Words for a dark or a light card. */
export const SCHEMES: readonly Entry<'light' | 'dark'>[] = [
  {
    value: 'dark',
    terms: {
      en: 'dark, moody, spooky, gothic, midnight, dark mode, dark theme, dark background, darker, night mode, black background, on black, noir',
      de: 'dunkel, dunkle, dunkler, dunkles, dunklen, dunklem, dunkelmodus, schwarzer hintergrund, schwarzem hintergrund, düster*',
      fr: 'sombre, sombres, foncé, foncée, fond noir, mode sombre, mode nuit',
      es: 'oscur*, fondo negro, modo oscuro, modo noche',
      pt: 'escur*, fundo preto, modo escuro, modo noturno',
      it: 'scur*, sfondo nero, modalità scura, tema scuro',
      nl: 'donker, donkere, donkere modus, zwarte achtergrond',
      ru: 'темн*, черн* фон*, черный фон, на черном фоне, ночной режим',
      zh: '暗色, 深色, 黑暗, 暗黑, 黑色背景, 黑底, 夜间模式, 夜間模式',
      ja: 'ダーク, 暗い, 暗め, 黒背景, 黒い背景, 黒の背景, ナイトモード',
      ko: '다크, 어두운, 검은 배경, 검은색 배경, 검정 배경',
      ar: 'داكن, داكنة, غامق, مظلم, مظلمة, خلفية سوداء, الوضع الليلي',
      hi: 'गहरा, गहरी, गहरे, डार्क, काली पृष्ठभूमि, अंधेरा',
    },
  },
  {
    value: 'light',
    terms: {
      en: 'light, light mode, light theme, light background, lighter, white background, bright, bright background, on white, day mode',
      de: 'hell, helle, heller, helles, hellen, hellem, weißer hintergrund, weißem hintergrund, heller hintergrund',
      fr: 'clair, claire, clairs, claires, lumineux, lumineuse, fond blanc, mode clair',
      es: 'claro, clara, claros, claras, luminos*, fondo blanco, modo claro',
      pt: 'claro, clara, claros, claras, luminos*, fundo branco, modo claro',
      it: 'chiar*, luminos*, sfondo bianco, tema chiaro',
      nl: 'licht, lichte, helder, heldere, witte achtergrond',
      ru: 'светл*, бел* фон*, белый фон, на белом фоне',
      zh: '浅色, 淺色, 亮色, 明亮, 白色背景, 白底',
      ja: 'ライトモード, ライトテーマ, 明るい, 明るめ, 白背景, 白い背景, 白の背景',
      ko: '밝은, 라이트, 흰 배경, 흰색 배경, 하얀 배경',
      ar: 'فاتح, فاتحة, مضيء, خلفية بيضاء',
      hi: 'हल्का, हल्की, हल्के, लाइट, सफेद पृष्ठभूमि, उजला',
    },
  },
];

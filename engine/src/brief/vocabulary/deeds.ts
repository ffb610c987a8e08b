import { ACT_DEEDS } from './act-deeds.ts';
import { DEED_DICTIONARY, translated } from './dictionary/dictionary.ts';
import type { Posture } from './postures.ts';
import type { Entry } from './terms.ts';

/** What somebody does: the posture, and the thing in the hands or the act of people that shows it. */
export type Deed = { posture: Posture; tool: string };

const standing = (tool: string): Deed => ({ posture: 'standing', tool });

const VERBS: readonly Entry<Deed>[] = [
  {
    // By itself the word also means "and so on".
    value: { posture: 'playing', tool: 'guitar' },
    terms: { ko: '기타 치는, 기타를 치는, 기타 치고, 기타를 치고, 기타 연주하는, 기타를 연주하는' },
  },
  {
    value: standing('rod'),
    terms: {
      en: 'fishing, angling',
      de: 'angelt, angeln, angelnd*, fischt',
      fr: 'pêche à la ligne, pêchant, qui pêche, qui pêchent, pêche dans',
      es: 'pescando, pesca en',
      pt: 'pescando, pesca em',
      it: 'pescando, che pesca, pesca in',
      nl: 'vist, vissend*, hengelt',
      ru: 'рыбачит, рыбачат, ловит, ловят, удит',
      zh: '钓鱼, 垂钓, 捕鱼',
      ja: '釣りをする, 釣りをして, 釣りを, 釣る',
      ko: '낚시하는, 낚시를 하는, 낚시하고',
      ar: 'يصطاد السمك, يصطاد, تصطاد, يصيد',
      hi: 'पकड़ रहा, पकड़ रही, पकड़ता',
    },
  },
  {
    value: standing('easel'),
    terms: {
      en: 'painting, paints',
      de: 'malt, malend*',
      fr: 'peignant, peint, qui peint',
      es: 'pintando, pinta',
      pt: 'pintando, pinta',
      it: 'dipinge, dipingendo',
      nl: 'schildert, schilderend*',
      ru: 'рисует, рисуют, пишет картину',
      zh: '画画, 作画, 写生',
      ja: '絵を描く, 絵を描いて',
      ko: '그림 그리는, 그림을 그리는',
      ar: 'يرسم, ترسم',
      hi: 'चित्र बना',
    },
  },
  {
    value: standing('camera'),
    terms: {
      en: 'taking a photo, taking photos, taking a picture, taking pictures, taking photographs, photographing, photographs',
      de: 'fotografiert, fotografierend*',
      fr: 'photographiant, photographie un, prenant une photo, prend une photo',
      es: 'fotografiando, tomando una foto, tomando fotos',
      pt: 'fotografando, tirando uma foto, tirando fotos',
      it: 'fotografa un, fotografando',
      ru: 'фотографирует',
      zh: '拍照, 摄影的人',
      ja: '写真を撮る, 写真を撮って',
      ko: '사진 찍는, 사진을 찍는',
      ar: 'يصور, تصور',
    },
  },
  {
    value: standing('drinking'),
    terms: {
      en: 'drinking, drinks, sipping',
      de: 'trinkt, trinkend*, trinken',
      fr: 'buvant, boit, boivent',
      es: 'bebiendo, bebe un, beben, tomando, toman café, tomando café',
      pt: 'bebendo, bebem, tomando, tomam café',
      it: 'beve, bevendo, bevono',
      nl: 'drinkt, drinkend*, drinken',
      ru: 'пьет, пьют',
      zh: '喝着, 喝',
      ja: '飲む, 飲んで',
      ko: '마시는, 마시고',
      ar: 'يشرب, تشرب',
      hi: 'पीता, पीती, पी रहा, पी रही',
    },
  },
  {
    value: { posture: 'standing', tool: 'microphone' },
    terms: {
      en: 'singing, sings',
      de: 'singt, singend*',
      fr: 'chantant, chante',
      es: 'cantando, canta',
      pt: 'cantando, canta',
      it: 'canta, cantando',
      ru: 'поет, поют',
      zh: '唱歌',
      ja: '歌う, 歌って',
      ko: '노래하는',
      ar: 'يغني, تغني',
      hi: 'गाता, गाती',
    },
  },
  {
    value: standing('skis'),
    terms: {
      en: 'skiing, skis down',
      de: 'skifahrend*, fährt ski',
      fr: 'skiant, skie',
      es: 'esquiando, esquía',
      pt: 'esquiando',
      it: 'sciando, scia',
      ru: 'на лыжах',
      zh: '滑雪',
      ja: 'スキーをする, スキーをして',
      ko: '스키 타는, 스키를 타는',
    },
  },
];

/** Deeds that show by their tool or as a whole act. */
export const DEEDS = translated([...VERBS, ...ACT_DEEDS], DEED_DICTIONARY);

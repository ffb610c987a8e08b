import { COOL_TONES, WARM_TONES } from './temperatures.ts';
import type { Entry } from './terms.ts';

/** Words for colours in English, each of which may follow a family's name: `sunset tones`. */
const COLOUR_NOUNS = ['colors', 'colours', 'tones', 'hues', 'shades', 'palette', 'color palette', 'gradient'];

const ofFamily = (...names: readonly string[]): string =>
  names.flatMap((name) => COLOUR_NOUNS.map((noun) => `${name} ${noun}`)).join(', ');

/** Sets of colours with a name of their own, as `#rrggbb`, the leading one first. */
export const COLOUR_FAMILIES: readonly Entry<readonly [string, ...string[]]>[] = [
  { value: ['#d9552b', '#f0a53a', '#fbe8d3'], terms: WARM_TONES },
  { value: ['#2272b4', '#2fa5a8', '#e3eff6'], terms: COOL_TONES },
  {
    value: ['#f2703f', '#e0487f', '#ffc35a'],
    terms: {
      en: ofFamily('sunset', 'dusk', 'sunrise', 'golden hour'),
      de: 'sonnenuntergangsfarben, abendrotfarben, sonnenuntergangstöne',
      fr: 'couleurs du couchant, couleurs de coucher de soleil, tons de coucher de soleil',
      es: 'colores del atardecer, tonos de atardecer, colores de atardecer',
      pt: 'cores do pôr do sol, tons de pôr do sol',
      it: 'colori del tramonto, toni del tramonto',
      nl: 'zonsondergangkleuren',
      ru: 'цвета заката, цветах заката, закатные тона',
      zh: '日落色, 夕阳色',
      ja: '夕焼け色, 夕日色',
      ko: '노을색, 노을빛',
      ar: 'ألوان الغروب',
      hi: 'सूर्यास्त के रंग',
    },
  },
  {
    value: ['#c8642b', '#8f3b2a', '#e0a53a'],
    terms: {
      en: ofFamily('autumn', 'autumnal', 'fall', 'harvest', 'pumpkin spice'),
      de: 'herbstfarben, herbsttöne, herbstlichen farben',
      fr: "couleurs d'automne, tons d'automne, couleurs automnales",
      es: 'colores otoñales, tonos otoñales, colores de otoño',
      pt: 'cores de outono, tons de outono',
      it: 'colori autunnali, toni autunnali',
      nl: 'herfstkleuren, herfsttinten',
      ru: 'осенние цвета, осенних тонах, осенних цветах',
      zh: '秋色, 秋天的颜色',
      ja: '秋色, 紅葉色',
      ko: '가을색, 가을 색감',
      ar: 'ألوان الخريف',
      hi: 'पतझड़ के रंग',
    },
  },
  {
    value: ['#a6653f', '#7c7a4a', '#e6d3b3'],
    terms: {
      en: ofFamily('earth', 'earthy', 'natural', 'desert', 'clay'),
      de: 'erdtöne, erdfarben, erdtönen, erdige töne, erdigen tönen, erdige farben, erdigen farben, naturtöne, naturtönen',
      fr: 'tons terre, couleurs terre, tons terreux, couleurs terreuses, couleurs de terre, tons de terre, tons naturels',
      es: 'tonos tierra, colores tierra, tonos terrosos, colores terrosos',
      pt: 'tons terrosos, tons de terra, cores terrosas, cores da terra',
      it: 'toni della terra, colori della terra, toni terrosi, colori terrosi, toni terra',
      nl: 'aardetinten, aardse tinten, aardtinten, aardetonen, aardse kleuren',
      ru: 'землистые тона, землистых тонах, землистые цвета, землистых цветах, природные тона, природных тонах',
      zh: '大地色, 大地色系, 大地色调, 大地色調',
      ja: 'アースカラー, アースカラーの, アーストーン',
      ko: '어스 톤, 어스톤, 자연색, 흙색',
      ar: 'ألوان ترابية, بألوان ترابية, درجات ترابية, بدرجات ترابية, ألوان الأرض',
      hi: 'मिट्टी के रंग, मिट्टी के रंगों, मिट्टी जैसे रंग, मिट्टी जैसे रंगों',
      sv: 'jordfärger, jordtoner, jordnära färger, jordnära toner',
      da: 'jordfarver, jordtoner, jordnære farver',
      nb: 'jordfarger, jordtoner, jordnære farger',
      pl: 'kolory ziemi, kolorach ziemi, barwy ziemi, barwach ziemi, odcienie ziemi, odcieniach ziemi',
      uk: 'землисті тони, землистих тонах, землисті кольори, землистих кольорах, природні тони, природних тонах',
      tr: 'toprak tonları, toprak renkleri, toprak tonlarında, toprak renklerinde',
      id: 'warna tanah, nuansa tanah, warna bumi, nada tanah',
    },
  },
  {
    value: ['#0f7ea3', '#3cc0c9', '#0b3a5c'],
    terms: {
      en: ofFamily('ocean', 'sea', 'marine', 'aquatic', 'nautical', 'coastal', 'beach'),
      de: 'meeresfarben, meerestöne',
      fr: 'couleurs de la mer, tons marins',
      es: 'colores del mar, tonos marinos',
      pt: 'cores do mar, tons marinhos',
      it: 'colori del mare, toni marini',
      nl: 'zeekleuren, zeetinten',
      ru: 'цвета моря, морские тона',
      zh: '海洋色',
      ja: '海の色',
      ko: '바다색',
      ar: 'ألوان البحر',
    },
  },
  {
    value: ['#2f6b45', '#8aa65a', '#1d3b2c'],
    terms: {
      en: ofFamily('forest', 'woodland', 'jungle', 'moss'),
      de: 'waldfarben, waldtöne',
      fr: 'couleurs de la forêt, tons forestiers',
      es: 'colores del bosque',
      pt: 'cores da floresta',
      it: 'colori del bosco',
      nl: 'boskleuren',
      ru: 'лесные тона, цвета леса',
      zh: '森林色',
      ja: '森の色',
      ko: '숲색',
    },
  },
  {
    value: ['#0f6b58', '#5b2a86', '#a81e4b'],
    terms: {
      en: ofFamily('jewel', 'gem', 'gemstone'),
      de: 'edelsteinfarben, juwelentöne',
      fr: 'couleurs de pierres précieuses, tons bijoux',
      es: 'tonos joya',
      pt: 'tons de joias',
      it: 'toni gioiello',
      nl: 'juweeltinten',
    },
  },
  {
    value: ['#f7568f', '#36c5d8', '#ffd23e'],
    terms: {
      en: ofFamily('candy', 'bubblegum', 'tropical', 'carnival', 'fruity'),
      de: 'bonbonfarben, tropische farben',
      fr: 'couleurs bonbon, couleurs tropicales',
      es: 'colores tropicales, colores caramelo',
      pt: 'cores tropicais',
      it: 'colori tropicali',
      nl: 'tropische kleuren, snoepkleuren',
      zh: '糖果色',
      ja: 'キャンディカラー, トロピカルカラー',
      ko: '캔디 컬러',
    },
  },
  {
    value: ['#e2371f', '#ff9a1f', '#7a1512'],
    terms: {
      en: ofFamily('fire', 'fiery', 'flame', 'lava'),
      de: 'feuerfarben',
      fr: 'couleurs de feu',
      ru: 'огненные тона',
    },
  },
  {
    value: ['#5b3fd6', '#d94fb8', '#14133a'],
    terms: {
      en: ofFamily('galaxy', 'cosmic', 'nebula', 'space'),
      de: 'galaxiefarben',
      zh: '星空色',
      ja: '宇宙色',
    },
  },
  {
    value: ['#8fd0c0', '#7a6be0', '#1b2f5e'],
    terms: { en: ofFamily('aurora', 'northern lights'), de: 'polarlichtfarben' },
  },
  {
    value: ['#a3265e', '#5b2a86', '#f3a6bd'],
    terms: { en: ofFamily('berry', 'wine'), de: 'beerenfarben, beerentöne', fr: 'tons de baies' },
  },
  {
    value: ['#b5855a', '#5a3a28', '#efe0c8'],
    terms: {
      en: ofFamily('coffee', 'mocha', 'chocolate', 'caramel', 'latte', 'wood'),
      de: 'kaffeetöne',
      fr: 'tons café',
    },
  },
];

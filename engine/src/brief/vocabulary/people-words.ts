import { GARMENT_DICTIONARY, NOUN_DICTIONARY, translated } from './dictionary/dictionary.ts';
import type { Entry } from './terms.ts';

const PERSONS: readonly Entry<string>[] = [
  {
    value: 'person',
    terms: {
      en: 'person, people, human, humans, persons, pedestrian, passerby, traveler, traveller, hiker, stranger, figure',
      de: 'person, personen, mensch, menschen, leute, wanderer, spaziergänger, passanten, figur',
      fr: 'personne, personnes, gens, passant, passants, promeneur, voyageur',
      es: 'persona, personas, gente, caminante, viajero, peatones',
      pt: 'pessoa, pessoas, gente, viajante',
      it: 'persona, persone, gente, viandante, viaggiatore, passanti',
      nl: 'persoon, personen, mens, mensen, wandelaar',
      ru: 'человек, человека, люди, людей, путник, прохож*',
      zh: '行人, 人们, 人們, 旅人, 路人',
      ja: '人々, 人物, 旅人',
      ko: '사람, 사람들, 여행자, 인물',
      ar: 'شخص, أشخاص, ناس, الناس, إنسان',
      hi: 'व्यक्ति, लोग, लोगों, इंसान, यात्री',
    },
  },
  {
    value: 'bench',
    terms: { de: 'bank', es: 'banco, bancos', pt: 'banco, bancos' },
  },
];

/** Persons and seats that only a described picture speaks of: in copy these words are about something else. */
export const PEOPLE_WORDS = translated(PERSONS, NOUN_DICTIONARY);

const CLOTHES: readonly Entry<string>[] = [
  {
    value: 'dress',
    terms: {
      en: 'dress, gown, robe, sari, kimono, skirt, sundress',
      de: 'kleid, kleider, kleidchen, rock, kimono',
      fr: 'robe, jupe, kimono',
      es: 'vestido, falda, kimono',
      pt: 'vestido, saia, quimono',
      it: 'vestito, abito, gonna, kimono',
      nl: 'jurk, rok, kimono',
      ru: 'платье, платья, юбк*, кимоно',
      zh: '裙子, 连衣裙, 長裙, 长裙, 和服, 旗袍, 裙',
      ja: 'ドレス, ワンピース, 着物, スカート',
      ko: '드레스, 원피스, 치마, 한복',
      ar: 'فستان, ثوب, فستانا',
      hi: 'साड़ी, पोशाक, लहंगा, ड्रेस, कपड़े, कपड़ों',
    },
  },
  {
    value: 'coat',
    terms: {
      en: 'coat, jacket, raincoat, hoodie, sweater, pullover, cardigan, shirt, t shirt, tshirt, suit, uniform, jersey, vest, apron, cloak, cape, blouse',
      de: 'mantel, jacke, regenmantel, pullover, hemd, anzug, shirt, t shirt, regenjacke, schürze, umhang',
      fr: 'manteau, veste, imperméable, pull, chemise, costume, t shirt, cape, tablier',
      es: 'abrigo, chaqueta, impermeable, suéter, jersey, camisa, traje, camiseta, capa, delantal',
      pt: 'casaco, jaqueta, capa de chuva, suéter, camisa, terno, camiseta, avental',
      it: 'cappotto, giacca, impermeabile, maglione, camicia, completo, maglietta, mantello, grembiule',
      nl: 'jas, regenjas, trui, overhemd, pak, shirt, mantel, schort',
      ru: 'пальто, куртк*, плащ*, свитер*, рубашк*, костюм*, футболк*, фартук*',
      zh: '外套, 夹克, 雨衣, 毛衣, 衬衫, 西装, T恤, 大衣, 斗篷',
      ja: 'コート, ジャケット, レインコート, セーター, シャツ, スーツ, マント',
      ko: '코트, 재킷, 우비, 스웨터, 셔츠, 정장, 망토',
      ar: 'معطف, سترة, قميص, بدلة, عباءة',
      hi: 'कोट, जैकेट, रेनकोट, स्वेटर, कमीज़, कुर्ता, सूट',
    },
  },
  {
    value: 'scarf',
    terms: {
      en: 'scarf, shawl',
      de: 'schal',
      fr: 'écharpe',
      es: 'bufanda',
      pt: 'cachecol',
      it: 'sciarpa',
      nl: 'sjaal',
      ru: 'шарф*',
      zh: '围巾',
      ja: 'マフラー',
      ko: '목도리',
      ar: 'وشاح',
      hi: 'मफलर',
    },
  },
  {
    value: 'glasses',
    terms: {
      en: 'glasses, sunglasses, spectacles',
      de: 'brille, sonnenbrille',
      fr: 'lunettes',
      es: 'gafas',
      pt: 'óculos',
      it: 'occhiali',
      nl: 'bril',
      ru: 'очк*',
      zh: '眼镜',
      ja: '眼鏡, メガネ',
      ko: '안경',
      ar: 'نظارة',
      hi: 'चश्मा',
    },
  },
  {
    value: 'hat',
    terms: {
      en: 'hat, cap, beanie, helmet, crown, boots, gloves, tie, bow tie, headscarf, turban',
      de: 'hut, mütze, kappe, helm, krone, stiefel, handschuhe, krawatte',
      fr: 'chapeau, casquette, bonnet, casque, couronne, bottes, gants, cravate',
      es: 'sombrero, gorra, gorro, casco, corona, botas, guantes, corbata',
      pt: 'chapéu, boné, gorro, capacete, coroa, botas, luvas, gravata',
      it: 'cappello, berretto, casco, corona, stivali, guanti, cravatta',
      nl: 'hoed, pet, muts, helm, kroon, laarzen, handschoenen',
      ru: 'шляп*, шапк*, кепк*, шлем*, корон*, сапог*, перчатк*',
      zh: '帽子, 头盔, 皇冠, 靴子, 手套',
      ja: '帽子, ヘルメット, 王冠, ブーツ, 手袋',
      ko: '모자, 헬멧, 왕관, 장화, 장갑',
      ar: 'قبعة, خوذة, تاج, حذاء',
      hi: 'टोपी, हेलमेट, मुकुट, जूते, पगड़ी',
    },
  },
];

/** What a figure wears: it gives its colour to the figure and stands nowhere by itself. */
export const GARMENTS = translated(CLOTHES, GARMENT_DICTIONARY);

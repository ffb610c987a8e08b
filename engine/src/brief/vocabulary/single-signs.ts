import type { Noun } from './nouns.ts';
import type { Entry } from './terms.ts';

const one = (noun: string, zh: string, ja: string, role: Noun['role'] = 'thing', ko = ''): Entry<Noun> => ({
  value: { noun, role },
  terms: { ...(zh ? { zh } : {}), ...(ja ? { ja } : {}), ...(ko ? { ko } : {}) },
});

/** Nouns of one Chinese sign or Korean syllable: in a described picture they are words, elsewhere mostly parts of others. */
export const SINGLE_SIGNS: readonly Entry<Noun>[] = [
  one('horse', '马, 馬', '馬', 'thing', '말'),
  one('bird', '鸟, 鳥', '鳥', 'thing', '새, 새들'),
  one('bear', '', '', 'thing', '곰'),
  one('fish', '鱼, 魚', '魚'),
  one('dog', '狗, 犬', '犬', 'thing', '개'),
  one('cow', '牛', '牛', 'thing', '소'),
  one('sheep', '羊', '羊'),
  one('pig', '猪', '豚'),
  one('duck', '鸭', '鴨', 'thing', '오리'),
  one('chicken', '鸡', '鶏'),
  one('snake', '蛇', '蛇'),
  one('elephant', '象', '象'),
  one('wolf', '狼', '狼'),
  one('tiger', '虎', '虎'),
  one('fox', '狐', '狐'),
  one('rabbit', '兔', '兎, 兔'),
  one('monkey', '猴', '猿'),
  one('crane bird', '鹤, 鶴', '鶴'),
  one('turtle', '龟, 龜', '亀'),
  one('whale', '鲸', '鯨'),
  one('eagle', '鹰', '鷲, 鷹'),
  one('butterfly', '蝶', '蝶'),
  one('deer', '鹿', '鹿'),
  one('frog', '蛙', '蛙'),
  one('tree', '树, 樹', '木'),
  one('flower', '花', '花', 'thing', '꽃'),
  one('boat', '船', '船, 舟', 'thing', '배'),
  one('car', '车, 車', '車', 'thing', '차'),
  one('book', '书, 書', '本', 'thing', '책'),
  one('child', '', '', 'thing', '아이'),
  one('tea', '茶', 'お茶, 茶'),
  one('bed', '床', 'ベッド'),
  one('house', '屋', '家', 'thing', '집'),
  one('bridge', '桥, 橋', '橋'),
  one('mountain', '山', '山', 'scene', '산'),
  one('river', '河, 江, 溪', '川, 河', 'scene', '강'),
  one('lake', '湖', '湖', 'scene'),
  one('sea', '海', '海', 'scene'),
  one('rain', '雨', '雨', 'scene', '비'),
  one('snow', '雪', '雪', 'scene', '눈'),
  one('night', '夜', '夜', 'scene', '밤'),
  one('umbrella', '伞, 傘', '傘'),
  one('cat', '猫, 貓', '猫'),
  one('city', '', '街', 'scene'),
  one('person', '人', '人'),
  one('village', '村', '村', 'scene'),
];

/** Signs that bind or count words of scripts without spaces, and their blanks: none of them names a thing. */
export const BINDING_SIGNS =
  /[\s\p{P}的地得在和与與着了里裡上下中边邊旁有一是两兩三四五六七几只隻头頭匹条條个個们們位名群棵朵轮輪束本杯枚台つ二羽がをはにのでともやへいるたてだしなれく가이을를은는의에서와과로]/gu;

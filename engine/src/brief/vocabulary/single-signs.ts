import type { Noun } from './nouns.ts';
import type { Entry } from './terms.ts';

const one = (noun: string, zh: string, ja: string, role: Noun['role'] = 'thing'): Entry<Noun> => ({
  value: { noun, role },
  terms: { ...(zh ? { zh } : {}), ...(ja ? { ja } : {}) },
});

/** Nouns of one Chinese sign: in a described picture they are words, elsewhere mostly parts of others. */
export const SINGLE_SIGNS: readonly Entry<Noun>[] = [
  one('horse', '马, 馬', '馬'),
  one('bird', '鸟, 鳥', '鳥'),
  one('fish', '鱼, 魚', '魚'),
  one('dog', '狗, 犬', '犬'),
  one('cow', '牛', '牛'),
  one('sheep', '羊', '羊'),
  one('pig', '猪', '豚'),
  one('duck', '鸭', '鴨'),
  one('chicken', '鸡', '鶏'),
  one('snake', '蛇', '蛇'),
  one('elephant', '象', '象'),
  one('deer', '鹿', '鹿'),
  one('frog', '蛙', '蛙'),
  one('tree', '树, 樹', '木'),
  one('flower', '花', '花'),
  one('boat', '船', '船, 舟'),
  one('car', '车, 車', '車'),
  one('book', '书, 書', '本'),
  one('bed', '床', 'ベッド'),
  one('house', '屋', '家'),
  one('bridge', '桥, 橋', '橋'),
  one('mountain', '山', '山', 'scene'),
  one('river', '河, 江, 溪', '川, 河', 'scene'),
  one('lake', '湖', '湖', 'scene'),
  one('sea', '海', '海', 'scene'),
  one('rain', '雨', '雨', 'scene'),
  one('snow', '雪', '雪', 'scene'),
  one('night', '夜', '夜', 'scene'),
  one('village', '村', '村', 'scene'),
];

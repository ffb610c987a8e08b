import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';
import type { Noun } from './nouns.ts';

/** Nouns of one Chinese sign or Korean syllable: in a described picture they are words, elsewhere mostly parts of others. */
export const SINGLE_SIGNS = loadVocabulary(
  'single-signs',
  ({ id, being }): Noun => ({ noun: id, role: being === 'scene' ? 'scene' : 'thing' }),
);

/** Signs that bind or count words of scripts without spaces, and their blanks: none of them names a thing. */
export const BINDING_SIGNS =
  /[\s\p{P}的地得在和与與着了里裡上下中边邊旁有一是两兩三四五六七几只隻头頭匹条條个個们們位名群棵朵轮輪束本杯枚台つ二羽がをはにのでともやへいるたてだしなれく가이을를은는의에서와과로]/gu;

import type { RelationKind } from '../../../brief/scene-ask.ts';
import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Languages that name the ridden, held or watched thing before the verb. */
export const VERB_LAST: ReadonlySet<string> = new Set(['ja', 'ko', 'hi', 'tr']);

type Postpositions = {
  link: RegExp;
  words: Readonly<Record<string, RelationKind>>;
  /** Endings of the noun itself that say as much. */
  endings?: readonly (readonly [RegExp, RelationKind])[];
  /** A particle that says of what one sits on that somebody is on it, of other nouns where or with what: `ベンチで`. */
  seats?: { noun: RegExp; particle: RegExp };
};

/** Words of place that follow their noun: `木の下の犬`. The longer ones first. */
export const POSTPOSITIONS: Readonly<Record<string, Postpositions>> = {
  zh: {
    link: /^/u,
    words: {
      上空: 'over',
      上方: 'over',
      上: 'on',
      底下: 'under',
      下: 'under',
      里: 'in',
      裡: 'in',
      旁: 'beside',
      边: 'beside',
      邊: 'beside',
      前: 'in-front-of',
      后: 'behind',
      後: 'behind',
    },
  },
  ja: {
    link: /^の|^(?=に[座寝腰])/u,
    seats: { noun: /(?:ベンチ|椅子|いす|イス|ソファー?|ブランコ|ハンモック)$/u, particle: /^で(?!す)/u },
    words: {
      に座: 'on',
      に腰: 'on',
      に寝: 'on',
      上空: 'over',
      上を飛: 'over',
      上: 'on',
      下: 'under',
      中: 'in',
      隣: 'beside',
      横: 'beside',
      そば: 'beside',
      前: 'in-front-of',
      後ろ: 'behind',
      陰: 'behind',
    },
  },
  ko: {
    link: /^의?\s?/u,
    seats: { noun: /(?:벤치|의자|소파|그네|해먹)$/u, particle: /^에서/u },
    words: {
      '에 앉': 'on',
      '에 누': 'on',
      '위를 나는': 'over',
      상공: 'over',
      위: 'on',
      아래: 'under',
      밑: 'under',
      안: 'in',
      옆: 'beside',
      곁: 'beside',
      앞: 'in-front-of',
      뒤: 'behind',
    },
  },
  hi: {
    // के लिए is "for", लिए alone "holding".
    link: /^\s(?:के\s(?!लिए))?/u,
    words: {
      लिए: 'with',
      पकड़े: 'with',
      'ऊपर उड़': 'over',
      ऊपर: 'on',
      नीचे: 'under',
      अंदर: 'in',
      पास: 'beside',
      बगल: 'beside',
      सामने: 'in-front-of',
      पीछे: 'behind',
      साथ: 'with',
      'पर ': 'on',
    },
  },
  tr: {
    link: /^\s/u,
    words: {
      'üzerinde uç': 'over',
      'üstünde uç': 'over',
      'üzerinde süz': 'over',
      üzerinde: 'on',
      üstünde: 'on',
      altında: 'under',
      yanında: 'beside',
      kenarında: 'beside',
      kıyısında: 'beside',
      önünde: 'in-front-of',
      arkasında: 'behind',
      içinde: 'in',
      'ile ': 'with',
    },
    endings: [
      [/\p{L}{2}[dt][ae](?:ki)?$/u, 'in'],
      [/\p{L}{4}l[ıiuü]$/u, 'with'],
      [/\p{L}{3}yl[ae]$/u, 'with'],
    ],
  },
};

/** Words for how one thing is to another. */
export const RELATIONS = loadVocabulary('relations', ({ id }) => id as RelationKind);

/** What turns a thing into another: no drawing shows it. */
export const TWISTS =
  /(?<!\p{L})(made (?:out )?of|shaped like|turning into|transforming into|merging with|with wings|with a human|wrapped in|aus (?:holz|glas|eis|papier) gemacht|in form (?:einer?|eines)|fait en|fabriqué en|hecho de|en forma de|feito de|fatto di|a forma di|сделанн\p{L}+ из|в форме|でできた|の形をした|로 만든|مصنوع من|से बना)(?!\p{L})/iu;

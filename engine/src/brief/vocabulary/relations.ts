import { RELATION_DICTIONARY, translated } from './dictionary/dictionary.ts';
import type { Entry } from './terms.ts';

/** How one thing of a picture is to another. `with` may mean to hold it, or to be beside it. */
export type RelationKind =
  | 'on'
  | 'in'
  | 'under'
  | 'over'
  | 'beside'
  | 'in-front-of'
  | 'behind'
  | 'between'
  | 'around'
  | 'following'
  | 'left-of'
  | 'right-of'
  | 'riding'
  | 'holding'
  /** The eyes are on it, wherever it is. */
  | 'watching'
  | 'with';

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

const WORDS: readonly Entry<RelationKind>[] = [
  {
    value: 'on',
    terms: {
      en: 'hanging from, hangs from, hung from, dangling from, suspended from, hanging on, on, on top of, atop, upon, onto, crossing, crosses, driving over',
      de: 'auf, oben auf, hängt an, hängen an, hängend an, hängt von, aufgehängt an',
      fr: "suspendu à, suspendue à, suspendus à, suspendues à, accroché à, accrochée à, sur, au sommet de, au sommet d'un",
      es: 'colgado de, colgada de, colgando de, cuelga de, cuelgan de, colgados de, colgadas de, sobre, encima de, encima del, en lo alto de',
      pt: 'pendurado em, pendurada em, pendurado num, pendurada num, pendurados em, penduradas em, sobre, em cima de, em cima do, em cima da',
      it: 'appeso a, appesa a, appeso al, appesa al, appesi a, appese a, su, sul, sulla, sullo, sui, in cima a, sopra un, sopra una',
      nl: 'op, bovenop, hangt aan, hangend aan, hangen aan',
      ru: 'на',
      ar: 'على, فوق سطح',
    },
  },
  {
    value: 'in',
    terms: {
      en: 'in, inside, inside of, into, through, wading in, wading through, wading across, splashing in, splashing through, in the water of, knee deep in',
      de: 'in, im, ins, durch',
      fr: "dans, à l'intérieur de, à travers",
      es: 'dentro de, en, a través de, por el, por la',
      pt: 'dentro de, em, num, numa, no, na, nos, nas, através de, pelo, pela',
      it: 'in, dentro, nel, nella, nello, nei, attraverso',
      nl: 'in, door',
      ru: 'в, во, внутри, по, через',
      ar: 'في, داخل',
    },
  },
  {
    value: 'under',
    terms: {
      en: 'under, beneath, below, underneath',
      de: 'unter',
      fr: "sous, en dessous de, au pied d'un, au pied de",
      es: 'bajo, debajo de, debajo del, al pie de',
      pt: 'sob, debaixo de, embaixo de, debaixo da, debaixo do',
      it: 'sotto, ai piedi di',
      nl: 'onder',
      ru: 'под',
      ar: 'تحت',
    },
  },
  {
    value: 'over',
    terms: {
      en: 'over, above, overhead',
      de: 'über, oberhalb',
      fr: 'au dessus de, au dessus du, au dessus des',
      es: 'por encima de, sobrevolando',
      pt: 'acima de, por cima de',
      it: 'sopra, al di sopra di',
      nl: 'boven, over',
      ru: 'над',
      ar: 'فوق',
    },
  },
  {
    value: 'beside',
    terms: {
      en: 'beside, next to, by, near, alongside, at the side of, close to, leaning against, leans against, leaning on, propped against, parked against, against, by the side of, talking to, fighting, fights, hugging, hugs, kissing, kisses, feeding, petting, facing off with, chasing',
      de: 'neben, bei, nahe, an der seite, an, am, lehnt an, lehnt am, lehnen an, lehnend an, gelehnt an, angelehnt an, lehnt gegen',
      fr: "à côté de, à côté du, à côté des, à côté d'un, à côté d'une, à côté, du côté de, de l'autre côté de, près de, près d'un, près d'une, auprès de, au bord de, contre, adossé à, adossée à, appuyé à, appuyée à",
      es: 'apoyada en, apoyado en, apoyada contra, apoyado contra, recostada en, junto a, al lado de, a un lado de, cerca de, junto al, al lado del',
      pt: 'encostada em, encostado em, encostada a, encostado a, encostada na, encostado na, encostada numa, encostado numa, apoiada em, apoiado em, ao lado de, perto de, junto a, ao lado do, ao lado da',
      it: 'appoggiata a, appoggiato a, appoggiata al, appoggiato al, appoggiata alla, appoggiato alla, appoggiata contro, appoggiato contro, accanto a, vicino a, accanto al, accanto alla, vicino al, vicino alla, a fianco di',
      nl: 'naast, bij, nabij, leunt tegen, leunend tegen, tegen',
      ru: 'прислонён к, прислонен к, прислонена к, прислонён у, рядом с, рядом со, около, возле, у, подле',
      ar: 'بجانب, بجوار, قرب, بالقرب من',
    },
  },
  {
    value: 'between',
    terms: {
      en: 'between, in between, flanked by, sandwiched between',
      de: 'zwischen',
      fr: 'entre',
      es: 'entre',
      pt: 'entre',
      it: 'tra, fra',
      nl: 'tussen',
      ru: 'между',
      ar: 'بين',
    },
  },
  {
    // Round a fire or a table, on both sides of it.
    value: 'around',
    terms: {
      en: 'around, round, gathered around, at, sitting at, seated at, sharing',
      de: 'um, rund um, rings um, um einen, am tisch',
      fr: 'autour de, autour du, autour des, à une, à la',
      es: 'alrededor de, alrededor del, en torno a, en torno al, sentados a, sentadas a, a la',
      pt: 'ao redor de, ao redor da, ao redor do, em volta de, em volta da, em torno de, à',
      it: 'intorno a, intorno al, intorno alla, attorno a, attorno al, attorno alla, a un, al',
      nl: 'rond, rondom, om, aan',
      ru: 'вокруг',
      zh: '围着, 圍著, 围坐在, 围绕着',
      ja: 'を囲む, を囲んで, を囲んだ',
      ko: '을 둘러싼, 를 둘러싼, 에 둘러앉은',
      ar: 'حول',
    },
  },
  {
    value: 'left-of',
    terms: {
      en: 'to the left, on the left, left of, on the left side, at the left, to its left',
      de: 'links, auf der linken seite, links von, links neben',
      fr: 'à gauche, sur la gauche',
      es: 'a la izquierda, a su izquierda',
      pt: 'à esquerda',
      it: 'a sinistra, sulla sinistra',
      nl: 'links, aan de linkerkant',
      ru: 'слева, слева от',
      ar: 'على اليسار, إلى اليسار',
    },
  },
  {
    value: 'right-of',
    terms: {
      en: 'to the right, on the right, right of, on the right side, at the right, to its right',
      de: 'rechts, auf der rechten seite, rechts von, rechts neben',
      fr: 'à droite, sur la droite',
      es: 'a la derecha, a su derecha',
      pt: 'à direita',
      it: 'a destra, sulla destra',
      nl: 'rechts, aan de rechterkant',
      ru: 'справа, справа от',
      ar: 'على اليمين, إلى اليمين',
    },
  },
  {
    value: 'following',
    terms: {
      en: 'following, follows, behind its mother, behind her mother, behind their mother, after their mother, in a line behind, in line behind, in a row behind, in single file behind, one after another, chasing after, running after, walking behind, trailing behind',
      de: 'folgt, folgen, folgend*, hinterher, hintereinander, hinter ihrer mutter, im gänsemarsch hinter',
      fr: 'suivant, suivent, qui suit, qui suivent',
      es: 'siguiendo a, siguiendo, sigue a, siguen a',
      pt: 'seguindo, segue, seguem',
      it: 'seguendo, che segue, che seguono, seguono',
      nl: 'volgt, volgen, volgend*',
      ru: 'следует за, следуют за, идут за, идет за, друг за другом, один за другим',
      ar: 'يتبع, تتبع',
    },
  },
  {
    value: 'in-front-of',
    terms: {
      en: 'in front of, past, walking past, passing, outside a, outside an, outside the, outside of, before, facing',
      de: 'vor',
      fr: 'devant',
      es: 'delante de, frente a, enfrente de, delante del',
      pt: 'na frente de, em frente a, diante de, na frente da, na frente do',
      it: 'davanti a, davanti al, davanti alla, di fronte a',
      nl: 'voor',
      ru: 'перед, напротив',
      ar: 'أمام',
    },
  },
  {
    value: 'behind',
    terms: {
      en: 'behind, at the back of, hiding behind',
      de: 'hinter',
      fr: "derrière, à l'arrière de",
      es: 'detrás de, detrás del, tras',
      pt: 'atrás de, atrás da, atrás do',
      it: 'dietro, dietro a',
      nl: 'achter',
      ru: 'за, позади',
      ar: 'خلف, وراء',
    },
  },
  {
    value: 'riding',
    terms: {
      en: 'riding, rides, driving, drives, rowing, rows, riding on, rides on, on the back of, mounted on, riding a, cycling on',
      de: 'reitet, reitend*, reiten, reitet auf, auf dem rücken',
      fr: 'chevauchant, chevauche, monté sur, montée sur, à cheval sur, à dos de, montant, faisant du, qui fait du',
      es: 'montando, monta, montado en, montada en, montando en, cabalgando, a lomos de',
      pt: 'montando, montado em, montada em, cavalgando, andando de',
      it: 'cavalca, cavalcando, in sella a, in groppa a, a cavallo di, che cavalca',
      nl: 'rijdend op, rijdt op, berijdt, rijdend*',
      ru: 'верхом на, едет на, скачет на, едущ*, катается на, катаются на',
      zh: '骑着, 骑, 騎著, 騎',
      ja: 'に乗る, に乗った, に乗って, に乗り, に跨る',
      ko: '을 타는, 를 타는, 을 타고, 를 타고, 을 탄, 를 탄, 에 탄',
      ar: 'يركب, تركب, راكب, يمتطي, على ظهر',
      hi: 'पर सवार, की सवारी, सवार, चलाता, चलाती, चला रहा, चला रही',
    },
  },
  {
    value: 'holding',
    terms: {
      en: 'holding, holds, carrying, carries, pulling, pushing, playing the, playing a, playing, reading a, reading, flying a, planting a',
      de: 'hält, haltend*, trägt, tragend*, zieht, schiebt, in der hand',
      fr: 'tenant, tient, portant, porte un, porte une, qui tient, tirant',
      es: 'sosteniendo, sostiene, llevando, lleva un, lleva una, cargando',
      pt: 'segurando, segura, carregando, levando',
      it: 'tiene, tenendo, porta un, porta una, portando, che tiene',
      nl: 'houdt, dragend*, draagt, vasthoudend*',
      ru: 'держит, держащ*, несет, несущ*',
      zh: '拿着, 举着, 抱着, 提着, 撑着, 拿著',
      ja: 'を持つ, を持った, を持って, を抱く, を抱えた, をさす, をさした',
      ko: '들고 있는, 들고, 안고 있는, 를 든, 을 든, 을 쓴, 을 쓰고, 를 쓴',
      ar: 'يحمل, تحمل, يمسك, تمسك',
      hi: 'पकड़े, लिए हुए, लेकर, थामे',
    },
  },
  {
    value: 'watching',
    terms: {
      en: 'looking at, looks at, look at, looking up at, looks up at, look up at, looking down at, looking into, looking toward, looking towards, staring at, stares at, stare at, staring into, gazing at, gazes at, gaze at, gazing up at, gazing into, watching, watches, watch the, watch a, watching over, admiring, admires, barking at, barks at, howling at, howls at, pointing at, points at, smiling at, sniffing at',
      de: 'schaut auf, schauen auf, schauend auf, schaut auf einen, schaut in, schauen in, schaut ins, schauen ins, schaut an, schaut zu, schaut aus, blickt auf, blicken auf, blickt in, blickt ins, blickt zu, blickend*, sieht auf, sehen auf, starrt auf, starren auf, betrachtet, betrachten, betrachtend*, beobachtet, beobachten, beobachtend*, bestaunt, bestaunen, bewundert, bewundern, bellt an, heult an',
      fr: 'regarde, regardent, regardant, qui regarde, qui regardent, contemple, contemplent, contemplant, observe, observent, observant, admire, admirent, admirant, fixe, fixant',
      es: 'mirando a, mirando al, mirando hacia, mirando, mira a, mira al, mira, miran a, miran, que mira, que miran, contemplando, contempla, contemplan, observando, observa, observan, admirando',
      pt: 'olhando para, olhando, olha para, olham para, observando, observa, observam, contemplando, contempla, admirando',
      it: 'guarda, guardano, guardando, che guarda, che guardano, osserva, osservano, osservando, ammira, ammirano, contempla, fissa, che fissa',
      nl: 'kijkt naar, kijken naar, kijkend naar, kijkt op, kijkt in, staart naar, staren naar, bekijkt, bekijken',
      ru: 'смотрит на, смотрят на, смотрящ*, глядит на, глядят на, глядя на, любуется, любуются, наблюдает за, наблюдают за, разглядывает',
      zh: '看着, 看著, 望着, 望著, 眺望, 仰望, 凝视, 盯着, 凝望, 看向, 欣赏',
      ja: 'を見る, を見ている, を見て, を見つめる, を見つめて, を見上げる, を見上げて, を眺める, を眺めて, を見た',
      ko: '을 보는, 를 보는, 을 보고, 를 보고, 을 바라보는, 를 바라보는, 을 바라보고, 를 바라보고, 을 쳐다보는, 를 쳐다보는',
      ar: 'ينظر إلى, تنظر إلى, ينظران إلى, ينظرون إلى, يشاهد, تشاهد, يراقب, تراقب, يتأمل',
      hi: 'को देख, को देखता, को देखती, को देखते, को निहार, की ओर देख',
    },
  },
  {
    value: 'with',
    terms: {
      en: 'with, and his, and her, and its',
      de: 'mit',
      fr: 'avec, et son, et sa',
      es: 'con, y su',
      pt: 'com, e seu, e sua',
      it: 'con, e il suo',
      nl: 'met',
      ru: 'с, со',
      ar: 'مع',
      hi: 'के साथ',
    },
  },
];

export const RELATIONS = translated(WORDS, RELATION_DICTIONARY);

/** What turns a thing into another: no drawing shows it. */
export const TWISTS =
  /(?<!\p{L})(made (?:out )?of|shaped like|turning into|transforming into|merging with|with wings|with a human|wrapped in|aus (?:holz|glas|eis|papier) gemacht|in form (?:einer?|eines)|fait en|fabriqué en|hecho de|en forma de|feito de|fatto di|a forma di|сделанн\p{L}+ из|в форме|でできた|の形をした|로 만든|مصنوع من|से बना)(?!\p{L})/iu;

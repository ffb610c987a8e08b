import { DEED_DICTIONARY, translated } from './dictionary/dictionary.ts';
import type { Entry } from './terms.ts';

/** What a figure in a picture may do, as far as a drawing can show it. */
export type Posture =
  | 'standing'
  | 'walking'
  | 'running'
  | 'jumping'
  | 'sitting'
  | 'lying'
  | 'flying'
  | 'swimming'
  | 'dancing'
  | 'reading'
  | 'working'
  | 'riding'
  | 'playing'
  | 'waving'
  | 'climbing'
  | 'carrying';

/** A verb of a described picture: a posture, or something that no posture shows. */
export type Action = Posture | 'unseen';

const VERBS: readonly Entry<Action>[] = [
  {
    value: 'standing',
    terms: {
      en: 'standing, stands, parked, waiting, waits',
      de: 'stehend*, steht, stehen, geparkt*, parkt, parkend*',
      fr: 'debout, garée, garées, stationné, stationnée',
      es: 'de pie, aparcado, aparcada, aparcados, estacionado, estacionada',
      pt: 'de pé, em pé, estacionado, estacionada',
      it: 'in piedi, parcheggiato, parcheggiata, parcheggiate',
      nl: 'staand*, staat, geparkeerd*',
      ru: 'стоит, стоят, стоящ*, припаркован*',
      zh: '站着, 站在, 站立, 停着, 停在, 停放',
      ja: '立つ, 立って, 佇む, 停まる, 停まって, 駐車',
      ko: '서 있는, 서있는',
      ar: 'واقف, واقفة, يقف, تقف',
      hi: 'खड़ा, खड़ी, खड़े',
    },
  },
  {
    value: 'walking',
    terms: {
      en: 'walking, walks, strolling, wandering, wanders, hiking, hikes, marching, trekking, prowling',
      de: 'gehend*, laufend*, spaziert, spazieren, wandert, wandernd*, wandern, geht, schlendert',
      fr: 'marchant, marche, se promène, se promenant, se promènent, qui marchent',
      es: 'caminando, camina, caminan, paseando, pasea, andando',
      pt: 'caminhando, caminha, andando, passeando, passeia',
      it: 'cammina, camminando, camminano, passeggia, passeggiando, che camminano',
      nl: 'lopend*, loopt, wandelt, wandelend*, wandelen',
      ru: 'идет, идут, идущ*, гуляет, гуляют, гуляющ*, шагает, бредет',
      zh: '走路, 散步, 行走, 走在, 漫步',
      ja: '歩く, 歩いて, 散歩',
      ko: '걷는, 걸어가는, 산책하는, 걷고',
      ar: 'يمشي, تمشي, يسير, تسير, يتجول',
      hi: 'चलता, चलती, चलते, टहलता, टहलते, चल रहा, चल रही, चल रहे',
    },
  },
  {
    value: 'running',
    terms: {
      en: 'running, runs, racing, galloping, gallops, jogging, sprinting, chasing, chases, fleeing',
      de: 'rennend*, rennt, rennen, galoppiert, galoppierend*, joggt, joggen, jagt',
      fr: 'courant, court, courent, galopant, galope, qui courent',
      es: 'corriendo, corre, corren, galopando, galopa',
      pt: 'correndo, corre, correm, galopando',
      it: 'corre, correndo, corrono, galoppa, al galoppo, che corrono',
      nl: 'rennend*, rent, rennen, galopperend*',
      ru: 'бежит, бегут, бегущ*, бегает, скачет, скачущ*',
      zh: '奔跑, 跑步, 飞奔, 跑着',
      ja: '走る, 走って, 駆ける, 疾走',
      ko: '달리는, 뛰는, 달리고',
      ar: 'يركض, تركض, يجري, تجري, راكض',
      hi: 'दौड़ता, दौड़ती, दौड़ते, भागता, भागती, दौड़ रहा, दौड़ रही',
    },
  },
  {
    value: 'jumping',
    terms: {
      en: 'jumping, jumps, leaping, leaps, hopping, hops, pouncing, breaching, bouncing, skipping',
      de: 'springend*, springt, springen, hüpft, hüpfend*',
      fr: 'sautant, saute, sautent, bondissant, bondit',
      es: 'saltando, salta, saltan, brincando',
      pt: 'pulando, pula, saltando, salta',
      it: 'salta, saltando, saltano, che saltano',
      nl: 'springend*, springt, springen',
      ru: 'прыгает, прыгают, прыгающ*, в прыжке',
      zh: '跳跃, 跳躍, 跳起, 跃起, 蹦跳',
      ja: '跳ぶ, 跳んで, 跳ねる, ジャンプ',
      ko: '점프하는, 뛰어오르는, 뛰어넘는',
      ar: 'يقفز, تقفز, قافز',
      hi: 'कूदता, कूदती, कूदते, उछलता, कूद रहा',
    },
  },
  {
    value: 'sitting',
    terms: {
      en: 'sitting, sits, seated, perched, perching, crouching, meditating, meditates, doing yoga, practicing yoga, practising yoga, howling, howls',
      de: 'sitzend*, sitzt, sitzen, hockt, hockend*, meditiert, heult, heulend*',
      fr: 'assis, assise, assises, perché, perchée, perchés, perchées, méditant',
      es: 'sentado, sentada, sentados, sentadas, posado, posada, posados, posadas, meditando',
      pt: 'sentado, sentada, sentados, sentadas, pousado, pousada, pousados, pousadas, meditando',
      it: 'seduto, seduta, seduti, sedute, siede, appollaiato, che medita',
      nl: 'zittend*, zit, zitten',
      ru: 'сидит, сидят, сидящ*, сидя',
      zh: '坐着, 坐在, 坐下',
      ja: '座る, 座って, 座った, 腰掛け',
      ko: '앉은, 앉아, 앉아있는',
      ar: 'جالس, جالسة, يجلس, تجلس, يجلسان',
      hi: 'बैठा, बैठी, बैठे',
    },
  },
  {
    value: 'lying',
    terms: {
      en: 'sleeping, sleeps, asleep, lying, lies, lying down, resting, napping, dozing, curled up, relaxing',
      de: 'schlafend*, schläft, schlafen, liegend*, liegt, liegen, döst, dösend*, ruhend*, ruht',
      fr: 'dormant, dort, dorment, endormi, endormie, endormis, couché, couchée, allongé, allongée',
      es: 'durmiendo, duerme, duermen, dormido, dormida, acostado, acostada, tumbado, descansando',
      pt: 'dormindo, dorme, dormem, adormecido, deitado, deitada, descansando',
      it: 'dorme, dormono, dormendo, addormentato, addormentata, sdraiato, sdraiata, che dorme',
      nl: 'slapend*, slaapt, slapen, liggend*, ligt',
      ru: 'спит, спят, спящ*, лежит, лежат, лежащ*, дремлет',
      zh: '睡觉, 睡覺, 睡着, 沉睡, 熟睡, 躺着, 躺在, 趴着, 趴在',
      ja: '眠る, 眠って, 寝る, 寝て, 寝ている, 横たわる, 昼寝',
      ko: '자는, 잠자는, 잠든, 누워, 누운, 자고',
      ar: 'نائم, نائمة, ينام, تنام, مستلقي, مستلقية',
      hi: 'सोता, सोती, सोते, सोया, सोई, सो रहा, सो रही, सो रहे, लेटा, लेटी',
    },
  },
  {
    value: 'flying',
    terms: {
      en: 'flying, flies, soaring, soars, gliding, hovering, in flight, fluttering',
      de: 'fliegend*, fliegt, fliegen, schwebend*, schwebt, schweben, im flug',
      fr: 'volant, vole, volent, en vol, planant, qui volent',
      es: 'volando, vuela, vuelan, en vuelo, planeando',
      pt: 'voando, voa, voam, em voo',
      it: 'vola, volano, volando, in volo, che volano',
      nl: 'vliegend*, vliegt, vliegen, zwevend*',
      ru: 'летит, летят, летящ*, летает, летают, парит, парящ*',
      zh: '飞翔, 飛翔, 飞行, 飞过, 飛過, 飞舞, 飞着',
      ja: '飛ぶ, 飛んで, 飛行, 舞う',
      ko: '나는 새, 날아가는, 날고, 날아다니는',
      ar: 'يطير, تطير, طائرة في, يحلق, تحلق',
      hi: 'उड़ता, उड़ती, उड़ते, उड़ रहा, उड़ रही, उड़ रहे',
    },
  },
  {
    value: 'swimming',
    terms: {
      en: 'swimming, swims, diving, dives, paddling, snorkeling',
      de: 'schwimmend*, schwimmt, schwimmen, taucht, tauchend*',
      fr: 'nageant, nage, nagent, plongeant',
      es: 'nadando, nada en, nadan, buceando',
      pt: 'nadando, nadam, mergulhando',
      it: 'nuota, nuotano, nuotando',
      nl: 'zwemmend*, zwemt, zwemmen',
      ru: 'плывет, плывут, плывущ*, плавает, плавают, плавающ*',
      zh: '游泳, 游着, 游动, 潜水',
      ja: '泳ぐ, 泳いで',
      ko: '헤엄치는, 수영하는',
      ar: 'يسبح, تسبح',
      hi: 'तैरता, तैरती, तैरते, तैर रहा, तैर रही',
    },
  },
  {
    value: 'dancing',
    terms: {
      en: 'dancing, dances, twirling, pirouetting',
      de: 'tanzend*, tanzt, tanzen',
      fr: 'dansant, danse, dansent',
      es: 'bailando, baila, bailan, danzando',
      pt: 'dançando, dança, dançam',
      it: 'balla, ballano, ballando, danza, danzando',
      nl: 'dansend*, danst, dansen',
      ru: 'танцует, танцуют, танцующ*, пляшет',
      zh: '跳舞, 舞蹈',
      ja: '踊る, 踊って, ダンスする',
      ko: '춤추는, 춤을 추는',
      ar: 'يرقص, ترقص',
      hi: 'नाचता, नाचती, नाचते, नृत्य कर, नाच रहा, नाच रही',
    },
  },
  {
    value: 'reading',
    terms: {
      en: 'reading, reads',
      de: 'lesend*, liest, lesen',
      fr: 'lisant, lit un, lisent, qui lit',
      es: 'leyendo, lee',
      pt: 'lendo, lê',
      it: 'legge, leggendo',
      nl: 'lezend*, leest, lezen',
      ru: 'читает, читают, читающ*',
      zh: '看书, 读书, 阅读, 看書',
      ja: '読む, 読んで, 読書',
      ko: '읽는, 책을 읽고',
      ar: 'يقرأ, تقرأ',
      hi: 'पढ़ता, पढ़ती, पढ़ते, पढ़ रहा, पढ़ रही',
    },
  },
  {
    value: 'working',
    terms: {
      en: 'working, works at, typing, studying, writing, coding, gardening, repairing',
      de: 'arbeitend*, arbeitet, tippt, lernt',
      fr: 'travaillant, travaille',
      es: 'trabajando, trabaja, estudiando',
      pt: 'trabalhando, trabalha, estudando',
      it: 'lavora, lavorando',
      nl: 'werkend*, werkt',
      ru: 'работает, работающ*',
      zh: '工作中, 打字',
      ja: '働く, 働いて, 仕事をする',
      ko: '일하는',
      ar: 'يعمل, تعمل',
      hi: 'काम कर',
    },
  },
  {
    value: 'playing',
    terms: {
      en: 'playing, plays, performing, kicking',
      de: 'spielend*, spielt, spielen',
      fr: 'jouant, joue, jouent',
      es: 'jugando, juega, juegan, tocando, toca',
      pt: 'brincando, brinca, brincam, jogando, tocando',
      it: 'gioca, giocano, giocando, suona, suonando',
      nl: 'spelend*, speelt, spelen',
      ru: 'играет, играют, играющ*',
      zh: '玩耍, 弹, 弹奏, 演奏, 踢球',
      ja: '遊ぶ, 遊んで, 弾く, 弾いて, 演奏',
      ko: '노는, 놀고, 연주하는, 치는',
      ar: 'يلعب, تلعب, يلعبون, يعزف, تعزف',
      hi: 'खेलता, खेलती, खेलते, खेल रहा, खेल रही, खेल रहे, बजाता, बजाती',
    },
  },
  {
    value: 'waving',
    terms: {
      en: 'waving, waves at, waves goodbye, greeting',
      de: 'winkend*, winkt, winken',
      fr: 'saluant, salue, faisant signe',
      es: 'saludando, saluda',
      pt: 'acenando, acena',
      it: 'saluta, salutando',
      nl: 'zwaaiend*, zwaait',
      ru: 'машет, машущ*',
      zh: '挥手, 揮手',
      ja: '手を振る, 手を振って',
      ko: '손을 흔드는',
      ar: 'يلوح, تلوح',
      hi: 'हाथ हिला',
    },
  },
  {
    value: 'climbing',
    terms: {
      en: 'climbing, climbs, scaling',
      de: 'kletternd*, klettert, klettern',
      fr: 'grimpant, grimpe, escaladant',
      es: 'trepando, escalando, trepa, escala',
      pt: 'escalando, subindo, escala',
      it: 'arrampicando, si arrampica, scala una',
      nl: 'klimmend*, klimt',
      ru: 'карабка*, лезет, взбира*',
      zh: '攀爬, 攀登, 爬山',
      ja: '登る, 登って',
      ko: '오르는, 등반하는',
      ar: 'يتسلق, تتسلق',
      hi: 'चढ़ता, चढ़ती, चढ़ रहा',
    },
  },
  {
    value: 'unseen',
    terms: {
      en: 'juggling, juggles, eating, eats, hugging, kissing, fighting, feeding, feeds, buying, selling, shopping, knitting, sewing, building, ploughing, plowing, throwing, catching, chopping, washing, hunting, yawning, barking, grazing, shouting, roaring',
      de: 'essend*, isst, fressend*, frisst, fährt, umarmt, küsst, kämpft, füttert, fütternd*, strickt, baut, bauen, bauend*, jagend*',
      fr: 'mangeant, mange, conduisant, embrassant, nourrissant, nourrit, tricotant, tricote, hurlant',
      es: 'comiendo, come, conduciendo, abrazando, besando, alimentando, tejiendo, teje, construyendo, aullando',
      pt: 'comendo, dirigindo, abraçando, beijando, alimentando, tricotando, construindo, uivando',
      it: 'mangia, mangiando, guida, abbraccia, bacia, ulula',
      nl: 'etend*, eet, rijdt, voert, huilend*, lachend*',
      ru: 'ест, едят, обнима*, целует*, дерутся, кормит, кормят, вяжет, воет, плачет, улыба*, смеется',
      zh: '吃着, 吃东西, 喝水, 开车, 拥抱, 亲吻, 打架, 喂, 嚎叫, 微笑, 大笑',
      ja: '食べる, 食べて, 運転する, 抱きしめ, 笑う, 泣く, 吠える',
      ko: '먹는, 먹고, 운전하는, 웃는, 우는',
      ar: 'يأكل, تأكل, يقود, يبتسم',
      hi: 'खाता, खाती, खाते, खा रहा, खा रही, जोत रहा, जोत रही, हंसता, मुस्कुराता',
    },
  },
];

export const ACTIONS = translated(VERBS, DEED_DICTIONARY);

import type { Entry } from './terms.ts';

/** Breeds and kin by the animal that is drawn for them. */
export const BREEDS: readonly Entry<string>[] = [
  {
    value: 'dog',
    terms: {
      any: 'labrador, golden retriever, corgi, husky, beagle, bulldog, chihuahua, dalmatian, cocker spaniel, border collie, rottweiler, doberman, shih tzu, shiba inu, akita inu, yorkshire terrier, bernese mountain dog, french bulldog, labradoodle',
      en: 'labrador retriever, retriever, poodle, dachshund, shiba, terrier, german shepherd, collie, spaniel, pug, greyhound, great dane, schnauzer, sheepdog, whippet, pomeranian, sausage dog, sled dog, mutt',
      de: 'dackel, pudel, mops, schäferhund, deutscher schäferhund, schäferhunde, dalmatiner, bulldogge, spitz, windhund, dogge, bernhardiner, collie, terrier, retriever, hündin',
      fr: 'teckel, caniche, carlin, berger allemand, dalmatien, bouledogue, lévrier, épagneul',
      es: 'perro salchicha, caniche, pastor alemán, dálmata, galgo, mastín',
      pt: 'salsicha dachshund, pastor alemão, dálmata, galgo, buldogue, vira lata',
      it: 'bassotto, barboncino, carlino, pastore tedesco, dalmata, levriero',
      nl: 'teckel, poedel, mopshond, duitse herder, dalmatiër, windhond',
      ru: 'такса, таксу, пудель, мопс, овчарка, овчарку, далматин*, бульдог*, лабрадор*, корги, хаски, чихуахуа, терьер*, ретривер*, бигль',
      zh: '柴犬, 金毛犬, 金毛寻回犬, 拉布拉多, 柯基, 哈士奇, 贵宾犬, 泰迪犬, 腊肠犬, 牧羊犬, 斑点狗, 吉娃娃, 斗牛犬, 比格犬, 边牧, 萨摩耶',
      ja: '柴犬, 秋田犬, ゴールデンレトリバー, ラブラドール, コーギー, ハスキー, プードル, ダックスフンド, シェパード, ダルメシアン, チワワ, ブルドッグ, ビーグル, パグ',
      ko: '시바견, 시바 이누, 골든 리트리버, 래브라도, 코기, 허스키, 푸들, 닥스훈트, 달마시안, 치와와, 비글, 진돗개',
    },
  },
  {
    value: 'cat',
    terms: {
      any: 'maine coon',
      en: 'tabby, tabbies, tabby cat, tomcat, siamese, siamese cat, persian cat, british shorthair, ragdoll cat, bengal cat, ginger tom, calico cat, tortoiseshell cat',
      de: 'siamkatze, perserkatze, tigerkatze',
      fr: 'chat siamois, chat persan, matou',
      es: 'gato siamés, gato persa',
      pt: 'gato siamês, gato persa',
      it: 'gatto siamese, gatto persiano',
      nl: 'siamees, perzische kat',
      ru: 'сиамская кошка, персидская кошка, мейн кун',
      zh: '暹罗猫, 波斯猫, 橘猫, 虎斑猫, 布偶猫, 缅因猫',
      ja: 'シャム猫, ペルシャ猫, 三毛猫, トラ猫',
      ko: '샴고양이, 페르시안 고양이',
    },
  },
  {
    value: 'bird',
    terms: {
      en: 'finch, finches, goldfinch, chaffinch, canary, wren, bluebird, titmouse, chickadee, starling',
      de: 'fink, finken, buchfink, meise, meisen, blaumeise, kanarienvogel, zaunkönig',
      fr: 'pinson, mésange, mésanges, canari, étourneau',
      es: 'pinzón, jilguero, canario amarillo',
      pt: 'tentilhão, pintassilgo, canarinho',
      it: 'fringuello, cardellino, cinciallegra, canarino',
      nl: 'vink, koolmees, mees, kanarie',
      ru: 'зяблик*, синиц*, канарейк*, снегир*',
      zh: '雀鸟, 金丝雀',
      ja: 'カナリア, シジュウカラ',
      ko: '카나리아, 박새',
    },
  },
];

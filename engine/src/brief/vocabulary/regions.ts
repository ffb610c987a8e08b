import { readTable } from './read-table.ts';
import type { PlaceName } from './scenes.ts';
import type { Entry } from './terms.ts';

/** A part of the world whose places have a look of their own. */
export type Region = {
  name: string;
  /** What a place of a general kind is there. */
  places: Readonly<Partial<Record<PlaceName, PlaceName>>>;
  /** Where somebody is of whom only the region is told. */
  home?: PlaceName;
};

const SOUTHERN = { 'town-square': 'piazza', street: 'old-town', village: 'old-town' } as const;
const EASTERN = {
  street: 'asian-street',
  'old-town': 'asian-street',
  village: 'asian-village',
  garden: 'temple-garden',
  balcony: 'engawa',
} as const;
const PARISIAN = {
  street: 'paris-street',
  'city-street': 'paris-street',
  'town-square': 'paris-street',
  city: 'paris-street',
} as const;
const STUCCO = {
  street: 'stucco-street',
  'city-street': 'stucco-street',
  'town-square': 'stucco-street',
} as const;
const AEGEAN = {
  village: 'greek-village',
  street: 'greek-village',
  'old-town': 'greek-village',
  'town-square': 'greek-village',
  island: 'greek-village',
  balcony: 'greek-village',
  coast: 'greek-village',
} as const;
const MEDINA = {
  market: 'souk',
  street: 'souk',
  'old-town': 'souk',
  'town-square': 'souk',
  village: 'souk',
} as const;
const HILLS = {
  ...SOUTHERN,
  meadow: 'tuscan-hills',
  farm: 'tuscan-hills',
  road: 'tuscan-hills',
  village: 'tuscan-hills',
  vineyard: 'vineyard',
} as const;
const STRAIT = {
  sea: 'bosphorus',
  city: 'bosphorus',
  harbor: 'bosphorus',
  pier: 'bosphorus',
  river: 'bosphorus',
} as const;

const REGION_LIST: readonly Region[] = [
  { name: 'italy', places: { ...SOUTHERN, meadow: 'tuscan-hills' } },
  { name: 'iberia', places: SOUTHERN },
  { name: 'france', places: { street: 'paris-street', 'city-street': 'paris-street' } },
  { name: 'paris', places: PARISIAN, home: 'paris-street' },
  { name: 'berlin', places: STUCCO },
  { name: 'tuscany', places: HILLS, home: 'tuscan-hills' },
  {
    name: 'apulia',
    places: { ...SOUTHERN, village: 'trulli', farm: 'trulli', meadow: 'olive-grove' },
    home: 'trulli',
  },
  {
    name: 'venice',
    places: { canal: 'venice', city: 'venice', street: 'venice', harbor: 'venice', 'town-square': 'piazza' },
    home: 'venice',
  },
  { name: 'amsterdam', places: { city: 'canal', street: 'canal' }, home: 'canal' },
  { name: 'greece', places: AEGEAN },
  {
    name: 'santorini',
    places: { ...AEGEAN, sea: 'greek-village', city: 'greek-village' },
    home: 'greek-village',
  },
  { name: 'maghreb', places: MEDINA },
  { name: 'marrakech', places: { ...MEDINA, city: 'souk' }, home: 'souk' },
  { name: 'istanbul', places: STRAIT, home: 'bosphorus' },
  { name: 'japan', places: EASTERN },
  { name: 'east-asia', places: EASTERN },
];

// The region, then its words: adjectives, the country, its towns, in all languages at once.
const ROWS = `
italy|italian*, italien*, italiaans*, italia, italië, włosk*, итальян*, итали*, 意大利, イタリア, 이탈리아, ايطالي*, इटली, rome, roma, rom, florence, firenze, florenz, sicily, sicilia, sizilien, sicilian*
iberia|spanish, spain, spanisch*, spanien, espagnol*, espagne, españa, español*, espanhol*, espanha, spagnol*, spagna, spaans*, spanje, испан*, 西班牙, スペイン, 스페인, اسباني*, स्पेन, andaluc*, andalus*, andaluz*, sevill*, seville, portugal, portuguese, portugiesisch*, portugais*, portugués*, portoghes*, португал*
france|french, france, frankreich, französisch*, français*, francia, francés*, frança, francês*, francesa*, franceś*, frans, franse, frankrijk, франц*, 法国, 法國, フランス, 프랑스, فرنسي*, फ्रांस
paris|paris, parisian*, pariser, parisien*, parís, parisin*, parigi, parigin*, parijs, parijse, париж*, 巴黎, パリ, 파리의, باريس, पेरिस, montmartre
berlin|berlin, berliner, vienna, viennese, wien, wiener, altbau, altbaufassade*, altbauten, gründerzeit*, budapest, берлин*, вен*ск*, 柏林, ベルリン, 베를린, leipzig*, prenzlauer berg
tuscany|tuscany, tuscan, toskana, toskanisch*, toscane, toscan*, toscaans*, тоскан*, 托斯卡纳, トスカーナ, 토스카나, umbria, umbrien, chianti, val d'orcia
apulia|apulia, apulian, puglia, pugliese, apulien, pouilles, апули*, alberobello, salento
venice|venice, venetian, venedig, venezianisch*, venise, vénitien*, venecia, venecian*, veneza, venezian*, venetië, венеци*, 威尼斯, ヴェネツィア, ベネチア, 베네치아, البندقية, wenecj*
amsterdam|amsterdam, amsterdamse, амстердам*, 阿姆斯特丹, アムステルダム, 암스테르담, امستردام
greece|greek, greece, griechisch*, griechenland, grec, grecque*, grecs, grèce, griego*, griega*, grecia, grego*, grega*, grécia, greco, greca, grieks*, griekenland, греческ*, греци*, 希腊, ギリシャ, 그리스, يوناني*, ग्रीस, aegean, cyclad*
santorini|santorini, santorin, santorino, mykonos, mykonós, санторини, 圣托里尼, サントリーニ, 산토리니, سانتوريني
maghreb|moroccan, morocco, marokkanisch*, marokko, marocain*, maroc, marroquí*, marruecos, marroquin*, marrocos, marocchin*, marocco, marokkaans*, марокк*, 摩洛哥, モロッコ, 모로코, مغربي*, مغربية, arabian, tunisian, tunisia, tunesien, egyptian, cairo, kairo
marrakech|marrakech, marrakesh, marrakesch, marraquech, марракеш*, 马拉喀什, マラケシュ, مراكش, fez, fès, medina
istanbul|istanbul, istanbul'da, istanbul'un, estambul, istambul, стамбул*, 伊斯坦布尔, イスタンブール, 이스탄불, اسطنبول, إسطنبول, boğaz, boğazı, boğaz'da, boğazda, boğazı'nda, boğazında, boğazın, bosphorus, bosporus, bosphore, bósforo, bosforo, босфор*
japan|japanese, japan, japanisch*, japon, japonais*, japón, japonés, japonesa*, japão, japonês, giappone, giappones*, japans*, японск*, япони*, 日本, 일본, ياباني*, जापान*
east-asia|chinese, china, chinesisch*, chinois*, china, chino*, cinese, cinesi, китайск*, korean, koreanisch*, coréen*, corean*, корейск*, 中国, 韩国, 한국
`;

/** Words that name a region of the world, in any language. */
export const REGIONS: readonly Entry<Region>[] = readTable(ROWS).flatMap(([name, any = '']) => {
  const region = REGION_LIST.find((one) => one.name === name);
  return region ? [{ value: region, terms: { any } }] : [];
});

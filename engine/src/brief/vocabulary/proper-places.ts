import type { Entry } from './terms.ts';

/** Adjectives of a region: a phrase that a place of its own has ("plage bretonne") says no more than that place. */
export const REGION = 'region';

/**
 * Places that people know by sight, in all languages whose writing does not mark a name: a general picture of their
 * kind is not what was asked for. A name with a capital letter needs no entry.
 */
export const PROPER_PLACES: readonly Entry<string>[] = [
  { value: 'mount-fuji', terms: { any: 'mount fuji, mt fuji, fuji, 富士山, 후지산, фудзи, جبل فوجي' } },
  { value: 'mars', terms: { any: 'on mars, mars landscape, 火星, 화성, на марсе, المريخ, मंगल ग्रह' } },
  {
    value: 'great-wall',
    terms: {
      any: 'great wall, great wall of china, chinesische mauer, grande muraille, gran muralla, grande muralha, grande muraglia, chinese muur, великая стена, 长城, 長城, 万里の長城, 만리장성, سور الصين',
    },
  },
  {
    value: 'lisbon',
    terms: {
      any: 'lisbon, lissabon, lisbonne, lisboa, lisbona, лиссабон*, 里斯本, リスボン, 리스본, لشبونة, लिस्बन',
    },
  },
  {
    value: 'amsterdam',
    terms: { any: 'amsterdam, amsterdamse, амстердам*, 阿姆斯特丹, アムステルダム, 암스테르담, أمستردام' },
  },
  {
    value: 'prague',
    terms: { any: 'prague, prag, praga, praag, прага, праге, праги, 布拉格, プラハ, 프라하, براغ' },
  },
  {
    value: 'istanbul',
    terms: {
      any: 'istanbul, İstanbul, estambul, istambul, стамбул*, 伊斯坦布尔, イスタンブール, 이스탄불, إسطنبول',
    },
  },
  {
    value: 'moscow',
    terms: {
      any: 'moscow, moskau, moscou, moscú, moscovo, москва, москве, москвы, петербург*, 莫斯科, モスクワ',
    },
  },
  {
    value: 'tuscany',
    terms: {
      any: 'tuscany, toskana, toscane, toscana, тоскан*',
    },
  },
  {
    value: 'provence',
    terms: {
      any: 'provence, provenza, прованс*, brittany, bretagne, bretaña, normandy, normandie',
    },
  },
  { value: 'everest', terms: { any: 'everest, エベレスト, 珠穆朗玛峰, 에베레스트, эверест' } },
  { value: 'sahara', terms: { any: 'sahara, サハラ, 撒哈拉, 사하라, сахара' } },
  {
    value: 'bosphorus',
    terms: { any: 'bosphorus, bosporus, bosphore, boğaz, boğazı, boğazda, boğazında, босфор' },
  },
  { value: 'tokyo', terms: { any: 'tokyo, 東京, 东京, 도쿄, токио' } },
  { value: 'kyoto', terms: { any: 'kyoto, 京都, 교토' } },
  { value: 'osaka', terms: { any: '大阪, 오사카' } },
  { value: 'beijing', terms: { any: 'beijing, 北京, 베이징' } },
  { value: 'shanghai', terms: { any: 'shanghai, 上海, 상하이' } },
  { value: 'hangzhou', terms: { any: '西湖, 杭州, 苏州' } },
  { value: 'guilin', terms: { any: '桂林, 黄山, 泰山, 张家界' } },
  { value: 'hong kong', terms: { any: 'hong kong, 香港, 홍콩' } },
  { value: 'seoul', terms: { any: 'seoul, 서울, 首尔, ソウル' } },
  { value: 'busan', terms: { any: '부산, 제주, 제주도, 경복궁' } },
  { value: 'paris', terms: { any: 'париж*, パリ, 巴黎, 파리의, باريس, पेरिस' } },
  { value: 'london', terms: { any: 'лондон*, ロンドン, 伦敦, 런던, لندن, लंदन' } },
  { value: 'new york', terms: { any: 'new york, ニューヨーク, 纽约, 뉴욕, نيويورك' } },
  {
    value: 'venice',
    terms: {
      any: 'venice, venedig, venise, venecia, veneza, venezia, венеци*, ヴェネツィア, ベネチア, 威尼斯, 베네치아, البندقية',
    },
  },
  { value: 'cairo', terms: { any: 'القاهرة, 开罗' } },
  { value: 'dubai', terms: { any: 'dubai, دبي' } },
  { value: 'mecca', terms: { any: 'مكة, المدينة المنورة, القدس' } },
  { value: 'nile', terms: { any: 'النيل, نهر النيل' } },
  { value: 'delhi', terms: { any: 'दिल्ली, मुंबई, वाराणसी, काशी, जयपुर' } },
  { value: 'himalaya', terms: { any: 'himalaya, himalayas, हिमालय, 喜马拉雅, ヒマラヤ, 히말라야' } },
  { value: 'ganges', terms: { any: 'गंगा, ganges' } },
  { value: 'taj mahal', terms: { any: 'taj mahal, ताजमहल, ताज महल, تاج محل, 泰姬陵' } },
  {
    value: REGION,
    terms: {
      fr: 'breton*, normand*, provençal*, alsacien*, corse, toscan*, sicilien*, andalou*, bavarois*, tyrolien*, écossais*, irlandais*, islandais*, norvégien*, japonais*, chinois*, marocain*, grec, grecque, italien*, parisien*, vénitien*',
      es: 'andaluz*, gallego, gallega, vasco, vasca, catalán, catalana, mexican*, peruan*, japonés, japonesa, italian*, grieg*, parisin*, venecian*, toscan*, escocés, escocesa, irlandés, irlandesa, islandés, islandesa, noruego, noruega',
      pt: 'alentejan*, açorian*, carioca, baian*, mineir*, japonês, japonesa, italian*, greg*, parisiens*, venezian*, toscan*, escocês, escocesa, irlandês, irlandesa',
      it: 'toscan*, sicilian*, venezian*, ligure, pugliese, sard*, giapponese, provenzale, bretone, scozzese, irlandese, islandese, norvegese, greco, greca, parigin*',
      de: 'bayrisch*, bayerisch*, tiroler, toskanisch*, norwegisch*, isländisch*, schottisch*, irisch*, japanisch*, italienisch*, griechisch*, bretonisch*',
      nl: 'friese, zeeuws*, toscaans*, schots*, ierse, japans*, italiaans*, grieks*, noors*',
    },
  },
];

import type { Entry } from './terms.ts';

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
  { value: 'hanok', terms: { any: 'hanok, hanok village, 한옥 마을, 한옥, 北村' } },
  { value: 'chinese old town', terms: { zh: '古镇, 古鎮, 古城, 水乡', any: '江南' } },
  { value: 'japanese town', terms: { ja: '城下町, 古民家, 縁側' } },
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
  { value: 'paris', terms: { any: 'パリ, 巴黎, 파리의, باريس, पेरिस' } },
  { value: 'london', terms: { any: 'ロンドン, 伦敦, 런던, لندن, लंदन' } },
  { value: 'new york', terms: { any: 'new york, ニューヨーク, 纽约, 뉴욕, نيويورك' } },
  { value: 'venice', terms: { any: 'ヴェネツィア, ベネチア, 威尼斯, 베네치아, البندقية' } },
  { value: 'cairo', terms: { any: 'القاهرة, 开罗' } },
  { value: 'dubai', terms: { any: 'dubai, دبي' } },
  { value: 'mecca', terms: { any: 'مكة, المدينة المنورة, القدس' } },
  { value: 'nile', terms: { any: 'النيل, نهر النيل' } },
  { value: 'delhi', terms: { any: 'दिल्ली, मुंबई, वाराणसी, काशी, जयपुर' } },
  { value: 'himalaya', terms: { any: 'himalaya, himalayas, हिमालय, 喜马拉雅, ヒマラヤ, 히말라야' } },
  { value: 'ganges', terms: { any: 'गंगा, ganges' } },
  { value: 'taj mahal', terms: { any: 'taj mahal, ताजमहल, ताज महल, تاج محل, 泰姬陵' } },
  {
    value: 'region',
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

import type { SceneSign } from './scenes.ts';
import type { Entry } from './terms.ts';

/** What the sky, the wind and the wet do to a picture, beside its hour and its weather. */
export type Sight =
  | 'clouds'
  | 'rainbow'
  | 'aurora'
  | 'lightning'
  | 'meteors'
  | 'milky-way'
  | 'stars'
  | 'moon'
  | 'crescent'
  | 'fireworks'
  | 'sky-lanterns'
  | 'wind'
  | 'waves'
  | 'puddles'
  | 'leaves'
  | 'smoke'
  | 'bloom'
  | 'ice';

/** Those that only a clear sky shows: no cloud of a winter or a storm may hide them. */
export const CLEAR_SKY_SIGHTS: readonly Sight[] = [
  'aurora',
  'meteors',
  'milky-way',
  'stars',
  'fireworks',
  'sky-lanterns',
  'crescent',
];

/** Words for such sights; "after the rain" is longer than "rain" and wins over it. */
export const SIGHT_WORDS: readonly Entry<SceneSign>[] = [
  {
    value: { sight: 'rainbow' },
    terms: {
      en: 'rainbow, double rainbow',
      de: 'regenbogen, regenbögen',
      fr: 'arc-en-ciel, arc en ciel',
      es: 'arcoíris, arco iris',
      pt: 'arco-íris, arco íris',
      it: 'arcobaleno',
      nl: 'regenboog',
      ru: 'радуга, радугой, радугу, радуги',
      zh: '彩虹',
      ja: '虹',
      ko: '무지개',
      ar: 'قوس قزح',
      hi: 'इंद्रधनुष',
      any: 'gökkuşağı, tęcza, regnbåge',
    },
  },
  {
    value: { sight: 'aurora', time: 'night' },
    terms: {
      en: 'northern lights, aurora, aurora borealis, polar lights',
      de: 'nordlicht, nordlichter, nordlichtern, polarlicht, polarlichter, polarlichtern',
      fr: 'aurore boréale, aurores boréales',
      es: 'aurora boreal, auroras boreales',
      pt: 'aurora boreal',
      it: 'aurora boreale',
      nl: 'noorderlicht',
      ru: 'северное сияние, северным сиянием, полярное сияние',
      zh: '极光',
      ja: 'オーロラ',
      ko: '오로라',
      ar: 'الشفق القطبي',
      any: 'norrsken, zorza polarna, kuzey ışıkları',
    },
  },
  {
    value: { sight: 'lightning', weather: 'storm' },
    terms: {
      en: 'lightning, lightning bolt, lightning bolts, lightning strike, thunder, thunderstorm, thunderstorms, thunderbolt',
      de: 'blitz, blitze, blitzen, gewitter, gewitternacht, donner',
      fr: 'éclairs dans le ciel, éclairs dans la nuit, foudre, orage, orageux, orageuse, tonnerre',
      es: 'relámpago, relámpagos, rayos y truenos, tormenta eléctrica, truenos',
      pt: 'relâmpago, relâmpagos, trovoada, raios e trovões',
      it: 'fulmine, fulmini, lampi, temporale',
      nl: 'bliksem, onweer',
      ru: 'молния, молнии, молнией, молниями, гроза, грозы, грозу, грозой',
      zh: '闪电, 雷雨, 雷暴',
      ja: '稲妻, 雷雨, 雷',
      ko: '번개, 천둥',
      ar: 'برق, عاصفة رعدية',
      hi: 'बिजली कड़क*',
      any: 'şimşek, błyskawica, burza, blixt, åska',
    },
  },
  {
    value: { sight: 'meteors', time: 'night' },
    terms: {
      en: 'shooting star, shooting stars, falling star, falling stars, meteor shower, meteors',
      de: 'sternschnuppe, sternschnuppen',
      fr: 'étoile filante, étoiles filantes',
      es: 'estrella fugaz, estrellas fugaces, lluvia de estrellas',
      pt: 'estrela cadente, estrelas cadentes',
      it: 'stella cadente, stelle cadenti',
      nl: 'vallende ster, vallende sterren',
      ru: 'падающая звезда, падающие звезды, звездопад*',
      zh: '流星, 流星雨',
      ja: '流れ星, 流星',
      ko: '별똥별, 유성',
      ar: 'شهب, نيزك',
      any: 'stjärnfall, spadające gwiazdy',
    },
  },
  {
    value: { sight: 'milky-way', time: 'night' },
    terms: {
      en: 'milky way',
      de: 'milchstraße',
      fr: 'voie lactée',
      es: 'vía láctea',
      pt: 'via láctea',
      it: 'via lattea',
      nl: 'melkweg',
      ru: 'млечный путь, млечным путем',
      zh: '银河, 銀河',
      ja: '天の川',
      ko: '은하수',
      ar: 'درب التبانة',
      any: 'vintergatan, droga mleczna, samanyolu',
    },
  },
  {
    value: { sight: 'sky-lanterns', time: 'night' },
    terms: {
      en: 'sky lantern, sky lanterns, floating lanterns, flying lanterns, lantern festival, festival of lanterns, lantern release, glowing lanterns in the sky',
      de: 'himmelslaterne*, laternenfest, lichterfest',
      fr: 'lanternes volantes, lanternes célestes, fête des lanternes, festival des lanternes',
      es: 'linternas flotantes, farolillos voladores, festival de los faroles, festival de linternas, fiesta de los faroles',
      pt: 'lanternas flutuantes, festival das lanternas',
      it: 'lanterne volanti, festa delle lanterne, festival delle lanterne',
      nl: 'wensballonnen, lantaarnfeest, lampionnenfeest',
      ru: 'небесные фонарики, праздник фонарей, фестиваль фонарей',
      zh: '天灯, 孔明灯, 元宵节, 灯会, 元宵灯会',
      ja: 'スカイランタン, ランタン祭り, 灯籠祭り',
      ko: '풍등, 등불 축제, 연등 축제, 등축제',
      ar: 'فوانيس طائرة, مهرجان الفوانيس',
      any: 'dilek feneri, dilek fenerleri, festiwal lampionów',
    },
  },
  {
    // The bare noun stands with the nouns, where "wind turbine" is longer.
    value: { sight: 'wind' },
    terms: {
      en: 'windy, strong wind, strong winds, gust, gusts, breezy, blowing leaves, windswept, in the wind, gale',
      de: 'windig, windige, windigen, windiger, windiges, im wind, starker wind, starkem wind, sturmböe, böen',
      fr: 'venteux, venteuse, dans le vent, vent fort, grand vent, coup de vent, jour de vent, en plein vent',
      es: 'ventoso, ventosa, viento fuerte, fuerte viento, mucho viento, al viento, día de viento, con viento',
      pt: 'ventoso, ventosa, ventania, vento forte, ao vento, dia de vento',
      it: 'ventoso, ventosa, vento forte, nel vento, al vento, giornata di vento',
      nl: 'winderig, winderige, harde wind, in de wind',
      ru: 'ветрен*, сильный ветер, на ветру, сильном ветру',
      zh: '大风, 刮风, 风中',
      ja: '強風, 風の中, 風に',
      ko: '바람 부는, 바람이',
      ar: 'رياح, الرياح',
      any: 'rüzgarlı, wietrzny, blåsig',
    },
  },
  {
    value: { sight: 'waves' },
    terms: {
      en: 'big waves, huge waves, high waves, crashing waves, rough waves, towering waves, giant waves',
      de: 'hohe wellen, große wellen, hohen wellen, großen wellen',
      fr: 'grosses vagues, grandes vagues, vagues énormes',
      es: 'grandes olas, olas enormes, olas grandes',
      pt: 'grandes ondas, ondas grandes',
      it: 'grandi onde, onde alte',
      nl: 'hoge golven',
      ru: 'большие волны, высокие волны',
      zh: '巨浪, 大浪',
      ja: '大波, 高波',
      ko: '큰 파도',
    },
  },
  {
    value: { sight: 'waves', weather: 'storm', place: 'sea' },
    terms: {
      en: 'rough sea, raging sea, stormy sea, stormy seas, rough seas, stormy ocean, raging ocean',
      de: 'raue see, stürmische see, rauer see, stürmischer see, aufgewühlte see',
      fr: 'mer agitée, mer déchaînée, mer démontée',
      es: 'mar agitado, mar embravecido, mar tormentoso',
      pt: 'mar agitado, mar revolto, mar tempestuoso',
      it: 'mare mosso, mare agitato, mare in tempesta',
      nl: 'ruwe zee, stormachtige zee',
      ru: 'бурное море, бушующее море, бурном море, штормовом море, штормовое море',
      zh: '怒海, 波涛汹涌',
      ja: '荒波, 荒れた海',
      ko: '거친 파도, 거친 바다',
    },
  },
  {
    value: { sight: 'puddles' },
    terms: {
      en: 'puddle, puddles, after the rain, after rain, after the storm, after a storm, wet street, wet streets, wet pavement, wet asphalt, reflections on the street',
      de: 'pfütze, pfützen, nach dem regen, nach dem sturm, nach dem gewitter, nasse straße',
      fr: 'flaque, flaques, après la pluie, après la tempête, après l’orage',
      es: 'charco, charcos, después de la lluvia, tras la lluvia, después de la tormenta, tras la tormenta',
      pt: 'poça, poças, depois da chuva, após a chuva, depois da tempestade',
      it: 'pozzanghera, pozzanghere, dopo la pioggia, dopo il temporale, dopo la tempesta',
      nl: 'plas, plassen, na de regen',
      ru: 'лужа, лужи, лужам, лужах, после дождя, после грозы, после бури',
      zh: '水坑, 雨后',
      ja: '水たまり, 雨上がり',
      ko: '물웅덩이, 비 온 뒤',
    },
  },
  {
    value: { sight: 'leaves', season: 'autumn' },
    terms: {
      en: 'fallen leaves, falling leaves, autumn leaves, fall leaves, flying leaves, fallen leaf, leaf fall, leaves flying, leaves falling, leaves blowing, leaves in the wind, leaves on the ground',
      de: 'herbstlaub, herbstblätter, laub, fallende blätter, gefallene blätter, blätter im wind',
      fr: "feuilles mortes, feuilles d'automne, feuilles qui tombent",
      es: 'hojas caídas, hojas secas, hojas de otoño, hojas que caen',
      pt: 'folhas caídas, folhas secas, folhas de outono',
      it: "foglie cadute, foglie d'autunno, foglie secche",
      nl: 'herfstbladeren, gevallen bladeren',
      ru: 'листопад*, опавшие листья, осенние листья, опавшей листве',
      zh: '落叶, 红叶, 秋叶',
      ja: '落ち葉, 紅葉, 枯葉',
      ko: '낙엽, 단풍',
      ar: 'أوراق الخريف',
      any: 'jesienne liście, höstlöv, sonbahar yaprakları',
    },
  },
  {
    value: { sight: 'ice', season: 'winter', place: 'lake' },
    terms: {
      en: 'frozen lake, frozen pond, icy lake, icy pond',
      de: 'zugefrorener see, zugefrorenen see, zugefrorenem see, zugefrorener teich, zugefrorenen teich, gefrorener see, gefrorenen see, eissee',
      fr: 'lac gelé, étang gelé, lac glacé',
      es: 'lago congelado, lago helado, estanque helado, estanque congelado',
      pt: 'lago congelado, lago gelado',
      it: 'lago ghiacciato, lago gelato, stagno ghiacciato',
      nl: 'bevroren meer, bevroren vijver',
      ru: 'замерзшее озеро, замерзшем озере, замерзшего озера, замерзшему озеру, замерзший пруд',
      zh: '结冰的湖, 冰湖',
      ja: '凍った湖, 氷の湖, 凍った池',
      ko: '얼어붙은 호수, 언 호수',
    },
  },
  {
    value: { sight: 'ice', season: 'winter', place: 'river' },
    terms: {
      en: 'frozen river, icy river',
      de: 'zugefrorener fluss, zugefrorenen fluss, zugefrorenem fluss',
      fr: 'rivière gelée',
      es: 'río congelado, río helado',
      pt: 'rio congelado',
      it: 'fiume ghiacciato',
      nl: 'bevroren rivier',
      ru: 'замерзшая река, замерзшей реке, замерзшей реки',
      zh: '结冰的河',
      ja: '凍った川',
    },
  },
  {
    value: { sight: 'ice', season: 'winter', place: 'canal' },
    terms: {
      en: 'frozen canal, icy canal',
      de: 'zugefrorener kanal, zugefrorenen kanal, zugefrorenem kanal, zugefrorene gracht, zugefrorenen gracht, gefrorene gracht, gefrorenen gracht',
      fr: 'canal gelé',
      es: 'canal congelado, canal helado',
      pt: 'canal congelado',
      it: 'canale ghiacciato, canale gelato',
      nl: 'bevroren gracht, bevroren grachten, bevroren kanaal, dichtgevroren gracht',
      ru: 'замерзший канал, замерзшем канале, замерзшего канала',
      zh: '结冰的运河',
      ja: '凍った運河',
    },
  },
  {
    value: { sight: 'ice', season: 'winter' },
    terms: { en: 'frozen over, iced over', de: 'zugefroren, vereist', ru: 'покрытый льдом' },
  },
  {
    value: { sight: 'smoke' },
    terms: {
      en: 'chimney smoke, smoke from the chimney, smoke from chimneys, smoke from its chimney, smoke coming from the chimney, smoke coming from chimneys, smoke rising from the chimney, smoke rising from chimneys, smoking chimney, smoking chimneys',
      de: 'rauchender schornstein, rauchende schornsteine, rauch aus dem schornstein, rauch aus den schornsteinen',
      fr: 'cheminée fumante, cheminées fumantes, cheminée qui fume, cheminées qui fument',
      es: 'chimenea humeante, chimeneas humeantes, humo de la chimenea',
      pt: 'fumaça da chaminé, fumo da chaminé, chaminé fumegante',
      it: 'camino fumante, fumo dal camino',
      ru: 'дым из трубы, дым из труб',
      zh: '炊烟, 烟囱冒烟',
      ja: '煙突の煙',
    },
  },
  {
    value: { sight: 'bloom', season: 'spring' },
    terms: {
      en: 'in bloom, in full bloom, in blossom, blooming, blossoming, cherry blossoms',
      de: 'in blüte, blühend*, blühen',
      fr: 'en fleurs, en fleur',
      es: 'en flor, florecid*, floreciendo',
      pt: 'em flor, florid*',
      it: 'in fiore, fiorit*',
      nl: 'in bloei, bloeiende',
      ru: 'цветущ*, в цвету, цветет',
      zh: '盛开, 开花',
      ja: '満開, 花盛り',
      ko: '만개한, 꽃이 핀, 활짝 핀',
    },
  },
];

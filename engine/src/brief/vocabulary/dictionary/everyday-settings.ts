// Hours, weathers and sights as pictures name them, by the English headword. Translated by hand after the common
// dictionaries of each language.

/** Columns: German|French|Spanish|Portuguese|Italian|Dutch|Russian|Chinese|Japanese|Korean|Arabic|Hindi. */
export const SETTINGS_EVERYDAY_GREAT = `
golden light|abendlicht, abendsonne, goldenes licht, goldenem licht, goldene stunde, spätnachmittag|lumière dorée, lumière du soir, fin d'après-midi|luz dorada, hora dorada, luz de la tarde|luz dourada, hora dourada, luz da tarde|luce dorata, luce della sera, tardo pomeriggio|gouden licht, avondzon, avondlicht, gouden uur|золотой свет, вечернее солнце, вечерний свет, золотистый свет|金色阳光, 傍晚的阳光, 夕照|夕方の光, 黄金色の光|황금빛 햇살, 노을빛|ضوء ذهبي|सुनहरी धूप, सुनहरी रोशनी
morning|morgenlicht, morgensonne, frühmorgens, morgengrauen, frühen morgen|lumière du matin, petit matin, au petit jour, aube|luz de la mañana, madrugada, al alba|luz da manhã, madrugada, manhãzinha, alvorada, raiar do dia|luce del mattino, di mattina, primo mattino, mattino presto|ochtendlicht, ochtendzon, vroege ochtend, ochtendgloren, dageraad|утренний свет, ранним утром, на заре|晨光, 清晨, 早晨, 拂晓, 朝阳|朝の光, 早朝, 朝焼け, 朝日, 朝霧|아침 햇살, 이른 아침, 새벽녘, 동틀 녘|ضوء الصباح, الصباح الباكر|सुबह की धूप, भोर, तड़के
dusk|abenddämmerung, dämmerung|crépuscule, à la tombée de la nuit, tombée du jour|anochecer, crepúsculo|anoitecer, crepúsculo|crepuscolo, imbrunire|schemering, avondschemering|сумерки, в сумерках, сумерках|黄昏, 傍晚, 暮色|夕暮れ時, 黄昏, 薄暮|해 질 녘, 해질녘, 황혼, 땅거미|الغسق, عند المغيب|सांझ, गोधूलि
sunny|sonnig*, sonnenschein|ensoleillé*, en plein soleil, beau temps|soleado, soleada, a pleno sol|ensolarado, ensolarada, dia de sol|soleggiato, soleggiata, giornata di sole|zonnig*|солнечн*|晴天, 阳光明媚, 晴朗|晴れた, 快晴, 晴天|맑은 날, 화창한|مشمس, مشمسة|धूप वाला, खिली धूप
raining|regnet, nieselregen, platzregen|il pleut, averse|llueve, lloviendo, llovizna, aguacero|chovendo, chove, garoa|piove, pioviggina, acquazzone|regent, regende, motregen|идет дождь, под дождем, ливень, моросит|下着雨, 细雨, 大雨, 暴雨|雨が降る, 雨が降って, 小雨, 雨降り|비 오는, 비가 오는, 비 내리는, 비가 내리는|تمطر, ممطر, ممطرة|बारिश हो रही, बरसात
snowing|schneit, schneiend*|il neige, sous la neige|está nevando|nevando, está nevando|nevica, nevicata|sneeuwt, sneeuwende|идет снег, снегопад, метель, вьюга|下着雪, 飘雪, 大雪纷飞|雪が降る, 雪が降って, 吹雪|눈 오는, 눈이 내리는, 눈 내리는, 눈보라|تتساقط الثلوج, مثلج|बर्फ गिर, बर्फबारी, हिमपात
windy|windig*, wind weht|venteux, vent fort, grand vent|ventoso, ventosa, mucho viento|ventoso, ventosa, muito vento, ventania|ventoso, ventosa, vento forte|winderig*, harde wind|ветрен*, ветер дует|大风, 刮风|風が吹く, 強風|바람 부는, 바람이 부는|عاصف, رياح|हवा चल, तेज हवा
chimney smoke|aus dem schornstein steigt rauch, aus dem kamin steigt rauch, rauch steigt aus dem schornstein, rauch aus dem kamin, schornstein raucht, rauchenden schornsteinen|fumée de la cheminée, fumée des cheminées, fumée qui sort de la cheminée, fumée sortant de la cheminée, de la fumée sort de la cheminée|humo saliendo de la chimenea, humo de las chimeneas, sale humo de la chimenea|fumaça saindo da chaminé, fumaça das chaminés, fumo das chaminés|fumo dai camini, fumo che esce dal camino, comignolo fumante, comignoli fumanti|rook uit de schoorsteen, rook uit de schoorstenen, rokende schoorsteen|дым из трубы, дым из труб, дым из печной трубы, из трубы идет дым, дымок из трубы, дымящие трубы|烟囱里冒着烟, 烟囱冒着烟|煙突から煙, 煙突からの煙|굴뚝 연기, 굴뚝에서 연기|دخان المدخنة, دخان من المدخنة, دخان من المداخن|चिमनी से धुआं, चिमनी से धुआँ, चिमनी का धुआँ
frozen over|zugefroren*, gefroren*, vereist*|gelé, gelés, englacé|congelado, congelada|congelado, congelada|ghiacciato, ghiacciata, ghiacciati|bevroren, dichtgevroren|замерзш*, заледенел*|结冰, 冰封|凍った, 凍りついた, 氷の張った|얼어붙은|متجمد, متجمدة, متجمدا|जमी हुई, जमा हुआ
stream||||||sloot, sloten, vaart, beekje|||||
orchard|||olivar, olivares|olival, olivais|uliveto, oliveto, uliveti|||||||
`;

/** Columns: Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. */
export const SETTINGS_EVERYDAY_NORTH = `
golden light|gyllene ljus, kvällssol, kvällsljus|gyldent lys, aftensol, aftenlys|gyllent lys, kveldssol, kveldslys|złote światło, wieczorne słońce, złota godzina|золоте світло, вечірнє сонце|altın ışık, akşam güneşi|cahaya keemasan
morning|morgonljus, morgonsol, tidig morgon, gryning|morgenlys, morgensol, tidlig morgen|morgenlys, morgensol, tidlig morgen|poranne światło, poranek, wczesny ranek, rano, o poranku|ранкове світло, ранок, вранці, рано-вранці|sabah ışığı, sabahleyin, sabah erken, şafak|cahaya pagi, pagi hari
dusk|skymningen|tusmørke|skumringen|o zmierzchu, zmrok|присмерк, у сутінках|akşamüstü, akşam vakti, alaca karanlık|menjelang malam
sunny|solig, soligt, soliga|solrig, solrigt|solfylt, solrik|słoneczny, słoneczna, słoneczne|сонячний, сонячна|güneşli|cerah
raining|regnar, duggregn, ösregn|regner, støvregn|regner, yr|pada deszcz, deszczowy, deszczowa, ulewa, mżawka|йде дощ, дощовий, злива|yağmur yağıyor, yağmur yağan, yağmurlu|hujan turun, gerimis
snowing|snöar, snöfall|sner, snefald|snør, snøfall|pada śnieg, śnieżyca, zamieć|йде сніг, снігопад, хуртовина|kar yağıyor, kar yağan, tipi|salju turun
frozen over|frusen, fruset, frusna, tillfrusen, isbelagd|frossen, frosset, tilfrossen|frossen, frosset, islagt, tilfrosset|zamarznięty, zamarznięta, zamarznięte, zamarzniętym, zamarzniętej, skuty lodem|замерзлий, замерзла, замерзле, замерзлому, замерзлій, скутий льодом|donmuş, buz tutmuş|membeku
`;

// Who people are by trade, play and age, after the English headword. Translated by hand after the common dictionaries of
// each language, women beside men where a word of their own has it.

/** Columns: German|French|Spanish|Portuguese|Italian|Dutch|Russian|Chinese|Japanese|Korean|Arabic|Hindi. */
export const PEOPLE_EVERYDAY_GREAT = `
golfer||||||||||||गोल्फ़ खिलाड़ी
saxophonist||||||||||||सैक्सोफोन वादक
accordionist|||||||||アコーディオン奏者|아코디언 연주자|عازف أكورديون|अकॉर्डियन वादक
rower|||||||||漕ぎ手|노 젓는 사람|مجدف|नाविक, मल्लाह
harpist||||||||竖琴手|ハープ奏者|하프 연주자|عازفة قيثارة|वीणा वादक
journalist|journalist, reporter, reporterin|journaliste, reporter|periodista, reportera|jornalista, repórter|giornalista, reporter|journalist, verslaggever|журналист*, репортер*|记者|記者, ジャーナリスト|기자가, 기자와, 언론인|صحفي, صحفية, مراسل|पत्रकार
architect|architekt|architecte|arquitecto, arquitecta|arquiteto, arquiteta|architetto, architetta|architect|архитектор*|建筑师|建築家|건축가|مهندس معماري|वास्तुकार
surgeon|chirurg|chirurgien, chirurgienne|cirujano, cirujana|cirurgião, cirurgiã|chirurgo, chirurga|chirurg|хирург*|外科医生|外科医|외과의사|جراح, جراحة|शल्य चिकित्सक, सर्जन
paramedic|sanitäter|ambulancier, secouriste|paramédico, socorrista médico|socorrista, paramédico|paramedico, soccorritore|ambulancebroeder|фельдшер*, санитар*|急救员|救急隊員|구급대원|مسعف, مسعفة|पैरामेडिक
policewoman|polizistin|policière|mujer policía, agente de policía|policial mulher|poliziotta|politieagente|полицейская, женщина полицейский|女警|婦人警官, 女性警官|여경|شرطية|महिला पुलिस
postman|briefträger, postbote|facteur, factrice|cartero, cartera|carteiro|postino, postina|postbode|почтальон*|邮递员|郵便配達員|우체부, 집배원|ساعي البريد|डाकिया
goalkeeper|torwart, torhüter|gardien de but|portero de fútbol, guardameta|goleiro, goleira|portiere di calcio|keeper, doelman|вратар*|守门员|ゴールキーパー|골키퍼|حارس مرمى|गोलकीपर
ballet dancer|balletttänzer|danseur de ballet, danseuse de ballet|bailarín de ballet, bailarina de ballet|bailarino de balé, bailarina de balé|ballerino classico|balletdanser, balletdanseres|артист балета, танцовщица балета|芭蕾舞者|バレエダンサー|발레리노, 발레 무용수|راقصة باليه, راقص باليه|बैले नर्तकी
rock climber|kletterer, bergsteiger|grimpeur, grimpeuse, alpiniste|escalador, escaladora, alpinista|escalador, escaladora, alpinista|arrampicatore, scalatore, alpinista|klimmer, bergbeklimmer|скалолаз*, альпинист*|攀岩者, 登山者|クライマー, 登山家|암벽 등반가, 등산객|متسلق جبال, متسلقة|पर्वतारोही
pilgrim|pilger|pèlerin, pèlerine|peregrino, peregrina|peregrino, peregrina|pellegrino, pellegrina|pelgrim|паломник*, пилигрим*|朝圣者|巡礼者|순례자|حاج, حجاج|तीर्थयात्री
nomad|nomade|nomade|nómada|nômade|nomade|nomade|кочевник*|牧民, 游牧人|遊牧民|유목민|بدوي, بدوية, بدو|खानाबदोश, बंजारा
sorceress|zauberin|magicienne, sorcière|hechicera|feiticeira|maga, strega, fattucchiera|tovenares|волшебниц*, колдунь*|女巫师|女魔法使い|마법사 여인|ساحرة|जादूगरनी
cowgirl|cowgirl|cow girl|vaquera|vaqueira|cowgirl|cowgirl|ковбойка|女牛仔|カウガール|카우걸|راعية بقر|काउगर्ल
newlyweds|brautpaar, frisch vermählte|jeunes mariés, mariés|recién casados|recém casados, noivos|sposini, novelli sposi, sposi|bruidspaar, pasgetrouwden|молодожен*|新婚夫妇, 新人夫妻|新婚夫婦, 新郎新婦|신혼부부, 신랑신부|عروسان, عروسين|नवविवाहित, दूल्हा दुल्हन
musician|musikant, musikanten, spielmann, straßenmusiker|musicien de rue|músico callejero, mariachi, mariachis|músico de rua, sanfoneiro|suonatore, musicista di strada|muzikant, straatmuzikant|музыкант*, гармонист*|乐师, 街头艺人|楽士, 音楽家|연주자, 악사|عازف, موسيقي, موسيقيون|संगीतकार, वादक
`;

/** Columns: Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. */
export const PEOPLE_EVERYDAY_NORTH = `
samurai|samuraj|samurai|samurai|samuraj|самурай|samuray|samurai
superhero|superhjälte|superhelt|superhelt|superbohater, superbohaterka|супергерой|süper kahraman|pahlawan super
teenager|tonåring, tonåringar|teenager|tenåring, tenåringer|nastolatek, nastolatka, nastolatki|підліток, підлітки|ergen, genç kız, delikanlı|remaja
engineer|ingenjör|ingeniør|ingeniør|inżynier|інженер|mühendis|insinyur
developer|programmerare|programmør|programmerer|programista, programistka|програміст, програмістка|yazılımcı, programcı|programmer
businessman|affärsman|forretningsmand|forretningsmann|biznesmen|бізнесмен|iş adamı|pebisnis, pengusaha
businesswoman|affärskvinna|forretningskvinde|forretningskvinne|bizneswoman|бізнесвумен|iş kadını|pengusaha wanita
pilot|pilot|pilot|pilot|pilot, pilotka|пілот, льотчик|pilot|pilot
waiter|servitör, servitris, kypare|tjener, servitrice|kelner, servitør|kelner, kelnerka|офіціант, офіціантка|garson|pelayan
writer|författare|forfatter|forfatter|pisarz, pisarka|письменник, письменниця|yazar|penulis
graduate|student i mössa, examensstudent|nyuddannet, student med hue|nyutdannet|absolwent, absolwentka|випускник, випускниця|mezun|wisudawan
explorer|upptäcktsresande|opdagelsesrejsende|oppdager|odkrywca, podróżnik|дослідник, мандрівник|kaşif|penjelajah
violinist|violinist|violinist|fiolinist|skrzypek, skrzypaczka|скрипаль, скрипалька|kemancı|pemain biola
football player|fotbollsspelare|fodboldspiller|fotballspiller|piłkarz, piłkarka|футболіст, футболістка|futbolcu|pemain sepak bola
basketball player|basketspelare|basketballspiller|basketballspiller|koszykarz, koszykarka|баскетболіст|basketbolcu|pemain basket
ninja|ninja|ninja|ninja|ninja|ніндзя|ninja|ninja
groom|brudgum|brudgom|brudgom|pan młody|наречений|damat|mempelai pria
emperor|kejsare|kejser|keiser|cesarz|імператор|imparator|kaisar
fairy|älva, fe|fe, alf|alv, fe|wróżka|фея|peri kızı, peri|peri
warrior|krigare|kriger|kriger|wojownik, wojowniczka|воїн, козак, козаки|savaşçı|prajurit
lawyer|advokat|advokat|advokat|prawnik, adwokat|адвокат, юрист|avukat|pengacara
mechanic|mekaniker|mekaniker|mekaniker|mechanik|механік|tamirci|montir
carpenter|snickare|tømrer, snedker|snekker|stolarz, cieśla|тесляр, столяр|marangoz|tukang kayu
tennis player|tennisspelare|tennisspiller|tennisspiller|tenisista, tenisistka|тенісист, тенісистка|tenisçi|pemain tenis
skateboarder|skateboardåkare|skateboarder|skateboarder|deskorolkarz|скейтбордист|kaykaycı|pemain skateboard
snowboarder|snowboardåkare|snowboarder|snowboardkjører|snowboardzista|сноубордист|snowboardcu|pemain snowboard
boxer|boxare|bokser|bokser|bokser|боксер|boksör|petinju
archer|bågskytt|bueskytte|bueskytter|łucznik, łuczniczka|лучник, лучниця|okçu|pemanah
pianist|pianist|pianist|pianist|pianista, pianistka|піаніст, піаністка|piyanist|pianis
drummer|trummis, trumslagare|trommeslager|trommeslager|perkusista|барабанщик|davulcu|pemain drum
flutist|flöjtist|fløjtenist|fløytist|flecista, flecistka|флейтист, сопілкар|flütçü, kavalcı|pemain suling
saxophonist|saxofonist|saxofonist|saksofonist|saksofonista, saksofonistka|саксофоніст|saksafoncu|pemain saksofon
trumpeter|trumpetare|trompetist|trompetist|trębacz|трубач|trompetçi|pemain terompet
cellist|cellist|cellist|cellist|wiolonczelista, wiolonczelistka|віолончеліст|çellist|pemain selo
accordionist|dragspelare|harmonikaspiller|trekkspiller|akordeonista|баяніст, акордеоніст|akordeoncu|pemain akordeon
harpist|harpist|harpist|harpist|harfista, harfistka|арфістка|arpçı|pemain harpa
lumberjack|skogshuggare|skovhugger|tømmerhogger|drwal|лісоруб|oduncu|penebang kayu
blacksmith|smed|smed|smed|kowal|коваль|demirci|pandai besi
welder|svetsare|svejser|sveiser|spawacz|зварювальник|kaynakçı|tukang las
astronomer|astronom|astronom|astronom|astronom|астроном|gökbilimci|astronom
seamstress|sömmerska|syerske|syerske|krawcowa, szwaczka|швачка|terzi|penjahit
street vendor|gatuförsäljare|gadesælger|gateselger|uliczny sprzedawca|вуличний торговець|sokak satıcısı, simitçi|pedagang kaki lima
politician|politiker|politiker|politiker|polityk|політик|siyasetçi|politisi
toddler|småbarn|tumling|smårolling|maluch, niemowlę|малюк, малятко|yürümeye başlayan çocuk|balita
dentist|tandläkare|tandlæge|tannlege|dentysta, dentystka|стоматолог|diş hekimi, dişçi|dokter gigi
librarian|bibliotekarie|bibliotekar|bibliotekar|bibliotekarz, bibliotekarka|бібліотекар, бібліотекарка|kütüphaneci|pustakawan
lifeguard|badvakt|livredder|badevakt|ratownik|рятувальник|cankurtaran|penjaga pantai
priest|präst|præst|prest|ksiądz|священник|papaz, rahip|pendeta, pastor
prince|prins|prins|prins|książę|принц|prens|pangeran
detective|detektiv|detektiv|detektiv|detektyw|детектив|dedektif|detektif
golfer|golfspelare|golfspiller|golfspiller|golfista|гольфіст|golfçü|pegolf
ice skater|skridskoåkare|skøjteløber|skøyteløper|łyżwiarz, łyżwiarka|фігуристка, ковзаняр|buz patencisi|pemain seluncur es
rower|roddare|roer|roer|wioślarz|веслувальник|kürekçi|pendayung
journalist|journalist|journalist|journalist|dziennikarz, dziennikarka|журналіст, журналістка|gazeteci|wartawan
architect|arkitekt|arkitekt|arkitekt|architekt, architektka|архітектор|mimar|arsitek
postman|brevbärare|postbud|postbud|listonosz, listonoszka|листоноша|postacı|tukang pos
goalkeeper|målvakt|målmand|keeper, målvakt|bramkarz|воротар|kaleci|kiper
rock climber|klättrare|klatrer|klatrer|wspinacz, alpinista|скелелаз, альпініст|dağcı, tırmanıcı|pemanjat tebing
pilgrim|pilgrim|pilgrim|pilegrim|pielgrzym|паломник|hacı|peziarah
sorceress|trollkvinna|troldkvinde|trollkvinne|czarodziejka|чаклунка|büyücü kadın|penyihir wanita
newlyweds|brudpar, nygifta|brudepar, nygifte|brudepar, nygifte|nowożeńcy, młoda para, para młoda|молодята|yeni evliler, gelin damat|pengantin baru
musician|gatumusikant, spelman|gademusikant, spillemand|gatemusikant, spellemann|grajek, muzyk|музикант, кобзар|çalgıcı|pengamen
`;

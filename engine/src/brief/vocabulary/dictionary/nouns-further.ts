// Columns: English|German|French|Spanish|Portuguese|Italian|Dutch|Russian|Chinese|Japanese|Korean|Arabic|Hindi.
// Translated by hand after the common dictionaries of each language; no word that mostly means something else.

/** Things and people that the English vocabulary names, in the languages of `GREAT`. */
export const NOUNS_FURTHER = `
buffalo|büffel, wasserbüffel|buffle, buffles|búfalo, búfalos|búfalo, búfalos|bufalo, bufali|buffel, buffels|буйвол*|水牛|水牛, バッファロー|물소, 버펄로|جاموس|भैंस, भैंसा
bison|bison, bisons|bison|bisonte, bisontes|bisonte|bisonte, bisonti|bizon|бизон*|野牛|バイソン|들소|بيسون|बाइसन
sea turtle|meeresschildkröte|tortue de mer|tortuga marina|tartaruga marinha|tartaruga marina|zeeschildpad|морская черепаха|海龟|ウミガメ|바다거북|سلحفاة بحرية|समुद्री कछुआ
walrus|walross|morse|morsa|morsa|tricheco|walrus|морж*|海象|セイウチ|바다코끼리|فظ|वालरस
hamster|hamster|hamster|hámster|hamster|criceto, criceti|hamster|хомяк*|仓鼠|ハムスター|햄스터|هامستر|हैम्स्टर
llama|lama, lamas|lama|llama, llamas|lhama|lama|lama|лама|羊驼|ラマ|라마|لاما|लामा
bat|fledermaus, fledermäuse|chauve souris|murciélago, murciélagos|morcego, morcegos|pipistrello, pipistrelli|vleermuis, vleermuizen|летучая мышь, летучие мыши|蝙蝠|コウモリ|박쥐|خفاش, خفافيش|चमगादड़
raven|rabe, raben|corbeau, corbeaux|cuervo, cuervos|corvo, corvos|corvo, corvi|raaf, raven|ворон, вороны|乌鸦|カラス|까마귀|غراب, غربان|कौआ, कौवा
crow|krähe, krähen|corneille|corneja|gralha|cornacchia|kraai, kraaien|ворона|乌鸦|烏|까마귀|زاغ|कौआ
sparrow|spatz, spatzen, sperling|moineau, moineaux|gorrión, gorriones|pardal, pardais|passero, passeri|mus, mussen|воробей, воробья, воробьи|麻雀|スズメ|참새|عصفور دوري|गौरैया
hummingbird|kolibri, kolibris|colibri|colibrí, colibríes|beija flor|colibrì|kolibrie|колибри|蜂鸟|ハチドリ|벌새|طائر طنان|हमिंगबर्ड
lizard|eidechse, eidechsen|lézard, lézards|lagarto, lagartija|lagarto|lucertola, lucertole|hagedis|ящериц*|蜥蜴|トカゲ|도마뱀|سحلية|छिपकली
ant|ameise, ameisen|fourmi, fourmis|hormiga, hormigas|formiga, formigas|formica, formiche|mier, mieren|муравей, муравьи, муравья|蚂蚁|アリの, アリが|개미|نملة, نمل|चींटी
seal|seehund, robbe, robben|phoque, phoques|foca, focas|foca, focas|foca, foche|zeehond, zeehonden|тюлень, тюлени, тюленя|海豹|アザラシ|물개, 바다표범|فقمة|सील मछली
pony|pony, ponys|poney|poni|pônei|pony|pony|пони|小马|ポニー|조랑말|مهر|टट्टू
cathedral|dom, kathedrale|cathédrale|catedral|catedral|cattedrale, duomo|kathedraal|собор|大教堂|大聖堂|대성당|كاتدرائية|गिरजाघर
palace|palast|palais|palacio|palácio|palazzo reale|paleis|дворец, дворца|宫殿|宮殿|궁전, 궁궐|قصر|राजमहल, महल
temple|tempel|temple|templo|templo|tempio|tempel|храм, храма, храме|寺庙|お寺, 神殿|사원, 사찰|معبد|मंदिर
pagoda|pagode|pagode|pagoda|pagode|pagoda|pagode|пагод*|宝塔|五重塔|석탑, 불탑|باغودا|पगोडा
skyscraper|wolkenkratzer, hochhaus, hochhäuser|gratte ciel|rascacielos|arranha céu, arranha céus|grattacielo, grattacieli|wolkenkrabber, wolkenkrabbers|небоскреб*|摩天大楼, 高楼|高層ビル, 摩天楼|고층 빌딩, 마천루|ناطحة سحاب, ناطحات سحاب|गगनचुंबी
factory|fabrik|usine|fábrica|fábrica|fabbrica|fabriek|завод, завода, фабрик*|工厂|工場|공장|مصنع|कारखाना
greenhouse|gewächshaus|serre de jardin|invernadero|estufa de plantas|serra di piante|broeikas|теплиц*, оранжере*|温室|温室|온실|دفيئة|ग्रीनहाउस
treehouse|baumhaus|cabane dans l'arbre|casa del árbol, casa en el árbol|casa na árvore|casa sull'albero|boomhut|домик на дереве|树屋|ツリーハウス|나무집|بيت شجرة|पेड़ का घर
mill|mühle|moulin|molino|moinho|mulino|molen, molens|мельниц*|磨坊, 风车|水車小屋|방앗간, 물레방아|طاحونة|चक्की
fishing boat|fischerboot, fischkutter|bateau de pêche, barque de pêche, barque de pêcheur, bateau de pêcheur|barco de pesca, barca de pesca, barca de pescadores|barco de pesca, barco de pescadores|barca da pesca, barca di pescatori, barche di pescatori, peschereccio|vissersboot|рыбацкая лодка, рыбацкой лодке|渔船|漁船|어선, 고깃배|قارب صيد|मछली पकड़ने की नाव
canoe|kanu|canoë|canoa|canoa|canoa|kano|каноэ, байдарк*|独木舟|カヌー|카누|زورق|डोंगी
yacht|yacht, jacht|yacht|yate|iate|yacht|jacht|яхта, яхты, яхту|游艇|ヨット|요트|يخت|नौका
submarine|u boot|sous marin|submarino amarillo|submarino|sottomarino|onderzeeër|подводная лодка|潜水艇|潜水艦|잠수함|غواصة|पनडुब्बी
ambulance|krankenwagen|ambulance|ambulancia|ambulância|ambulanza|ambulance|скорая помощь|救护车|救急車|구급차|سيارة إسعاف|एम्बुलेंस
tram|straßenbahn|tramway|tranvía|bonde elétrico|tram|tram|трамва*|有轨电车|路面電車|전차, 트램|ترام|ट्राम
van|lieferwagen, transporter|camionnette|furgoneta|furgão|furgone|bestelbus|фургон*|面包车|バン車|승합차|شاحنة صغيرة|वैन
cart|karren, leiterwagen|charrette|carreta, carro de caballos|carroça|carretto|kar, handkar|телег*|马车|荷車|수레, 달구지|عربة خشبية|बैलगाड़ी, ठेला
skateboard|skateboard|skateboard, planche à roulettes|monopatín|skate|skateboard|skateboard|скейтборд*|滑板|スケートボード|스케이트보드|لوح تزلج|स्केटबोर्ड
surfboard|surfbrett|planche de surf|tabla de surf|prancha de surfe, prancha de surf|tavola da surf|surfplank|доск* для серфинга|冲浪板|サーフボード|서핑보드, 서프보드|لوح ركوب الأمواج|सर्फबोर्ड
skis|skier, ski|skis|esquís|esquis|sci ai piedi|ski's|лыжи, лыжах, лыжами|滑雪板|スキー板|스키를|زلاجات|स्की
ball|ball, bälle|balle, ballon de plage|pelota, pelotas|bola, bolas|palla, pallone|bal, ballen|мяч, мяча, мячом, мячик*|皮球, 球|ボール|공을, 공놀이|كرة|गेंद
football||au ballon, ballon de foot, après un ballon, après le ballon||||||||||
swing|schaukel, schaukeln|balançoire|columpio, columpios|balanço de criança|altalena, altalene|schommel|качел*|秋千|ブランコ|그네|أرجوحة|झूला, झूले
teddy bear|teddybär, teddy|ours en peluche, nounours|osito de peluche, oso de peluche|ursinho de pelúcia|orsacchiotto|teddybeer|плюшевый мишка, плюшевого мишку|泰迪熊, 玩具熊|テディベア, くまのぬいぐるみ|곰인형, 테디베어|دمية دب|टेडी बियर
doll|puppe, puppen|poupée|muñeca, muñecas|boneca, bonecas|bambola, bambole|pop met jurk|кукла, куклу, куклы|洋娃娃|お人形|인형|دمية|गुड़िया
toy|spielzeug|jouet, jouets|juguete, juguetes|brinquedo, brinquedos|giocattolo, giocattoli|speelgoed|игрушк*|玩具|おもちゃ|장난감|لعبة أطفال|खिलौना, खिलौने
cup|tasse, becher|tasse|taza, tazas|xícara, caneca|tazza, tazze|kopje, beker|чашка, чашку, кружк*|杯子|カップ, マグカップ|머그컵, 찻잔|فنجان|प्याला, कप
plate|teller|assiette|plato de comida|prato de comida|piatto di ceramica|bord met eten|тарелк*|盘子|お皿|접시|صحن|थाली
pot|kochtopf|marmite|olla|panela|pentola|kookpot|кастрюл*|锅子|お鍋|냄비|قدر طعام|हांडी
oven|backofen, ofen|four à pain|horno|forno|forno|oven|печь, печи, духовк*|烤箱|オーブン|오븐, 화덕|فرن|तंदूर
stove|herd|cuisinière à gaz|estufa|fogão|fornello|fornuis|плита|炉灶|コンロ|가스레인지|موقد|चूल्हा
milk|milch|lait|leche|leite|latte fresco|melk|молоко, молока|牛奶|牛乳, ミルク|우유|حليب|दूध
honey|honig|miel|miel|mel|miele|honing|мед в банке|蜂蜜|はちみつ|벌꿀|عسل|शहद
vegetable|gemüse|légume, légumes|verdura, verduras|verdura, verduras, legumes|verdura, verdure|groente, groenten|овощ*|蔬菜|野菜|채소|خضروات, خضار|सब्ज़ी, सब्जियां
potato|kartoffel, kartoffeln|pomme de terre, pommes de terre|patata, patatas|batata, batatas|patata, patate|aardappel, aardappelen|картофель, картошк*|土豆|じゃがいも|감자|بطاطس|आलू
onion|zwiebel, zwiebeln|oignon, oignons|cebolla, cebollas|cebola, cebolas|cipolla, cipolle|ui, uien|лук на столе|洋葱|玉ねぎ|양파|بصل|प्याज़
garlic|knoblauch|ail|ajo, ajos|alho|aglio|knoflook|чеснок*|大蒜|にんにく|마늘|ثوم|लहसुन
corn|mais|maïs|maíz|milho|mais, granturco|maïs|кукуруз*|玉米|トウモロコシ|옥수수|ذرة|मक्का, भुट्टा
wheat|weizen|blé|trigo|trigo|grano maturo|tarwe|пшениц*|小麦|小麦|밀밭|قمح|गेहूं
peach|pfirsich, pfirsiche|pêche, pêches|melocotón, melocotones|pêssego, pêssegos|pesca, pesche|perzik, perziken|персик*|桃子|桃の|복숭아|خوخ|आड़ू
blueberry|heidelbeere, heidelbeeren, blaubeeren|myrtille, myrtilles|arándano, arándanos|mirtilo, mirtilos|mirtillo, mirtilli|blauwe bes, bosbessen|черник*|蓝莓|ブルーベリー|블루베리|توت أزرق|ब्लूबेरी
raspberry|himbeere, himbeeren|framboise, framboises|frambuesa, frambuesas|framboesa, framboesas|lampone, lamponi|framboos, frambozen|малин*|覆盆子|ラズベリー|라즈베리|توت أحمر|रास्पबेरी
mango|mango, mangos|mangue, mangues|mango, mangos|manga madura, mangas maduras|mango|mango|манго|芒果|マンゴー|망고|مانجو|आम का फल
coconut|kokosnuss, kokosnüsse|noix de coco|coco, cocos|coco, cocos|noce di cocco|kokosnoot|кокос*|椰子|ココナッツ|코코넛|جوز الهند|नारियल
donut|donut, donuts|beignet, donut|dónut, rosquilla|rosquinha|ciambella, ciambelle|donut|пончик*|甜甜圈|ドーナツ|도넛|دونات|डोनट
meat|fleisch|viande|carne asada|carne assada|carne alla griglia|vlees|мясо, мяса|烤肉|お肉|고기|لحم|मांस
pie|kuchenstück, pastete|tourte|pastel de manzana|torta de maçã|crostata|taart|пирог*|馅饼|パイ|파이 한 조각|فطيرة|पाई
lily|lilie, lilien|lys|lirio, lirios|lírio, lírios|giglio, gigli|lelie, lelies|лили*|百合|ユリの花|백합|زنبق|लिली
orchid|orchidee, orchideen|orchidée|orquídea, orquídeas|orquídea|orchidea, orchidee|orchidee|орхиде*|兰花|蘭の花|난초|أوركيد|ऑर्किड
rose|rose, rosen|rose rouge|rosa roja|rosa vermelha|rosa rossa, rose rosse|roos, rozen|роза, розу, розы|玫瑰花|薔薇|장미꽃|وردة حمراء|गुलाब का फूल
lavender|lavendel|lavande|lavanda|lavanda|lavanda|lavendel|лаванд*|薰衣草|ラベンダー|라벤더|خزامى|लैवेंडर
hay|heu, heuballen|foin|heno|feno|fieno|hooi|сено, сена, стог*|干草|干し草|건초|تبن|भूसा
feather|feder, federn|plume, plumes|pluma, plumas|pena de ave|piuma, piume|veer, veren|перо птицы|羽毛|羽根|깃털|ريشة|पंख
nest|vogelnest|nid|nido|ninho|nido|vogelnest|гнездо, гнезде|鸟巢|鳥の巣|둥지|عش|घोंसला
seashell|muschel, muscheln|coquillage, coquillages|concha, conchas|concha do mar, conchas|conchiglia, conchiglie|schelp, schelpen|ракушк*|贝壳|貝殻|조개껍데기|صدفة|सीप
snowflake|schneeflocke, schneeflocken|flocon de neige, flocons de neige|copo de nieve, copos de nieve|floco de neve, flocos de neve|fiocco di neve, fiocchi di neve|sneeuwvlok, sneeuwvlokken|снежинк*|雪花|雪の結晶|눈송이|ندفة ثلج|बर्फ के फाहे
christmas tree|weihnachtsbaum, christbaum, tannenbaum, geschmückter baum, geschmückte tanne, geschmückter tannenbaum, geschmückten tannenbaum, geschmückten baum|sapin de noël, arbre de noël, sapin décoré, sapin illuminé, sapin enguirlandé|árbol de navidad, árbol decorado, pino decorado, abeto decorado|árvore de natal, árvore decorada, pinheiro decorado|albero di natale, albero decorato, albero addobbato, abete decorato|kerstboom, versierde boom, versierde spar|елка, елку, новогодняя елка, наряженная елка, украшенная елка, наряженную елку|圣诞树|クリスマスツリー|크리스마스 트리, 크리스마스트리|شجرة عيد الميلاد|क्रिसमस ट्री
reindeer|rentier, rentiere|renne, rennes|reno, renos|rena, renas|renna, renne|rendier, rendieren|северный олень|驯鹿|トナカイ|순록|رنة|बारहसिंगा
flag|flagge, fahne|drapeau, drapeaux|bandera, banderas|bandeira, bandeiras|bandiera, bandiere|vlag, vlaggen|флаг*|旗帜, 国旗|旗を, 国旗|깃발|علم يرفرف|झंडा, झंडे
bell|kirchenglocke, glocke|cloche, cloches|campana, campanas|sino da igreja|campana, campane|kerkklok|колокол*|铃铛|ベル|종소리|جرس|घंटी
letter|liebesbrief, brief|lettre d'amour|carta de amor|carta de amor|lettera d'amore|liefdesbrief|письмо, письма|书信, 情书|手紙|편지|رسالة حب|चिट्ठी
envelope|briefumschlag|enveloppe|sobre de papel|envelope|busta da lettera|envelop|конверт*|信封|封筒|편지봉투|مظروف|लिफ़ाफ़ा
newspaper|zeitung|journal papier|periódico|jornal|giornale|krant|газета, газету|报纸|新聞紙, 新聞を|신문|جريدة|अख़बार, अखबार
scissors|schere|ciseaux|tijeras|tesoura|forbici|schaar|ножницы|剪刀|はさみ|가위|مقص|कैंची
pencil|bleistift, bleistifte|crayon, crayons|lápiz, lápices|lápis|matita, matite|potlood, potloden|карандаш*|铅笔|鉛筆|연필|قلم رصاص|पेंसिल
typewriter|schreibmaschine|machine à écrire|máquina de escribir|máquina de escrever|macchina da scrivere|typemachine|пишущая машинка|打字机|タイプライター|타자기|آلة كاتبة|टाइपराइटर
sewing machine|nähmaschine|machine à coudre|máquina de coser|máquina de costura|macchina da cucire|naaimachine|швейная машинка|缝纫机|ミシン|재봉틀|آلة خياطة|सिलाई मशीन
television|fernseher|téléviseur|televisor, televisión|televisão, televisor|televisore|televisie|телевизор*|电视机|テレビ|텔레비전|تلفاز|टेलीविज़न
radio|radiogerät|poste de radio|radio antigua|rádio antigo|radio antica|radio|радиоприемник*|收音机|ラジオ|라디오|مذياع|रेडियो
calendar|kalender|calendrier|calendario|calendário|calendario|kalender|календар*|日历|カレンダー|달력|تقويم|कैलेंडर
hourglass|sanduhr|sablier|reloj de arena|ampulheta|clessidra|zandloper|песочные часы|沙漏|砂時計|모래시계|ساعة رملية|रेत घड़ी
piggy bank|sparschwein|tirelire|hucha, alcancía|cofrinho|salvadanaio|spaarvarken|копилк*|存钱罐|貯金箱|돼지저금통|حصالة|गुल्लक
sword|schwert, schwerter|épée, épées|espada, espadas|espada, espadas|spada, spade|zwaard, zwaarden|меч, мечом|宝剑|刀を, 剣を|장검|سيف|तलवार
microscope|mikroskop|microscope|microscopio|microscópio|microscopio|microscoop|микроскоп*|显微镜|顕微鏡|현미경|مجهر|सूक्ष्मदर्शी
magnifying glass|lupe|loupe|lupa|lupa|lente d'ingrandimento|vergrootglas|лупа|放大镜|虫眼鏡|돋보기|عدسة مكبرة|आवर्धक लेंस
ladder|leiter an|échelle|escalera de mano|escada de mão|scala a pioli|ladder|лестниц*|梯子|はしご|사다리|سلم خشبي|सीढ़ी
hammer|hammer|marteau|martillo|martelo|martello|hamer|молоток, молотком|锤子|ハンマー|망치|مطرقة|हथौड़ा
bucket|eimer|seau|cubo de agua, balde|balde|secchio|emmer|ведро, ведром|水桶|バケツ|양동이|دلو|बाल्टी
broom|besen|balai|escoba|vassoura|scopa|bezem|метла, метлой|扫帚|ほうき|빗자루|مكنسة|झाड़ू
box|schachtel, karton|boîte en carton|caja de cartón|caixa de papelão|scatola, scatole|kartonnen doos|коробк*|纸箱, 盒子|段ボール箱|상자|صندوق|डिब्बा
carpet|teppich|tapis|alfombra|tapete|tappeto|tapijt|ковер, ковре|地毯|絨毯, カーペット|카펫, 양탄자|سجادة|कालीन
curtain|vorhang, vorhänge|rideau, rideaux|cortina, cortinas|cortina, cortinas|tenda della finestra|gordijn, gordijnen|занавеск*, штор*|窗帘|カーテン|커튼|ستارة|पर्दा
pillow|kissen|oreiller|almohada|travesseiro|cuscino|kussen|подушк*|枕头|枕の, クッション|베개|وسادة|तकिया
floor lamp|stehlampe|lampadaire|lámpara de pie|luminária de chão|lampada da terra|staande lamp|торшер*|落地灯|フロアランプ|스탠드 조명|مصباح أرضي|फ़्लोर लैंप
stool|hocker|tabouret|taburete|banquinho|sgabello|kruk|табурет*|凳子|スツール, 丸椅子|스툴|مقعد بلا ظهر|स्टूल
shelf|regal|étagère|estante|prateleira|scaffale|plank aan de muur|полка, полке|架子|棚の|선반|رف|अलमारी
gate|gartentor|portail|portón|portão|cancello|hek|ворота|大门|門の前|대문|بوابة|फाटक
roof|dach, dächer|toit, toits|tejado, tejados|telhado, telhados|tetto, tetti|dak, daken|крыша, крыше, крыши|屋顶|屋根|지붕|سطح منزل|छत
well|ziehbrunnen|puits|pozo|poço|pozzo|waterput|колодец|水井|井戸|우물|بئر|कुआं, कुआँ
monument|denkmal|monument|monumento|monumento|monumento|monument|памятник*|纪念碑|記念碑|기념비|نصب تذكاري|स्मारक
parasol|sonnenschirm|parasol|sombrilla, parasol|guarda sol|ombrellone, ombrelloni|parasol|пляжный зонт*|遮阳伞|パラソル|파라솔|مظلة شاطئ|छतरी समुद्र तट
deck chair|liegestuhl|chaise longue, transat|tumbona|espreguiçadeira|sdraio|ligstoel, strandstoel|шезлонг*|躺椅|デッキチェア|비치 의자|كرسي شاطئ|आराम कुर्सी
mask|maske, masken|masque, masques|máscara, máscaras|máscara, máscaras|maschera, maschere|masker, maskers|маска, маску, маски|面具|仮面|가면|قناع|मुखौटा
ufo|ufo, fliegende untertasse|soucoupe volante, ovni|ovni, platillo volador|disco voador|disco volante|vliegende schotel|нло, летающая тарелка|飞碟|空飛ぶ円盤|비행접시|طبق طائر|उड़न तश्तरी
comet|komet|comète|cometa en el cielo|cometa|cometa|komeet|комета, комету|彗星|彗星|혜성|مذنب|धूमकेतु
lady|dame|dame|señora, dama|senhora, dama|signora, dama|dame|дама, дамы|女士|婦人, 淑女|숙녀, 아주머니|سيدة|महिला
gentleman|gentleman, feiner herr, vornehmer herr, eleganter herr, herr mit hut|monsieur|señor, caballero|senhor, cavalheiro|signore|heer|джентльмен*|绅士|紳士|신사, 아저씨|سيد أنيق|सज्जन
toddler|kleinkind|tout petit|niño pequeño|criança pequena|bimbo, bimba, bimbi|peuter|малыш, малыши|幼儿|幼児|유아|طفل صغير|नन्हा बच्चा
priest|priester, pfarrer|prêtre|sacerdote, cura|padre da igreja|prete|priester|священник*|牧师|神父, 牧師|신부님, 목사|كاهن|पुजारी, पादरी
prince|prinz|prince|príncipe|príncipe|principe|prins|принц, принца|王子|王子|왕자|أمير|राजकुमार
monster|monster, ungeheuer|monstre|monstruo, monstruos|monstro, monstros|mostro, mostri|monster|монстр*, чудовищ*|怪物|怪物, モンスター|괴물|وحش|राक्षस
alien|außerirdischer|extraterrestre|extraterrestre, alienígena|extraterrestre, alienígena|alieno, alieni|buitenaards wezen|инопланетян*, пришелец|外星人|宇宙人|외계인|كائن فضائي|एलियन
detective|detektiv|détective|detective|detetive|investigatore|detective|детектив с лупой, сыщик|侦探|探偵|탐정|محقق|जासूस
librarian|bibliothekar, bibliothekarin|bibliothécaire|bibliotecario, bibliotecaria|bibliotecário, bibliotecária|bibliotecario, bibliotecaria|bibliothecaris|библиотекарь|图书管理员|司書|사서|أمين مكتبة|पुस्तकालयाध्यक्ष
dentist|zahnarzt, zahnärztin|dentiste|dentista|dentista|dentista|tandarts|стоматолог, зубной врач|牙医|歯医者|치과의사|طبيب أسنان|दंत चिकित्सक
lifeguard|rettungsschwimmer|maître nageur|socorrista|salva vidas|bagnino|strandwacht|спасатель|救生员|ライフガード|안전요원, 구조원|منقذ بحري|जीवनरक्षक
sister|schwester, schwestern|sœur, sœurs, soeur|hermana, hermanas|irmã, irmãs|sorella, sorelle|zus, zussen|сестра, сестры, сестру|姐妹, 姐姐, 妹妹|姉妹|언니, 누나, 여동생, 자매|أخت|बहन
man|männer|hommes|hombres|homens|uomini|mannen|мужчины|男人们|男たち|남자들|رجال, الرجال|आदमियों, पुरुष
woman|frauen|femmes|mujeres|mulheres|donne|vrouwen|женщины|女人们|女たち|여자들|نساء, النساء|महिलाएँ, औरतें
market square|marktplatz, wochenmarkt|place du marché|plaza del mercado|praça do mercado|piazza del mercato|marktplein|рыночная площадь|菜市场|市場|시장|سوق, السوق|बाज़ार, बाजार
brother|bruder, brüder|frère, frères|hermano, hermanos|irmão, irmãos|fratello, fratelli|broer, broers|брат, брата, братья|兄弟, 哥哥, 弟弟|兄弟|오빠, 남동생, 형제|أخ, إخوة|भाई
`;

/** Places, hours and weathers that the English vocabulary names, in the languages of `GREAT`. */
export const PLACES_FURTHER = `
valley|tal im gebirge, bergtal|vallée|valle|vale verde|valle, vallata|vallei, dal|долина, долине|山谷|谷間|골짜기, 계곡|واد|वादी
cliff|klippe, klippen|falaise, falaises|acantilado, acantilados|falésia, penhasco|scogliera|klif, kliffen|скала, скале, утес*|悬崖|断崖, 崖の上|절벽|جرف|चट्टान
cave|höhle|grotte, caverne|cueva|caverna, gruta|grotta, caverna|grot|пещера, пещере|山洞|洞窟|동굴|كهف|गुफा
path|waldweg, pfad, feldweg|sentier, chemin|sendero, camino|trilha, caminho de terra|sentiero|pad door, bospad, wandelpad|тропа, тропе, тропинк*|小路|小道|오솔길|درب|पगडंडी
horizon|horizont|horizon|horizonte|horizonte|orizzonte|horizon|горизонт*|地平线|地平線, 水平線|지평선, 수평선|أفق|क्षितिज
countryside|auf dem land, ländlich*|campagne|campiña|zona rural|campagna|platteland|сельская местность|乡村, 乡间|田舎|시골|ريف|गाँव देहात
seaside|am meer|bord de mer|orilla del mar, a la orilla del mar|beira mar, à beira mar|riva al mare, in riva al mare|aan zee|взморье, у моря|海边|海辺|바닷가|شاطئ البحر|समुद्र किनारे
playground|spielplatz|aire de jeux|patio de juegos, parque infantil|parquinho|parco giochi|speeltuin|детская площадка, детской площадке|操场, 游乐场|遊び場, 運動場|놀이터, 운동장|ملعب أطفال|खेल का मैदान
swimming pool|schwimmbad, schwimmbecken|piscine|piscina|piscina|piscina|zwembad|бассейн*|游泳池|プール|수영장|مسبح|स्विमिंग पूल, तरणताल
rooftop|dachterrasse|toit terrasse|azotea|terraço do prédio|tetto a terrazza|dakterras|на крыше дома|天台|屋上|옥상|سطح المبنى|छत पर
balcony|balkon|balcon|balcón|varanda, sacada|balcone|balkon|балкон*|阳台|ベランダ, バルコニー|발코니|شرفة|बालकनी, छज्जा
hospital|krankenhaus|hôpital|hospital|hospital|ospedale|ziekenhuis|больниц*|医院|病院|병원|مستشفى|अस्पताल
airport|flughafen|aéroport|aeropuerto|aeroporto|aeroporto|luchthaven|аэропорт*|机场|空港|공항|مطار|हवाई अड्डा
train station|bahnhof|gare|estación de tren|estação de trem|stazione dei treni|treinstation|вокзал*|火车站|駅のホーム, 駅で|기차역|محطة قطار|रेलवे स्टेशन
supermarket|supermarkt|supermarché|supermercado|supermercado|supermercato|supermarkt|супермаркет*|超市|スーパーで|슈퍼마켓|سوبرماركت|सुपरमार्केट
stadium|stadion|stade|estadio|estádio|stadio|stadion|стадион*|体育场|競技場, スタジアム|경기장|ملعب|स्टेडियम
glacier|gletscher|glacier|glaciar|geleira|ghiacciaio|gletsjer|ледник*|冰川|氷河|빙하|نهر جليدي|हिमनद
ski slope|skipiste, rodelhang|piste de ski|pista de esquí|pista de esqui|pista da sci|skipiste|горнолыжный склон, горка|滑雪场, 雪坡|スキー場, ゲレンデ|스키장, 썰매장, 눈썰매장|منحدر تزلج|स्की ढलान
farm|bauernhof|ferme|granja|fazenda|fattoria|boerderij|ферма|农场|農場|농장|مزرعة|खेत खलिहान
jungle|dschungel|jungle|selva|selva|giungla|jungle, oerwoud|джунгли|丛林|ジャングル|정글|أدغال|घना जंगल
path|wanderweg|chemin de terre|vereda|vereda|viottolo|paadje|дорожк*|石子路|遊歩道|산책로|ممشى|पथ
meadow|wiese|prairie|pradera|pradaria, campina|prateria|weiland, weide, grasland|луг, лугу, полян*|草地|牧草地, 草むら|풀밭, 초원|مرج|घास का मैदान
snowy|verschneit*|enneigé*|nevad*|nevad*, coberto de neve|innevat*|besneeuwd*|заснежен*|积雪, 雪中|雪に覆われた, 雪の積もった|눈 덮인, 눈 쌓인|مغطى بالثلج, مغطاة بالثلج|बर्फीला, बर्फीली, बर्फ से ढका
cityscape|stadtansicht|paysage urbain|paisaje urbano|paisagem urbana|panorama urbano|stadsgezicht|городской пейзаж|城市天际线|街の風景|도시 풍경|منظر المدينة|शहर का दृश्य
flower garden|blumengarten|jardin fleuri|jardín de flores|jardim de flores, jardim florido|giardino fiorito|bloementuin|цветник*, цветущий сад|花园里|花畑|꽃밭|حديقة زهور|फूलों का बगीचा
on the coast|an der küste|sur la côte|en la costa|no litoral|sulla costa|aan de kust|на побережье|海岸边|海岸の|해안|على الساحل|तट पर
golden light|goldenes licht|lumière dorée|luz dorada|luz dourada|luce dorata|gouden licht|золотой свет|金色的光|黄金色の光|황금빛|ضوء ذهبي|सुनहरी रोशनी
dusk|abenddämmerung|crépuscule|anochecer|crepúsculo, anoitecer|crepuscolo|schemering|сумерк*|黄昏, 傍晚|夕方, 夕暮れ時|해질 무렵, 황혼, 저녁 무렵|غسق|शाम ढले, गोधूलि
evening|abend, abends|soir, soirée d'été|al atardecer|à noite cedo, entardecer|sera, di sera|avond, 's avonds|вечер, вечером|晚上|夕方に|저녁|مساء, المساء|शाम
morning|früher morgen, am morgen|matin, au petit matin|mañana temprano, por la mañana|manhã, de manhã|mattina, di mattina|ochtend, 's ochtends|утро, утром|清晨, 早上|朝に, 早朝|이른 아침|صباح|सवेरे
sunrise|morgenrot, morgengrauen|aube|alba|alvorada|aurora|dageraad|заря, на заре|拂晓|明け方, 朝焼け|동틀 녘, 여명|فجر, الفجر|भोर
noon|mittag|midi|mediodía|meio dia|mezzogiorno|middag|полдень|正午|正午, 真昼|정오, 한낮|ظهيرة|दोपहर
midnight|mitternacht|minuit|medianoche|meia noite|mezzanotte|middernacht|полночь|午夜|真夜中|자정, 한밤|منتصف الليل|आधी रात
moonlight|mondlicht, mondschein|clair de lune|luz de la luna|luar, luz da lua|chiaro di luna|maanlicht|лунный свет, лунном свете|月光下|月明かり|달빛|ضوء القمر|चांदनी
full moon|vollmond|pleine lune|luna llena|lua cheia|luna piena|volle maan|полная луна, полной луной, полнолуние|满月, 圆月|満月|보름달|بدر, قمر مكتمل|पूर्णिमा
starry|sternenhimmel|étoilé*|estrellad*|estrelad*, céu estrelado|stellat*, cielo stellato|sterrenhemel, sterrennacht|звездн*|星空|星空|별이 빛나는, 밤하늘의 별|مرصعة بالنجوم|तारों भरा, तारों भरी
sunny|sonnig*|ensoleillé*|soleado, soleada|ensolarad*|soleggiat*|zonnig*|солнечн*|阳光明媚|晴れた日|화창한, 맑은 날|مشمس, مشمسة|धूप भरा, धूप में
rainy|regnerisch*|pluvieux, pluvieuse, sous la pluie|lluvios*, bajo la lluvia|chuvos*, na chuva|piovos*, sotto la pioggia|regenachtig*, in de regen|дождлив*, под дождем|雨天, 雨中|雨の日, 雨の中|비 오는, 비 내리는, 빗속|ممطر, ممطرة|बरसात, बारिश में
snowing|schneit|il neige|nevando, nieva|nevando, neva|nevica, sta nevicando|sneeuwt, het sneeuwt|идет снег, снегопад*|下雪, 雪花飘|雪が降る|눈 오는, 눈 내리는|يتساقط الثلج|बर्फ गिर, बर्फबारी
stormy|stürmisch*|orageux, orageuse, houleux|tormentos*|tempestuos*|tempestos*, burrascos*|stormachtig*|штормов*, бурн*|暴风雨中, 狂风|嵐の|폭풍우 치는, 폭풍 치는|عاصف, عاصفة|तूफानी
cloudy|bewölkt*|nuageux|nublado|nublado|nuvoloso|bewolkt*|пасмурн*, облачн*|多云, 阴天|曇り|흐린|غائم, غائمة|बादल छाए
misty|neblig*, morgennebel|brumeux, brumeuse|brumos*, con niebla|enevoad*, com neblina|nebbios*|mistig*|туманн*|雾中, 薄雾|霧の|안개 낀|ضبابي, ضبابية|कोहरे में
backyard|hinterhof, innenhof|cour, arrière cour|patio|quintal|cortile|achtertuin, binnenplaats|двор, дворе, двора, дворик*|院子, 后院|中庭, 裏庭|마당, 뒤뜰|فناء|आँगन, आंगन
windy|windig*|venteux, grand vent|ventos*|ventos*, com vento|ventos*|winderig*|ветрен*|大风, 刮风|風の強い|바람 부는|عاصف الرياح|हवादार
`;

/** What a figure wears, beside the words that stand with the English ones. */
export const GARMENTS_FURTHER = `
dress|dirndl, trachtenkleid||traje de flamenca|vestido longo|vestito lungo|zomerjurk|сарафан*|汉服, 漢服, 连衣裙||한복, 원피스||
hat|strohhut|chapeau de paille|sombrero de paja|chapéu de palha|cappello di paglia|strohoed|соломенн* шляп*|草帽, 斗笠|麦わら帽子|밀짚모자|قبعة قش|पुआल टोपी
`;

/** Ways to ride or hold that need no particle. */
export const RELATIONS_FURTHER = `
riding|||||||||にまたがる|타는, 타고||
`;

/** Deeds in forms that a description ends with, or of a play that names a thing which is not there. */
export const DEEDS_FURTHER = `
playing|||||||||遊んでいる|논다, 놀고 있다, 뛰놀고||
running|||||||||走っている|달린다, 뛰고 있다||
sitting|||||||||座っている|앉아 있다, 앉아있다||
sleeping|||||||||眠っている|잔다, 자고 있다||
flying|||||||||飛んでいる|난다, 날고 있다||
reading|||||||||読んでいる|읽는다, 읽고 있다||
walking|||||||||歩いている|걷는다, 걷고 있다||
swimming|||||||||泳いでいる|헤엄친다, 수영한다||
dancing|||||||||踊っている|춤춘다, 춤추고||
`;

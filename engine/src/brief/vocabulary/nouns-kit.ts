// Columns and form of the rows as in `nouns.ts`: en|de|fr|es|pt|it|nl|ru|zh|ja|ko|ar|hi.

/** Food, holiday things, animals, buildings, flowers, instruments and vehicles that have a drawing of their own. */
export const KIT = `
sandwich, sandwiches, club sandwich, toastie, panini|sandwich, belegtes brot|sandwich, sandwichs|sándwich, bocadillo|sanduíche, sanduíches|panino, tramezzino|broodje, boterham|сэндвич*, бутерброд*|三明治|サンドイッチ|샌드위치|شطيرة, ساندويتش|सैंडविच
hot dog, hotdog, hot dogs, frankfurter|hotdog, bratwurst|hot dog|perrito caliente, hot dog|cachorro quente, hot dog|hot dog|hotdog, broodje worst|хот дог*, хотдог*|热狗|ホットドッグ|핫도그|هوت دوغ|हॉट डॉग
cupcake, cupcakes, fairy cake, muffin, muffins|cupcake, muffin, muffins, törtchen|cupcake, muffin|cupcake, magdalena, muffin|cupcake, muffin|cupcake, muffin, tortina|cupcake, muffin|капкейк*, кекс, кексы, маффин*|纸杯蛋糕, 杯子蛋糕, 松糕|カップケーキ, マフィン|컵케이크, 머핀|كب كيك, مافن|कपकेक, मफिन
ice lolly, popsicle, popsicles, ice pop|eis am stiel|esquimau, glace à l'eau|paleta, polo helado|picolé|ghiacciolo|waterijsje|эскимо, фруктовый лед|冰棍, 雪糕, 棒冰|アイスキャンディー, アイスキャンデー|아이스바|مصاصة ثلج|आइसक्रीम बार
steak, beef steak, sirloin, ribeye|steak, rindersteak|steak, entrecôte|bistec, filete de ternera|bife, filé|bistecca|biefstuk|стейк*, бифштекс*|牛排|ステーキ|스테이크|شريحة لحم|स्टेक
lobster, crayfish, langoustine|hummer, flusskrebs|homard, écrevisse|langosta, bogavante|lagosta|aragosta|kreeft|омар*, лобстер*|龙虾|ロブスター, 伊勢海老|랍스터, 바닷가재|كركند, جراد البحر|झींगा मछली
frying pan, skillet, fried egg, fried eggs|bratpfanne, pfanne, spiegelei, spiegeleier|poêle à frire, œuf au plat, œufs au plat|sartén, huevo frito, huevos fritos|frigideira, ovo frito|padella, uovo fritto|koekenpan, gebakken ei|сковород*, яичниц*|平底锅, 煎锅, 煎蛋|フライパン, 目玉焼き|프라이팬, 계란 프라이|مقلاة, بيض مقلي|फ्राइंग पैन, कड़ाही में
cooking pot, saucepan, casserole, stew pot|kochtopf|marmite, casserole, cocotte|olla, cacerola, cazuela|panela|pentola, casseruola|kookpan|кастрюл*|汤锅, 炖锅|鍋が, 鍋の, 鍋を, 両手鍋|냄비|قدر الطبخ|बर्तन में
jar of jam, jam jar, marmalade, honey jar|marmelade, marmeladenglas, konfitüre, honigglas|confiture, pot de confiture, pot de miel|mermelada, tarro de miel|geleia, pote de mel|marmellata, vasetto di miele|jampot, honingpot|варень*, банка меда|果酱|ジャム, ジャムの瓶|잼 병, 딸기잼|مربى|जैम
baguette, baguettes, french bread, ciabatta|baguette, baguettes, stangenbrot|baguette, baguettes|baguette, barra de pan|baguete|baguette, filone|stokbrood|багет*|法棍|フランスパン, バゲット|바게트|باغيت, خبز فرنسي|बैगेट
bread basket, basket of bread, basket of baguettes|brotkorb|corbeille de pain, panier de pain|cesta de pan, canasta de pan|cesto de pães, cesta de pães|cestino del pane|broodmand|корзина хлеба, корзина с хлебом|面包篮|パンかご|빵 바구니|سلة خبز|ब्रेड की टोकरी
wreath, christmas wreath, advent wreath|adventskranz, türkranz, weihnachtskranz|couronne de noël, couronne de l'avent|corona de navidad, corona de adviento|guirlanda de natal, coroa do advento|ghirlanda di natale, corona dell'avvento|kerstkrans, adventskrans|рождественский венок, венок|花环, 圣诞花环|リース, クリスマスリース|크리스마스 리스, 화환|إكليل عيد الميلاد|क्रिसमस माला
snow globe, snow globes, snowglobe, snow dome|schneekugel|boule à neige|bola de nieve, globo de nieve|globo de neve|palla di neve con|sneeuwbol|снежный шар|雪花球, 水晶球里|スノードーム|스노우볼, 스노볼|كرة ثلجية|स्नो ग्लोब
sleigh, santa sleigh, santa's sleigh|pferdeschlitten, weihnachtsschlitten|traîneau|trineo de papá noel|trenó do papai noel|slitta di babbo natale|arrenslee|сани деда мороза|圣诞雪橇|サンタのソリ|산타 썰매|مزلجة سانتا|सांता की स्लेज
gingerbread man, gingerbread men, gingerbread, gingerbread cookie|lebkuchenmann, lebkuchenmännchen, lebkuchen|bonhomme de pain d'épices, pain d'épices|hombre de jengibre, galleta de jengibre|boneco de gengibre, biscoito de gengibre|omino di pan di zenzero, pan di zenzero|peperkoekmannetje, peperkoek|пряничный человечек, пряник*|姜饼人, 姜饼|ジンジャーブレッドマン, ジンジャークッキー|진저브레드|رجل الزنجبيل|जिंजरब्रेड
gingerbread house, candy house|lebkuchenhaus, knusperhaus|maison en pain d'épices|casa de jengibre|casa de gengibre|casa di pan di zenzero|peperkoekhuis|пряничный домик|姜饼屋|お菓子の家|과자집|بيت الزنجبيل|जिंजरब्रेड हाउस
candy cane, candy canes, candy|zuckerstange, zuckerstangen|sucre d'orge|bastón de caramelo|bengala de natal, bengala doce|bastoncino di zucchero|zuurstok|леденец*, карамельная трость|拐杖糖, 糖果|キャンディケイン, キャンディー|사탕, 지팡이 사탕|قصب الحلوى, حلوى|कैंडी
christmas stocking, christmas stockings|weihnachtsstrumpf, nikolausstrumpf|chaussette de noël|calcetín navideño, calcetín de navidad|meia de natal|calza della befana, calza di natale|kerstsok|рождественский носок|圣诞袜|クリスマスの靴下|크리스마스 양말|جورب عيد الميلاد|क्रिसमस मोज़ा
bauble, baubles, christmas ball, christmas ornament, christmas bauble|weihnachtskugel, christbaumkugel, weihnachtskugeln|boule de noël, boules de noël|bola de navidad, esfera navideña|bola de natal, bolas de natal|pallina di natale, palline di natale|kerstbal, kerstballen|елочный шар, елочная игрушка|圣诞球|オーナメント|크리스마스 장식|زينة عيد الميلاد|क्रिसमस बॉल
paper lantern, paper lanterns, chinese lantern, red lantern, red lanterns|papierlaterne, lampion, lampions|lanterne en papier, lanterne chinoise|farolillo, farol de papel, linterna china|lanterna de papel, lanterna chinesa|lanterna di carta, lanterna cinese|papieren lantaarn, lampion|бумажный фонарик, китайский фонарик|红灯笼, 纸灯笼, 灯笼|提灯, ちょうちん|연등, 종이 등불|فانوس ورقي|कागज़ की लालटेन
fanous, ramadan lantern, fanoos|ramadan laterne|lanterne de ramadan|farol de ramadán|lanterna do ramadã|lanterna del ramadan|ramadan lantaarn|фанус*|斋月灯|ラマダンランタン|라마단 랜턴|فانوس, فانوس رمضان, فوانيس|रमज़ान लालटेन
diya, diyas, clay lamp|diya|diya|diya|diya|diya|diya|дия|迪亚灯|ディヤ|디야|مصباح ديوالي|दीया, दीपक, दीये
menorah, hanukkiah|menora, chanukka leuchter|ménorah|menorá, janukiá|menorá|menorah|menora|менор*, ханукия|光明节烛台|メノーラー|메노라|شمعدان|मेनोरा
champagne glass, champagne glasses, champagne flutes, champagne flute|sektglas, sektgläser, champagnergläser|coupe de champagne, flûtes de champagne|copa de champán, copas de champán|taça de champanhe, taças de champanhe|calice di champagne, calici|champagneglas, champagneglazen|бокал шампанского, бокалы шампанского|香槟杯|シャンパングラス|샴페인 잔|كأس شمبانيا|शैंपेन गिलास
ghost, ghosts|gespenst, gespenster|fantôme, fantômes|fantasma, fantasmas|fantasma, fantasmas|fantasma, fantasmi|spook, spookje|привидени*, призрак*|幽灵, 鬼魂|お化け, おばけ, 幽霊|유령|شبح, أشباح|भूत
cauldron, witch cauldron|hexenkessel|chaudron|caldero|caldeirão|calderone|heksenketel|котел ведьмы|女巫锅|魔女の鍋, 大釜|마녀의 솥|مرجل الساحرة|जादुई कड़ाही
duckling, ducklings|entenküken, entlein|caneton, canetons|patito, patitos|patinho, patinhos|anatroccolo, anatroccoli|eendje, eendjes|утенок, утенка, утята|小鸭, 小鸭子|アヒルの子, 子鴨|새끼 오리, 오리 새끼|فرخ البط|बत्तख का बच्चा
chick, baby chick|küken|poussin, poussins|pollito, pollitos|pintinho, pintinhos|pulcino, pulcini|kuikentje, kuiken|цыпленок, цыпленка, цыплята|小鸡|ひよこ|병아리|كتكوت, صوص|चूज़ा
beaver, beavers|biber|castor, castors|castor, castores|castor, castores|castoro, castori|bever, bevers|бобр*, бобер|河狸, 海狸|ビーバー|비버|قندس|ऊदबिलाव बीवर
badger, badgers|dachs, dachse|blaireau, blaireaux|tejón, tejones|texugo, texugos|tasso|dassen|барсук*|獾|アナグマ|오소리|غرير|बिज्जू
sloth, sloths|faultier, faultiere|paresseux dans|oso perezoso|bicho preguiça|bradipo, bradipi|luiaard|ленивец, ленивца, ленивцы|树懒|ナマケモノ|나무늘보|حيوان الكسلان|स्लॉथ
red panda, red pandas|roter panda, kleiner panda|panda roux|panda rojo|panda vermelho|panda rosso|rode panda|красная панда, малая панда|小熊猫|レッサーパンダ|레서판다, 너구리판다|باندا أحمر|लाल पांडा
ostrich, ostriches, emu|vogel strauß|autruche, autruches|avestruz, avestruces|avestruz|struzzo, struzzi|struisvogel|страус*|鸵鸟|ダチョウ|타조|نعامة|शुतुरमुर्ग
pelican, pelicans|pelikan, pelikane|pélican, pélicans|pelícano, pelícanos|pelicano|pellicano, pellicani|pelikaan|пеликан*|鹈鹕|ペリカン|펠리컨|بجعة|पेलिकन, हवासील
heron, herons, stork, storks, egret, egrets|storch, störche, reiher|cigogne, cigognes, héron|cigüeña, cigüeñas, garza|cegonha, garça|cicogna, airone|ooievaar, reiger|аист*, цапл*|白鹭, 鹳|コウノトリ, サギ, 白鷺|황새, 왜가리, 백로|لقلق|सारस, बगुला
woodpecker, woodpeckers|specht, buntspecht|pic vert, pivert|pájaro carpintero|pica pau|picchio|specht|дятел, дятла|啄木鸟|キツツキ|딱따구리|نقار الخشب|कठफोड़वा
turkey bird, wild turkey, turkeys|truthahn, puter|dindon, dinde|pavo de granja|peru de natal|tacchino|kalkoen|индюк*, индейк*|火鸡|七面鳥|칠면조|ديك رومي|टर्की
pigeon, pigeons|stadttaube|pigeon, pigeons|palomas de la plaza|pombo, pombos|piccione, piccioni|stadsduif|голубь, голубя, голуби, голубей|鸽子|鳩, ハト|비둘기|حمامة|कबूतर
log cabin, cabin, wooden cabin, chalet, mountain hut, ski lodge|blockhütte, blockhaus, berghütte, almhütte, holzhütte|cabane en bois, cabane, chalet|cabaña, cabaña de madera|cabana, cabana de madeira, chalé|baita, capanna di legno|blokhut, berghut|изба, бревенчат*, хижин*, шале|小木屋, 木屋|丸太小屋, 山小屋, ログハウス|통나무집, 오두막|كوخ خشبي, شاليه|लकड़ी का घर, लॉग केबिन
haunted house, haunted mansion, spooky house|spukhaus, geisterhaus|maison hantée, manoir hanté|casa embrujada, mansión embrujada|casa assombrada, mansão assombrada|casa infestata, casa stregata|spookhuis|дом с привидениями|鬼屋|お化け屋敷|유령의 집, 귀신의 집|بيت مسكون|भूतिया घर
food truck, food trucks, street food truck|food truck, foodtruck, imbisswagen|food truck, camion restaurant|food truck, camión de comida|food truck|food truck|foodtruck|фудтрак*, фургон с едой|餐车, 快餐车|キッチンカー, フードトラック|푸드트럭|شاحنة طعام|फूड ट्रक
market stall, food stall, market stand, christmas market stall|marktstand, weihnachtsmarktstand, marktbude|étal de marché, stand de marché|puesto del mercado, puesto de mercado|barraca de feira|bancarella|marktkraam|прилавок, торговая палатка|摊位, 小摊, 集市摊|屋台, 露店|노점, 포장마차|كشك السوق|ठेला, दुकान का स्टॉल
hanok, korean house, korean palace|hanok|hanok|hanok|hanok|hanok|hanok|ханок*|韩屋|韓屋|한옥, 기와집, 경복궁|هانوك|हनोक
greek temple, acropolis, parthenon, roman temple, ancient temple|griechischer tempel, akropolis, parthenon|temple grec, acropole, parthénon|templo griego, acrópolis, partenón|templo grego, acrópole, partenon|tempio greco, acropoli, partenone|griekse tempel, akropolis|греческий храм, акропол*, парфенон*|希腊神庙, 帕特农神庙, 雅典卫城|ギリシャ神殿, パルテノン神殿|그리스 신전, 파르테논|معبد يوناني|यूनानी मंदिर
pyramid, pyramids, egyptian pyramid, great pyramid|pyramide, pyramiden|pyramide, pyramides|pirámide, pirámides|pirâmide, pirâmides|piramide, piramidi|piramide, piramides|пирамид*|金字塔|ピラミッド|피라미드|هرم, أهرام, أهرامات, الأهرامات|पिरामिड
eiffel tower|eiffelturm|tour eiffel|torre eiffel|torre eiffel|torre eiffel|eiffeltoren|эйфелева башня, эйфелевой башни, эйфелеву башню, эйфелевой башней|埃菲尔铁塔, 巴黎铁塔|エッフェル塔|에펠탑|برج إيفل|एफिल टावर, आइफ़िल टावर
great wall, great wall of china|chinesische mauer|grande muraille, muraille de chine|gran muralla, muralla china|grande muralha, muralha da china|grande muraglia|chinese muur|великая стена, великая китайская стена|长城, 万里长城|万里の長城|만리장성|سور الصين|चीन की दीवार
ferris wheel, big wheel|riesenrad|grande roue|noria, rueda de la fortuna|roda gigante|ruota panoramica|reuzenrad|колесо обозрения|摩天轮|観覧車|관람차, 대관람차|عجلة دوارة|फेरिस व्हील, बड़ा झूला
circus tent, big top, circus|zirkuszelt, zirkus|chapiteau, cirque|carpa de circo, circo|tenda de circo, circo|tendone, circo|circustent, circus|цирк, цирка, шатер цирка|马戏团, 马戏团帐篷|サーカスのテント, サーカス|서커스, 서커스 천막|خيمة سيرك, سيرك|सर्कस
sunflower, sunflowers|sonnenblume, sonnenblumen|tournesol, tournesols|girasol, girasoles|girassol, girassóis|girasole, girasoli|zonnebloem, zonnebloemen|подсолнух*, подсолнечник*|向日葵|ひまわり, ヒマワリ, 向日葵|해바라기|عباد الشمس, دوار الشمس|सूरजमुखी
red rose, rose flower|rote rose|rose rouge|rosa roja|rosa vermelha|rosa rossa|rode roos|роза, розу, розы|玫瑰|薔薇, バラの|장미|وردة|गुलाब का फूल
daisy, daisies, chamomile, marguerite|gänseblümchen, margerite, margeriten, kamille|marguerite, marguerites, pâquerette|margarita, margaritas, manzanilla|margarida, margaridas, camomila|margherita, margherite, camomilla|madeliefje, margriet, kamille|ромашк*|雏菊, 洋甘菊|ヒナギク, デイジー, カモミール|데이지|أقحوان, بابونج|डेज़ी
poppy, poppies|mohn, mohnblume, mohnblumen|coquelicot, coquelicots|amapola, amapolas|papoula, papoulas|papavero, papaveri|klaproos, klaprozen|мак, маки, маков|罂粟花, 虞美人|ポピー, ひなげし|양귀비|شقائق النعمان|खसखस का फूल
dandelion, dandelions|löwenzahn, pusteblume, pusteblumen|pissenlit, pissenlits|diente de león|dente de leão|dente di leone, soffione|paardenbloem|одуванчик*|蒲公英|たんぽぽ, タンポポ|민들레|هندباء|डैंडेलियन
lavender flower, lavender bunch, lavender sprig|lavendelstrauß, lavendelzweig|brin de lavande, bouquet de lavande|ramo de lavanda|ramo de lavanda|mazzo di lavanda|bos lavendel|веточка лаванды, букет лаванды|一束薰衣草|ラベンダーの花|라벤더 꽃|باقة لافندر|लैवेंडर का फूल
bouquet, bouquets, flower bouquet, bouquet of flowers, bunch of flowers|blumenstrauß, blumensträuße|bouquet, bouquet de fleurs|ramo de flores|buquê, buquê de flores|mazzo di fiori|boeket, bos bloemen|букет*|花束|花束|꽃다발|باقة زهور, باقة ورد|गुलदस्ता
bonsai, bonsai tree|bonsai|bonsaï|bonsái|bonsai|bonsai|bonsai|бонсай|盆栽, 盆景|盆栽|분재|بونساي|बोनसाई
maple, maple tree, japanese maple, red maple, autumn tree|ahorn, ahornbaum|érable, érables|arce|bordo|acero rosso, acero giapponese|esdoorn|клен, клена, клены|枫树|もみじ, 楓|단풍나무|شجرة القيقب|मेपल का पेड़
drum kit, drum set, drum kits|schlagzeug|batterie de musique, batterie musicale|batería musical, set de batería|bateria musical|batteria musicale|drumstel|барабанная установка, ударная установка|架子鼓|ドラムセット|드럼 세트|طقم طبول|ड्रम किट
saxophone, saxophones, sax|saxophon, saxofon|saxophone|saxofón|saxofone|sassofono|saxofoon|саксофон, саксофона, саксофоном, саксофоне, саксофоны|萨克斯, 萨克斯风|サックス, サクソフォン|색소폰|ساكسفون|सैक्सोफोन
cello, violoncello, double bass|cello, kontrabass|violoncelle, contrebasse|violonchelo, contrabajo|violoncelo, contrabaixo|violoncello, contrabbasso|cello, contrabas|виолончел*, контрабас*|大提琴|チェロ, コントラバス|첼로|تشيلو|सेलो
harp, harps, lyre|harfe|harpe|arpa|harpa|arpa|harp|арфа, арфу, арфе|竖琴|ハープ, 竪琴|하프|قيثارة|वीणा हार्प
accordion, concertina, bandoneon|akkordeon|accordéon|acordeón, bandoneón|acordeão, sanfona|fisarmonica|accordeon|аккордеон*|手风琴|アコーディオン|아코디언|أكورديون|अकॉर्डियन
banjo, banjos|banjo|banjo|banjo|banjo|banjo|banjo|банджо|班卓琴|バンジョー|밴조|بانجو|बैंजो
lute, lutes|laute, lauten|luth|laúd|alaúde|liuto|luit|лютня, лютне, лютню|鲁特琴|リュート|류트|آلة العود|ल्यूट
mandolin, mandolins|mandoline|mandoline|mandolina|bandolim|mandolino|mandoline|мандолин*|曼陀林|マンドリン|만돌린|ماندولين|मैंडोलिन
flute, flutes, bansuri|flöte, querflöte, blockflöte|flûte, flûte traversière|flauta|flauta|flauto|dwarsfluit, blokfluit|флейт*|长笛, 笛子|フルート, 横笛|플루트|ناي|बांसुरी
record player, turntable, vinyl record, vinyl records|plattenspieler, schallplatte, schallplatten|tourne disque, disque vinyle, platine vinyle|tocadiscos, disco de vinilo|toca discos, disco de vinil|giradischi, disco in vinile|platenspeler, vinylplaat|проигрыватель пластинок, виниловая пластинка|唱片机, 黑胶唱片|レコードプレーヤー, レコード盤|턴테이블, 레코드판|مشغل أسطوانات|रिकॉर्ड प्लेयर
swing set, tree swing, playground swing|schaukel|balançoire|columpio|balanço de madeira|altalena|schommel|качел*|秋千|ブランコ|그네|أرجوحة|झूला
wardrobe, armoire, closet|kleiderschrank|armoire, garde robe|armario, ropero|guarda roupa|armadio|kledingkast|шкаф для одежды, гардероб|衣柜|クローゼット, 洋服だんす|옷장|خزانة ملابس|अलमारी
rocking horse, wooden horse|schaukelpferd|cheval à bascule, cheval de bois|caballito de madera, caballo balancín|cavalinho de pau, cavalo de balanço|cavallo a dondolo|hobbelpaard|лошадка качалка|摇摆木马|揺り木馬|흔들목마|حصان هزاز|लकड़ी का घोड़ा
toy blocks, building blocks, alphabet blocks, lego bricks, lego brick|bauklötze, bausteine, legosteine|cubes en bois, briques lego|bloques de juguete, bloques de construcción|blocos de montar|mattoncini, costruzioni di legno|bouwblokken, legoblokjes|кубики, детские кубики|积木|積み木|블록 장난감|مكعبات لعب|खिलौना ब्लॉक
toy train, wooden train|spielzeugeisenbahn, spielzeugzug, holzeisenbahn|petit train en bois, train jouet|tren de juguete|trenzinho|trenino|speelgoedtrein, treintje|игрушечный поезд, паровозик|玩具火车|おもちゃの汽車, おもちゃの電車|장난감 기차|قطار لعبة|खिलौना रेल
watering can, watering cans|gießkanne|arrosoir|regadera|regador|annaffiatoio|gieter|лейка, лейку, лейкой|洒水壶, 浇水壶|じょうろ|물뿌리개|إبريق سقي|पानी का झारा
wheelbarrow, wheelbarrows|schubkarre|brouette|carretilla|carrinho de mão|carriola|kruiwagen|тачка, тачку|手推车, 独轮车|手押し車, 一輪車|손수레|عربة يد|ठेला गाड़ी
scarecrow, scarecrows|vogelscheuche|épouvantail|espantapájaros|espantalho|spaventapasseri|vogelverschrikker|пугало, чучело|稻草人|かかし, 案山子|허수아비|فزاعة|बिजूका
beehive, beehives, bee hive|bienenstock, bienenkorb|ruche, ruches|colmena, colmenas|colmeia|alveare, arnia|bijenkorf|улей, улья, ульи|蜂箱, 蜂巢|蜂の巣, 巣箱の蜂|벌집|خلية نحل|मधुमक्खी का छत्ता
birdhouse, birdhouses, bird house, nesting box, bird feeder|vogelhaus, vogelhäuschen, nistkasten|nichoir, mangeoire|casita de pájaros, comedero de pájaros|casinha de passarinho|casetta per uccelli|vogelhuisje|скворечник*, кормушк*|鸟屋, 鸟窝木屋|巣箱, 鳥の巣箱|새집|بيت طيور|चिड़िया घर लकड़ी
bird nest, bird's nest, birds nest, nest with eggs|vogelnest|nid d'oiseau|nido de pájaros|ninho de pássaro, ninho|nido di uccelli|vogelnest|гнезд*|鸟巢|鳥の巣|새 둥지, 둥지|عش طائر, عش|घोंसला
haystack, haystacks, hay bale, hay bales, straw bale|heuhaufen, heuballen, strohballen|botte de foin, meule de foin|pajar, bala de heno, fardo de heno|fardo de feno, palheiro|balla di fieno, pagliaio|hooibaal, hooiberg|стог*, сено|干草堆, 草垛|干し草, わら束|건초더미|كومة قش|भूसे का ढेर
fence, picket fence, wooden fence|gartenzaun, zaun, lattenzaun|clôture, palissade|valla, cerca de madera|cerca de madeira|staccionata, recinto di legno|hek, houten hek|забор*|栅栏, 篱笆|柵が, 木の柵, フェンス|울타리|سياج|बाड़
water well, wishing well, stone well|ziehbrunnen, wunschbrunnen|puits de pierre, puits|pozo de piedra, pozo de los deseos|poço de pedra, poço dos desejos|pozzo di pietra, pozzo dei desideri|waterput, wensput|колодец, колодца, колодцу|水井|井戸|우물|بئر ماء|कुआँ
street lamp, streetlamp, street light, streetlight, lamp post, lamppost|straßenlaterne, straßenlampe|lampadaire, réverbère|farola, farolas|poste de luz|lampione, lampioni|straatlantaarn|уличный фонарь|路灯|街灯|가로등|عمود إنارة|सड़क की बत्ती
traffic light, traffic lights, stoplight|verkehrsampel, ampel|feu tricolore, feu de circulation|semáforo|semáforo|semaforo|verkeerslicht|светофор*|红绿灯, 交通灯|信号機|신호등|إشارة مرور|ट्रैफिक लाइट
signpost, signposts, sign post, wooden sign|wegweiser|panneau indicateur, poteau indicateur|poste indicador, letrero de madera|placa de madeira, placa de direção|cartello di legno|wegwijzer|указатель дорог, дорожный указатель|路标, 木牌|道しるべ, 道標|이정표|لافتة طريق|दिशा सूचक
mailbox, letterbox, letter box, post box, postbox|briefkasten|boîte aux lettres|buzón|caixa de correio|cassetta delle lettere, buca delle lettere|brievenbus|почтовый ящик|邮箱信筒, 信箱|郵便受け, 郵便ポスト|우체통, 우편함|صندوق بريد|डाक पेटी
wind turbine, wind turbines, wind power|windrad, windräder, windkraftanlage|éolienne, éoliennes|aerogenerador, turbina eólica|turbina eólica, aerogerador|pala eolica, turbina eolica|windturbine, windmolen op zee|ветрогенератор*, ветряк*|风力发电机, 风车发电|風力発電|풍력 발전기|توربينة رياح|पवन चक्की टरबाइन
wine barrel, wooden barrel, cask|weinfass, holzfass|tonneau, tonneaux|barril, barriles, tonel|barril de madeira, tonel|botte di vino, barile|wijnvat, houten vat|бочка, бочки, бочку|酒桶, 木桶|樽, ワイン樽|나무통, 와인통|برميل|पीपा, बैरल
fire truck, fire engine, fire trucks|feuerwehrauto|camion de pompiers|camión de bomberos|caminhão de bombeiros|camion dei pompieri|brandweerauto|пожарная машина, пожарную машину|消防车|消防車|소방차|سيارة إطفاء|दमकल, फायर ट्रक
taxi, taxis, taxicab, yellow cab|taxi, taxis|taxi, taxis|taxi, taxis|táxi, táxis|taxi|taxi|такси|出租车|タクシー|택시|سيارة أجرة, تاكسي|टैक्सी
police car, police cars, patrol car|polizeiauto, streifenwagen|voiture de police|coche de policía, patrulla|carro de polícia, viatura|macchina della polizia, auto della polizia|politieauto|полицейская машина|警车|パトカー|경찰차|سيارة شرطة|पुलिस की गाड़ी
pickup truck, pickup, pick up truck|pickup, pritschenwagen|pick up|camioneta|caminhonete, picape|pickup, furgoncino|pick up truck|пикап*|皮卡|ピックアップトラック|픽업트럭|شاحنة صغيرة|पिकअप ट्रक
excavator, excavators, digger, backhoe, bulldozer|bagger|pelleteuse, tractopelle|excavadora|escavadeira|escavatore|graafmachine|экскаватор*, бульдозер*|挖掘机, 推土机|ショベルカー, ブルドーザー|굴착기, 포크레인|حفارة|खुदाई मशीन
horse carriage, royal carriage, stagecoach, cinderella carriage|kutsche, pferdekutsche, postkutsche|carrosse, calèche|carruaje, carroza|carruagem|carrozza|koets|карета, карету, кареты|马车|馬車|마차|عربة خيل|घोड़ा गाड़ी, बग्घी
wooden cart, hay wagon, handcart, farm cart|leiterwagen, karren, heuwagen|charrette|carreta, carro de heno|carroça|carretto|houten kar|телега, телегу|木车, 板车|荷車|수레|عربة خشبية|बैलगाड़ी
cable car, cable cars, gondola lift, ski lift, ropeway|seilbahn, skilift|téléphérique, télécabine|teleférico|teleférico|funivia, seggiovia|kabelbaan, skilift|канатная дорога, фуникулер*|缆车|ロープウェイ, ゴンドラリフト|케이블카|تلفريك|रोपवे, केबल कार
space station, space stations, space probe|raumstation|station spatiale|estación espacial|estação espacial|stazione spaziale|ruimtestation|космическая станция, космическую станцию|空间站|宇宙ステーション|우주 정거장|محطة فضائية|अंतरिक्ष स्टेशन
satellite, satellites|satellit, satelliten|satellite, satellites|satélite, satélites|satélite, satélites|satellite, satelliti|satelliet|спутник на орбите|人造卫星|人工衛星|인공위성|قمر صناعي|उपग्रह
ferryboat, ferry boat, ferry|autofähre, fährschiff|traversier|transbordador, ferri|balsa de carros|traghetto|veerboot, pont|паром*|渡轮, 渡船|フェリー|여객선, 페리|عبارة بحرية|फेरी नाव
wooden raft, log raft|holzfloß, floß|radeau|balsa de troncos|jangada|zattera|houtvlot|плот, плоту|木筏, 竹筏|いかだ|뗏목|طوف خشبي|बेड़ा
clownfish, clown fish, anemonefish|clownfisch|poisson clown|pez payaso|peixe palhaço|pesce pagliaccio|anemoonvis|рыба клоун|小丑鱼|カクレクマノミ|흰동가리, 니모|سمكة المهرج|क्लाउनफ़िश
squid, squids, cuttlefish, giant squid|tintenfisch, kalmar|calmar, seiche|calamar, sepia|lula gigante|calamaro, seppia|inktvis|кальмар*|鱿鱼, 乌贼|イカの, 烏賊|오징어|حبار|स्क्विड
orca, orcas, killer whale|schwertwal, orca|orque|orca|orca|orca|orka|косатк*|虎鲸|シャチ|범고래|أوركا|ओर्का
walrus, walruses, manatee|walross|morse|morsa|morsa|tricheco|walrus|морж*|海象|セイウチ|바다코끼리|فظ البحر|वालरस
stingray, stingrays, manta ray, manta rays|rochen, mantarochen|raie manta|mantarraya|arraia|manta gigante, razza di mare|pijlstaartrog|скат манта|魔鬼鱼|マンタ, エイの|가오리|سمكة الراي|स्टिंगरे
axolotl, axolotls, salamander, newt|axolotl, salamander, molch|axolotl, salamandre|ajolote, salamandra|axolote, salamandra|axolotl, salamandra|axolotl, salamander|аксолотл*, саламандр*|六角恐龙, 蝾螈|ウーパールーパー|아홀로틀, 우파루파|سمندل|एक्सोलॉटल
caterpillar, caterpillars, inchworm|raupe, raupen|chenille, chenilles|oruga, orugas|lagarta, lagartas|bruco, bruchi|rups, rupsen|гусениц*|毛毛虫|芋虫, 青虫|애벌레|يرقة|इल्ली
ant, ants|ameise, ameisen|fourmi, fourmis|hormiga, hormigas|formiga, formigas|formica, formiche|mier, mieren|муравей, муравья, муравьи|蚂蚁|アリの, 蟻|개미|نملة, نمل|चींटी
hamster, hamsters, guinea pig, guinea pigs, gerbil|hamster, meerschweinchen|hamster, cochon d'inde|hámster, cuy|hamster, porquinho da índia|criceto, porcellino d'india|hamster, cavia|хомяк, хомячок, хомяка, морская свинка|仓鼠, 豚鼠|ハムスター, モルモット|햄스터, 기니피그|هامستر|हैम्स्टर
lizard, lizards, gecko, geckos, iguana|eidechse, gecko, leguan|lézard, gecko, iguane|lagartija, lagarto, iguana|lagarto, lagartixa, iguana|lucertola, geco, iguana|hagedis, gekko, leguaan|ящериц*, геккон*, игуан*|蜥蜴, 壁虎|トカゲ, ヤモリ, イグアナ|도마뱀|سحلية|छिपकली
bison, buffalo, water buffalo, yak|bison, büffel|bison, buffle|bisonte, búfalo|bisão, búfalo|bisonte, bufalo|bizon, buffel|бизон*, буйвол*, зубр*|野牛, 水牛, 牦牛|バイソン, 水牛|들소, 물소|جاموس|भैंस
wild boar, boar, boars, warthog|wildschwein, wildschweine|sanglier|jabalí|javali|cinghiale|wild zwijn|кабан*|野猪|イノシシ, 猪|멧돼지|خنزير بري|जंगली सूअर
robin, robins, red robin|rotkehlchen|rouge gorge|petirrojo|pisco de peito ruivo|pettirosso|roodborstje|малиновк*|知更鸟|コマドリ|울새|أبو الحناء|रॉबिन
kingfisher, kingfishers|eisvogel|martin pêcheur|martín pescador|martim pescador|martin pescatore|ijsvogel|зимородок, зимородка|翠鸟|カワセミ|물총새|رفراف|किंगफिशर
skunk, skunks|stinktier|moufette|mofeta, zorrillo|gambá|puzzola|stinkdier|скунс*|臭鼬|スカンク|스컹크|ظربان|स्कंक
mole animal, molehill|maulwurf|taupe, taupes|topo animal|toupeira|talpa|mollen, molshoop|крот, крота|鼹鼠|モグラ|두더지|خلد|छछूंदर
`;

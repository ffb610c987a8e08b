// Columns: German|French|Spanish|Portuguese|Italian|Dutch|Russian|Chinese|Japanese|Korean|Arabic|Hindi, after the English
// headword. Translated by hand after the common dictionaries of each language; plurals that no ending explains stand
// beside the base form, and no word that mostly means something else.

/** Everyday animals, vehicles, furniture, tools, food and buildings that the English vocabulary draws. */
export const EVERYDAY_GREAT = `
ox|ochse, ochsen|bœuf, bœufs, boeuf|buey, bueyes|boi, bois|bue, buoi|os, ossen|вол, волы, волов, бык*|耕牛, 公牛|雄牛|황소|ثور, ثيران|बैल, बैलों
iguana|leguan, leguane|iguane, iguanes|iguana|iguana|iguana|leguaan|игуан*|鬣蜥|イグアナ|이구아나|إغوانا|इगुआना
gecko|gecko, geckos|gecko|geco, salamanquesa|lagartixa|geco, gechi|gekko|геккон*|壁虎|ヤモリ|도마뱀붙이|أبو بريص|छिपकली
blackbird|amsel, amseln|merle, merles|mirlo, mirlos|melro, melros|merlo, merli|merel, merels|черный дрозд, дрозд, дрозды|乌鸫|クロウタドリ|지빠귀|شحرور|श्यामा पक्षी
tugboat|schlepper, schleppboot|remorqueur, remorqueurs|remolcador|rebocador|rimorchiatore|sleepboot|буксир*|拖船|タグボート|예인선|قاطرة بحرية|टगबोट
ferry|fähre, fähren, fährschiff|traversier|transbordador, ferri, ferry|balsa de travessia, ferry|traghetto, traghetti|veerboot, veerpont, pont|паром*|渡轮, 渡船|フェリー, 渡し船|여객선, 페리|عبارة نقل, معدية|नौका घाट, फ़ेरी
steamer|dampfer, dampfschiff*, raddampfer|bateau à vapeur|barco de vapor|barco a vapor|piroscafo, battello a vapore|stoomboot, stoomschip|пароход*|蒸汽船, 汽船|蒸気船, 汽船|증기선|باخرة|स्टीमर
cruise ship|kreuzfahrtschiff*|paquebot, bateau de croisière|crucero|navio de cruzeiro, transatlântico|nave da crociera|cruiseschip|круизный лайнер, лайнер|邮轮, 游轮|クルーズ船, 豪華客船|유람선, 크루즈선|سفينة سياحية|क्रूज़ जहाज
race car|rennwagen, rennauto|voiture de course|coche de carreras|carro de corrida|auto da corsa|racewagen, raceauto|гоночная машина, болид|赛车|レーシングカー|경주용 자동차, 레이싱카|سيارة سباق|रेसिंग कार
igloo|iglu, iglus|igloo|iglú|iglu|igloo|iglo, iglo's|иглу|冰屋|かまくら, イグルー|이글루|كوخ ثلجي|इग्लू
seahorse|seepferdchen|hippocampe, hippocampes|caballito de mar, caballitos de mar|cavalo marinho, cavalos marinhos|cavalluccio marino, ippocampo|zeepaardje, zeepaardjes|морской конек|海马|タツノオトシゴ|해마|حصان البحر|समुद्री घोड़ा
chameleon|chamäleon, chamäleons|caméléon, caméléons|camaleón, camaleones|camaleão, camaleões|camaleonte|kameleon|хамелеон*|变色龙|カメレオン|카멜레온|حرباء|गिरगिट
beetle|käfer, marienkäfer|scarabée, scarabées, coléoptère|escarabajo, escarabajos|besouro, besouros|scarabeo, scarabei|kever, kevers|жук, жуки, жука|甲虫|カブトムシ, 甲虫|딱정벌레|خنفساء|भृंग
alpaca|alpaka, alpakas|alpaga, alpagas|alpaca, alpacas|alpaca, alpacas|alpaca|alpaca, alpaca's|альпак*|羊驼|アルパカ|알파카|ألبكة|अल्पाका
succulent|sukkulente, sukkulenten|plante grasse, succulente|suculenta, suculentas|suculenta, suculentas|pianta grassa, piante grasse|vetplant, vetplanten|суккулент*|多肉植物|多肉植物|다육식물|نبات عصاري|रसीला पौधा
potted plant|topfpflanze*, zimmerpflanze*|plante en pot, plantes en pot, pot de fleurs|maceta, macetas, planta en maceta|vaso de planta, planta em vaso|pianta in vaso, piante in vaso|potplant, potplanten, kamerplant|растение в горшке, комнатное растение, цветок в горшке|盆栽, 绿植|鉢植え, 観葉植物|화분|نبتة منزلية, أصيص|गमला, गमले
apple pie|apfelkuchen|tarte aux pommes|tarta de manzana|torta de maçã|torta di mele|appeltaart|яблочный пирог|苹果派|アップルパイ|사과파이|فطيرة التفاح|सेब की पाई
muffin|muffin, muffins|muffin|magdalena, magdalenas|bolinho de forma|muffin|muffin|маффин*, кекс|玛芬蛋糕|マフィン|머핀|مافن|मफिन
waffle|waffel, waffeln|gaufre, gaufres|gofre, gofres|waffle|cialda|wafel, wafels|вафл*|华夫饼|ワッフル|와플|وافل|वॉफल
spaghetti|spaghetti|spaghettis|espaguetis|espaguete|spaghetti|spaghetti|спагетти|意大利面|スパゲッティ, パスタ|스파게티|سباغيتي|स्पेगेटी
curry|curry|curry|curri|curry|curry|curry|карри|咖喱饭, 咖喱|カレー|카레|كاري|करी
candy|bonbon, bonbons, süßigkeiten|bonbons, friandises|caramelos, golosinas|guloseimas|caramelle|snoep, snoepjes|конфет*|糖果|キャンディ, 飴玉|사탕|حلوى|टॉफ़ी, कैंडी
popcorn|popcorn|popcorn|palomitas|pipoca|popcorn|popcorn|попкорн*|爆米花|ポップコーン|팝콘|فشار|पॉपकॉर्न
jam|marmelade, konfitüre|confiture, confitures|mermelada|geleia|marmellata|jam|варенье, джем|果酱|ジャム|과일잼|مربى|मुरब्बा
cocktail|cocktail|cocktail|cóctel|coquetel, drinque|cocktail|cocktail|коктейл*|鸡尾酒|カクテル|칵테일|كوكتيل|कॉकटेल
smoothie|smoothie|smoothie|batido|vitamina de frutas|frullato|smoothie|смузи|冰沙|スムージー|스무디|عصير سموذي|स्मूदी
mug|becher, kaffeebecher, teebecher|mug|tazón|caneca, canecas|tazza, tazze|mok, beker|кружк*|马克杯, 杯子|マグカップ, カップ|머그잔, 머그컵|كوب, أكواب|मग
pan|pfanne, bratpfanne|poêle|sartén|frigideira|padella|koekenpan|сковород*|平底锅|フライパン|프라이팬|مقلاة|कड़ाही
knife|messer|couteau, couteaux|cuchillo, cuchillos|faca, facas|coltello, coltelli|mes, messen|нож, ножи, ножом|菜刀, 小刀|包丁, ナイフ|식칼|سكين|चाकू
fork|gabel, gabeln|fourchette, fourchettes|tenedor|garfo, garfos|forchetta|vork|вилк*|叉子|フォーク|포크|شوكة طعام|कांटा चम्मच
spoon|löffel|cuillère, cuillères|cuchara, cucharas|colher, colheres|cucchiaio|lepel|ложк*|勺子|スプーン|숟가락|ملعقة|चम्मच
fridge|kühlschrank|frigo, réfrigérateur|nevera, frigorífico, refrigerador|geladeira|frigorifero|koelkast|холодильник*|冰箱|冷蔵庫|냉장고|ثلاجة|फ्रिज
drone|drohne, drohnen|drone, drones|dron, drones|drone|drone|drone|дрон, дроны, квадрокоптер|无人机|ドローン|드론|طائرة مسيرة|ड्रोन
kayak|kajak, kajaks|kayak, kayaks|kayak, kayaks|caiaque, caiaques|kayak|kajak|байдарк*, каяк*|皮划艇|カヤック|카약|كاياك|कयाक
anchor|anker|ancre|ancla|âncora|ancora di nave|scheepsanker|якорь, якоря|船锚||닻을, 닻이|مرساة|लंगर
compass|kompass|boussole|brújula|bússola|bussola|kompas|компас|指南针|コンパス, 羅針盤|나침반|بوصلة|कम्पास, दिशासूचक
map|landkarte, schatzkarte|carte au trésor, carte routière|mapa|mapa|mappa, cartina|landkaart|карта мира|地图|地図|지도를, 지도와|خريطة|नक्शा, मानचित्र
camper van|wohnmobil, campingbus|camping car, van aménagé|autocaravana|motorhome|camper|camper, kampeerbus|автодом, дом на колесах|房车|キャンピングカー|캠핑카|عربة تخييم|कैंपर वैन
snowboard|snowboard|snowboard, planche à neige|tabla de snowboard|prancha de snowboard|snowboard|snowboard|сноуборд|滑雪板|スノーボード|스노보드|لوح تزلج على الثلج|स्नोबोर्ड
dumbbell|hantel, hanteln|haltère, haltères|mancuerna, mancuernas|halteres|manubrio, manubri|halter, halters|гантел*|哑铃|ダンベル|아령, 덤벨|دمبل|डम्बल
chess piece|schachfigur, schachfiguren|pièce d'échecs, pièces d'échecs|pieza de ajedrez|peça de xadrez|pezzo degli scacchi|schaakstuk|шахматная фигура|棋子|チェスの駒|체스 말|قطعة شطرنج|शतरंज का मोहरा
vinyl record|schallplatte, schallplatten|disque vinyle, vinyle|disco de vinilo, vinilo|disco de vinil, vinil|disco in vinile, vinile|vinylplaat|виниловая пластинка, пластинка|黑胶唱片, 唱片|レコード盤, レコード|레코드판, 엘피판|أسطوانة فينيل|विनाइल रिकॉर्ड
paintbrush|pinsel|pinceau, pinceaux|pincel, pinceles|pincel, pincéis|pennello, pennelli|penseel, penselen|кисточк*|画笔, 毛笔|絵筆|붓을, 붓과, 화필|فرشاة رسم|पेंट ब्रश
palette|farbpalette, malpalette|palette de peintre|paleta de pintor|paleta de pintor|tavolozza|schilderspalet|палитра художника|调色板|パレット|팔레트|لوحة ألوان|रंग पट्टी
briefcase|aktentasche, aktenkoffer|mallette, serviette en cuir|maletín|maleta executiva|valigetta|aktetas|портфел*|公文包|ブリーフケース, 書類鞄|서류가방|حقيبة عمل|ब्रीफ़केस
coin|münze, münzen|pièce de monnaie, pièces de monnaie|moneda, monedas|moeda, moedas|moneta, monete|munt, munten|монет*|硬币, 金币|硬貨, 金貨|동전|عملة معدنية, عملات معدنية|सिक्का, सिक्के
shield|ritterschild|bouclier|escudo de caballero|escudo de cavaleiro|scudo da cavaliere|ridderschild|рыцарский щит|盾牌||방패|ترس فارس|ढाल
test tube|reagenzglas, reagenzgläser|éprouvette, éprouvettes|tubo de ensayo, tubos de ensayo|tubo de ensaio, tubos de ensaio|provetta, provette|reageerbuis|пробирк*|试管|試験管|시험관|أنبوب اختبار|परखनली
stethoscope|stethoskop|stéthoscope|estetoscopio|estetoscópio|stetoscopio|stethoscoop|стетоскоп|听诊器|聴診器|청진기|سماعة طبية|स्टेथोस्कोप
glasses|brille, brillen|lunettes|gafas, anteojos|óculos|occhiali|bril, brillen|очки, очках|眼镜|眼鏡, メガネ|안경|نظارة, نظارات|चश्मा
hat|hut, hüte|chapeau, chapeaux|sombrero, sombreros|chapéu, chapéus|cappello, cappelli|hoed, hoeden|шляп*|帽子|帽子|모자를, 모자가, 모자와|قبعة, قبعات|टोपी
diamond|diamant, diamanten|diamant, diamants|diamante, diamantes|diamante, diamantes|diamante, diamanti|diamant, diamanten|бриллиант*, алмаз*|钻石|ダイヤモンド|다이아몬드|ألماس, ألماسة|हीरा, हीरे
screwdriver|schraubenzieher, schraubendreher|tournevis|destornillador|chave de fenda|cacciavite|schroevendraaier|отвертк*|螺丝刀|ドライバー工具|드라이버 공구|مفك براغي|पेचकस
wrench|schraubenschlüssel|clé à molette, clé anglaise|llave inglesa|chave inglesa|chiave inglese|moersleutel|гаечный ключ|扳手|スパナ, レンチ|렌치, 스패너|مفتاح ربط|रिंच
shovel|schaufel, spaten|pelle|pala de jardín|pá de jardim|badile, vanga|schop|лопат*|铁锹, 铲子|スコップ, シャベル|삽을, 삽으로|مجرفة|फावड़ा
package|paket, pakete, päckchen|colis, paquet|paquete, paquetes|pacote, pacotes, encomenda|pacco, pacchi|pakket, pakje|посылк*|包裹|小包, 荷物|택배 상자, 소포|طرد بريدي|पार्सल
shopping bag|einkaufstüte, einkaufstasche|sac de courses|bolsa de la compra|sacola de compras|borsa della spesa|boodschappentas|сумка с покупками|购物袋|買い物袋|쇼핑백, 장바구니|كيس تسوق|शॉपिंग बैग
firework|feuerwerk*|feu d'artifice, feux d'artifice|fuegos artificiales|fogos de artifício|fuochi d'artificio|vuurwerk|фейерверк*, салют|烟花|花火|불꽃놀이|ألعاب نارية|आतिशबाज़ी
jack o lantern|kürbislaterne, halloweenkürbis|citrouille d'halloween|calabaza de halloween|abóbora de halloween|zucca di halloween|halloweenpompoen|тыква на хэллоуин|南瓜灯|ジャックオランタン|잭오랜턴|يقطينة هالوين|हैलोवीन कद्दू
lamp post|straßenlaterne*, laternenpfahl|lampadaire, lampadaires, réverbère, réverbères|farola, farolas|poste de luz, poste de iluminação|lampione, lampioni|lantaarnpaal, straatlantaarn|фонарный столб, уличный фонарь, уличные фонари|路灯|街灯|가로등|عمود إنارة, مصباح الشارع|सड़क की बत्ती, स्ट्रीट लाइट
roller coaster|achterbahn|montagnes russes, grand huit|montaña rusa|montanha russa|montagne russe|achtbaan|американские горки|过山车|ジェットコースター|롤러코스터|أفعوانية|रोलर कोस्टर
torch|fackel, fackeln|torche, flambeau|antorcha, antorchas|tocha, tochas|torcia, fiaccola|fakkel, fakkels|факел*|火把, 火炬|松明, たいまつ|횃불|مشعل|मशाल
yarn|wolle, garn|pelote de laine, laine|ovillo, ovillo de lana, lana|novelo de lã, lã|gomitolo, lana|garen, bol wol|клубок, клубки, пряжа|毛线|毛糸|털실, 실뭉치|خيوط صوف|ऊन
table lamp|tischlampe|lampe de table|lámpara de mesa|abajur, luminária de mesa|lampada da tavolo|tafellamp|настольная лампа|台灯|卓上ランプ|탁상 램프|مصباح طاولة|टेबल लैंप
desk lamp|schreibtischlampe|lampe de bureau|flexo, lámpara de escritorio|luminária de escritório|lampada da scrivania|bureaulamp|лампа на столе|桌灯|デスクライト|스탠드 조명|مصباح مكتب|डेस्क लैंप
dresser|kommode|commode|cómoda|cômoda|cassettiera|ladekast|комод|梳妆台, 衣柜|箪笥, タンス|서랍장|خزانة أدراج|दराज वाली अलमारी
nightstand|nachttisch|table de chevet|mesilla de noche|criado mudo, mesa de cabeceira|comodino|nachtkastje|тумбочк*|床头柜|ナイトテーブル|협탁|طاولة سرير|सिरहाने की मेज
stove|herd, kochherd|cuisinière, gazinière|cocina de gas, fogón|fogão|fornelli|fornuis|плита, плите, печк*, печь, печи|炉灶, 灶台|コンロ|가스레인지, 아궁이|موقد|चूल्हा, चूल्हे
oven|backofen, ofen|four|horno|forno|forno|oven|духовк*|烤箱|オーブン|오븐|فرن|तंदूर, ओवन
mammoth|mammut, mammuts|mammouth|mamut|mamute|mammut|mammoet|мамонт*|猛犸象|マンモス|매머드|ماموث|मैमथ
turkey|truthahn, pute|dindon|pavo|peru de natal|tacchino, tacchini|kalkoen|индюк*, индейк*|火鸡|七面鳥|칠면조|ديك رومي|टर्की पक्षी
poodle|pudel|caniche, caniches|caniche, caniches|poodle|barboncino|poedel, poedels|пудел*|贵宾犬|プードル|푸들|كلب بودل|पूडल
rat|ratte, ratten|rat, rats|rata, ratas|rato, ratos, ratazana|ratto, ratti|rat, ratten|крыс*|老鼠|ネズミ|생쥐|جرذ|चूहा, चूहे
grasshopper|heuschrecke*, grashüpfer|sauterelle, sauterelles|saltamontes|gafanhoto, gafanhotos|cavalletta, cavallette, grillo|sprinkhaan|кузнечик*|蚱蜢|バッタ, キリギリス|메뚜기|جندب|टिड्डा
tropical fish|tropische fische, korallenfisch*|poissons tropicaux, poisson tropical|peces tropicales, pez tropical|peixes tropicais, peixe tropical|pesci tropicali, pesce tropicale|tropische vissen|тропические рыбы, тропические рыбки|热带鱼|熱帯魚|열대어|أسماك استوائية|उष्णकटिबंधीय मछली
tuk tuk|tuktuk|tuk tuk|tuk tuk, mototaxi|tuk tuk|tuk tuk|tuktuk|тук тук|嘟嘟车|トゥクトゥク|툭툭|توك توك|टुकटुक, ऑटो रिक्शा
motorboat|motorboot*|bateau à moteur, hors bord|lancha, lanchas|lancha, lanchas|motoscafo, motoscafi|motorboot, motorboten|моторная лодка, катер*|摩托艇, 快艇|モーターボート|모터보트|قارب بخاري|मोटरबोट
spruce|fichte, fichten|épicéa, épicéas|abeto rojo|abeto vermelho|abete rosso|fijnspar|ель, ели, елей|云杉|トウヒ|가문비나무|شجرة تنوب|स्प्रूस
statue of liberty|freiheitsstatue|statue de la liberté|estatua de la libertad|estátua da liberdade|statua della libertà|vrijheidsbeeld|статуя свободы|自由女神像|自由の女神|자유의 여신상|تمثال الحرية|स्टैच्यू ऑफ लिबर्टी
propeller plane|propellerflugzeug, doppeldecker|avion à hélice, biplan|avioneta, avionetas|teco teco, avião a hélice|aereo a elica, biplano|propellervliegtuig|кукурузник, биплан|螺旋桨飞机|プロペラ機, 複葉機|프로펠러 비행기|طائرة مروحية|प्रोपेलर विमान
beach umbrella|sonnenschirm, sonnenschirme|parasol, parasols|sombrilla, sombrillas|guarda sol, guarda sóis|ombrellone, ombrelloni|parasol, strandparasol|пляжный зонт|遮阳伞|パラソル|파라솔|مظلة شاطئ|समुद्र तट छाता
bumblebee|hummel, hummeln|bourdon, bourdons|abejorro, abejorros|mamangaba|bombo, bombi|hommel, hommels|шмел*|熊蜂|マルハナバチ|호박벌|نحلة طنانة|भौंरा, भौंरे
wasp|wespe, wespen|guêpe, guêpes|avispa, avispas|marimbondo|calabrone|wesp, wespen|оса, осы|黄蜂|スズメバチ|말벌|دبور|ततैया
swallow|schwalbe, schwalben|hirondelle, hirondelles|golondrina, golondrinas|andorinha, andorinhas|rondine, rondini|zwaluw, zwaluwen|ласточк*|燕子|ツバメ|제비가, 제비들|سنونو|अबाबील
songbird|singvogel, singvögel|oiseau chanteur|pájaro cantor|passarinho, passarinhos|uccellino, uccellini|zangvogel|певчая птица|鸣禽|小鳥|작은 새|طائر مغرد|गाने वाली चिड़िया
moth|nachtfalter, motte|papillon de nuit|polilla, polillas|mariposa noturna|falena, falene|nachtvlinder|мотылек, мотыльки, мотылька|飞蛾||나방|عثة|पतंगा
ibex|steinbock, steinböcke|bouquetin, bouquetins|íbice|íbex|stambecco, stambecchi|steenbok|козерог горный|羱羊|アイベックス|아이벡스|وعل|आइबेक्स
ape|menschenaffe*|grand singe|simio, simios|macaco grande|scimmione|mensaap|примат|猿猴|類人猿|유인원|قرد كبير|वानर
porcupine|stachelschwein*|porc épic|puercoespín|porco espinho|istrice, porcospino|stekelvarken|дикобраз*|豪猪|ヤマアラシ|호저|نيص|साही
puma|puma, pumas|puma, pumas|puma, pumas|onça parda, puma|puma|poema|пума, пумы|美洲狮|ピューマ|퓨마|بوما|प्यूमा
chimpanzee|schimpanse, schimpansen|chimpanzé, chimpanzés|chimpancé, chimpancés|chimpanzé, chimpanzés|scimpanzé|chimpansee|шимпанзе|黑猩猩|チンパンジー|침팬지|شمبانزي|चिंपैंजी
sea otter|seeotter|loutre de mer|nutria marina|lontra marinha|lontra marina|zeeotter|калан*|海獭|ラッコ|해달|ثعلب ماء بحري|समुद्री ऊदबिलाव
slug|nacktschnecke*|limace, limaces|babosa, babosas|lesma, lesmas|lumaca senza guscio|naaktslak|слизень|蛞蝓|ナメクジ|민달팽이|بزاقة|स्लग
cobra|kobra, kobras|cobra, cobras|cobra, cobras|naja|cobra|cobra|кобр*|眼镜蛇|コブラ|코브라|كوبرا|नागराज, कोबरा
humpback whale|buckelwal*|baleine à bosse|ballena jorobada|baleia jubarte|megattera|bultrug|горбатый кит|座头鲸|ザトウクジラ|혹등고래|حوت أحدب|हंपबैक व्हेल
farmhouse|bauernhaus, bauernhäuser, bauernhof|ferme, fermes, corps de ferme|casa de campo, cortijo, masía|casa de fazenda, casa rural|casale, cascina, casolare|boerderij, boerderijen|фермерский дом|农舍|農家|농가|بيت ريفي|खेत का घर
stable|pferdestall, stall|écurie, étable|establo, caballeriza|estábulo, cocheira|stalla, scuderia|paardenstal, stal|конюшн*|马厩|馬小屋|마구간|إسطبل, حظيرة|अस्तबल
viaduct|viadukt, viadukte|viaduc, viaducs|viaducto|viaduto|viadotto|viaduct|виадук*|高架桥|高架橋|고가교|جسر قنطري|वायडक्ट
fortress|festung, burg|forteresse|fortaleza, alcázar|fortaleza|fortezza, rocca|vesting, fort|крепост*|要塞|要塞|요새|حصن, قلعة|किला, क़िला, किले
chapel|kapelle, kapellen|chapelle, chapelles|capilla, ermita|capela, capelas|cappella, cappelle|kapel, kapelletje|часовн*|小教堂|礼拝堂|예배당|كنيسة صغيرة|छोटा गिरजाघर
warehouse|lagerhalle, lagerhaus|entrepôt, hangar|almacén industrial|armazém|magazzino, capannone|pakhuis, loods|склад, складе|仓库|倉庫|창고|مستودع|गोदाम
shrine|schrein|sanctuaire|santuario|santuário|santuario|schrijn|святилище|神社|神社|신사|ضريح|दरगाह
bell tower|glockenturm|clocher, campanile|campanario|campanário|campanile|klokkentoren|колокольн*|钟楼|鐘楼|종탑|برج الجرس|घंटाघर
clock tower|uhrturm|tour de l'horloge|torre del reloj|torre do relógio|torre dell'orologio|klokkentoren|башня с часами|钟塔|時計台, 時計塔|시계탑|برج الساعة|घड़ी वाला टावर
watchtower|wachturm|tour de guet|atalaya, torre de vigilancia|torre de vigia|torre di guardia|wachttoren|сторожевая башня|瞭望塔|見張り台|망루|برج مراقبة|पहरे की मीनार
mill|mühle, mühlen|moulin, moulins|molino, molinos|moinho, moinhos|mulino, mulini|molen, molens, molentje|мельниц*|磨坊|水車小屋|방앗간, 물레방아|طاحونة|चक्की
wedding cake|hochzeitstorte|gâteau de mariage, pièce montée|tarta nupcial, pastel de bodas|bolo de casamento|torta nuziale|bruidstaart|свадебный торт|婚礼蛋糕|ウェディングケーキ|웨딩 케이크|كعكة زفاف|शादी का केक
boiled egg|gekochtes ei, frühstücksei|œuf à la coque, œuf dur|huevo cocido|ovo cozido|uovo sodo|gekookt ei|вареное яйцо|煮鸡蛋|ゆで卵|삶은 달걀|بيضة مسلوقة|उबला अंडा
iced tea|eistee|thé glacé|té helado|chá gelado|tè freddo|ijsthee|холодный чай|冰茶|アイスティー|아이스티|شاي مثلج|आइस्ड टी
lime|limette, limetten|citron vert|limas verdes, lima verde|lima da pérsia|lime|limoen|лайм*|青柠|ライム|라임|ليمون أخضر|नीबू हरा
tart|törtchen|tartelette, tarte|tartaleta|torta doce|crostata|taartje|тарталетк*, пирог*|水果挞|タルト|타르트|تارت|टार्ट
lettuce|kopfsalat|laitue|lechuga|alface|lattuga|krop sla|листья салата|生菜|レタス|상추|خس|सलाद पत्ता
stew|eintopf|ragoût, pot au feu|guiso, estofado|ensopado, guisado|stufato, spezzatino|stoofpot, stamppot|рагу, похлебк*|炖菜|シチュー|찌개|يخنة|स्टू
berry|beere, beeren|baies, petits fruits|bayas, frutos rojos|frutas vermelhas|frutti di bosco, bacche|bessen|ягод*|浆果|ベリー|산딸기|توت|बेरी
melon|melone, melonen|melon, melons|melón, melones|melão, melões|melone|meloen|дын*|甜瓜, 哈密瓜|メロン|멜론|شمام|खरबूजा
champagne|champagner, sekt|champagne|champán, cava|champanhe, espumante|champagne, spumante|champagne|шампанск*|香槟|シャンパン|샴페인|شمبانيا|शैंपेन
red wine|rotwein|vin rouge|vino tinto|vinho tinto|vino rosso|rode wijn|красное вино|红酒, 葡萄酒|赤ワイン|레드 와인|نبيذ أحمر|रेड वाइन
workbench|werkbank|établi|banco de trabajo|bancada de trabalho|banco da lavoro|werkbank|верстак|工作台|作業台|작업대|طاولة عمل|वर्कबेंच
front door|haustür, eingangstür|porte d'entrée|puerta principal, puerta de entrada|porta da frente, porta de entrada|porta d'ingresso, portone|voordeur|входная дверь|大门|玄関ドア|현관문, 대문|باب المنزل|मुख्य द्वार, दरवाज़ा
cabinet|schrank, schränke, küchenschrank|armoire, placard|armario|armário|armadio, credenza|kast, kasten|шкаф, шкафу, буфет|橱柜, 柜子|戸棚, 食器棚|찬장, 장롱|خزانة, دولاب|अलमारी
coffee table|couchtisch|table basse|mesita de café, mesa de centro|mesa de centro|tavolino|salontafel|журнальный столик|茶几|ローテーブル, ちゃぶ台|커피 테이블, 찻상|طاولة قهوة|कॉफी टेबल
bouquet of flowers|blumenstrauß, strauß blumen, strauß, sträuße|bouquet de fleurs|ramo de flores|buquê de flores, buquê|mazzo di fiori|boeket, bos bloemen|букет*|花束|花束, ブーケ|꽃다발|باقة زهور, باقة ورد|गुलदस्ता, फूलों का गुच्छा
ukulele|ukulele|ukulélé|ukelele|ukulele|ukulele|ukelele|укулел*|尤克里里|ウクレレ|우쿨렐레|يوكوليلي|यूकुलेले
toadstool|fliegenpilz*|amanite tue mouches|amanita|cogumelo vermelho|amanita, fungo rosso|vliegenzwam, paddestoel|мухомор*|毒蘑菇|毒キノコ, ベニテングタケ|독버섯|فطر سام|कुकुरमुत्ता
school bus|schulbus|car scolaire, bus scolaire|autobús escolar|ônibus escolar|scuolabus|schoolbus|школьный автобус|校车|スクールバス|스쿨버스|حافلة مدرسية|स्कूल बस
trawler|fischkutter, kutter, fischerboot*, fischerkahn|chalutier, chalutiers|barco pesquero, pesquero, barca pesquera|traineira|peschereccio, pescherecci|viskotter, kotter, vissersboot|траулер|渔船|漁船|어선, 고깃배|قارب صيد, مركب صيد|मछली पकड़ने की नाव
vespa|vespa, motorroller|vespa|vespa|vespa|vespa|vespa|мотороллер|小绵羊摩托|ベスパ|베스파|فيسبا|वेस्पा
steam train|dampflok, dampflokomotive, dampfzug|train à vapeur, locomotive à vapeur|tren de vapor, locomotora|trem a vapor, locomotiva, maria fumaça|treno a vapore, locomotiva|stoomtrein, stoomlocomotief|паровоз*|蒸汽火车|蒸気機関車, 汽車|증기기관차|قطار بخاري|भाप का इंजन
parcel|paket|colis|encomienda|encomenda|pacchetto|pakketje|бандерол*|邮包|郵便小包|우편물|طرد|डाक पार्सल
cardboard box|pappkarton, karton, umzugskarton|carton, cartons|caja de cartón|caixa de papelão|scatola di cartone, scatolone|kartonnen doos|картонная коробка|纸箱|段ボール箱, 段ボール|종이상자, 골판지 상자|صندوق كرتون|गत्ते का डिब्बा
parachute|fallschirm, fallschirme|parachute, parachutes|paracaídas|paraquedas|paracadute|parachute|парашют*|降落伞|パラシュート|낙하산|مظلة هبوط|पैराशूट
paraglider|gleitschirm*|parapente, parapentes|parapente|parapente|parapendio|paraglider|параплан*|滑翔伞|パラグライダー|패러글라이더|طيران شراعي|पैराग्लाइडर
kaaba|kaaba|kaaba|kaaba|caaba|kaaba|kaäba|кааба|天房|カアバ|카바 신전|الكعبة|काबा
green tea|grüner tee|thé vert|té verde|chá verde|tè verde|groene thee|зеленый чай|绿茶|緑茶|녹차|شاي أخضر|ग्रीन टी
jar of honey|honigglas, glas honig|pot de miel|tarro de miel|pote de mel|vasetto di miele, barattolo di miele|pot honing|банка меда, горшочек меда|蜂蜜罐|蜂蜜の瓶|꿀단지|جرة عسل|शहद का जार
kiosk|kiosk|kiosque|quiosco|quiosque|chiosco, edicola|kiosk|киоск|报刊亭|売店|매점|كشك|गुमटी
carriage|kutsche, pferdekutsche|calèche, carrosse|carruaje, carroza|carruagem|carrozza, calesse|koets, paardenkoets|карет*|马车|馬車|마차|عربة خيل|बग्घी
wagon|planwagen, heuwagen, bollerwagen|chariot, charrette|carreta, carro de madera|carroça, carroças|carro di legno, carretto|huifkar, boerenkar|телег*, повозк*|大车, 板车|荷車|수레|عربة خشبية|बैलगाड़ी
drum set|schlagzeug|batterie de musique|batería de música|bateria musical|batteria musicale|drumstel|барабанная установка|架子鼓|ドラムセット|드럼 세트|طقم طبول|ड्रम सेट
raft|floß, flöße|radeau, radeaux|balsa de madera|jangada, jangadas|zattera|vlot|плот, плоту|木筏|いかだ|뗏목|طوف خشبي|बेड़ा
barrel|fass, fässer, holzfass, weinfass|tonneau, tonneaux|barril, barriles, tonel|barril, barris|botte, botti, barile|wijnvat, houten vat|бочк*|木桶||나무통, 오크통|برميل, براميل|पीपा
cradle|wiege|berceau|cuna|berço|culla|wieg|колыбел*|摇篮|揺りかご|요람|مهد|पालना
boar|wildschwein, wildschweine|sanglier, sangliers|jabalí, jabalíes|javali, javalis|cinghiale, cinghiali|wild zwijn, everzwijn|кабан*|野猪|イノシシ|멧돼지|خنزير بري|जंगली सूअर
mole|maulwurf, maulwürfe|taupe, taupes|topo, topos|toupeira, toupeiras|talpa, talpe|mol, mollen|крот, крота|鼹鼠|モグラ|두더지|خلد|छछूंदर
treasure|schatz, schatztruhe|trésor, coffre au trésor|tesoro, cofre del tesoro|tesouro, baú do tesouro|tesoro, forziere|schat, schatkist|сокровищ*, сундук с сокровищами|宝藏, 宝箱|宝箱, 財宝|보물, 보물상자|كنز|खजाना, ख़ज़ाना
stocking|weihnachtssocke|chaussette de noël|calcetín navideño|meia de natal|calza della befana|kerstsok|рождественский носок|圣诞袜|クリスマスの靴下|크리스마스 양말|جورب عيد الميلاد|क्रिसमस का मोज़ा
tram|straßenbahn*|tramway, tramways|tranvía, tranvías|bonde, bondes, bondinho, elétrico|tram, tranvai|tram, trams|трамва*|有轨电车, 电车|路面電車, 市電|노면전차, 전차가|ترام|ट्राम
monument|denkmal, denkmäler|monument|monumento|monumento|monumento|monument|памятник*|纪念碑|記念碑|기념비|نصب تذكاري|स्मारक
rainforest|regenwald*|forêt tropicale, forêt amazonienne|selva tropical, selva amazónica|floresta tropical, floresta amazônica, mata atlântica|foresta pluviale|regenwoud|тропический лес, джунгл*|热带雨林, 雨林|熱帯雨林|열대우림, 정글|غابة مطيرة|वर्षावन
canyon|schlucht, canyon|canyon, gorges|cañón|cânion|canyon|kloof|каньон*, ущель*|峡谷|峡谷|협곡|وادي صخري|गहरी घाटी, खड्ड
highway|autobahn|autoroute|autopista|autoestrada, rodovia|autostrada|snelweg|шоссе, автострад*|高速公路, 公路|高速道路|고속도로|طريق سريع|राजमार्ग
trail|wanderweg, waldweg, pfad, feldweg|sentier, chemin|sendero, senda, camino|trilha, caminho|sentiero, viottolo|wandelpad, bospad, pad|тропинк*, тропа, тропе, дорожк*|小径, 小路|小道, 山道|오솔길, 산길|درب|पगडंडी
steppe|steppe|steppe|estepa|estepe|steppa|steppe|степ*|草原|草原|초원|سهوب|स्टेपी
ruins|ruine, ruinen|ruines|ruinas|ruínas|rovine, ruderi|ruïne, ruïnes|руин*|废墟, 遗迹|廃墟, 遺跡|폐허, 유적|أطلال, آثار|खंडहर
terrace|terrasse, terrassen|terrasse, terrasses|terraza, terrazas|terraço, varanda|terrazza, veranda|terras|террас*, веранд*|露台|テラス|테라스|تراس|बरामदा
bookstore|buchhandlung, buchladen|librairie|librería|livraria|libreria|boekhandel, boekwinkel|книжный магазин|书店|本屋, 書店|서점, 책방|مكتبة لبيع الكتب|किताबों की दुकान
`;

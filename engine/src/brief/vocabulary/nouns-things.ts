// Columns and form of the rows as in `nouns.ts`: en|de|fr|es|pt|it|nl|ru|zh|ja|ko|ar|hi.

/** Things of rooms, tables and roads that a described picture often names. */
export const OBJECTS = `
table|tisch, tische|table, tables|mesa, mesas|mesa, mesas|tavolo, tavoli, tavola|tafel|стол, столе, стола, столом|桌子, 餐桌|テーブル, 机|테이블, 탁자, 식탁|طاولة|मेज़, मेज, टेबल
desk|schreibtisch|bureau|escritorio|escrivaninha|scrivania|bureau|письменный стол|书桌, 办公桌|デスク|책상|مكتب|डेस्क
sofa, couch|sofa, couch|canapé, divan|sofá|sofá|divano|sofa|диван*|沙发|ソファ, ソファー|소파|أريكة, كنبة|सोफ़ा, सोफा
bed|bett, betten|lit|cama, camas|cama|letto|bed|кровать, кровати|床上, 大床|ベッド|침대|سرير|बिस्तर, पलंग
armchair|sessel, lehnstuhl|fauteuil|sillón, butaca|poltrona|poltrona|fauteuil|кресл*|扶手椅|肘掛け椅子|안락의자|كرسي بذراعين|आरामकुर्सी
bookshelf, bookcase|bücherregal|bibliothèque, étagère|estantería, librero|estante|libreria, scaffale|boekenkast|книжная полка, книжный шкаф|书架|本棚|책장|رف كتب|किताबों की अलमारी
fireplace, hearth|kamin|cheminée|chimenea|lareira|camino, caminetto|open haard|камин*|壁炉|暖炉|벽난로|مدفأة|अंगीठी
candle, candles|kerze, kerzen|bougie, bougies|vela, velas|vela, velas|candela, candele|kaars, kaarsen|свеча, свечи, свечой|蜡烛|ろうそく, キャンドル|촛불, 양초|شمعة|मोमबत्ती
vase|vase, blumenvase|vase|jarrón, florero|vaso de flores, jarro|vaso|vaas|ваза, вазе|花瓶|花瓶|꽃병|مزهرية|फूलदान
mirror|spiegel|miroir|espejo|espelho|specchio|spiegel|зеркал*|镜子|鏡|거울|مرآة|दर्पण, आईना
wine bottle, bottle, bottle of wine|flasche, weinflasche|bouteille|botella|garrafa|bottiglia|fles|бутылк*|瓶子, 酒瓶|瓶, ボトル|병이, 와인병|زجاجة|बोतल
apple|apfel, äpfel|pomme, pommes|manzana, manzanas|maçã, maçãs|mela, mele|appel, appels|яблок*|苹果|リンゴ, りんご|사과|تفاحة, تفاح|सेब
banana|banane, bananen|banane, bananes|plátano, banana|banana|banana, banane|banaan, bananen|банан*|香蕉|バナナ|바나나|موزة, موز|केला, केले
cherry|kirsche, kirschen|cerise, cerises|cereza, cerezas|cereja|ciliegia, ciliegie|kers, kersen|вишн*|樱桃|さくらんぼ|체리|كرز|चेरी
carrot|karotte, karotten, möhre|carotte, carottes|zanahoria, zanahorias|cenoura|carota, carote|wortel|морков*|胡萝卜|ニンジン|당근|جزرة|गाजर
tomato|tomate, tomaten|tomate, tomates|tomate, tomates|tomate|pomodoro, pomodori|tomaat|помидор*|番茄, 西红柿|トマト|토마토|طماطم|टमाटर
pumpkin|kürbis, kürbisse|citrouille, citrouilles|calabaza, calabazas|abóbora|zucca, zucche|pompoen|тыкв*|南瓜|かぼちゃ, カボチャ|호박|يقطين, قرع|कद्दू
cheese|käse|fromage|queso|queijo|formaggio|kaas|сыр, сыра|奶酪|チーズ|치즈|جبن|पनीर
egg|ei, eier|œuf, œufs|huevo, huevos|ovo, ovos|uovo, uova|ei, eieren|яйцо, яйца|鸡蛋|卵|달걀, 계란|بيضة|अंडा
tractor|traktor|tracteur|tractor|trator|trattore|tractor, trekker|трактор*|拖拉机|トラクター|트랙터|جرار|ट्रैक्टर
bus|bus, autobus|bus, autobus, autocar|autobús|ônibus, autocarro|autobus, pullman|bus|автобус*|公交车, 巴士|バス停, バスが|버스|حافلة|बस
truck, lorry|lastwagen, lkw|camion|camión|caminhão|camion|vrachtwagen|грузовик*|卡车|トラック|트럭|شاحنة|ट्रक
motorcycle, motorbike|motorrad|moto, motocyclette|motocicleta, moto|motocicleta, moto|motocicletta, moto|motor, motorfiets|мотоцикл*|摩托车|オートバイ, バイク|오토바이|دراجة نارية|मोटरसाइकिल
scooter|roller, motorroller|scooter, trottinette|patinete, scooter|patinete, lambreta|monopattino|scooter|скутер*, самокат*|踏板车|スクーター|스쿠터|سكوتر|स्कूटर
helicopter|hubschrauber|hélicoptère|helicóptero|helicóptero|elicottero|helikopter|вертолет*|直升机|ヘリコプター|헬리콥터|مروحية|हेलीकॉप्टर
windmill|windmühle|moulin à vent, moulin|molino de viento, molino|moinho de vento, moinho|mulino a vento, mulino|windmolen|мельниц*|风车|風車|풍차|طاحونة|पवनचक्की
church|kirche|église|iglesia|igreja|chiesa|kerk|церковь, церкви|教堂|教会|교회|كنيسة|गिरजाघर
tower|turm|tour médiévale|torre|torre|torre|toren|башн*|高塔|塔|탑이|برج|मीनार
snowman|schneemann|bonhomme de neige|muñeco de nieve|boneco de neve|pupazzo di neve|sneeuwpop|снеговик*|雪人|雪だるま|눈사람|رجل ثلج|हिममानव
palm tree, palm|palme, palmen|palmier, palmiers|palmera, palmeras|palmeira|palma, palme|palmboom|пальм*|棕榈树, 椰子树|ヤシの木|야자수|نخلة|ताड़
pine tree, pine, fir tree|kiefer, tanne, tannen|sapin, pin, sapins|pino, pinos|pinheiro|pino, abete|den, dennen|сосн*, елк*|松树|松の木|소나무|شجرة صنوبر|चीड़
tulip|tulpe, tulpen|tulipe, tulipes|tulipán, tulipanes|tulipa|tulipano, tulipani|tulp, tulpen|тюльпан*|郁金香|チューリップ|튤립|توليب|ट्यूलिप
plant, houseplant, potted plant|pflanze, topfpflanze, zimmerpflanze|plante|planta|planta|pianta|plant, kamerplant|растени*|盆栽, 植物|植木鉢, 観葉植物|화분, 식물|نبتة|पौधा
basket|korb|panier|cesta, canasta|cesta|cesto, cestino|mand|корзин*|篮子|かご|바구니|سلة|टोकरी
suitcase|koffer|valise|maleta|mala|valigia|koffer|чемодан*|行李箱|スーツケース|여행 가방|حقيبة سفر|सूटकेस
lantern|laterne|lanterne|farol, linterna|lanterna|lanterna|lantaarn|фонар*|灯笼|提灯, ランタン|등불|فانوس|लालटेन
kite|drachen am himmel|cerf volant|papalote|pipa|aquilone|vlieger|воздушный змей|风筝|凧|연날리기|طائرة ورقية|पतंग
drum, drums|trommel, schlagzeug|tambour, batterie|tambor, batería|tambor, bateria|tamburo, batteria|trommel|барабан*|鼓|太鼓, ドラム|드럼|طبل|ढोल
trumpet|trompete|trompette|trompeta|trompete|tromba|trompet|труба, трубе|小号|トランペット|트럼펫|بوق|तुरही
telescope|teleskop|télescope|telescopio|telescópio|telescopio|telescoop|телескоп*|望远镜|望遠鏡|망원경|تلسكوب|दूरबीन
barn|scheune|grange|granero|celeiro|fienile|schuur|амбар*|谷仓|納屋|헛간|حظيرة|खलिहान
easel, painter's easel|staffelei|chevalet|caballete|cavalete|cavalletto|schildersezel|мольберт*|画架|イーゼル|이젤|حامل لوحات|चित्रफलक
picnic basket, picnic, picnic blanket|picknickkorb, picknick, picknickdecke|panier de pique nique, pique nique|cesta de pícnic, pícnic|cesta de piquenique, piquenique|cestino da picnic, picnic|picknickmand, picknick|пикник*, корзина для пикника|野餐, 野餐篮|ピクニック, お花見, 花見|소풍, 피크닉|نزهة, سلة نزهة|पिकनिक
gondola, gondolas|gondel, gondeln|gondole, gondoles|góndola, góndolas|gôndola, gôndolas|gondola, gondole|gondel|гондол*|贡多拉|ゴンドラ|곤돌라|جندول|गोंडोला
hammock|hängematte, hängematten|hamac, hamacs|hamaca, hamacas|rede de descanso|amaca, amache|hangmat|гамак*|吊床|ハンモック|해먹|أرجوحة شبكية|झूला बिस्तर
`;

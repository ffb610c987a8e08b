import { NOUN_DICTIONARY, translated } from './dictionary/dictionary.ts';
import { GOODS } from './nouns-goods.ts';
import { KIT } from './nouns-kit.ts';
import { NATURE, PLACES } from './nouns-nature.ts';
import { PEOPLE } from './nouns-people.ts';
import { OBJECTS } from './nouns-things.ts';
import { WANTED } from './nouns-wanted.ts';
import { readTable, toTerms } from './read-table.ts';
import { listStalls } from './stalls.ts';
import { COLUMNS, type Entry, NORTHERN } from './terms.ts';

/** A concrete noun: `thing` can stand for the prompt by itself, `scene` is where or when things are. */
export type Noun = { noun: string; role: 'thing' | 'scene' };

// One row a noun, a column a language as in `COLUMNS`; the first English word is the noun's name.
const THINGS = `
banjo, banjos|banjo|banjo|banjo|banjo|banjo|banjo|банджо|班卓琴|バンジョー|밴조|بانجو|बैंजो
lute, lutes|laute, lauten|luth|laúd|alaúde|liuto|luit|лютня, лютне, лютню|鲁特琴|リュート|류트|آلة العود|ल्यूट
mandolin, mandolins|mandoline|mandoline|mandolina|bandolim|mandolino|mandoline|мандолин*|曼陀林|マンドリン|만돌린|ماندولين|मैंडोलिन
fox, foxes|fuchs, füchse|renard|zorro|raposa|volpe|vos|лис, лиса, лису, лисы, лисица|狐狸|キツネ, 狐|여우|ثعلب, ثعالب|लोमड़ी
cat, kitten|katze, kater, kätzchen|chat, chatte, chaton|gato, gata, gatito|gato, gata|gatto, gatta, gattino|kat, kitten|кот, кошка, кошку, котенок, кота|猫, 貓, 小猫|猫, ネコ|고양이|قطة, قط, قطط|बिल्ली
dog, puppy, hound|hund, hunde, welpe|chien, chienne, chiot|perro, perra, cachorro|cachorro, cão, cadela|cane, cagnolino|hond, honden|собака, собаку, пес, щенок, собаки|狗, 小狗|犬, イヌ|강아지, 개가, 개를|كلب, كلاب|कुत्ता
bird|vogel, vögel|oiseau, oiseaux|pájaro, pájaros, ave, aves|pássaro, pássaros, ave|uccello, uccelli|vogel, vogels|птица, птицы, птицу|小鸟, 鸟儿|小鳥, 鳥|새가, 새를, 작은 새|طائر, عصفور, طيور, عصافير|पक्षी, चिड़िया
horse|pferd, pferde|cheval, chevaux|caballo, caballos|cavalo, cavalos|cavallo, cavalli|paard, paarden|лошадь, лошади, конь, коня|马匹, 骏马|馬, ウマ|말이 달, 백마|حصان, خيول, أحصنة, حصانا|घोड़ा
fish, clownfish, goldfish|fisch, fische|poisson, poissons|pez, peces|peixe, peixes|pesce, pesci|vis, vissen|рыба, рыбы, рыбу|小鱼, 金鱼|魚|물고기|سمكة, أسماك, سمك|मछली
elephant|elefant, elefanten|éléphant, éléphants|elefante, elefantes|elefante|elefante, elefanti|olifant|слон, слона, слоны|大象|ゾウ, 象|코끼리|فيل, فيلة, أفيال|हाथी
lion|löwe, löwen|lion, lions|león, leones|leão, leões|leone, leoni|leeuw|лев, льва|狮子|ライオン|사자|أسد, أسود|शेर
tiger|tiger|tigre|tigre|tigre|tigre|tijger|тигр, тигра|老虎|トラ, 虎|호랑이|نمر|बाघ
bear|bär, bären|ours|oso, osa|urso|orso|beer|медведь, медведя|熊, 狗熊|クマ, 熊|곰이, 곰을|دب|भालू
owl|eule|hibou, chouette|búho, lechuza|coruja|gufo|uil|сова, сову|猫头鹰|フクロウ|부엉이, 올빼미|بومة|उल्लू
rabbit, bunny, hare|hase, kaninchen|lapin|conejo|coelho|coniglio|konijn, haas|кролик, заяц|兔子|ウサギ|토끼|أرنب, أرانب|खरगोश
deer, stag, doe|hirsch, reh|cerf, biche|ciervo, venado|cervo|cervo|hert|олень, оленя|小鹿, 麋鹿|鹿|사슴|غزال|हिरण
wolf, wolves|wolf, wölfe|loup|lobo|lobo|lupo|wolf|волк, волка|野狼, 狼|狼, オオカミ|늑대|ذئب, ذئاب|भेड़िया
butterfly|schmetterling, schmetterlinge|papillon, papillons|mariposa, mariposas|borboleta|farfalla, farfalle|vlinder|бабочка, бабочки|蝴蝶|蝶|나비|فراشة|तितली
bee|biene, bienen|abeille, abeilles|abeja, abejas|abelha|ape, api|bij, bijen|пчела, пчелы|蜜蜂|ミツバチ, 蜂|꿀벌|نحلة|मधुमक्खी
whale|wal, wale|baleine|ballena|baleia|balena|walvis|кит, кита|鲸鱼|クジラ|고래|حوت|व्हेल
penguin|pinguin|pingouin, manchot|pingüino|pinguim|pinguino|pinguïn|пингвин*|企鹅|ペンギン|펭귄|بطريق|पेंगुइन
panda|panda|panda|panda|panda|panda|panda|панда|熊猫, 熊貓|パンダ|판다|باندا|पांडा
turtle, tortoise|schildkröte|tortue|tortuga|tartaruga|tartaruga|schildpad|черепаха|乌龟|カメ, 亀|거북이|سلحفاة|कछुआ
dragon|drache, drachen|dragon|dragón|dragão|drago|draak|дракон*|巨龙, 龙年|ドラゴン, 竜|용이, 드래곤|تنين|ड्रैगन
unicorn|einhorn|licorne|unicornio|unicórnio|unicorno|eenhoorn|единорог*|独角兽|ユニコーン|유니콘|وحيد القرن|यूनिकॉर्न
dinosaur, t rex, tyrannosaurus, tyrannosaur|dinosaurier|dinosaure|dinosaurio|dinossauro|dinosauro|dinosaurus|динозавр*|恐龙|恐竜|공룡|ديناصور|डायनासोर
polar bear|eisbär, eisbären|ours polaire, ours blanc|oso polar|urso polar|orso polare|ijsbeer, ijsberen|белый медведь, белого медведя|北极熊|シロクマ, 白熊, ホッキョクグマ|북극곰|دب قطبي|ध्रुवीय भालू
squirrel, chipmunk|eichhörnchen|écureuil, écureuils|ardilla, ardillas|esquilo, esquilos|scoiattolo, scoiattoli|eekhoorn|белка, белку, белки|松鼠|リス|다람쥐|سنجاب|गिलहरी
raccoon|waschbär, waschbären|raton laveur|mapache|guaxinim|procione|wasbeer|енот*|浣熊|アライグマ|너구리|راكون|रैकून
hedgehog|igel|hérisson, hérissons|erizo, erizos|ouriço|riccio, ricci|egel|еж, ежа, ежик*|刺猬|ハリネズミ|고슴도치|قنفذ|साही
otter|otter, fischotter|loutre, loutres|nutria|lontra, lontras|lontra|otter, otters|выдра, выдру|水獭|カワウソ, ラッコ|수달|قضاعة|ऊदबिलाव
mouse, mice|maus, mäuse|souris|ratón, ratones|rato, ratinho|topo, topolino|muis, muizen|мышь, мыши, мышка, мышонок|老鼠|ネズミ, ねずみ|생쥐|فأر|चूहा
koala|koala, koalas|koala|koala|coala|koala|koala|коала, коалу|考拉|コアラ|코알라|كوالا|कोआला
kangaroo|känguru, kängurus|kangourou|canguro|canguru|canguro|kangoeroe|кенгуру|袋鼠|カンガルー|캥거루|كنغر|कंगारू
giraffe|giraffe, giraffen|girafe, girafes|jirafa, jirafas|girafa, girafas|giraffa, giraffe|giraf, giraffe|жираф*|长颈鹿|キリン|기린|زرافة|जिराफ
zebra|zebra, zebras|zèbre, zèbres|cebra, cebras|zebra, zebras|zebra, zebre|zebra|зебра, зебры, зебру|斑马|シマウマ|얼룩말|حمار وحشي|ज़ेबरा
rhino, rhinoceros|nashorn, nashörner|rhinocéros|rinoceronte|rinoceronte|rinoceronte|neushoorn|носорог*|犀牛|サイの|코뿔소|وحيد القرن الأفريقي|गैंडा
hippo, hippopotamus|nilpferd, flusspferd|hippopotame|hipopótamo|hipopótamo|ippopotamo|nijlpaard|бегемот*|河马|カバの|하마가|فرس النهر|दरियाई घोड़ा
leopard, jaguar, cheetah|leopard, leoparden, gepard|léopard, guépard|leopardo, guepardo|leopardo, guepardo|leopardo, ghepardo|luipaard|леопард*, гепард*|豹子, 猎豹|ヒョウ, チーター|표범, 치타|فهد|तेंदुआ, चीता
panther|panther, schwarzer panther|panthère|pantera|pantera|pantera|panter|пантера, пантеру|黑豹|クロヒョウ|흑표범|نمر أسود|काला तेंदुआ
monkey|affe, affen|singe, singes|mono, monos|macaco, macacos|scimmia, scimmie|aap, apen|обезьян*|猴子|サル, 猿|원숭이|قرد|बंदर
gorilla|gorilla, gorillas|gorille|gorila|gorila|gorilla|gorilla|горилл*|大猩猩|ゴリラ|고릴라|غوريلا|गोरिल्ला
camel, dromedary|kamel, kamele|chameau, chameaux, dromadaire|camello, camellos|camelo, camelos|cammello, cammelli|kameel|верблюд*|骆驼|ラクダ|낙타|جمل, جمال|ऊंट, ऊँट
cow, cattle|kuh, kühe|vache, vaches|vaca, vacas|vaca, vacas|mucca, mucche|koe, koeien|корова, корову, коровы|奶牛, 母牛|牛が, 乳牛|젖소|بقرة|गाय
sheep, lamb, ewe|schaf, schafe, lamm|mouton, moutons, agneau|oveja, ovejas, cordero|ovelha, ovelhas|pecora, pecore, agnello|schaap, schapen, lam|овца, овцы, овцу, овечк*|绵羊, 羊群|羊, ヒツジ|양떼, 양 한|خروف, أغنام|भेड़
goat|ziege, ziegen|chèvre, chèvres|cabra, cabras|cabra, cabras|capra, capre|geit, geiten|коза, козу, козы, козел|山羊|ヤギ|염소|ماعز|बकरी
pig, piglet, hog|schwein, schweine, ferkel|cochon, cochons|cerdo, cerdos, cerdito|porco, porcos, porquinho|maiale, maiali, maialino|varken, varkens|свинья, свинью, поросенок|小猪|ブタ, 豚|돼지|خنزير|सूअर
donkey, mule|esel|âne, ânes|burro, burros|burro, jumento|asino, asini|ezel|осел, осла, ослик*|驴子, 毛驴|ロバ|당나귀|حمار|गधा
chicken, hen, poultry|huhn, hühner, henne|poule, poules|gallina, gallinas|galinha, galinhas|gallina, galline|kip, kippen|курица, курицу, куры|母鸡|ニワトリ, 鶏|암탉|دجاجة|मुर्गी
rooster, cockerel|hahn, gockel|coq, coqs|gallo, gallos|galo, galos|gallo, galli|haan, hanen|петух*|公鸡|雄鶏, おんどり|수탉|ديك|मुर्गा
duck, duckling, mallard|ente, enten|canard, canards|pato, patos|pato, patos|anatra, anatre|eend, eenden|утка, утку, утки, утенок|鸭子|アヒル, カモの|오리가, 오리 한|بطة|बत्तख
swan|schwan, schwäne|cygne, cygnes|cisne, cisnes|cisne, cisnes|cigno, cigni|zwaan, zwanen|лебедь, лебеди, лебедя|天鹅|白鳥|백조|بجعة|हंस
goose, geese|gans, gänse|oie, oies|ganso, gansos|ganso, gansos|oca, oche|gans, ganzen|гусь, гуси, гуся|大雁, 鹅群|ガチョウ|거위|إوزة|बत्तख हंस
dove, pigeon|taube, tauben|colombe, pigeon, pigeons|paloma, palomas|pomba, pombas, pombo|colomba, colombe, piccione|duif, duiven|голубь, голуби, голубя|鸽子|鳩, ハト|비둘기|حمامة|कबूतर
parrot, macaw|papagei, papageien|perroquet, perroquets|loro, loros, papagayo|papagaio, papagaios|pappagallo, pappagalli|papegaai|попугай, попугая|鹦鹉|オウム, インコ|앵무새|ببغاء|तोता
eagle, hawk, falcon|adler, falke|aigle, aigles, faucon|águila, águilas, halcón|águia, águias, falcão|aquila, aquile, falco|adelaar, arend, valk|орел, орла, сокол*|老鹰, 雄鹰|鷲, ワシ, 鷹|독수리|نسر, صقر|बाज
flamingo|flamingo, flamingos|flamant, flamants, flamant rose|flamenco rosa, flamencos rosas|flamingo, flamingos|fenicottero, fenicotteri|flamingo|фламинго|火烈鸟|フラミンゴ|플라밍고|فلامنغو|राजहंस
peacock|pfau, pfauen|paon, paons|pavo real|pavão|pavone, pavoni|pauw|павлин*|孔雀|孔雀, クジャク|공작새|طاووس|मोर
seagull, gull|möwe, möwen|mouette, mouettes, goéland|gaviota, gaviotas|gaivota, gaivotas|gabbiano, gabbiani|meeuw, meeuwen|чайка, чайки, чайку|海鸥|カモメ|갈매기|نورس|सीगल
dolphin|delfin, delfine|dauphin, dauphins|delfín, delfines|golfinho, golfinhos|delfino, delfini|dolfijn, dolfijnen|дельфин*|海豚|イルカ|돌고래|دلفين|डॉल्फिन
shark|hai, haie|requin, requins|tiburón, tiburones|tubarão, tubarões|squalo, squali|haai, haaien|акула, акулу, акулы|鲨鱼|サメ|상어|قرش|शार्क
octopus|oktopus, krake|pieuvre, poulpe|pulpo, pulpos|polvo|polpo, polpi|octopus, inktvis|осьминог*|章鱼|タコの, タコが|문어|أخطبوط|ऑक्टोपस
jellyfish|qualle, quallen|méduse, méduses|medusa, medusas|água viva|medusa, meduse|kwal, kwallen|медуза, медузы, медузу|水母|クラゲ|해파리|قنديل البحر|जेलीफ़िश
crab|krabbe, krabben|crabe, crabes|cangrejo, cangrejos|caranguejo|granchio, granchi|krab, krabben|краб, краба, крабы|螃蟹|カニの, カニが|꽃게|سلطعون|केकड़ा
starfish|seestern, seesterne|étoile de mer|estrella de mar|estrela do mar|stella marina|zeester|морская звезда|海星|ヒトデ|불가사리|نجم البحر|तारामछली
snail|schnecke, schnecken|escargot, escargots|caracol, caracoles|caracol|lumaca, lumache, chiocciola|slak, slakken|улитка, улитку, улитки|蜗牛|カタツムリ|달팽이|حلزون|घोंघा
frog, toad|frosch, frösche, kröte|grenouille, grenouilles, crapaud|rana, ranas, sapo|sapo, rã|rana, rane, rospo|kikker, kikkers|лягушка, лягушку, лягушки|青蛙|カエル, 蛙|개구리|ضفدع|मेंढक
snake, serpent|schlange, schlangen|serpent, serpents|serpiente, serpientes|cobra, serpente|serpente, serpenti|slang, slangen|змея, змею, змеи|毒蛇, 蟒蛇|ヘビ, 蛇|뱀이, 뱀을|ثعبان|सांप, साँप
crocodile, alligator|krokodil, krokodile|crocodile, crocodiles|cocodrilo, cocodrilos|crocodilo, jacaré|coccodrillo, coccodrilli|krokodil|крокодил*|鳄鱼|ワニ|악어|تمساح|मगरमच्छ
ladybug, ladybird|marienkäfer|coccinelle, coccinelles|mariquita, mariquitas|joaninha|coccinella, coccinelle|lieveheersbeestje|божья коровка|瓢虫|てんとう虫|무당벌레|خنفساء|लेडीबग
dragonfly|libelle, libellen|libellule, libellules|libélula, libélulas|libélula|libellula, libellule|libel|стрекоза, стрекозу|蜻蜓|トンボ|잠자리가|يعسوب|ड्रैगनफ्लाई
spider|spinne, spinnen|araignée, araignées|araña, arañas|aranha, aranhas|ragno, ragni|spin, spinnen|паук, паука, пауки|蜘蛛|蜘蛛, クモの|거미|عنكبوت|मकड़ी
robot|roboter|robot|robot|robô|robot|robot|робот*|机器人, 機器人|ロボット|로봇|روبوت|रोबोट
astronaut, cosmonaut|astronaut, astronautin|astronaute|astronauta|astronauta|astronauta|astronaut|космонавт*, астронавт*|宇航员, 太空人|宇宙飛行士|우주비행사, 우주인|رائد فضاء|अंतरिक्ष यात्री
rocket, spaceship, spacecraft|rakete, raumschiff|fusée|cohete, nave espacial|foguete|razzo, astronave|raket|ракет*|火箭, 飞船|ロケット, 宇宙船|로켓, 우주선|صاروخ|रॉकेट
lighthouse|leuchtturm|phare|faro|farol|faro|vuurtoren|маяк, маяка|灯塔, 燈塔|灯台|등대|منارة|प्रकाशस्तंभ
house, cottage, cabin, hut, home|haus, häuser, hütte|maison, cabane|casa, cabaña|casa, cabana|casa, capanna|huis, hut|дом, дома, хижина|房子, 小屋, 房屋|家, 小屋|집이, 집을, 오두막|بيت, منزل, كوخ, بيوت|घर, झोपड़ी
castle|schloss, burg|château|castillo|castelo|castello|kasteel|замок, замка|城堡|お城|성이|قلعة|किला, महल
bridge|brücke|pont|puente|ponte|ponte|brug|мост, моста|大桥, 桥梁|吊り橋, 石橋, 木橋|다리 위|جسر|पुल
tree, plane tree, lime tree, elm, elm tree, beech, beech tree, poplar|baum, bäume|arbre, arbres|árbol, árboles|árvore, árvores|albero, alberi|boom, bomen|дерево, деревья|大树, 树木|樹木, 大きな木|나무|شجرة, أشجار|पेड़
flower, blossom, bouquet, wildflower, wild flower|blume, blumen, blüte, wildblume|fleur, fleurs, fleur sauvage|flor, flores, flor silvestre|flor, flores, flor silvestre|fiore, fiori, fiore selvatico|bloem, bloemen, veldbloem|цветок, цветы, цветов, полевые цветы|花朵, 鲜花, 野花|花|꽃, 들꽃|زهرة, زهور, وردة|फूल
sunflower|sonnenblume, sonnenblumen|tournesol|girasol, girasoles|girassol|girasole, girasoli|zonnebloem|подсолнух*|向日葵|ひまわり|해바라기|عباد الشمس|सूरजमुखी
rose bush|rosenstrauch|rosier|rosal|roseira|roseto|rozenstruik|розы, роза|玫瑰|バラ, 薔薇|장미|ورود|गुलाब
cactus|kaktus|cactus|cactus, cacto|cacto|cactus|cactus|кактус*|仙人掌|サボテン|선인장|صبار|कैक्टस
mushroom|pilz, pilze|champignon, champignons|seta, setas, hongo|cogumelo|fungo, funghi|paddenstoel|гриб, грибы|蘑菇|キノコ|버섯|فطر|मशरूम
leaf, leaves|blatt, blätter|feuille, feuilles|hoja, hojas|folha, folhas|foglia, foglie|blad, bladeren|лист, листья|树叶, 叶子|葉, 落ち葉|나뭇잎|ورقة شجر|पत्ता
boat, sailboat, sailing boat|boot, segelboot|bateau|barco, bote|barco|barca|boot, zeilboot|лодка, лодку, яхта|小船|船, ヨット|배가, 요트|قارب, قوارب|नाव
ship|schiff, schiffe|navire, navires|buque, buques, navío|navio, navios|nave, navi|schip, schepen|корабль, корабля, корабли, пароход*|轮船, 大船, 船只|大きな船, 汽船, 客船|선박, 큰 배, 여객선|سفينة, سفن|जहाज, जहाज़
car, automobile|auto, autos, wagen|voiture|coche, carro, automóvil|carro, automóvel|macchina, automobile|auto, wagen|автомобиль, машина, машину|汽车, 轿车|車, 自動車|자동차|سيارة|कार, गाड़ी
bicycle, bike|fahrrad, fahrräder|vélo, bicyclette|bicicleta, bici|bicicleta|bicicletta, bici|fiets|велосипед*|自行车|自転車|자전거|دراجة|साइकिल
train, locomotive|zug, züge, lokomotive|train|tren|trem, comboio|treno|trein|поезд, поезда|火车, 列车|電車, 列車|기차, 열차|قطار|ट्रेन, रेलगाड़ी
airplane, plane, aeroplane, jet|flugzeug|avion|avión|avião|aereo, aeroplano|vliegtuig|самолет*|飞机|飛行機|비행기|طائرة|हवाई जहाज
hot air balloon|heißluftballon, fesselballon|montgolfière|globo aerostático|balão de ar quente|mongolfiera|luchtballon, heteluchtballon|монгольфьер*, аэростат*, на воздушном шаре|热气球|熱気球, 気球|열기구|منطاد|गर्म हवा का गुब्बारा
sneaker, sneakers, shoe, trainer, running shoe|turnschuh, turnschuhe, schuh, schuhe, sneaker|basket, baskets, chaussure, chaussures|zapatilla, zapatillas, zapato, zapatos|tênis, sapato, sapatos|scarpa, scarpe, sneaker|sneaker, schoen, schoenen|кроссовк*, обувь, ботинк*|运动鞋, 球鞋, 鞋子|スニーカー, 靴|운동화, 신발, 스니커즈|حذاء, أحذية|जूते, जूता
jacket, coat|jacke, jacken, mantel|veste, vestes, manteau|chaqueta, chaquetas, abrigo|jaqueta, casaco|giacca, giacche, cappotto|jas, jassen|куртк*, пальто|夹克, 外套|ジャケット, コート|재킷, 코트|سترة, معطف|जैकेट
dress|kleid, kleider|robe, robes|vestido, vestidos|vestido|vestito, abito|jurk|платье, платья|连衣裙|ドレス, ワンピース|드레스, 원피스|فستان|पोशाक
shirt, t shirt, tee|hemd, shirt, t shirt|chemise, t shirt|camisa, camiseta|camisa, camiseta|camicia, maglietta|overhemd|рубашк*, футболк*|衬衫, T恤|シャツ|셔츠|قميص|कमीज़
bag, handbag, backpack|tasche, taschen, rucksack|sac, sacs|bolso, bolsos, mochila|bolsa, mochila|borsa, borse, zaino|tas, tassen, rugzak|сумк*, рюкзак|包包, 手提包, 背包|バッグ, かばん|가방|حقيبة|बैग
watch, wristwatch|armbanduhr|montre|reloj|relógio|orologio|horloge|наручные часы|手表|腕時計|손목시계|ساعة يد|कलाई घड़ी
clock, alarm clock|uhr, wecker|horloge, réveil|despertador|relógio de parede|sveglia|klok, wekker|будильник, часы|时钟, 闹钟|時計|시계|ساعة حائط|घड़ी
coffee, coffee cup, espresso, cup of coffee, coffee mug, mug of coffee, cups of coffee|kaffee, tasse kaffee, kaffeetasse|café, tasse de café|café, taza de café|café, xícara de café, chávena de café|caffè, tazza di caffè|koffie, kopje koffie, kop koffie|кофе, чашка кофе, чашку кофе, чашкой кофе|咖啡, 一杯咖啡, 咖啡杯|コーヒー, コーヒーカップ, 一杯のコーヒー|커피, 커피 한 잔, 커피잔|قهوة, فنجان قهوة, كوب قهوة|कॉफी, कॉफ़ी, कॉफी का कप
tea, teacup, cup of tea, mug of tea, pot of tea|tee, tasse tee, teetasse|thé, tasse de thé|té, taza de té|chá, xícara de chá|tè, tazza di tè, tazza di te|thee, kopje thee, kop thee|чай, чашка чая, чашку чая, чашкой чая|绿茶, 一杯茶, 茶杯|お茶, 紅茶, 一杯のお茶, 紅茶のカップ|홍차, 녹차, 차 한 잔, 찻잔|شاي, كوب شاي, فنجان شاي|चाय, चाय का कप
pizza, slice of pizza, pizza slice|pizza|pizza|pizza|pizza|pizza|pizza|пицц*|披萨, 比萨|ピザ|피자|بيتزا|पिज़्ज़ा
burger, hamburger|burger|burger|hamburguesa|hambúrguer|hamburger|burger|бургер*|汉堡|ハンバーガー|햄버거|برجر|बर्गर
cake, slice of cake, piece of cake|kuchen, torte|gâteau|pastel, tarta|bolo|torta|taart|торт, торта|蛋糕|ケーキ, チーズケーキ|케이크|كعكة|केक
birthday cake|geburtstagskuchen, geburtstagstorte|gâteau d'anniversaire|pastel de cumpleaños, tarta de cumpleaños|bolo de aniversário|torta di compleanno|verjaardagstaart|именинный торт, торт на день рождения|生日蛋糕|誕生日ケーキ, バースデーケーキ|생일 케이크|كعكة عيد ميلاد|जन्मदिन का केक
bread, loaf, sourdough, loaf of bread, loaves of bread|brot|pain, baguette|pan|pão|pane|brood|хлеб, хлеба|面包|パン屋, 食パン|빵|خبز|रोटी
ice cream, gelato|eis, eiscreme|glace, crème glacée|helado|sorvete|gelato|ijsje|мороженое|冰淇淋|アイスクリーム|아이스크림|آيس كريم|आइसक्रीम
fruit, fruits|obst, früchte|fruit, fruits|fruta, frutas|fruta, frutas|frutta|fruit|фрукт*|水果|果物|과일|فاكهة, فواكه|फल
lemon|zitrone, zitronen|citron, citrons|limón, limones|limão|limone, limoni|citroen|лимон*|柠檬|レモン|레몬|ليمون|नींबू
strawberry|erdbeere, erdbeeren|fraise, fraises|fresa, fresas|morango|fragola, fragole|aardbei|клубник*|草莓|イチゴ|딸기|فراولة|स्ट्रॉबेरी
wine, wine glass, wine glasses, glass of wine, glass of red wine, glasses of wine|wein, glas wein, weinglas|vin, verre de vin|vino, copa de vino|vinho, taça de vinho|vino, bicchiere di vino, calice di vino|wijn, glas wijn|вино, вина, бокал вина|葡萄酒, 红酒, 一杯红酒|ワイン, ワイングラス|와인, 와인잔|نبيذ|वाइन
beer, pint, glass of beer, pint of beer, mug of beer, beer mug|bier|bière|cerveza|cerveja|birra|bier|пиво|啤酒|ビール|맥주|بيرة|बियर
book, books, notebook, open book|buch, bücher|livre, livres|libro, libros|livro, livros|libro, libri|boek, boeken|книга, книги, книг, книгу|书本, 书籍, 图书|本棚, 書籍, 読書|책을, 책이, 도서|كتاب, كتب|किताब, पुस्तक
guitar|gitarre|guitare|guitarra|guitarra, violão|chitarra|gitaar|гитар*|吉他|ギター|기타리스트, 통기타|جيتار|गिटार
piano|klavier|piano|piano|piano|pianoforte|piano|пианино, рояль|钢琴|ピアノ|피아노|بيانو|पियानो
violin|geige, violine|violon|violín|violino|violino|viool|скрипк*|小提琴|バイオリン|바이올린|كمان|वायलिन
microphone, mic|mikrofon|microphone, micro|micrófono|microfone|microfono|microfoon|микрофон*|麦克风|マイク|마이크로폰|ميكروفون|माइक्रोफोन
headphones, headphone|kopfhörer|casque audio|auriculares|fones de ouvido|cuffie|koptelefoon|наушник*|耳机|ヘッドホン|헤드폰|سماعات|हेडफोन
camera|kamera|appareil photo, caméra|cámara|câmera|fotocamera|camera|камера, фотоаппарат|相机|カメラ|카메라|كاميرا|कैमरा
laptop, computer, notebook computer|laptop, computer|ordinateur|ordenador, computadora, portátil|computador, notebook|computer portatile|laptop, computer|ноутбук*, компьютер*|电脑, 電腦|パソコン, ノートパソコン|노트북, 컴퓨터|حاسوب, كمبيوتر|लैपटॉप, कंप्यूटर
phone, smartphone, mobile phone, cell phone|handy, smartphone, telefon|téléphone, smartphone|teléfono, móvil|telefone, celular|telefono, cellulare|telefoon|телефон*, смартфон*|手机|スマートフォン, スマホ|스마트폰, 휴대폰|هاتف|फोन, मोबाइल
lamp, light bulb, lightbulb, bulb|lampe, glühbirne|lampe, ampoule|lámpara, bombilla|lâmpada|lampada, lampadina|lamp|лампа, лампочк*|灯泡, 台灯|電球, ランプ|전구, 램프|مصباح|बल्ब, दीपक
chair|stuhl, stühle|chaise|silla|cadeira|sedia|stoel|стул, стуле, стулья|椅子|椅子|의자|كرسي|कुर्सी
umbrella|regenschirm|parapluie|paraguas|guarda chuva|ombrello|paraplu|зонт, зонтик|雨伞|傘|우산|مظلة|छाता
gift, present, gift box|geschenk, geschenke|cadeau, cadeaux|regalo, regalos|presente, presentes|regalo, regali|cadeau|подарок, подарки|礼物|プレゼント, 贈り物|선물|هدية, هدايا|उपहार
heart|herz, herzen|cœur, coeur|corazón|coração|cuore|hart|сердце|爱心, 心形|ハート|하트|قلب|दिल
key|schlüssel|clé|llave|chave|chiave|sleutel|ключ|钥匙|鍵|열쇠|مفتاح|चाबी
lock, padlock|schloss, vorhängeschloss|cadenas|candado|cadeado|lucchetto|hangslot|замок|锁头|南京錠|자물쇠|قفل|ताला
crown|krone|couronne|corona|coroa|corona|kroon|корона|王冠|王冠|왕관|تاج|मुकुट
trophy, cup winner|pokal, trophäe|trophée|trofeo|troféu|trofeo|trofee|кубок, трофей|奖杯|トロフィー|트로피|كأس|ट्रॉफी
football, soccer ball, soccer|fußball|football, ballon de foot|fútbol, balón|futebol|calcio, pallone|voetbal|футбол*|足球|サッカー|축구|كرة القدم|फुटबॉल
basketball|basketball|basketball|baloncesto|basquete|pallacanestro|basketbal|баскетбол*|篮球|バスケットボール|농구|كرة السلة|बास्केटबॉल
tent|zelt|tente|tienda de campaña|barraca|tenda|tent|палатк*|帐篷|テント|텐트|خيمة|तंबू
earth|erde, erdkugel|terre, globe|planeta tierra, globo terráqueo|planeta terra|pianeta terra, mappamondo|aardbol|земной шар, планета земля|地球|地球|지구|كوكب الأرض|पृथ्वी
moon|mond|lune|luna|lua|luna|maan|луна, луны, месяц|月亮|お月様, 満月|달이, 보름달|قمر|चांद, चाँद
sun|sonne|soleil|sol|sol|sole|zon|солнце|太阳|太陽|태양|شمس|सूरज, सूर्य
star, stars|stern, sterne|étoile, étoiles|estrella, estrellas|estrela, estrelas|stella, stelle|ster, sterren|звезда, звезды|星星|星|별이, 별을|نجمة, نجوم|तारा, तारे
planet, planets|planet, planeten|planète|planeta, planetas|planeta|pianeta, pianeti|planeet|планет*|行星|惑星|행성|كوكب|ग्रह
woman, women|frau, frauen|femme, femmes|mujer, mujeres|mulher, mulheres|donna, donne|vrouw|женщин*|女人, 女子|女性|여성, 여자|امرأة|महिला
man, men|mann, männer|homme, hommes|hombre, hombres|homem, homens|uomo, uomini|man|мужчин*|男人, 男子|男性|남성, 남자|رجل|आदमी
child, children, kid|kind, kinder|enfant, enfants|niñas y niños, críos|criança, crianças|bambini|kind, kinderen|ребенок, дети|孩子, 小孩|子ども, 子供|아이가, 아이들|طفل, أطفال|बच्चा, बच्चे, बच्चों
stack of books, pile of books|bücherstapel, stapel bücher|pile de livres|pila de libros, montón de libros|pilha de livros|pila di libri|stapel boeken|стопка книг, стопку книг|一摞书, 一堆书|積み重ねた本, 本の山|책더미|كومة كتب|किताबों का ढेर
teapot, kettle|teekanne, teekessel|théière, bouilloire|tetera|bule, chaleira|teiera|theepot, ketel|чайник*|茶壶, 水壶|ティーポット, 急須|주전자, 찻주전자|إبريق الشاي|चायदानी, केतली
armchair|sessel, lehnsessel|fauteuil|sillón|poltrona|poltrona|fauteuil|кресло, кресле|扶手椅|肘掛け椅子, アームチェア|안락의자|كرسي بذراعين|आराम कुर्सी
sofa, couch|sofa, couch|canapé|sofá|sofá|divano|bank, sofa|диван, диване, дивана|沙发|ソファ|소파|أريكة, كنبة|सोफा, सोफ़ा
bed|bett|lit|cama|cama|letto|bed|кровать, кровати|床上, 大床|ベッド|침대|سرير|बिस्तर, पलंग
table, dining table, wooden table, tabletop, kitchen table|tisch, tische|table|mesa|mesa|tavolo, tavola|tafel|стол, столе, столом|桌子, 桌上, 餐桌|テーブル, 食卓|테이블, 식탁|طاولة, مائدة|मेज, मेज़, टेबल
desk|schreibtisch|bureau|escritorio|escrivaninha, mesa de trabalho|scrivania|bureau|письменный стол, письменном столе|书桌, 办公桌|机|책상|مكتب خشبي|डेस्क
bookshelf, bookcase, bookshelves|bücherregal|bibliothèque murale, étagère de livres|estantería, librero|estante de livros|libreria di legno|boekenkast|книжный шкаф, книжная полка|书架|本棚|책장, 책꽂이|رف الكتب|किताबों की अलमारी
fireplace|kamin|cheminée|chimenea|lareira|camino acceso, caminetto|open haard|камин, камина|壁炉|暖炉|벽난로|مدفأة|चिमनी
door|tür|porte|puerta|porta|porta|deur|дверь, двери|房门, 大门|ドア, 扉|문 앞, 현관문|باب|दरवाज़ा, दरवाजा
mirror|spiegel|miroir|espejo|espelho|specchio|spiegel|зеркало|镜子|鏡|거울|مرآة|आईना, दर्पण
candle|kerze, kerzen|bougie, bougies|vela, velas|vela, velas|candela, candele|kaars, kaarsen|свеча, свечи|蜡烛|ろうそく, キャンドル|촛불, 양초|شمعة, شموع|मोमबत्ती
vase, flower vase, vase of flowers, vase with flowers|vase, blumenvase|vase|florero, jarrón|vaso de flores, jarro|vaso di fiori|vaas|ваза, вазе|花瓶|花瓶|꽃병|مزهرية|फूलदान
bathtub, bath|badewanne|baignoire|bañera|banheira|vasca da bagno|badkuip|ванна, ванне|浴缸|浴槽, バスタブ|욕조|حوض استحمام|बाथटब
fruit bowl, bowl of fruit, fruit basket|obstschale, obstkorb|corbeille de fruits, coupe de fruits|frutero, cesta de frutas|fruteira, cesta de frutas|fruttiera, cesto di frutta|fruitschaal, fruitmand|ваза с фруктами, корзина фруктов|水果篮, 果盘|果物かご, フルーツバスケット|과일 바구니|سلة فواكه|फलों की टोकरी
banana, bananas, bunch of bananas|banane, bananen|banane, bananes|plátano, banana|banana, bananas|banana, banane|banaan, bananen|банан*|香蕉|バナナ|바나나|موز|केला
orange fruit, oranges, mandarin, tangerine|orange, orangen, apfelsine|oranges, mandarine|naranjas, mandarina|laranjas, tangerina|arance, mandarino|sinaasappel, sinaasappels|апельсин*, мандарин*|橙子, 橘子|みかん, オレンジの実|귤, 오렌지|برتقال, برتقالة|संतरा
cherry|kirsche, kirschen|cerise, cerises|cereza, cerezas|cereja, cerejas|ciliegia, ciliegie|kers, kersen|вишня, вишни, черешня|樱桃|さくらんぼ|체리|كرز|चेरी
grape, grapes, bunch of grapes|traube, trauben, weintrauben|raisin, raisins|uva, uvas|uva, uvas|uva|druif, druiven|виноград*|葡萄|ぶどう|포도|عنب|अंगूर
pear|birne, birnen|poire, poires|pera, peras|pera, peras|pera, pere|peer, peren|груша, груши|梨子|洋梨, 梨|서양배|كمثرى|नाशपाती
pineapple|ananas|ananas|piña|abacaxi|ananas|ananas|ананас*|菠萝|パイナップル|파인애플|أناناس|अनानास
watermelon|wassermelone|pastèque|sandía|melancia|anguria, cocomero|watermeloen|арбуз*|西瓜|スイカ|수박|بطيخ|तरबूज
tomato|tomate, tomaten|tomate, tomates|tomate, tomates|tomate, tomates|pomodoro, pomodori|tomaat, tomaten|помидор*, томат*|西红柿, 番茄|トマト|토마토|طماطم|टमाटर
carrot|karotte, karotten, möhre|carotte, carottes|zanahoria, zanahorias|cenoura, cenouras|carota, carote|wortel, wortels|морковь, морковка|胡萝卜|にんじん|당근|جزر|गाजर
avocado|avocado|avocat|aguacate|abacate|avocado|avocado|авокадо|牛油果|アボカド|아보카도|أفوكادو|एवोकाडो
egg|ei, eier|œuf, œufs, oeuf|huevo, huevos|ovo, ovos|uovo, uova|ei, eieren|яйцо, яйца|鸡蛋|卵, ゆで卵|달걀, 계란|بيض, بيضة|अंडा
cheese|käse|fromage|queso|queijo|formaggio|kaas|сыр, сыра|奶酪|チーズ|치즈|جبن|पनीर
soup, bowl of soup|suppe|soupe, potage|sopa|sopa|zuppa, minestra|soep|суп, супа|一碗汤, 热汤|スープ|수프|حساء, شوربة|सूप
salad, bowl of salad, salad bowl|salat|salade|ensalada|salada|insalata|salade|салат*|沙拉|サラダ|샐러드|سلطة|सलाद
noodle, noodles, bowl of noodles, noodle bowl|nudeln, nudelsuppe|nouilles|fideos, tallarines|macarrão|noodle, tagliatelle|noedels|лапша|面条|麺, うどん|국수|معكرونة, نودلز|नूडल्स
ramen, bowl of ramen, ramen bowl|ramen|ramen|ramen|ramen|ramen|ramen|рамен|拉面|ラーメン|라면|رامن|रामेन
sushi|sushi|sushi|sushi|sushi|sushi|sushi|суши|寿司|寿司, すし|초밥, 스시|سوشي|सुशी
taco|taco, tacos|taco, tacos|taco, tacos|taco, tacos|taco|taco|тако|墨西哥卷|タコス|타코|تاكو|टाको
chocolate|schokolade|chocolat|chocolate|chocolate|cioccolato|chocolade|шоколад*|巧克力|チョコレート|초콜릿|شوكولاتة|चॉकलेट
cookie, biscuit, plate of cookies, cookies|keks, kekse, plätzchen|biscuit, biscuits|galleta, galletas|biscoito, bolacha|biscotto, biscotti|koekje, koekjes|печенье|饼干|クッキー|쿠키|بسكويت|बिस्कुट
croissant, croissants|croissant|croissant|cruasán, croissant|croissant|cornetto, croissant|croissant|круассан*|羊角面包|クロワッサン|크루아상|كرواسون|क्रोइसां
pancake, pancakes|pfannkuchen|crêpe, crêpes, pancakes|tortita, tortitas, panqueque|panqueca, panquecas|pancake|pannenkoek, pannenkoeken|блины, оладьи|煎饼, 松饼|パンケーキ|팬케이크|فطائر|पैनकेक
juice, glass of juice, orange juice, glass of orange juice, lemonade, glass of lemonade|saft, orangensaft, limonade|jus, limonade, citronnade|zumo, jugo, limonada|suco, sumo, limonada|succo, limonata|sap, limonade|сок, лимонад|果汁|ジュース|주스|عصير|जूस
wine bottle, bottle, bottle of wine|weinflasche, flasche|bouteille|botella|garrafa|bottiglia|fles, wijnfles|бутылка, бутылку|酒瓶, 瓶子|瓶, ボトル|와인병|زجاجة|बोतल
french fries, fries|pommes|frites|papas fritas, patatas fritas|batata frita|patatine fritte|friet, patat|картошка фри|薯条|フライドポテト|감자튀김|بطاطس مقلية|फ्रेंच फ्राइज़
`;

const SCENES = `
forest, woods, woodland|wald, wälder|forêt|bosque|floresta|foresta, bosco|bos, woud|лес, лесу, леса|森林|森|숲|غابة|जंगल
mountain, mountains, peak, alps|berg, berge, bergen, alpen|montagne, montagnes|montaña, montañas|montanha, montanhas|montagna, montagne|berg, bergen|гора, горы, горах, гор|高山, 山脉, 雪山|登山, 富士山, 山々, 雪山|산이, 산속, 설산|جبل, جبال|पहाड़, पर्वत
sea, ocean|meer, ozean|mer, océan|mar, océano|mar, oceano|mare, oceano|zee, oceaan|море, моря, океан*|大海, 海洋|海|바다|بحر, محيط|समुद्र, सागर
beach, shore, coast|strand, küste|plage, côte|playa, costa|praia, costa|spiaggia, costa|strand, kust|пляж*, берег*|海滩, 沙滩|ビーチ, 海辺|해변|شاطئ|समुद्र तट
lake|see|lac|lago|lago|lago|meer|озер*|湖|湖|호수, 호숫가|بحيرة|झील
river|fluss|rivière, fleuve|río|rio|fiume|rivier|река, реки, реке|河流, 小河|川辺, 小川|강가, 강이|نهر|नदी
city, skyline, downtown|stadt, skyline|ville|ciudad|cidade|città|stad|город, городе, города|城市|街並み, 都市|도시|مدينة|शहर
street|straße|rue|calle|rua|strada|straat|улиц*|街道|通り|거리|شارع|सड़क
village|dorf|village|pueblo, aldea|aldeia, vila|villaggio, paese|dorp|деревн*|村庄|村|마을|قرية|गांव
desert, dunes|wüste|désert|desierto|deserto|deserto|woestijn|пустын*|沙漠|砂漠|사막|صحراء|रेगिस्तान
garden|garten|jardin|jardín|jardim|giardino|tuin|сад, саду|花园|庭|정원|حديقة|बगीचा
park|park|parc|parque|parque|parco|park|парк, парке|公园|公園|공원|متنزه|पार्क
field, meadow, prairie, lawn|feld, wiese, rasen|champ, prairie, pelouse|campo, prado|campo, gramado|campo, prato|veld, weide, gazon, grasveld|поле, луг, газон|田野, 草原|草原, 野原|들판, 초원|حقل|खेत, मैदान
island|insel|île|isla|ilha|isola|eiland|остров*|岛屿|島々, 無人島|섬|جزيرة|द्वीप
waterfall|wasserfall|cascade|cascada, catarata|cachoeira|cascata|waterval|водопад*|瀑布|滝|폭포|شلال|झरना
sunset, dusk|sonnenuntergang|coucher de soleil, coucher du soleil, soleil couchant|atardecer, puesta de sol|pôr do sol, por do sol|tramonto|zonsondergang|закат*|日落, 夕阳|夕日, 夕焼け, 夕暮れ|노을, 일몰, 해질녘|غروب|सूर्यास्त
sunrise, dawn|sonnenaufgang|lever de soleil, lever du soleil|amanecer|nascer do sol|alba|zonsopkomst|рассвет*, восход*|日出, 黎明|日の出, 夜明け|일출, 새벽|شروق|सूर्योदय
night|nacht|nuit|noche|noite|notte|nacht|ночь, ночью, ночи|夜晚, 夜空|夜|밤하늘, 밤에|ليل|रात
rain|regen|pluie|lluvia|chuva|pioggia|regen|дождь, дождя|下雨, 雨中|雨|비가, 빗속|مطر|बारिश
snow|schnee|neige|nieve|neve|neve|sneeuw|снег, снегу, снега|雪地, 下雪|雪|눈이, 눈 속|ثلج|बर्फ
storm, thunderstorm|sturm, gewitter|tempête, orage|tormenta|tempestade|tempesta|storm|шторм*, буря, гроза|暴风雨|嵐|폭풍|عاصفة|तूफान
fog, mist, haze, misty, foggy|nebel, neblig*|brouillard, brume|niebla|neblina, névoa|nebbia|mist|туман*|雾|霧|안개|ضباب|कोहरा
clouds|wolke, wolken, wölkchen, schäfchenwolken, quellwolken, federwolken|nuage, nuages|nube, nubes, nubecitas|nuvem, nuvens|nuvola, nuvole, nuvolette|wolk, wolken, wolkje, wolkjes, schapenwolkjes|облако, облака, облаков, облаками, облаках, облачка, облачко|白云, 白雲, 云朵, 雲朵, 云彩, 朵云, 片云|雲が, 雲の, 白い雲, 白雲, 入道雲, わた雲, ひつじ雲|구름, 구름이, 뭉게구름|سحاب, سحابة, سحب, غيوم, غيمة|बादल, बादलों
sky|himmel|ciel|cielo|céu|cielo|lucht|небо, небе|天空|空|하늘|سماء|आसमान
window, windows|fenster|fenêtre|ventana|janela|finestra|raam|окно, окна, окном, окне|窗户, 窗边, 窗前|窓, 窓辺|창가, 창문|نافذة|खिड़की
windowsill, window sill, window ledge|fensterbank, fensterbrett|rebord de fenêtre, rebord de la fenêtre, appui de fenêtre|alféizar, repisa de la ventana|parapeito, peitoril|davanzale|vensterbank|подоконник, подоконнике|窗台|窓台, 窓際|창턱|حافة النافذة, عتبة النافذة|खिड़की की चौखट
space, galaxy, cosmos, nebula, outer space|weltraum, weltall, galaxie|espace, galaxie|espacio, galaxia|espaço, galáxia|spazio, galassia|ruimte, heelal|космос*, галактик*|太空, 银河|宇宙, 銀河|우주, 은하|فضاء, مجرة|अंतरिक्ष
`;

// English alone: enough for the many things a prompt may name in the language most prompts come in.
const MORE_THINGS =
  'badger, greek temple, acropolis, buffalo, bison, ox, iguana, gecko, blackbird, sea turtle, walrus, wildcat, fishing boat, tugboat, steamer, cruise ship, ocean liner, race car, racing car, igloo, treehouse, cathedral, palace, flying saucer, starship, streetcar, cable car, rowboat, quadcopter, moped, lorry, sea lion, bat, baseball bat, brachiosaurus, beaver, hamster, llama, alpaca, bull, raven, crow, sparrow, robin, hummingbird, pelican, toucan, squid, lobster, seahorse, lizard, chameleon, ant, beetle, phoenix, mermaid, wizard, witch, ghost, monster, alien, knight, samurai, ninja, pirate, king, queen, prince, princess, cowboy, chef, farmer, doctor, nurse, scientist, engineer, teacher, student, musician, dancer, runner, cyclist, hiker, surfer, climber, swimmer, skier, skateboarder, fisherman, sailor, pilot, detective, firefighter, palm tree, pine tree, oak, willow, birch, bonsai, fern, tulip, daisy, lily, orchid, lotus, lavender field, poppy, dandelion, succulent, potted plant, houseplant, plant, seedling, sprout, wheat, corn, pumpkin, onion, garlic, potato, broccoli, chili, pepper, eggplant, orange slice, peach, blueberry, raspberry, mango, coconut, kiwi, apple pie, bagel, donut, doughnut, pretzel, muffin, waffle, pie, bacon, steak, pasta, spaghetti, burrito, sandwich, curry, dumpling, candy, lollipop, popcorn, honey, jam, cocktail, smoothie, milk, water bottle, mug, pan, frying pan, knife, fork, spoon, plate, whisk, rolling pin, oven, toaster, blender, fridge, truck, van, bus, taxi, motorcycle, scooter, tractor, ambulance, fire truck, police car, tram, subway, helicopter, drone, submarine, canoe, kayak, yacht, ferry, anchor, compass, map, suitcase, passport, camper van, campfire, lantern, binoculars, telescope, microscope, satellite, space station, ufo, comet, meteor, asteroid, skateboard, surfboard, skis, snowboard, ice skate, tennis racket, baseball, golf ball, volleyball, boxing glove, dumbbell, barbell, yoga mat, medal, whistle, chess, chess piece, dice, playing card, puzzle, game controller, joystick, arcade machine, drum, trumpet, saxophone, flute, harp, cello, accordion, banjo, vinyl record, turntable, cassette, boombox, speaker cone, radio, television, tv, film reel, clapperboard, projector, movie camera, ticket, popcorn bucket, typewriter, pen, pencil, paintbrush, palette, easel, ruler, scissors, paperclip, envelope, letterbox, mailbox, newspaper, magazine, calendar, hourglass, stopwatch, briefcase, wallet, coin, piggy bank, credit card, gavel, shield, sword, bow and arrow, magnifying glass, flask, test tube, beaker, atom, dna, brain, lung, tooth, stethoscope, syringe, pill, bandage, thermometer, wheelchair, glasses, sunglasses, hat, cap, scarf, glove, mitten, sock, boot, high heel, sandal, skirt, jeans, sweater, hoodie, suit, tie, bow tie, belt, necklace, ring, earring, diamond, gem, crystal, perfume, lipstick, comb, soap, pillow, wardrobe, curtain, carpet, chimney, roof, fence, gate, ladder, hammer, screwdriver, wrench, saw, drill, toolbox, paint roller, shovel, rake, watering can, wheelbarrow, bucket, broom, basket, box, package, shopping cart, shopping bag, price tag, megaphone, flag, balloon arch, confetti, firework, fireworks, party hat, christmas tree, snowman, snowflake, reindeer, santa, sleigh, wreath, menorah, dreidel, jack o lantern, bat wings, easter egg, windmill, wind turbine, solar panel, power line, factory, skyscraper, tower, eiffel tower, statue, temple, church, mosque, pagoda, pyramid, barn, greenhouse, lamp post, traffic light, bench, fountain, ferris wheel, roller coaster, carousel, circus tent, hammock, deck chair, parasol, sandcastle, seashell, pearl, cloud computing server, server, server rack, database, keyboard, computer mouse, monitor, tablet, chip, circuit board, battery, plug, cable, wifi router, printer, 3d printer, magnet, gear, engine, nuclear reactor, rainbow, lightning, tornado, volcano, iceberg, wave, pebble, feather, nest, web, honeycomb, bonfire, torch, kite, teddy bear, toy, doll, lego brick, yo yo, marble, sewing machine, needle, thread, yarn, fabric, quilt, origami crane, fan, mask, theatre mask, bell, trumpet horn, handshake, speech bubble, question mark, signpost, road sign, floor lamp, table lamp, desk lamp, dresser, nightstand, stool, refrigerator, stove, beer mug';
const MORE_SCENES =
  'jungle, rainforest, hill, valley, canyon, cliff, cave, swamp, pond, stream, creek, harbor, harbour, port, pier, dock, alley, market square, rooftop, balcony, terrace, kitchen, living room, bedroom, bathroom, office, classroom, library, museum, theater, theatre, stage, cinema, stadium, gym, hospital, laboratory, lab, restaurant, cafe, bar counter, bakery, shop window, bookstore, supermarket, airport, train station, highway, road, path, trail, farm, vineyard, orchard, greenhouse, playground, swimming pool, reef, coral reef, underwater, tundra, glacier, savanna, steppe, oasis, ruins, countryside, seaside, horizon, twilight, golden hour, midnight, moonlight, starlight, sunlight, morning, evening, noon, autumn, winter, summer meadow, springtime, wind, clouds, cloudy sky, thunder, aurora, northern lights, milky way';

/** Names of companies, months and the like that are nouns in lower case alone. */
export const CAPITAL_NAMES: ReadonlySet<string> = new Set([
  'deer',
  'mouse',
  'robin',
  'king',
  'gem',
  'rock',
  'star',
  'web',
  'ring',
  'sun',
  'key',
  'watch',
  'fish',
  'bear',
  'dress',
  'gear',
  'chip',
]);

const ROWS: readonly Entry<Noun>[] = [
  ...readRows(KIT, 'thing'),
  ...readRows(GOODS, 'thing'),
  ...readRows(WANTED, 'thing'),
  ...readRows(PEOPLE, 'thing'),
  ...readRows(OBJECTS, 'thing'),
  ...readRows(THINGS, 'thing'),
  ...readRows(NATURE, 'thing'),
  ...readRows(SCENES, 'scene'),
  ...readRows(PLACES, 'scene'),
  ...readList(MORE_THINGS, 'thing'),
  ...readList(MORE_SCENES, 'scene'),
];

/** Nouns with their translations; every value names its English singular. */
export const NOUNS = translated([...ROWS, ...listStalls(ROWS)], NOUN_DICTIONARY);

function readRows(table: string, role: Noun['role']): Entry<Noun>[] {
  return readTable(table).map((cells) => ({
    value: { noun: cells[0]?.split(',')[0]?.trim() ?? '', role },
    terms: toTerms(cells, [...COLUMNS, ...NORTHERN]),
  }));
}

function readList(list: string, role: Noun['role']): Entry<Noun>[] {
  return list.split(', ').map((noun) => ({ value: { noun, role }, terms: { en: noun } }));
}

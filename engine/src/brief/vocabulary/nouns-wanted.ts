// Columns: English|German|French|Spanish|Portuguese|Italian|Dutch|Russian|Chinese|Japanese|Korean|Arabic|Hindi|
// Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. The first English word is the noun's name.
// Translated by hand after the common dictionaries of each language; no word that mostly means something else.

/** Things of feasts, tables, play, travel and craft with a drawing of their own, whatever a prompt is about. */
export const WANTED = `
balloon, toy balloon, party balloon|luftballon, ballon|ballon, ballon de baudruche|globo|balão, bexiga|palloncino, palloncini|ballon, ballonnen|воздушный шар, воздушные шары, воздушных шаров, воздушными шарами, шарик*|气球|風船|풍선|بالون, بالونات|गुब्बारा, गुब्बारे|ballong|ballon|ballong|balon, balonik, baloniki|кулька, кульки, кульками|balon|balon
bunch of balloons, balloon bunch, balloon bouquet|luftballonstrauß, ballonstrauß|bouquet de ballons|ramo de globos, manojo de globos|buquê de balões, cacho de balões|mazzo di palloncini|tros ballonnen|связка шаров, связка воздушных шаров|一束气球|風船の束|풍선 다발|باقة بالونات|गुब्बारों का गुच्छा|ballongknippe|ballonbundt|ballongbukett|pęk balonów|зв'язка кульок|balon demeti|seikat balon
bunting, pennant garland, party flags, string of flags|wimpelkette, wimpelgirlande, fähnchenkette|fanions, guirlande de fanions|banderines, guirnalda de banderines, guirnaldas|bandeirinha, bandeirinhas|bandierine, festone di bandierine|vlaggetjes, slinger met vlaggetjes|гирлянда из флажков, флажки, флажками|彩旗, 三角旗|ガーランド, 三角旗|가랜드|أعلام الزينة|झंडियाँ, झंडियों|vimplar, flaggspel|flagguirlande, vimpler|vimpler, flaggrekke|proporczyki, girlanda z chorągiewek|гірлянда з прапорців, прапорці|flama, bayrak süsü|bendera hias
party hat, birthday hat|partyhut, geburtstagshut|chapeau de fête, chapeau pointu|gorro de fiesta, gorro de cumpleaños|chapéu de festa, chapéu de aniversário|cappellino da festa|feesthoed, feestmuts|праздничный колпак, колпачок|派对帽, 生日帽|パーティーハット|파티 모자, 고깔모자|قبعة الحفلة|पार्टी टोपी|partyhatt|festhat|partyhatt|czapeczka urodzinowa|святковий ковпак|parti şapkası|topi pesta
piñata|piñata|piñata|piñata|pinhata|pignatta|piñata|пиньят*|皮纳塔|ピニャータ|피냐타|بينياتا|पिनाटा|piñata|piñata|piñata|piniata|піньята|pinyata|pinata
samovar|samowar|samovar|samovar|samovar|samovar|samowaar|самовар*|俄式茶炊, 茶炊|サモワール|사모바르|سماور|समोवार|samovar|samovar|samovar|samowar, samowarem|самовар|semaver|samovar
lucky cat, maneki neko|winkekatze, glückskatze|chat porte bonheur|gato de la suerte|gato da sorte|gatto della fortuna|gelukskat|манеки неко|招财猫|招き猫|마네키네코, 행운의 고양이|قطة الحظ|भाग्यशाली बिल्ली|lyckokatt|lykkekat|lykkekatt|kot szczęścia|кіт удачі|şans kedisi|kucing keberuntungan
carnation|nelke|œillet|clavel, claveles|cravo vermelho, cravos vermelhos|garofano, garofani|anjer, anjers|гвоздика, гвоздики, гвоздик, гвоздикой, гвоздику|康乃馨|カーネーション|카네이션|قرنفل|कार्नेशन|nejlika, nejlikor|nellike|nellik|goździk, goździki|гвоздика|karanfil|anyelir
lily|lilie, lilien|lys|lirio, azucena|lírio, lírios|giglio, gigli|lelie, lelies|лили*|百合, 百合花|ユリ, 百合|백합|زنبق, زنبقة|लिली|lilja, liljor|lilje, liljer|lilje, liljer|lilia, lilie|лілія, лілії|zambak|bunga lili
orchid|orchidee|orchidée|orquídea|orquídea|orchidea|orchidee|орхиде*|兰花, 蝴蝶兰|蘭の花, 胡蝶蘭|난초|أوركيد|ऑर्किड|orkidé|orkidé|orkidé|orchidea, storczyk|орхідея|orkide|anggrek
rose bouquet, bouquet of roses, bunch of roses|rosenstrauß, strauß rosen|bouquet de roses|ramo de rosas|buquê de rosas, ramo de rosas|mazzo di rose, bouquet di rose|bos rozen, boeket rozen|букет роз|玫瑰花束, 一束玫瑰|バラの花束|장미 꽃다발|باقة ورد|गुलाब का गुलदस्ता|rosenbukett, bukett rosor|rosenbuket, buket roser|rosebukett, bukett roser|bukiet róż|букет троянд|gül buketi|buket mawar
rangoli, kolam|rangoli|rangoli|rangoli|rangoli|rangoli|rangoli|ранголи|蓝果丽, 兰果丽|ランゴリ|랑골리|رانغولي|रंगोली|rangoli|rangoli|rangoli|rangoli|ранголі|rangoli|rangoli
holi powder, colour powder, color powder, gulal|holi pulver, farbpulver|poudre de holi, poudre colorée, poudres colorées|polvo de colores, polvos de colores, polvos holi|pó colorido, pós coloridos|polvere colorata, polveri colorate|holipoeder, kleurpoeder|краски холи, цветной порошок|彩色粉末, 色粉|ホーリーの粉, 色粉|색 가루, 홀리 가루|مسحوق الألوان|गुलाल, अबीर|färgpulver|farvepulver|fargepulver|kolorowy proszek, proszek holi|кольоровий порошок|renkli toz|bubuk warna
dreidel|dreidel|dreidel, toupie de hanoucca|dreidel, perinola|dreidel|dreidel, trottola|dreidel|дрейдл, дрейдель|陀螺, 犹太陀螺|ドレイドル|드레이델|دريدل|ड्रेडल|dreidel|dreidel|dreidel|drejdel|дрейдл|dreidel|dreidel
henna hand, mehndi hand, mehndi, hand with henna|hennahand, hand mit henna|main au henné, main de henné|mano con henna|mão com hena|mano con henné|hennahand|рука с хной, мехенди|海娜手绘|ヘナの手|헤나 손|يد الحناء, نقش الحناء|मेहंदी, मेहंदी वाला हाथ|hennahand|hennahånd|hennahånd|dłoń z henną|рука з хною|kınalı el|tangan henna
daruma, daruma doll|daruma|daruma|daruma|daruma|daruma|daruma|дарума|达摩, 不倒翁|だるま, ダルマ|다루마|داروما|दारुमा|daruma|daruma|daruma|daruma|дарума|daruma|daruma
carp streamer, koinobori|koinobori, karpfenfahne, karpfenfahnen|koinobori|koinobori|koinobori|koinobori|koinobori|коинобори|鲤鱼旗|こいのぼり, 鯉のぼり|잉어 깃발, 고이노보리|كوينوبوري|कोइनोबोरी|koinobori|koinobori|koinobori|koinobori|коїноборі|koinobori|koinobori
sugar skull, skull, calavera|totenkopf, totenschädel, zuckerschädel|crâne, tête de mort|calavera, calaveras, calaverita|caveira, caveiras|teschio, teschi|doodshoofd, schedel|череп, черепа, черепом|骷髅头, 糖骷髅|どくろ, 頭蓋骨, シュガースカル|해골|جمجمة|खोपड़ी|dödskalle|dødningehoved|hodeskalle|czaszka, czaszki|череп|kurukafa|tengkorak
gravestone, tombstone, headstone|grabstein, grabsteine|pierre tombale, tombe|lápida, tumba|lápide|lapide, lapidi|grafsteen, grafstenen|надгробие, могильн*|墓碑|墓石|묘비|شاهد قبر|कब्र का पत्थर|gravsten|gravsten|gravstein|nagrobek|надгробок|mezar taşı|batu nisan
red envelope, red packet, hongbao|roter umschlag mit geld, hongbao|enveloppe rouge|sobre rojo|envelope vermelho|busta rossa|rode envelop|красный конверт|红包|お年玉袋, 紅包|홍바오, 세뱃돈 봉투|ظرف أحمر|लाल लिफ़ाफ़ा|rött kuvert|rød kuvert|rød konvolutt|czerwona koperta|червоний конверт|kırmızı zarf|angpao
firecracker, string of firecrackers|knallfrosch, chinaböller|pétard, pétards|petardo, petardos|bombinha de são joão|petardo, petardi|rotje, rotjes|петард*|鞭炮, 爆竹|爆竹|폭죽 줄|مفرقعات|पटाखा, पटाखे|smällare|kanonslag|kinaputt|petarda, petardy|петарда|kestane fişeği|petasan
kinara|kinara|kinara|kinara|kinara|kinara|kinara|кинара|宽扎烛台|キナラ|키나라|كينارا|किनारा दीप|kinara|kinara|kinara|kinara|кінара|kinara|kinara
`;

/** As `WANTED`, for words that mostly mean something else in copy: they are things when a picture is described. */
export const WANTED_IN_PICTURES = `
garland|girlande|guirlande|guirnalda|guirlanda|ghirlanda|slinger|гирлянд*|花环彩带|飾りの花綱|화관 장식|إكليل|मालाएँ|girlang|guirlande|girlander|girlanda|гірлянда|çelenk|karangan
`;

// Columns and form of the rows as in `nouns.ts`: en|de|fr|es|pt|it|nl|ru|zh|ja|ko|ar|hi.

/** People by age, work and legend; the first English word names the figure that is drawn. */
export const PEOPLE = `
old woman, old women, grandmother, grandma, granny, elderly woman, old lady|alte frau, alte frauen, alte dame, großmutter, oma|vieille femme, vieille dame, grand mère, mamie|anciana, abuela, mujer vieja, mujer mayor|idosa, avó, velhinha|anziana, nonna|oude vrouw, oma, grootmoeder|бабушка, старушка, пожилая женщина|老奶奶, 老太太, 奶奶, 老妇人|おばあさん, 老婆, 祖母|할머니|جدة, امرأة عجوز|दादी, नानी, बूढ़ी औरत, बुढ़िया
old man, old men, grandfather, grandpa, elderly man, old gentleman, elderly gentleman|alter mann, alte männer, alten mann, alter herr, alten herrn, großvater, opa|vieil homme, vieux hommes, vieillard, vieillards, vieux monsieur, grand père, papi|anciano, ancianos, abuelo, abuelos, hombre viejo, viejo hombre, hombre mayor|idoso, avô, velhinho, homem velho|anziano, nonno, vecchio uomo, uomo vecchio|oude man, opa, grootvader|дедушка, старик, старики, пожилой мужчина|老爷爷, 老人, 爷爷, 老头|おじいさん, 老人, 祖父|할아버지, 노인|جد, رجل عجوز|दादा, बूढ़ा आदमी, बूढ़ा
girl, girls, schoolgirl, daughter, little girl|mädchen, tochter|fille, filles, fillette, petite fille|niña, niñas, chica, muchacha|menina, meninas, garota|bambina, ragazza, ragazze|meisje, meisjes|девочка, девушка|女孩, 少女, 小女孩, 姑娘|少女, 女の子|소녀, 여자아이|فتاة, بنت|लड़की, बच्ची
boy, boys, schoolboy, son, little boy|junge, jungen, sohn, knabe|garçon, garçons, petit garçon|niño, niños, chico, muchacho|menino, meninos, garoto|bambino, ragazzo, ragazzi|jongen, jongens|мальчик, парень|男孩, 小男孩|少年, 男の子|소년, 남자아이|ولد, صبي|लड़का
baby, infant, newborn|baby, säugling|bébé, nourrisson|bebé|bebê|neonato, bebè|baby|младенец, малыш|婴儿, 宝宝|赤ちゃん|아기|رضيع|शिशु
couple, lovers|paar, liebespaar|couple, amoureux|pareja, enamorados|casal|coppia, innamorati|stel, koppel|влюбленные, супруги|情侣, 夫妻|カップル, 恋人, 夫婦|커플, 연인|زوجان|जोड़ा, दंपति
family|familie|famille|familia|família|famiglia|gezin|семья|一家人, 家庭, 全家|家族|가족|عائلة, أسرة|परिवार
friend, friends|freund, freunde, freundinnen|ami, amis, amies|amigo, amigos, amigas|amigo, amigos, amigas|amico, amici, amiche|vriend, vrienden|друг, друзья|朋友, 好友|友達, 友人|친구|صديق, أصدقاء|दोस्त, मित्र
farmer|bauer, bäuerin, landwirt|fermier, agriculteur, paysan|granjero, agricultor, campesino|fazendeiro, agricultor|contadino, agricoltore|boer, boerin|фермер*|农民, 农夫|農夫, 農家|농부|مزارع, فلاح|किसान
gardener|gärtner, gärtnerin|jardinier, jardinière|jardinero|jardineiro|giardiniere|tuinman|садовник*|园丁|庭師|정원사|بستاني|माली
chef, cook|koch, köchin|chef cuisinier, cuisinier, cuisinière|cocinero, cocinera|cozinheiro, cozinheira|cuoco, cuoca|kok|повар*|厨师|シェフ, 料理人|요리사, 셰프|طباخ, طاهية|रसोइया, बावर्ची
doctor, physician|arzt, ärztin|médecin|médico, doctora|médico, médica|medico, dottoressa|dokter, arts|врач*, доктор*|医生|医者, 医師|의사|طبيب, طبيبة|डॉक्टर
nurse|krankenschwester, krankenpfleger|infirmière, infirmier|enfermera, enfermero|enfermeira|infermiera|verpleegster|медсестра|护士|看護師|간호사|ممرضة|नर्स
teacher|lehrer, lehrerin|professeur, enseignant, maîtresse|maestra, maestro, profesora|professora, professor|insegnante, maestra|leraar, lerares|учитель*|老师, 教师|先生が, 教師|선생님|معلم, معلمة|शिक्षक, अध्यापक
student, pupil|student, schüler, schülerin|étudiant, étudiante, élève|estudiante, alumno|estudante, aluno|studente, studentessa|student, leerling|студент*|学生|学生, 生徒|학생|طالب, طالبة|छात्र, विद्यार्थी
scientist|wissenschaftler, forscher|scientifique|científico, científica|cientista|scienziato, scienziata|wetenschapper|ученый|科学家|科学者|과학자|عالم|वैज्ञानिक
firefighter, fireman|feuerwehrmann, feuerwehrfrau|pompier|bombero|bombeiro|pompiere, vigile del fuoco|brandweerman|пожарн*|消防员|消防士|소방관|رجل إطفاء|दमकलकर्मी
police officer, policeman, cop|polizist, polizistin|policier, policière|policía|policial|poliziotto|politieagent|полицейск*|警察|警察官|경찰관|شرطي|पुलिस
soldier|soldat|soldat|soldado|soldado|soldato|soldaat|солдат*|士兵|兵士|군인|جندي|सैनिक
fisherman, fishermen, angler, fisherwoman|fischer, angler|pêcheur|pescador|pescador|pescatore|visser|рыбак|渔夫|漁師, 釣り人|어부, 낚시꾼|صياد سمك, صياد|मछुआरा
sailor|matrose, seemann|marin|marinero|marinheiro|marinaio|matroos|моряк|水手|船乗り|선원|بحار|नाविक
artist, painter|malerin, maler, künstlerin, künstler|peintre, artiste|pintora, pintor, artista|pintora, pintor, artista|pittrice, pittore, artista|schilder, kunstenaar|художник*, художниц*|画家|画家|화가|رسام, فنان|चित्रकार, कलाकार
photographer|fotograf, fotografin|photographe|fotógrafo, fotógrafa|fotógrafo|fotografo|fotograaf|фотограф|摄影师|写真家|사진작가|مصور|फोटोग्राफर
dancer|tänzer, tänzerin|danseur, danseuse|bailarina, bailarín|bailarino, dançarina|ballerino, danzatrice|danser, danseres|танцор, танцовщица|舞者|ダンサー|댄서, 무용수|راقصة|नर्तकी
ballerina|ballerina|ballerine|bailarina de ballet|bailarina|ballerina|ballerina|балерин*|芭蕾舞者|バレリーナ|발레리나|راقصة باليه|बैलेरीना
musician|musiker, musikerin|musicien, musicienne|músico|músico|musicista|muzikant|музыкант|音乐家|音楽家|음악가|موسيقي|संगीतकार
singer|sänger, sängerin|chanteur, chanteuse|cantante|cantor, cantora|cantante|zanger, zangeres|певец, певица|歌手|歌手|가수|مغني, مغنية|गायक, गायिका
runner, jogger|läufer, läuferin, jogger|coureur, joggeur|corredor, corredora|corredor|corridore|hardloper|бегун*|跑者|ランナー|러너|عداء, عداؤون, عدائين|धावक
cyclist, biker|radfahrer, radfahrerin|cycliste|ciclista|ciclista|ciclista|fietser|велосипедист*|骑行者|サイクリスト|자전거 타는 사람|دراج|साइकिल सवार
hiker, backpacker|wanderer, wanderin|randonneur, randonneuse|excursionista, senderista|caminhante|escursionista|wandelaar|турист|徒步者|ハイカー|등산객|متنزه جبلي|पदयात्री
climber, mountaineer|kletterer, bergsteiger|alpiniste, grimpeur|alpinista, escalador|alpinista, escalador|alpinista, scalatore|klimmer|альпинист*|登山者|登山家|등반가|متسلق|पर्वतारोही
skier|skifahrer, skifahrerin|skieur, skieuse|esquiador, esquiadora|esquiador|sciatore, sciatrice|skiër|лыжник*|滑雪者|スキーヤー|스키어|متزلج|स्कीयर
surfer|surfer, surferin|surfeur, surfeuse|surfista|surfista|surfista|surfer|серфер*, серфингист*|冲浪者|サーファー|서퍼|راكب أمواج|सर्फर
king|könig|roi|rey|rei|re|koning|король, короля|国王|国王, 王様|왕이|ملك|राजा
queen|königin|reine|reina|rainha|regina|koningin|королев*|女王, 皇后|女王|여왕|ملكة|रानी
princess|prinzessin|princesse|princesa|princesa|principessa|prinses|принцесс*|公主|お姫様, 姫|공주|أميرة|राजकुमारी
knight|ritter|chevalier|caballero medieval|cavaleiro|cavaliere|ridder|рыцар*|骑士|騎士|기사가, 기사를|فارس|शूरवीर
wizard, sorcerer|zauberer, magier|sorcier, magicien|mago, hechicero|mago, feiticeiro|mago, stregone|tovenaar|волшебник*, маг|巫师, 魔法师|魔法使い|마법사|ساحر|जादूगर
witch|hexe|sorcière|bruja|bruxa|strega|heks|ведьм*|女巫|魔女|마녀|ساحرة|चुड़ैल
pirate|pirat|pirate|pirata|pirata|pirata|piraat|пират*|海盗|海賊|해적|قرصان|समुद्री डाकू
samurai|samurai|samouraï|samurái|samurai|samurai|samoerai|самура*|武士|侍, サムライ|사무라이|ساموراي|समुराई
mermaid|meerjungfrau|sirène|sirena|sereia|sirena|zeemeermin|русалк*|美人鱼|人魚|인어|حورية البحر|जलपरी
cowboy|cowboy|cow boy|vaquero|vaqueiro|cowboy|cowboy|ковбо*|牛仔|カウボーイ|카우보이|راعي بقر|चरवाहा
santa, santa claus|weihnachtsmann|père noël|papá noel|papai noel|babbo natale|kerstman|дед мороз, санта|圣诞老人|サンタクロース, サンタ|산타|بابا نويل|सांता
superhero|superheld, superheldin|super héros|superhéroe|super herói|supereroe|superheld|супергеро*|超级英雄|スーパーヒーロー|슈퍼히어로|بطل خارق|सुपरहीरो
clown|clown|clown|payaso|palhaço|pagliaccio|clown|клоун*|小丑|ピエロ|광대|مهرج|जोकर
angel|engel|ange|ángel|anjo|angelo|engel|ангел*|天使|天使|천사|ملاك|फरिश्ता
monk|mönch|moine|monje|monge|monaco|monnik|монах*|和尚, 僧人|僧侶, お坊さん|스님|راهب|साधु, भिक्षु
bride|braut|mariée|novia vestida|noiva|sposa|bruid|невест*|新娘|花嫁|신부가|عروس|दुल्हन
crowd, crowd of people, group of people|menschenmenge|foule|multitud|multidão|folla|menigte|толпа, толпы, толпе|人群|群衆|군중|حشد|भीड़
teenager, teen, adolescent|jugendlicher, jugendliche, teenager|adolescent, adolescente|adolescente|adolescente|adolescente, adolescenti|tiener, tieners, teenager|подросток, подростки|青少年|ティーンエイジャー, 若者|청소년, 십대|مراهق, مراهقة|किशोर, किशोरी
engineer, construction worker, builder|ingenieur, ingenieurin, bauarbeiter|ingénieur, ingénieure, ouvrier|ingeniero, ingeniera, obrero|engenheiro, engenheira, operário|ingegnere, operaio|ingenieur, bouwvakker|инженер*, строител*|工程师, 建筑工人|エンジニア, 技術者|엔지니어, 기술자|مهندس, مهندسة|इंजीनियर, अभियंता
developer, programmer, software engineer|entwickler, entwicklerin, developer, programmierer, programmiererin|développeur, développeuse, programmeur|desarrollador, desarrolladora, programador, programadora|desenvolvedor, desenvolvedora, programador|sviluppatore, sviluppatrice, programmatore|ontwikkelaar, programmeur, developer|разработчик*, программист*|程序员, 开发者|プログラマー, 開発者|개발자, 프로그래머|مبرمج, مبرمجة, مطور|डेवलपर, प्रोग्रामर
businessman, manager|geschäftsmann, manager, managerin|homme d'affaires, manager|hombre de negocios, empresario|homem de negócios, empresário|uomo d'affari, imprenditore, manager|zakenman, manager|бизнесмен*|商人, 企业家|ビジネスマン, 会社員|사업가, 직장인|رجل أعمال|व्यापारी, कारोबारी
businesswoman|geschäftsfrau|femme d'affaires|mujer de negocios, empresaria|mulher de negócios, empresária|donna d'affari, imprenditrice|zakenvrouw|бизнес леди|女企业家|ビジネスウーマン|여성 사업가|سيدة أعمال|व्यवसायी महिला
pilot|pilot, pilotin|pilote|piloto|piloto|pilota|piloot|пилот, летчик*|飞行员|パイロット|조종사, 파일럿|طيار|पायलट
beekeeper, bee keeper, apiarist|imker, imkerin|apiculteur, apicultrice|apicultor, apicultora|apicultor, apicultora|apicoltore, apicoltrice|imker, bijenhouder|пчеловод*, пасечник*|养蜂人|養蜂家|양봉가|نحال, مربي النحل|मधुमक्खी पालक
baker|bäcker, bäckerin|boulanger, boulangère|panadero, panadera|padeiro, padeira|panettiere|bakker|пекарь|面包师|パン職人|제빵사|خباز|बेकर
barista, bartender|barista, barkeeper|barista, barman|barista, camarero|barista, bartender|barista, barman|barista|бариста, бармен*|咖啡师|バリスタ|바리스타|نادل المقهى|बरिस्ता
waiter, waitress|kellner, kellnerin|serveur, serveuse|mesero, mesera, camarera|garçom, garçonete|cameriere, cameriera|ober, serveerster|официант*|服务员|ウェイター, ウェイトレス|웨이터, 종업원|نادل, نادلة|वेटर
designer|designer, designerin, gestalter|designer, graphiste|diseñador, diseñadora|designer gráfico|designer|ontwerper, designer|дизайнер*|设计师|デザイナー|디자이너|مصمم, مصممة|डिज़ाइनर
writer, author, poet|schriftsteller, schriftstellerin, dichter|écrivain, écrivaine, poète|escritor, escritora, poeta|escritor, escritora, poeta|scrittore, scrittrice, poeta|schrijver, schrijfster|писатель, поэт|作家, 诗人|作家, 詩人|작가, 시인|كاتب, كاتبة, شاعر|लेखक, लेखिका, कवि
graduate|absolvent, absolventin|diplômé, diplômée|graduado, graduada|formando, formanda|laureato, laureata|afgestudeerde|выпускник*|毕业生|卒業生|졸업생|خريج, خريجة|स्नातक
explorer, adventurer, wanderer|entdecker, abenteurer|explorateur, aventurier|explorador, aventurero|explorador, aventureiro|esploratore, avventuriero|ontdekkingsreiziger|путешественник*, исследователь|探险家|探検家, 冒険者|탐험가, 모험가|مستكشف, مغامر|खोजकर्ता, यात्री
guitarist|gitarrist, gitarristin|guitariste|guitarrista|guitarrista|chitarrista|gitarist|гитарист*|吉他手|ギタリスト|기타리스트|عازف جيتار|गिटारवादक
violinist|geiger, geigerin, violinist|violoniste|violinista|violinista|violinista|violist|скрипач*|小提琴手|バイオリニスト|바이올리니스트|عازف كمان|वायलिन वादक
swimmer|schwimmer, schwimmerin|nageur, nageuse|nadador, nadadora|nadador, nadadora|nuotatore, nuotatrice|zwemmer|пловец, пловчиха|游泳者|水泳選手, スイマー|수영선수|سباح, سباحة ماهرة|तैराक
diver, scuba diver|taucher, taucherin|plongeur, plongeuse|buzo, buceador|mergulhador, mergulhadora|sommozzatore|duiker|водолаз*, дайвер*|潜水员|ダイバー|잠수부, 다이버|غواص|गोताखोर
football player, soccer player, footballer|fußballspieler, fußballspielerin, fußballer|footballeur, joueur de foot|futbolista|jogador de futebol|calciatore, calciatrice|voetballer|футболист*|足球运动员|サッカー選手|축구선수|لاعب كرة قدم|फुटबॉल खिलाड़ी
basketball player|basketballspieler|basketteur, basketteuse|jugador de baloncesto|jogador de basquete|giocatore di basket|basketballer|баскетболист*|篮球运动员|バスケットボール選手|농구선수|لاعب كرة سلة|बास्केटबॉल खिलाड़ी
yogi, yoga teacher|yogalehrer, yogalehrerin|professeur de yoga|profesora de yoga|professora de ioga|insegnante di yoga|yogaleraar|йог|瑜伽老师|ヨガ講師|요가 강사|مدرب يوغا|योगी
ninja|ninja|ninja|ninja|ninja|ninja|ninja|ниндзя|忍者|忍者|닌자|نينجا|निंजा
viking|wikinger|viking|vikingo|viking|vichingo|viking|викинг*|维京人|バイキング, ヴァイキング|바이킹|فايكنغ|वाइकिंग
groom|bräutigam|jeune marié|novio vestido|noivo|sposo|bruidegom|жених|新郎|花婿|신랑|عريس|दूल्हा
mother, mom, mum|mutter, mama|mère, maman|madre, mamá|mãe, mamãe|madre, mamma|moeder, mama|мама, мать|妈妈, 母亲|お母さん, 母親|엄마, 어머니|أم, والدة|माँ, मां
father, dad, daddy|vater, papa|père, papa|padre, papá|pai, papai|padre, papà|vader, papa|папа, отец|爸爸, 父亲|お父さん, 父親|아빠, 아버지|أب, والد|पिता, पापा
emperor|kaiser|empereur|emperador|imperador|imperatore|keizer|император*|皇帝|皇帝|황제|إمبراطور|सम्राट
shepherd|hirte, schäfer, hirtin|berger, bergère|pastor, pastora|pastor de ovelhas|pastore|herder|пастух|牧羊人|羊飼い|양치기|راعي غنم|गड़रिया
tourist, traveler, traveller|tourist, touristin, reisende|touriste, voyageur, voyageuse|turista, viajero, viajera|turista, viajante|turista, viaggiatore|toerist, reiziger|турист*|游客, 旅行者|観光客, 旅人|관광객, 여행자|سائح, مسافر|पर्यटक
fairy|fee|fée|hada|fada|fata|fee|фея|仙女|妖精|요정|جنية|परी
warrior|krieger, kriegerin|guerrier, guerrière|guerrero, guerrera|guerreiro, guerreira|guerriero, guerriera|krijger|воин|战士|戦士|전사|محارب, محاربة|योद्धा
lawyer|anwalt, anwältin|avocat, avocate|abogado, abogada|advogado, advogada|avvocato, avvocata|advocaat|адвокат, юрист|律师|弁護士|변호사|محام, محامية|वकील
mechanic|mechaniker, mechanikerin|mécanicien, mécanicienne|mecánico, mecánica|mecânico|meccanico|monteur|механик|机械师, 修理工|整備士|정비사|ميكانيكي|मैकेनिक
carpenter|tischler, schreiner, zimmermann|charpentier, menuisier|carpintero|carpinteiro|falegname|timmerman|плотник|木匠|大工|목수|نجار|बढ़ई
professor|professor, professorin|professeure d'université|catedrático|professor universitário|professore, professoressa|hoogleraar|профессор|教授|教授|교수|أستاذ|प्रोफेसर
tennis player|tennisspieler, tennisspielerin|joueur de tennis, joueuse de tennis|tenista|tenista|tennista|tennisser|теннисист*|网球运动员|テニス選手|테니스 선수|لاعب تنس|टेनिस खिलाड़ी
skateboarder, skater|skateboarder, skater|skateur, skateuse|patinador, patinadora|skatista|skateboarder|skateboarder|скейтбордист*|滑板手|スケーター|스케이터|متزلج على اللوح|स्केटर
snowboarder|snowboarder, snowboarderin|snowboardeur|snowboarder|snowboarder|snowboarder|snowboarder|сноубордист*|单板滑雪者|スノーボーダー|스노보더|متزلج على الثلج|स्नोबोर्डर
boxer|boxer, boxerin|boxeur, boxeuse|boxeador, boxeadora|boxeador, pugilista|pugile|bokser|боксер, боксера|拳击手|ボクサー|복서|ملاكم|मुक्केबाज़
golfer|golfer, golferin, golfspieler|golfeur, golfeuse|golfista|golfista|golfista|golfer|гольфист*|高尔夫球手|ゴルファー|골퍼|لاعب جولف|
archer|bogenschütze, bogenschützin|archer, archère|arquero, arquera|arqueiro, arqueira|arciere|boogschutter|лучник*|弓箭手|弓使い|궁수|رامي سهام|तीरंदाज़
ice skater, figure skater|eiskunstläufer, eiskunstläuferin, eisläufer, eisläuferin|patineuse, patineur|patinadora sobre hielo|patinadora no gelo|pattinatrice, pattinatore|schaatser, schaatsster|фигурист*, конькобежец|滑冰者|スケート選手|스케이터|متزلجة|
pianist, piano player|pianist, pianistin|pianiste|pianista|pianista|pianista|pianist, pianiste|пианист*|钢琴家|ピアニスト|피아니스트|عازف بيانو|पियानोवादक
cellist|cellist, cellistin|violoncelliste|violonchelista|violoncelista|violoncellista|cellist|виолончелист*|大提琴家|チェリスト|첼리스트|عازف تشيلو|
drummer|schlagzeuger, schlagzeugerin, trommler|batteur, batteuse|baterista, percusionista|baterista|batterista|drummer|барабанщик*|鼓手|ドラマー|드러머|عازف طبول|ढोल वादक
saxophonist, saxophone player, sax player, jazz musician|saxophonist, saxophonistin, jazzmusiker|saxophoniste|saxofonista|saxofonista|sassofonista|saxofonist|саксофонист*|萨克斯手|サックス奏者|색소폰 연주자|عازف ساكسفون|
trumpeter, trumpet player|trompeter, trompeterin|trompettiste|trompetista|trompetista|trombettista|trompettist|трубач*|小号手|トランペット奏者|트럼펫 연주자|عازف بوق|
bard, minstrel, troubadour|barde, minnesänger, troubadour|barde, ménestrel, troubadour|bardo, trovador|bardo, trovador, menestrel|bardo, menestrello, trovatore|bard, minstreel, troubadour|бард*, менестрел*|吟游诗人|吟遊詩人|음유시인|شاعر جوال|भाट
flutist, flautist, flute player|flötist, flötistin, flötenspieler|flûtiste|flautista|flautista|flautista|fluitist|флейтист*|长笛手|フルート奏者|플루트 연주자|عازف ناي|बांसुरी वादक
accordionist, accordion player|akkordeonist, akkordeonspieler|accordéoniste|acordeonista|acordeonista, sanfoneiro|fisarmonicista|accordeonist|аккордеонист*, гармонист*|手风琴手||||
harpist|harfenist, harfenistin|harpiste|arpista|harpista|arpista|harpist|арфист*|||||
rower|ruderer, ruderin|rameur, rameuse|remero, remera|remador, remadora|canottiere|roeier|гребец, гребцы|划船者||||
kayaker, canoeist|kajakfahrer, kajakfahrerin|kayakiste|kayakista|caiaquista|kayaker|kajakker|байдарочник*|皮划艇手||||
baseball player, cricketer|baseballspieler|joueur de baseball|jugador de béisbol, beisbolista|jogador de beisebol|giocatore di baseball|honkballer|бейсболист*|棒球运动员|野球選手|야구선수||क्रिकेट खिलाड़ी
chess player|schachspieler, schachspielerin|joueur d'échecs|ajedrecista|enxadrista|scacchista|schaker|шахматист*|棋手||||
lumberjack, woodcutter|holzfäller|bûcheron|leñador|lenhador|taglialegna, boscaiolo|houthakker|лесоруб*, дровосек*|伐木工, 樵夫|木こり|나무꾼|حطاب|लकड़हारा
blacksmith|schmied, schmiedin|forgeron|herrero|ferreiro|fabbro|smid|кузнец, кузнеца|铁匠|鍛冶屋|대장장이|حداد|लोहार
welder|schweißer, schweißerin|soudeur, soudeuse|soldador, soldadora|soldador|saldatore|lasser|сварщик*|焊工|溶接工|용접공|لحام|वेल्डर
astronomer, stargazer|astronom, astronomin|astronome|astrónomo, astrónoma|astrônomo|astronomo|astronoom|астроном*|天文学家|天文学者|천문학자|فلكي|खगोलशास्त्री
seamstress|schneider, schneiderin|couturière, tailleur|sastre, costurera|costureira, alfaiate|sarta, sarto|kleermaker, naaister|швея, портной|裁缝|仕立て屋|재단사|خياط, خياطة|दर्ज़ी
street vendor, market vendor, shopkeeper, greengrocer, fruit seller|verkäufer, verkäuferin, händler, händlerin, marktfrau|vendeur, vendeuse, marchand, marchande|vendedor, vendedora, tendero, frutera, frutero|vendedor, vendedora, feirante|venditore, venditrice, fruttivendolo|verkoper, verkoopster|продавец, продавщица, торговка|小贩, 摊主, 商贩|売り子|상인, 노점상|بائع, بائعة|विक्रेता, दुकानदार
street sweeper|straßenkehrer|balayeur|barrendero|gari|spazzino|straatveger|дворник*|清洁工, 环卫工||환경미화원||
politician, keynote speaker|politiker, politikerin, redner, rednerin|orateur, politicien|político, orador|político, orador|politico, oratore|politicus, redenaar|политик, оратор|演讲者|演説者|연설자|خطيب|नेता
orchestra conductor, maestro|dirigent, dirigentin|chef d'orchestre|director de orquesta, directora de orquesta|maestro, regente|direttore d'orchestra|dirigent|дирижер*|乐队指挥|指揮者|지휘자|قائد أوركسترا|
dog walker, dog owner||||||||||||
band, rock band, jazz band, music band, pop band, marching band, brass band, wind band|band, rockband, musikgruppe, blaskapelle, blasorchester|groupe de musique, groupe de rock, fanfare, orchestre de jazz|banda de música, banda de rock, grupo musical|banda de música, banda de rock, conjunto musical|gruppo musicale, banda musicale, gruppo rock|band, muziekgroep, rockband|рок группа, музыкальная группа, джаз банд, оркестр|乐队, 樂隊|バンド, 楽団|밴드|فرقة موسيقية|बैंड
trio, jazz trio|trio, jazztrio|trio, trio de jazz|trío, trío de jazz|trio de jazz|trio, trio jazz|trio, jazztrio|трио, джазовое трио|三重奏|トリオ|트리오|ثلاثي موسيقي|तिकड़ी
quartet, string quartet|streichquartett, quartett|quatuor, quatuor à cordes|cuarteto, cuarteto de cuerda|quarteto, quarteto de cordas|quartetto, quartetto d'archi|strijkkwartet, kwartet|струнный квартет, квартет|弦乐四重奏, 四重奏|弦楽四重奏, カルテット|현악 사중주|رباعي وتري|
lady
gentleman
toddler
teenage girl
dentist
librarian
journalist
architect
surgeon
paramedic
policewoman
firewoman
postman
mail carrier
lifeguard
goalkeeper
ballet dancer
rock climber
weightlifter
pilgrim
nomad
priest
enchantress
sorceress
heroine
cowgirl
newlyweds
grandparent
`;

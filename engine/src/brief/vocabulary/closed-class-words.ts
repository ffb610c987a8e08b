import { toWordSet as list } from '../reading/reading.ts';

/**
 * Words of the closed classes by language: adverbs, pronouns, conjunctions, prepositions, auxiliaries, verbs that say
 * no more than that something is there, and the words by which a request speaks of its own text. No drawing could
 * show them, and none is missed. After the common grammars of each language.
 */
export const CLOSED_CLASS_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    'them they it him us me you he she we itself himself herself themselves one ones another other others some any both either neither none such same own here nearby close far away around behind ahead aside apart across along past toward upon within throughout during until since because although though whether if so but yet nor very too quite rather almost already again ever never always often sometimes soon now today been being was were be has have had having does do did doing done will would can could may might shall should must let lets there theirs ours yours mine else instead somewhere everywhere full made seen placed set put lying stands sits hangs hanging comes coming goes going gets getting takes taking keeps shines shining rises appears says reads saying reading',
  ),
  de: list(
    'lang breit hoch tief daneben dahinter davor darauf darüber darunter dabei dazu dazwischen darin daraus damit daran drauf drüber drunter drin draußen drinnen hinunter herunter hinauf herauf hinein heraus hinab hinaus hinüber herum umher entlang vorbei empor nebenan rundherum ringsum ringsherum überall irgendwo dort hier da dann nun jetzt noch schon auch nur sehr ganz fast etwa eben gerade doch aber denn weil wenn während obwohl damit dass ob als wie sowie samt nebst mitsamt außerdem dabei wieder immer oft nie gleich bald voller voll voller gefüllt gefüllte gefüllten beim vom zum zur ums fürs ans aufs hinterm unterm überm vorm hinters übers unters vors neben oberhalb unterhalb innerhalb außerhalb inmitten entgegen gegenüber bis seit nach wegen trotz statt anstatt er sie es ihn ihm ihr ihnen wir uns ihr euch man sich selbst einander jemand niemand alle alles jeder jede jedes jeden beide beiden andere anderen anderer viele wenige manche welcher welche welches dessen deren denen wurde werden wird worden hat haben hatte sein bin seid gewesen kann können soll sollen muss will möchte lässt gibt geht gehen kommt kommen macht machen tut hängt hängen steht stehen liegt liegen steigt steigen scheint scheinen schwebt leuchtet leuchten ragt ragen führt zeigt stehend stehende stehender liegend liegende hängend hängende steigend überschrift schriftzug beschriftung aufschrift worten worte wort titel untertitel slogan',
  ),
  fr: list(
    "après avant pendant depuis jusque jusqu'à durant lors puis ensuite alors aussi encore déjà toujours souvent jamais très trop plus moins presque environ peu beaucoup assez bien ici là voici voilà où dont lequel laquelle lesquels quel quelle tout toute tous toutes autre autres même mêmes chaque aucun aucune certains certaines ce cet cette ces cela ça il elle ils elles on nous vous lui leur eux se soi moi toi y en ne pas ni mais donc car or si comme quand lorsque tandis parmi autour derrière dessous dessus dedans dehors dehors hors selon contre malgré grâce afin au-dessus au-dessous est sont était étaient être été étant a ont avait ayant avoir fait font faisant peut peuvent doit va vont vient viennent sort sortent sortant trouve trouvent tient met mettent pose posé posée posés posées placé placée suspendu suspendue suspendus suspendues accroché accrochée accrochés accrochées rempli remplie remplis pleine plein pleins pleines éclairé éclairée brille brillent monte montent dresse dressent d'une d'un lointain avant-plan arrière-plan intitulé intitulée titré mots mot phrase légende slogan inscription mention",
  ),
  es: list(
    'después antes durante desde hasta luego entonces también aún todavía ya siempre nunca jamás muy mucho mucha poco poca más menos casi tan tanto bien aquí allí ahí allá acá donde dónde cuando cuándo quien quién cual cuyo cuya todo toda todos todas otro otra otros otras mismo misma cada ningún ninguna alguno alguna algunos algunas este esta estos estas ese esa esos aquel aquella eso esto ello él ella ellos ellas nosotros lo le les se nos me te ni no pero sino porque pues si como mientras según contra mediante alrededor encima debajo delante detrás dentro fuera arriba abajo cerca enfrente ser está están estar estaba estando fue son ha han había haber hay habiendo hace hacen haciendo puede pueden debe va van viene vienen saliendo sale salen lleno llena llenos llenas cargado cargada cargados cargadas colgado colgada colgados colgadas colgando puesto puesta puestos colocado colocada brilla brillan sube lejanía alrededores titulado titulada palabras palabra frase leyenda eslogan lema dice diga',
  ),
  pt: list(
    'ao aos à às direita esquerda depois antes durante desde até logo então também ainda já sempre nunca muito muita muitos muitas pouco pouca mais menos quase tão tanto bem aqui ali lá cá aí onde quando quem qual cujo cuja todo toda todos todas outro outra outros outras mesmo mesma cada nenhum nenhuma algum alguma alguns algumas este esta estes estas esse essa esses aquele aquela isso isto aquilo ele ela eles elas nós lhe lhes se nos me te nem não mas porém porque pois se como enquanto segundo contra ao redor cima baixo frente atrás dentro fora perto diante pelo pela pelos pelas num numa nuns numas dum duma deste desta nesse nessa nele nela ser está estão estar estava sendo foi foram são há tem têm tinha tendo faz fazem fazendo pode podem deve vai vão vem vêm saindo sai saem cheio cheia cheios cheias pendurado pendurada pendurados penduradas colocado colocada brilha brilham sobe intitulado palavras palavra frase legenda slogan lema diz',
  ),
  it: list(
    "al allo alla ai agli alle dal dallo dalla dai dagli dalle del dello della dei degli delle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle col coi sull nell dall all dell dopo prima durante da fino poi allora anche ancora già sempre mai spesso molto molta molti molte poco poca più meno quasi così tanto tanta bene qui qua lì là dove quando chi quale cui tutto tutta tutti tutte altro altra altri altre stesso stessa ogni nessuno nessuna qualche alcuno questo questa questi queste quello quella quelli quelle ciò egli lui lei loro essi noi voi gli le ne ci vi si mi ti né non ma però perché poiché se come mentre secondo contro verso attorno intorno sopra sotto davanti dietro dentro fuori vicino lontano presso lungo oltre essere è era erano essendo stato stata sono ha hanno aveva avendo c'è ci fa fanno facendo può possono deve va vanno viene vengono esce escono pieno piena pieni piene appeso appesa appesi appese posato posata posto posta messo messa appoggiato appoggiata brilla brillano sale intitolato intitolata parole parola frase scritta slogan motto dice",
  ),
  nl: list(
    'daarnaast daarachter daarvoor daarop daaronder daarboven daarbij daarin ernaast erachter ervoor erop eronder erboven erbij erin eruit ermee eromheen daar hier er waar waarin waarop wanneer dan toen nu nog al ook maar heel erg zeer bijna ongeveer net toch want omdat als terwijl hoewel dat die wat wie welke hij zij ze het wij we jullie hem haar hen ons zich elkaar iemand niemand alle alles ieder iedere elke beide andere anderen veel weinig sommige zelfde zonder langs rond rondom tegenover binnen buiten beneden omhoog omlaag naartoe heen weg voorbij sinds tot na wegens behalve volgens vol gevuld gevulde is zijn was waren wordt worden werd heeft hebben had kan kunnen moet moeten mag wil zal zullen gaat gaan komt komen doet laat staat staan ligt liggen hangt hangen zit zitten schijnt schijnen stijgt staande liggende hangende woorden woord opschrift ondertitel slogan kop',
  ),
  sv: list(
    'bredvid bakom framför ovanför nedanför under över intill kring runtom därbakom därunder där här dit hit var vart när då nu ännu redan också bara mycket ganska nästan ungefär just men för eftersom om medan fast att vad vem vilken vilket vilka han hon den det de vi ni honom henne dem oss sig varandra någon ingen alla allt varje båda andra annan annat många få samma ur åt upp ner ut in bort fram hem hän tillbaka förbi sedan tills innan full fulla fullt fylld fyllda är var vara blir bli blev har hade kan kunde ska skulle måste får vill går gå kommer gör står stå ligger ligga hänger hänga sitter sitta syns lyser skiner stiger stående liggande hängande titeln titlar texten rubriken orden ord raden underrubrik slogan',
  ),
  da: list(
    'ved siden bagved foran ovenover nedenunder under over omkring der her hvor hvornår da nu endnu allerede også kun meget ret næsten men for fordi om mens at hvad hvem hvilken han hun den det de vi i ham hende dem os sig hinanden nogen ingen alle alt hver begge andre anden andet mange få samme ud ind op ned hen frem hjem tilbage forbi siden indtil før fuld fulde fyldt er var være bliver blive blev har havde kan kunne skal skulle må får vil går gå kommer gør står stå ligger ligge hænger hænge sidder sidde ses lyser skinner stiger stående liggende hængende titlen teksten overskriften ordene ord linjen slogan',
  ),
  nb: list(
    'ved siden bak foran over under rundt omkring der her hvor når da nå ennå allerede også bare kun mye ganske nesten men for fordi om mens at hva hvem hvilken han hun den det de vi dere ham henne dem oss seg hverandre noen ingen alle alt hver begge andre annen annet mange få samme ut inn opp ned bort fram hjem tilbake forbi siden til før full fulle fylt er var være blir bli ble har hadde kan kunne skal skulle må får vil går gå kommer gjør står stå ligger ligge henger henge sitter sitte ses lyser skinner stiger stående liggende hengende tittelen teksten overskriften ordene ord linjen slagord',
  ),
  pl: list(
    'obok koło naprzeciwko wokół dookoła naokoło poniżej powyżej wewnątrz zewnątrz wzdłuż wśród pośród poza mimo dzięki według jako jak kiedy gdzie gdy skąd dokąd tam tu tutaj tędy teraz potem wtedy już jeszcze też także tylko bardzo dość prawie około właśnie ale lecz więc bo ponieważ że żeby aby czy co kto jaki jaka jakie którego której którym którą których którzy on ona ono oni one jego jemu niego nim nimi niej nią ją im ich nas nam was wam mnie mi mną ciebie się siebie sobie sobą ten ta to tego tej tą tym te tych każdy każda każde wszystko wszystkie wszyscy żaden inny inna inne sam wiele wielu mało dużo pełen pełna pełne pełny jest są był była było były być będzie ma mają miał może mogą musi idzie stoi stoją leży leżą wisi wiszą znajduje widać świeci unosi wznosi stojący stojąca stojące leżący leżąca leżące wiszący wisząca wiszące tytułem napisem tekstem hasłem słowami słowa słowo podpisem nagłówkiem nagłówek hasło napis',
  ),
  ru: list(
    'рядом вокруг кругом впереди позади сзади спереди сверху снизу внизу вверху наверху внутри снаружи вдали вдалеке вдоль среди мимо сквозь напротив посреди посередине где куда откуда когда как так там тут здесь туда сюда теперь сейчас потом тогда уже еще ещё тоже также только лишь очень почти примерно именно но зато если чтобы что кто какой какая какие который которая которое которые которого которой котором которым он она оно они его ее её их ему ей им него нее неё них нему ней ним ними нас нам вас вам меня мне мной тебя тебе себя себе собой этот эта это эти этого этой этом тот та те того той том каждый каждая все всё весь вся всего всех другой другая другие сам самый много мало несколько полный полная полное полные полон полна наполненный есть был была было были быть будет может могут должен идет идёт идут стоит стоят лежит лежат висит висят находится виднеется видна виден видны светит светят сияет поднимается возвышается стоящий стоящая стоящие лежащий лежащая висящий заголовок заголовком заголовка надпись надписью текстом текст названием название словами слова подписью подпись слоганом',
  ),
  uk: list(
    'поруч поряд навколо довкола кругом попереду позаду ззаду спереду зверху знизу внизу вгорі всередині зовні вдалині вдалечині вздовж уздовж серед посеред повз крізь напроти навпроти де куди звідки коли як так там тут сюди туди тепер зараз потім тоді вже ще також теж тільки лише дуже майже приблизно саме але проте якщо щоб що хто який яка яке які котрий котра якого якої якому він вона воно вони його її їх йому їй їм нього неї них ним нею ними нас нам вас вам мене мені тебе тобі себе собі собою цей ця це ці цього цієї той та те ті того тієї кожен кожна все всі весь вся інший інша інші сам багато мало кілька декілька повний повна повне повні є був була було були бути буде може можуть іде йде йдуть стоїть стоять лежить лежать висить висять видно світить сяє здіймається підіймається стоячий лежачий заголовок заголовком заголовка напис написом текст текстом назвою назва словами слова підписом гаслом із',
  ),
  tr: list(
    'yanı başında etrafında çevresinde üstte altta önde arkada içeride dışarıda uzakta uzaklarda yakında yukarıda aşağıda ortada kenarda burada orada şurada nerede nereye ne zaman şimdi sonra önce henüz zaten hâlâ hala dahi sadece yalnızca çok oldukça neredeyse yaklaşık tam ama fakat ancak çünkü eğer iken ki kim hangi o onlar biz siz ben sen onu ona onun onları bizi beni seni kendi kendisi birbirine birbiri biri hiç her hep tüm bütün bazı başka diğer öbür birçok az dolu olan var yok idi olarak oldu olur eder ediyor etmek yapan duruyor duran durmakta asılı görünen görünüyor parlıyor parlayan yükselen yükseliyor kadar beri dek karşı rağmen göre dair hakkında boyu başlığı başlıklı başlıkla başlık yazısı yazılı yazan yazı metni sloganı sözü kelimeleri ifadesi',
  ),
  id: list(
    'sebelah sekitar sekeliling sepanjang depan belakang bawah atas dalam luar antara dekat jauh sini sana situ mana kapan ketika saat kini sekarang lalu kemudian sudah masih juga hanya sangat hampir tetapi namun karena jika agar supaya bahwa apa siapa ia dia mereka kami kita saya anda nya sendiri setiap semua lain lainnya banyak sedikit penuh ada adalah ialah telah akan dapat bisa harus oleh terhadap berada terletak tergantung berdiri terlihat bersinar bertuliskan berjudul tulisan kata judul slogan',
  ),
  zh: list(
    '远处 远方 遠處 遠方 近处 前方 后方 旁边 中间 上面 下面 里面 外面 前面 后面 左边 右边 周围 岸边 背景 前景 一旁 身旁 身边 身后 身前 四周 天边 放在 挂在 站在 摆在 写着 配有 标题 文字 字样',
  ),
  ja: list('遠く 近く 手前 周り 周囲 傍ら 隣 側 脇 真ん中 中央 上空 背後 文字 題名 見出し 書かれた 背景'),
  ko: list(
    '멀리 가까이 주변 주위 둘레 가운데 한가운데 중앙 건너편 저편 저 이 그 그녀 그들 우리 너 나 여기 거기 저기 어디 언제 지금 이미 아직 매우 아주 거의 그리고 그러나 하지만 또는 및 또한 모든 다른 같은 여러 많은 가득 가득한 놓인 놓여 걸린 걸려 서있는 서 비치는 떠 뜬 너머 너머로 사이로 사이 위로 아래로 앞에서 뒤에서 옆에서 함께 문구 글귀 글자 제목 텍스트 라는 적힌 있고 있습니다 된',
  ),
  ar: list(
    'فيه فيها عليه عليها به بها له لها منه منها معه معها حوله حولها تحته تحتها فوقه فوقها أمامه أمامها خلفه خلفها بجانبه بجانبها بينهما حول قرب عند لدى منذ حتى ضد نحو خلال أثناء بعد قبل وسط داخل خارج أعلى أسفل يمين يسار بعيد بعيدا بعيدة قريب هناك هنا حيث متى كيف لماذا ما ماذا الذين اللتي اللواتي هذا هذه ذلك تلك هؤلاء هم هن نحن أنا أنت كان كانت يكون تكون ليس ليست قد لقد سوف كل كلها جميع بعض غير سوى أيضا فقط جدا كثيرا قليلا ثم لكن بل أو أم إذا لو لأن كي أن إن كما مثل بدون مليء مليئة مملوء يوجد توجد موضوع موضوعة معلق معلقة يقف تقف يظهر تظهر يرتفع يتصاعد واقف واقفة عبارة بعبارة بعنوان عنوان العنوان نص النص كلمة كلمات مكتوب شعار جملة كتابة لافتة',
  ),
  hi: list(
    'उस इस उन इन उसके उसकी उसका इसके इसकी इसका उनके उनकी वह वे यह ये हम तुम आप मैं अपने अपनी अपना कोई कुछ सब सभी हर दोनों अन्य दूसरा दूसरी बहुत थोड़ा काफी लगभग ही भी तो न नहीं मत पर लेकिन मगर क्योंकि अगर यदि जब तब कब जहां जहाँ वहां वहाँ यहां यहाँ कहाँ कैसे क्या कौन जो जिस जिसमें जिसके तक बाद पहले दौरान द्वारा लिए तरफ ओर चारों आसपास आस दूर निकट भीतर बाहर अंदर मध्य होता होती होते हुआ हुई हुए हो होकर था थे थी गया गई गए जा रखा रखी रखे खड़ा खड़ी खड़े लटका लटकी पड़ा पड़ी दिख दिखता चमक चमकता भरा भरी भरे शीर्षक लिखा लिखी शब्द वाक्य नारा संदेश टेक्स्ट',
  ),
};

/** Parts of bodies: they are drawn with whose they are, and nobody misses them. */
export const BODY_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    'feet foot hand hands head heads lap knee knees arm arms shoulder shoulders face faces eyes mouth paw paws trunk snout beak wings tails hooves',
  ),
  de: list(
    'füßen füße fuß hand händen hände kopf köpfe schoß knie knien arm armen arme schulter schultern gesicht augen mund pfote pfoten rüssel schnauze schnabel flügel flügeln rücken',
  ),
  fr: list(
    'pied pieds main mains tête têtes genoux bras épaule épaules visage yeux bouche patte pattes trompe museau bec ailes dos',
  ),
  es: list(
    'pie pies mano manos cabeza cabezas regazo rodillas brazo brazos hombro hombros cara ojos boca pata patas trompa hocico pico alas espalda lomo',
  ),
  pt: list(
    'pé pés mão mãos cabeça cabeças colo joelhos braço braços ombro ombros rosto olhos boca pata patas tromba focinho bico asas costas',
  ),
  it: list(
    'piede piedi mano mani testa teste grembo ginocchia braccio braccia spalla spalle viso occhi bocca zampa zampe proboscide muso becco ali schiena',
  ),
  nl: list(
    'voet voeten hand handen hoofd hoofden schoot knie knieën arm armen schouder schouders gezicht ogen mond poot poten slurf snuit snavel vleugels rug',
  ),
  sv: list(
    'fot fötter fötterna hand händer händerna huvud huvudet knä knät arm armar famn axel axlar ansikte ögon mun tass tassar snabel nos näbb vingar rygg',
  ),
  da: list(
    'fod fødder fødderne hånd hænder hænderne hoved hovedet skød skødet knæ arme armene skulder skuldrene ansigt øjne mund pote poter snabel næb vinger ryg',
  ),
  nb: list(
    'fot føtter føttene hånd hender hendene hode hodet fang fanget kne knær armer armene skulder skuldrene ansikt øyne munn pote poter snabel nebb vinger rygg',
  ),
  id: list(
    'kaki kakinya tangan tangannya kepala kepalanya pangkuan pangkuannya lutut bahu pundak wajah mata mulut cakar belalai paruh sayap punggung',
  ),
  ja: list('足元 足もと 手 手に 頭 膝 膝の上 肩 顔 目 口 鼻 翼 背中 腕'),
  zh: list('脚边 脚下 手里 手中 头上 怀里 膝上 腿上 肩上 背上 嘴里 身边 身旁'),
  pl: list(
    'stopa stopy stóp nogi nogach ręka ręce rękach rękę głowa głowie głowę kolana kolanach ramię ramieniu ramionach twarz oczy łapa łapy trąba trąbą pysk dziób skrzydła plecach',
  ),
  ru: list(
    'нога ноги ног ногах рука руки руке руках голова голове голову колени коленях плечо плече плечах лицо глаза лапа лапы хобот хоботом морда клюв крылья спине спина спину',
  ),
  uk: list(
    'нога ноги ногах рука руки руці руках голова голові колінах плече плечі обличчя очі лапа лапи хобот дзьоб крила спині спина',
  ),
  tr: list(
    'ayak ayağı ayaklarının el eli elinde ellerinde baş başında kafası kucağında dizinde kol kolunda omzunda yüz yüzü göz gözleri ağız pati hortumu gaga kanatları sırtında',
  ),
  ar: list(
    'قدم قدمي قدميها قدميه يد يده يدها يديه يديها رأس رأسه رأسها كتف كتفه كتفها ظهر ظهره وجه عيون عينيه حضن خرطوم منقار',
  ),
  hi: list('पैर पैरों हाथ हाथों हाथ सिर गोद कंधे कंधों चेहरा आँख आँखें सूंड चोंच पंख पीठ पहने पहनी पहना पहनकर'),
  ko: list('손 손에 발 발밑에 머리 머리에 무릎 어깨 어깨에 얼굴 눈 등에'),
};

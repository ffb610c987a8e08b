// Translated by hand after the common grammars of each language: the finite, progressive and past forms of the verbs
// that pictures are described with, in singular, dual and plural, where no ending explains them.

/** Columns: German|French|Spanish|Portuguese|Italian|Dutch|Russian|Chinese|Japanese|Korean|Arabic|Hindi. */
export const DEEDS_EVERYDAY_GREAT = `
standing|stand, standen|se tient debout, se tiennent debout, qui se tient|está de pie, parado en, parada en|parado em, parada em|sta in piedi, stanno in piedi|staan, stond|стоял, стояла, стояли|伫立, 矗立|立っている, 佇んでいる, 立っていた|서 있다, 서있다|واقفا, واقفون, واقفان, يقفون|खड़ा है, खड़ी है, खड़े हैं
walking|gehen, laufen, läuft, spazieren gehen, watschelt, watscheln, schreitet, stapft, schlendern|marchent, qui marche, flâne, flânent, se baladent|andan, pasean, caminan por|andam, anda, passeiam, a andar|passeggiano, che cammina, che passeggia|lopen, wandelt|гулял, гуляла, шел, шла, шли, бредут, прогулива*|走着, 走过, 漫步在|歩いた, 散歩する|걷고 있는, 산책하고, 거니는|يمشون, يمشيان, يسيرون, يتنزه, يتجولان|टहल रहा, टहल रही, टहल रहे, घूम रहा, घूम रही, घूमते
running|galoppieren, jagen, rennt davon, flitzt|qui court, galopent, qui galope|galopan, correteando, corretean|galopa, galopam, a correr|galoppano, che corre, rincorre, rincorrono|rent, galoppeert, galopperen|бежал, бежала, бегают, мчится, мчатся, несется|奔驰, 飞驰, 狂奔, 在跑, 跑过|走った, 駆け回る, 走り回る|달려가는, 뛰어가는, 뛰어다니는, 질주하는|يركضون, يركضان, يجرون, يعدو|भाग रहा, भाग रही, दौड़ रहे, भागते
jumping|hüpfen, sprang|qui saute, qui sautent, bondissent, sautillant|brinca, brincan, dando saltos|pulam, saltam, saltitando|che salta, saltella, saltellano|springt, huppelt|прыгнул, прыгала, скачет через|跳过, 跳着, 跃过, 跳入|跳ねて, 飛び跳ねる, 跳びはねる|뛰어노는, 점프하고, 폴짝|يقفزون, يقفزان|कूद रही, कूद रहे, उछल रहा, उछल रही
sitting|saß, saßen, sitzt da|assis sur, assises, qui est assis, blotti, blottie|sentado en, acurrucado|sentado em, a sentar|siedono, è seduto, accovacciato|zaten, zat|сидел, сидела, сидели, уселся, присел|蹲着, 蹲在, 坐于, 围坐|座り, 腰を下ろ, とまって, とまる|앉아 있는, 앉아있다, 앉았다|جالسا, جالسون, جالسان, يجلسون|बैठे हैं, बैठा है, बैठी है, बैठकर
sleeping|schlief, schlummert, schlummernd*|qui dort, qui dorment, sommeille, allongés|durmiendo en, dormidos, dormidas, acurrucados|dormindo em, deitados, deitadas, a dormir|dormendo, che dormono, sdraiati, sonnecchia|sliep, liggen|спал, спала, спали, уснул, уснула, лежал, лежала|睡在, 打盹, 睡着了, 在睡, 酣睡, 卧着|眠った, 寝そべる, 寝転ぶ, 丸くなって|자고 있는, 누워 있는, 잠들어|نائما, نائمون, نائمان, ينامون, مستلق|सो रहे हैं, लेटे, सोए
flying|flattert, flattern, segelt durch|qui vole, planent, voltigent|sobrevuela, sobrevuelan, revolotean, revoloteando|a voar, sobrevoa, sobrevoam|che vola, volteggia, volteggiano, svolazzano|vliegt, zweeft, zweven, fladdert|летал, летела, кружит, кружат, кружатся, порхает, порхают|翱翔, 盘旋, 飞向, 在飞, 飞舞着|飛び交う, 舞っている, 羽ばたく|나는, 날아오르는, 날고 있는|يطيرون, تحلق في, تطير في, محلقا|उड़ रहे हैं, मंडरा
swimming|schwamm, taucht|qui nage, qui nagent, barbotent, barbotant|nada junto, bucea, nadan en|a nadar, nada no, nada na, nada num|che nuota, che nuotano, immerge|zwemt, duikt|плавал, плавала, плыл, плыла, ныряет, купается, купаются|游动, 游来, 畅游, 在游, 潜入|泳いだ, 泳ぎ|헤엄치고, 수영하고|يسبحون, يسبحان, سابح|तैर रहे, नहा रहा, नहा रही, नहा रहे, नहाते
dancing|tanzte|qui danse, qui dansent|bailan, danza|a dançar, dançando|che balla, ballano|danst|танцевал, танцевала, пляшут, кружится в танце|起舞, 在跳舞, 翩翩|踊った, 舞を|춤추고 있는, 춤을 추고|يرقصون, يرقصان, راقص|नाच रहे, नाचते हुए, नृत्य करती
reading|las, lasen|qui lisent, lit le, lit son, lit des|lee un, leen|lê um, leem, a ler|leggono, che legge|leest|читал, читала|读着, 在读, 看着书|読んだ, 読書中, 本を読み|읽고 있는, 책을 읽는, 독서하는|يقرأون, يقرآن, قارئ|पढ़ रहे, पढ़ते हुए
playing|spielte, tollen, tollt|qui jouent, qui joue, s'amusent|juegan al, jugar|brincam, a brincar, jogam, jogando bola|che giocano, che gioca|spelen, stoeien|играл, играла, резвятся|嬉戏, 玩着, 在玩, 打闹|遊んだ, 戯れる, はしゃぐ|놀고 있는, 뛰노는|يلعبان, يلعبن, يمرح|खेल रहे हैं, खेलते हुए, बजा रहा, बजा रही, बजा रहे, बजाते हुए
waving|winkte|qui salue|saludan|acenam|salutano, che saluta|zwaaien|махал, машут|招手|手を振り|손 흔드는, 손을 흔들고|يلوحون|हाथ हिलाते
climbing|klettert auf, erklimmt|qui grimpe, grimpent|trepan, escalan|escalam, sobe na|arrampicano, che si arrampica|klimmen|лезут, карабкается|爬上, 攀着|登り, よじ登る|오르고 있는, 기어오르는|يتسلقون|चढ़ रहे
`;

/** Columns: Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. */
export const DEEDS_EVERYDAY_NORTH = `
standing|stod|stod|sto|stał, stała, stali, stojąc|стояв, стояла, стояли|duruyordu, ayakta, dikilen|berdiri
walking|gick, vandrar, promenerar|gik, vandrer, spadserer|gikk, vandrer, rusler|szedł, szła, szli, wędruje, wędrują, maszeruje|йшов, йшла, крокує, прогулюється|yürüyordu, geziyor, gezen, dolaşıyor|berjalan, berjalan jalan
running|sprang, kutar, rusar|løb|løp|biegł, biegła, pędzi, pędzą, galopuje|біг, бігла, мчить, мчать|koşuyordu, koşturuyor, dörtnala|berlari
jumping|hoppade, skuttar|sprang op|hoppet|skakał, skakała, skacząc|стрибав, стрибала, скаче, скачуть|zıplıyor, sıçrıyor, zıplayan, sıçrayan|melompat
sitting|satt|sad|satt|siedział, siedziała, siedząc|сидів, сиділа|oturuyordu, oturmuş, tünemiş, konmuş|duduk
sleeping|sov, slumrar, ligger och sover|sov, slumrer|sov, slumrer|spał, spała, drzemie, śpiąc|спав, спала, дрімає|uyuyordu, uyuyan, kestiriyor|tidur
flying|flög, svävar|fløj, svæver|fløy, svever|leciał, latają, fruwa, fruwają, szybuje, szybują|летів, кружляють, ширяє|uçuyordu, süzülüyor, süzülen, uçuşan|terbang
swimming|sam, dyker|svømmede, dykker|svømte, dukker|pływał, pływała, nurkuje, kąpie się, kąpią się|плавав, пірнає, купається, купаються|yüzüyordu, yüzen, dalıyor|berenang
dancing|dansade|dansede|danset|tańczył, tańczyła|танцював, танцювала|dans eden, dans ediyor, oynuyor|menari
reading|läste|læste|leste|czytał, czytała, czytając|читав, читала|okuyordu, kitap okuyan, kitap okuyor|membaca
playing|lekte, busar|legede, leger|lekte, leker|bawił się, bawią się, bawi się|грався, граються, грається|oynuyordu, oynaşan|bermain
waving|vinkade|vinkede|vinket|macha, machają|махає, махають|el sallıyor, el sallayan|melambai
climbing|klättrade|klatrede|klatret|wspina się, wspinają się|лізе, видирається|tırmanıyor, tırmanan|memanjat
typing|skriver på datorn, knappar på datorn, programmerar|skriver på computer, koder|skriver på pc, koder|pisze na komputerze, pracuje na laptopie, programuje|друкує на ноутбуці, працює за комп'ютером, програмує|bilgisayarda çalışan, bilgisayarda çalışıyor, kod yazan|mengetik, bekerja di laptop
taking a selfie|tar en selfie|tager en selfie|tar en selfie|robi selfie, robią selfie|робить селфі|özçekim yapan, selfie çeken, selfie çekiyor|berswafoto
conducting an orchestra|dirigerar|dirigerer|dirigerer|dyryguje|диригує|orkestra yöneten|memimpin orkestra
paddling|paddlar|padler|padler|płynie kajakiem, płyną kajakiem, wiosłuje w kajaku|пливе на каяку, гребе на каяку|kano kullanan, kürek çekerek|mendayung kayak
gardening|arbetar i trädgården, rensar ogräs|arbejder i haven, luger|jobber i hagen, luker|pracuje w ogrodzie, pieli|працює в саду, поле грядки|bahçeyle uğraşan, bahçede çalışan|berkebun
kneading|knådar|ælter|elter|wyrabia ciasto, zagniata ciasto, wałkuje|місить тісто|hamur yoğuran, hamur yoğuruyor|menguleni adonan
hammering|hamrar|hamrer|hamrer|wbija gwóźdź|забиває цвях|çekiçleyen, çivi çakan|memalu
forging|smider|smeder|smir|kuje|кує|demir döven|menempa
ploughing|plöjer|pløjer|pløyer|orze, orzą|оре, орють|tarla süren, çift süren, toprağı süren|membajak
speaking on|håller tal|holder tale|holder tale|przemawia|виступає з промовою|konuşma yapan|berpidato
looking through a microscope|tittar i mikroskop|kigger i mikroskop|ser i mikroskop|patrzy przez mikroskop|дивиться в мікроскоп|mikroskopa bakan|melihat mikroskop
planting a flag|planterar en flagga, sätter en flagga|planter et flag, planter flaget|planter et flagg, planter flagget|zatyka flagę, wbija flagę|встановлює прапор|bayrak diken, bayrak dikiyor|menancapkan bendera
pushing a stroller|drar en barnvagn, skjuter en barnvagn|skubber en barnevogn|triller en barnevogn|pcha wózek|штовхає візок, везе візок|bebek arabası iten|mendorong kereta bayi
lifting weights|lyfter vikter|løfter vægte|løfter vekter|podnosi ciężary|піднімає штангу|halter kaldıran, ağırlık kaldıran|angkat beban
playing golf|spelar golf|spiller golf|spiller golf|gra w golfa|грає в гольф|golf oynayan, golf oynuyor|bermain golf
jumping rope|hoppar hopprep|sjipper|hopper tau|skacze na skakance|стрибає на скакалці|ip atlayan, ip atlıyor|lompat tali
dancing together|dansar tillsammans, dansar tango|danser tango|danser tango|tańczą razem, tańczą tango|танцюють разом, танцюють танго|birlikte dans eden, tango yapan|berdansa
shaking hands|skakar hand|giver hånd|håndhilser|ściska dłoń, podają sobie ręce|тиснуть руки|el sıkışan, tokalaşan|berjabat tangan
`;

/** Columns: Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. */
export const RELATIONS_EVERYDAY_NORTH = `
between|mellan|mellem|mellom|między, pomiędzy|між, поміж||di antara
around|runt, omkring|rundt om|rundt|wokół, dookoła|навколо, довкола||mengelilingi, di sekeliling
on the left|till vänster|til venstre|til venstre|po lewej, z lewej strony|ліворуч, зліва|solda, sol tarafta|di sebelah kiri
on the right|till höger|til højre|til høyre|po prawej, z prawej strony|праворуч, справа|sağda, sağ tarafta|di sebelah kanan
following|följer efter|følger efter|følger etter|podąża za, idzie za, idą za|йде за, йдуть за||mengikuti
looking at|tittar på, ser på|kigger på, ser på|ser på|patrzy na, patrzą na, spogląda na|дивиться на, дивляться на||memandang
`;

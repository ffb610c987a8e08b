// Columns: English|Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. Translated by hand after the
// common dictionaries of each language. A star stands for the endings of a participle.

/** Deeds that an act shows whole. */
export const ACTS_NORTH = `
sewing|syr, syende|syr|syr|szyje, szyją|шиє, шиють|dikiş diken, dikiş dikiyor|menjahit
having tea|dricker te, fikar|drikker te|drikker te|pije herbatę, piją herbatę|п'є чай, п'ють чай|çay içen, çay içiyor|minum teh
writing|skriver brev|skriver brev|skriver brev|pisze list|пише листа|mektup yazan|menulis surat
playing chess|spelar schack|spiller skak|spiller sjakk|gra w szachy, grają w szachy|грає в шахи, грають у шахи|satranç oynayan, satranç oynuyor|bermain catur
praying|ber, bedjande|beder|ber|modli się, modlą się|молиться|dua eden, dua ediyor|berdoa
swinging|gungar|gynger|husker, gynger|huśta się, huśtają się|гойдається|sallanan, sallanıyor|berayun
sledding|åker pulka, åker kälke, åker släde|kælker|aker, aker ned|zjeżdża na sankach, zjeżdżają na sankach, na sankach|катається на санках, катаються на санках|kızakla kayan, kızak kayan|main kereta luncur
rowing|ror|ror|ror|wiosłuje, wiosłują|веслує, гребе|kürek çeken, kürek çekiyor|mendayung
surfing|surfar|surfer på|surfer på|surfuje|займається серфінгом|sörf yapan, sörf yapıyor|berselancar
planting|planterar|planter|planter|sadzi, sadzą|садить, саджає|fidan diken, çiçek diken|menanam
picking|plockar, plockar äpplen, plockar blommor, plockar svamp|plukker|plukker, plukker bær|zbiera, zbierają, zrywa, zbiera grzyby|збирає, збирають|toplayan, topluyor|memetik
pouring|häller|hælder|heller|nalewa|наливає|döken, dolduran|menuangkan
repairing|lagar, reparerar|reparerer|reparerer|naprawia, naprawiają|ремонтує, лагодить|tamir eden, tamir ediyor|memperbaiki
washing|tvättar|vasker|vasker|myje, myją|миє, миють|yıkayan, yıkıyor|mencuci, memandikan
chopping wood|hugger ved|hugger brænde|hugger ved|rąbie drewno|рубає дрова|odun kıran, odun kesen|membelah kayu
teaching|undervisar|underviser|underviser|uczy dzieci, naucza|навчає, викладає|ders veren, öğreten|mengajar
talking on the phone|pratar i telefon|taler i telefon|snakker i telefonen|rozmawia przez telefon|розмовляє по телефону|telefonla konuşan, telefonda konuşuyor|menelepon
stargazing|tittar på stjärnorna|ser på stjerner|ser på stjernene|patrzy w gwiazdy, ogląda gwiazdy|дивиться на зірки|yıldızlara bakan, yıldızları izleyen|mengamati bintang
walking a dog|rastar hunden, går ut med hunden|lufter sin hund, lufter hunden|lufter hunden|spaceruje z psem, wyprowadza psa|вигулює собаку|köpek gezdiren, köpeğini gezdiren|mengajak anjing jalan
playing tennis|spelar tennis|spiller tennis|spiller tennis|gra w tenisa|грає в теніс|tenis oynayan, tenis oynuyor|bermain tenis
playing basketball|spelar basket|spiller basketball|spiller basketball|gra w koszykówkę, grają w koszykówkę|грає в баскетбол|basketbol oynayan|bermain basket
playing volleyball|spelar volleyboll|spiller volleyball|spiller volleyball|gra w siatkówkę, grają w siatkówkę|грає у волейбол|voleybol oynayan|bermain voli
ice skating|åker skridskor|skøjter, løber på skøjter|går på skøyter|jeździ na łyżwach, jeżdżą na łyżwach|катається на ковзанах, катаються на ковзанах|buz pateni yapan, paten kayan|bermain seluncur es
skateboarding|åker skateboard|står på skateboard|står på skateboard|jeździ na deskorolce|катається на скейті|kaykay yapan, kaykaya binen|bermain papan luncur
snowboarding|åker snowboard|står på snowboard|står på snowboard|jeździ na snowboardzie|катається на сноуборді|snowboard yapan|bermain seluncur salju
flying a kite|flyger drake, leker med drake|sætter drage op, flyver med drage|flyr drage|puszcza latawiec, puszczają latawiec, puszcza latawce, puszczają latawce|запускає повітряного змія, запускають повітряного змія|uçurtma uçuran, uçurtma uçuruyor, uçurtma uçuruyorlar|bermain layang layang, menerbangkan layang layang
building a sandcastle|bygger sandslott, bygger ett sandslott|bygger sandslot, bygger et sandslot|bygger sandslott, bygger et sandslott|buduje zamek z piasku, budują zamek z piasku|будує замок з піску, будують замок з піску|kumdan kale yapan, kumdan kale yapıyor|membuat istana pasir
building a snowman|bygger snögubbe, bygger en snögubbe, gör en snögubbe|bygger en snemand, laver en snemand|lager en snømann, lager snømann|lepi bałwana, lepią bałwana|ліпить сніговика, ліплять сніговика|kardan adam yapan, kardan adam yapıyor|membuat manusia salju
holding hands|håller varandra i handen, hand i hand|holder i hånden, hånd i hånd|holder hender, hånd i hånd|trzymają się za ręce, trzyma się za ręce|тримаються за руки|el ele|bergandengan tangan
celebrating|firar, jublar|fejrer, jubler|feirer, jubler|świętuje, świętują|святкує, святкують|kutlayan, kutluyor|merayakan
cheering|hejar|hepper|heier|kibicuje, wiwatuje|вболіває|tezahürat yapan|bersorak
pointing|pekar på|peger på|peker på|wskazuje|показує пальцем|işaret eden|menunjuk
thinking|tänker|tænker|tenker|myśli, rozmyśla|думає|düşünen, düşünüyor|berpikir
blowing bubbles|blåser såpbubblor|blæser sæbebobler|blåser såpebobler|puszcza bańki mydlane|пускає мильні бульбашки|baloncuk üfleyen|meniup gelembung
`;

/** Places that are drawn for themselves, and what is to be seen in them. */
export const PLACES_FURTHER_NORTH = `
fjord|fjord, fjorden|fjord, fjorden|fjord, fjorden|fiord, fiordem|фіорд|fiyort|fyord
wheat field|vetefält, sädesfält|hvedemark, kornmark|hveteåker, kornåker|pole pszenicy, polu pszenicy, łan zboża|пшеничне поле, пшеничному полі|buğday tarlası, buğday tarlasında|ladang gandum
sunflower field|solrosfält|solsikkemark|solsikkeåker|pole słoneczników, polu słoneczników|поле соняшників, полі соняшників|ayçiçeği tarlası, ayçiçeği tarlasında|ladang bunga matahari
lavender field|lavendelfält|lavendelmark|lavendelåker|pole lawendy, polu lawendy, pola lawendy|лавандове поле, лавандовому полі|lavanta tarlası, lavanta tarlasında|ladang lavender
tulip field|tulpanfält|tulipanmark|tulipanåker|pole tulipanów|поле тюльпанів|lale tarlası, lale bahçesi|ladang tulip
wall|vägg, väggen, husvägg|væg, væggen, husmur|vegg, veggen, husvegg|ściana, ścianie, ścianą, ściany|стіна, стіні, стіну, стіною|duvar, duvara, duvarın|dinding, tembok
pumpkin field|pumpafält, pumpafältet|græskarmark|gresskaråker|pole dyni, polu dyni|гарбузове поле, поле гарбузів|balkabağı tarlası|ladang labu
shop window|skyltfönster, skyltfönstret|butiksvindue, udstillingsvindue|butikkvindu, utstillingsvindu|witryna sklepowa, wystawa sklepowa, witryna sklepu|вітрина, вітрину, вітриною|vitrin, vitrini, dükkan vitrini|etalase, etalase toko
flower shop|blomsteraffär, blomsterbutik|blomsterbutik|blomsterbutikk|kwiaciarnia, kwiaciarnią, kwiaciarni|квітковий магазин|çiçekçi, çiçekçi dükkanı|toko bunga
toy shop|leksaksaffär, leksaksbutik|legetøjsbutik|leketøysbutikk, lekebutikk|sklep z zabawkami|магазин іграшок|oyuncakçı, oyuncak dükkanı|toko mainan
bookshop window|bokhandelns skyltfönster|boghandlens vindue|bokhandelens vindu|witryna księgarni|вітрина книгарні|kitapçı vitrini|etalase toko buku
bakery window|bageriets skyltfönster|bagerens vindue|bakeriets vindu|witryna piekarni|вітрина пекарні|fırın vitrini|etalase toko roti
flower field|blomsteräng, blomsteräng*|blomstereng, blomstermark|blomstereng|kwiecista łąka, kwiecistej łące, łąka pełna kwiatów|квіткове поле, квітучий луг|çiçek tarlası, çiçekli çayır|ladang bunga
rice terrace|risterrass, risfält|risterrasse, rismark|risterrasse|tarasy ryżowe, pole ryżowe, polu ryżowym|рисові тераси, рисове поле|pirinç tarlası, pirinç tarlasında|sawah, terasering
savanna|savann, savannen|savanne|savanne|sawanna|савана|savana|sabana
train station|tågstation, järnvägsstation, perrong|banegård, togstation, perron|togstasjon, jernbanestasjon, perrong|dworzec, dworcu, peron|вокзал, перон|tren istasyonu, tren garı, istasyon|stasiun kereta
bus stop|busshållplats|busstoppested|bussholdeplass|przystanek, przystanku|автобусна зупинка, зупинці|otobüs durağı, otobüs durağında|halte bus
rooftop|taket, tak|tagterrasse, på taget|taket, takterrasse|dach, dachu, dachy|дах, даху, дахи|çatı|atap
balcony|balkong|balkon, altan|balkong, altan|balkon|балкон|balkon|balkon
backyard|bakgård|baghave, baggård|bakgård|podwórko, podwórze|двір, подвір'я, дворі|arka bahçe, avlu|halaman belakang
playground|lekplats|legeplads|lekeplass|plac zabaw, placu zabaw|дитячий майданчик, дитячому майданчику|oyun parkı, çocuk parkı|taman bermain
campsite|campingplats, tältplats|campingplads|campingplass|kemping, pole namiotowe|кемпінг|kamp alanı|tempat berkemah
fairground|tivoli, nöjesfält|tivoli, forlystelsespark|tivoli, fornøyelsespark|wesołe miasteczko, lunapark|парк розваг|lunapark|pasar malam
stadium|stadion|stadion|stadion|stadion|стадіон|stadyum|stadion
swimming pool|simbassäng, pool|svømmebassin, svømmepøl|svømmebasseng|basen, basenie|басейн|yüzme havuzu, havuz|kolam renang
greenhouse|växthus|drivhus|drivhus|szklarnia|теплиця|sera|rumah kaca
hospital|sjukhus|sygehus, hospital|sykehus|szpital|лікарня|hastane|rumah sakit
fallen leaves|höstlöv, fallna löv|efterårsblade, nedfaldne blade|høstløv|jesienne liście, opadłe liście|опале листя, осіннє листя|sonbahar yaprakları, düşen yapraklar|daun gugur
in bloom|i blom, blommande|i blomst, blomstrende|i blomst, blomstrende|kwitnąc*, w kwiatach|у цвіту, квітуч*|çiçek açan, çiçek açmış|bermekaran
iced over|fruset, frusen, frusna|frossen, frosne|frossen, frosne|zamarznięt*, skut* lodem|замерзл*|donmuş|membeku
big waves|höga vågor, stora vågor|høje bølger, store bølger|høye bølger, store bølger|wysokie fale, wielkie fale|високі хвилі, великі хвилі|büyük dalgalar, dev dalgalar|ombak besar
puddle|vattenpöl, pölar|vandpyt, vandpytter|vannpytt, vannpytter|kałuża, kałuże|калюжа, калюжі|su birikintisi|genangan air
shooting star|stjärnfall|stjerneskud|stjerneskudd|spadająca gwiazda, spadające gwiazdy|падаюча зірка|kayan yıldız|bintang jatuh
milky way|vintergatan|mælkevejen|melkeveien|droga mleczna, drogą mleczną|чумацький шлях|samanyolu|bima sakti
golden light|gyllene ljus, kvällssol|gyldent lys, aftensol|gyllent lys, kveldssol|złote światło, złotym świetle|золоте світло|altın ışık|cahaya keemasan
on the coast|vid kusten, kusten|ved kysten, kysten|ved kysten, kysten|na wybrzeżu, wybrzeże|на узбережжі|kıyıda|di pesisir
meadow|blomsteräng, gräsmark|græsmark|gressmark|polana|галявина, лука|çimenlik|padang rumput
`;

/** Further things that have a drawing of their own. */
export const KIT_NORTH = `
sandwich|smörgås, macka|sandwich, smørrebrød|smørbrød|kanapka|бутерброд|sandviç|roti lapis
log cabin|timmerstuga, fjällstuga|bjælkehytte, bjælkehus|tømmerhytte, laftehytte|chata z bali, drewniana chata|дерев'яна хатина|ahşap kulübe, dağ evi|kabin kayu
wreath|krans, julkrans|krans, julekrans|krans, julekrans|wieniec|вінок|çelenk|karangan bunga
gingerbread man|pepparkaka, pepparkakor|honningkage, peberkage|pepperkake|piernik, pierniki|пряник|zencefilli kurabiye|kue jahe
paper lantern|papperslykta, rislampa|papirlanterne, rislampe|papirlykt, rislampe|lampion, lampiony|паперовий ліхтарик|kağıt fener|lampion
ghost|spöken|spøgelser|spøkelser|duchy, zjawa|привиди|hayaletler|arwah
duckling|ankunge, ankungar|ælling, ællinger|andunge, andunger|kaczątko, kaczątka|каченя, каченята|ördek yavrusu|anak bebek
chick|kyckling, kycklingar|kylling, kyllinger|kylling, kyllinger|kurczątko, kurczaczek|курча, курчата|civciv|anak ayam
wardrobe|garderob, klädskåp|klædeskab|klesskap|szafa|шафа|gardırop|lemari
scarecrow|fågelskrämma|fugleskræmsel|fugleskremsel|strach na wróble|опудало|korkuluk|orang orangan sawah
haystack|höstack, höbal|høstak, halmballe|høystakk, halmball|stóg siana, snop|стіг сіна, копиця|saman balyası|tumpukan jerami
pirate ship|piratskepp|piratskib|piratskip, sjørøverskip|statek piracki|піратський корабель|korsan gemisi|kapal bajak laut
viking ship|vikingaskepp, vikingaskeppet|vikingeskib|vikingskip|łódź wikingów, statek wikingów|корабель вікінгів|viking gemisi|kapal viking
street lamp|gatlykta, gatlyktor|gadelygte|gatelykt|latarnia uliczna, latarnie uliczne|вуличний ліхтар|sokak lambası|lampu jalan
mailbox|brevlåda|postkasse|postkasse|skrzynka na listy|поштова скринька|posta kutusu|kotak surat
fire truck|brandbil|brandbil|brannbil|wóz strażacki|пожежна машина|itfaiye aracı|mobil pemadam
taxi|taxi|taxa|taxi|taksówka|таксі|taksi|taksi
cable car|linbana|svævebane, kabelbane|taubane|kolejka linowa|канатна дорога|teleferik|kereta gantung
raft|flotte, timmerflotte|tømmerflåde|tømmerflåte|tratwa|пліт|ahşap sal|rakit
walrus|valross|hvalros|hvalross|mors|морж|mors|singa laut besar
ant|myra, myror|myre|maur|mrówka|мураха, мурахи|karınca|semut
hamster|hamster|hamster|hamster|chomik|хом'як|hamster|hamster
lizard|ödla, ödlor|firben|firfisle|jaszczurka|ящірка|kertenkele|kadal
wild boar|vildsvin|vildsvin|villsvin|dzik|кабан|yaban domuzu|babi hutan
robin|rödhake|rødhals, rødkælk|rødstrupe|rudzik|вільшанка|kızılgerdan|burung murai
woodpecker|hackspett|spætte, flagspætte|hakkespett|dzięcioł|дятел|ağaçkakan|burung pelatuk
drum kit|trumset|trommesæt|trommesett|perkusja|ударна установка|bateri|drum set
saxophone|saxofon|saxofon|saksofon|saksofon|саксофон|saksafon|saksofon
cello|cello|cello|cello|wiolonczela|віолончель|çello|selo
accordion|dragspel|harmonika|trekkspill|akordeon|акордеон, баян|akordeon|akordeon
flute|flöjt|fløjte|fløyte|flet|флейта|flüt|seruling
daisy|prästkrage, tusensköna|margerit|prestekrage|stokrotka, stokrotki|ромашка, ромашки|papatya|bunga aster
poppy|vallmo|valmue, valmuer|valmue, valmuer|mak, maki|мак, маки|gelincik, gelincikler|bunga popi
bouquet|blombukett, bukett|buket, blomsterbuket|blomsterbukett|bukiet|букет|buket, çiçek demeti|buket bunga
wind turbine|vindkraftverk|vindmøller, havmølle|vindturbin|turbina wiatrowa, wiatraki prądotwórcze|вітрова турбіна|rüzgar türbini|turbin angin
ferris wheel|pariserhjul|pariserhjul|pariserhjul|diabelski młyn, koło młyńskie|колесо огляду|dönme dolap|bianglala
backpack|ryggsäck|rygsæk|ryggsekk|plecak|рюкзак|sırt çantası|ransel, tas punggung
teddy bear|nalle, nallebjörn|bamse, teddybjørn|bamse, teddybjørn|miś pluszowy, pluszowy miś|плюшевий ведмедик|oyuncak ayı|boneka beruang
doll|docka, dockor|dukke|dukke|lalka|лялька|oyuncak bebek|boneka
pillow|kudde, kuddar|pude, puder|pute, puter|poduszka|подушка|yastık|bantal
carpet|matta, mattor|gulvtæppe|gulvteppe|dywan|килим|halı|karpet
curtain|gardin, gardiner|gardin, gardiner|gardin, gardiner|zasłona, zasłony|завіса, штори|perde|tirai
ladder|stege, stegar|stige, stiger|stige, stiger|drabina|драбина|merdiven|tangga
bucket|hink|spand|bøtte|wiadro|відро|kova|ember
sword|svärd|sværd|sverd|miecz|меч|kılıç|pedang
`;

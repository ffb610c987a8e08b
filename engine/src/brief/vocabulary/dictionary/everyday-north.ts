// Columns: Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian, after the English headword. Translated by hand
// after the common dictionaries of each language; forms that endings do not explain stand beside the base form.

/** Everyday things, animals, food, dress, rooms and places in the languages of `NORTHERN`. */
export const EVERYDAY_NORTH = `
hot dog|varmkorv|hotdog, pølse|pølse i brød|hot dog|хот-дог|sosisli sandviç|hot dog
cupcake|cupcake, muffins|cupcake|cupcake|babeczka|капкейк|kap kek|kue mangkuk
ice lolly|isglass, glasspinne|ispind|ispinne|lód na patyku|морозиво на паличці|çubuk dondurma|es loli
steak|biff|bøf|biff|stek|стейк|biftek|bistik
lobster|hummer, humrar|hummer|hummer|homar|омар|ıstakoz|lobster
frying pan|stekpanna|stegepande|stekepanne|patelnia|сковорода, сковорідка|tava|wajan
cooking pot|gryta|gryde|gryte|garnek, garnka, garnki|каструля, казан|tencere|panci
jar of jam|syltburk|syltetøjsglas|syltetøyglass|słoik dżemu|банка варення|reçel kavanozu|stoples selai
baguette|baguette, baguetter|flute, baguette|baguett|bagietka|багет|baget|baguette
bread basket|brödkorg|brødkurv|brødkurv|koszyk z chlebem, koszyk chleba|кошик з хлібом|ekmek sepeti|keranjang roti
snow globe|snöglob|snekugle|snøkule|kula śnieżna|снігова куля|kar küresi|bola salju kaca
sleigh|släde|kane, slæde|slede, kane|sanie, saniach|сани, санях|at kızağı|kereta salju
gingerbread house|pepparkakshus|honningkagehus|pepperkakehus|domek z piernika|пряниковий будиночок|zencefilli kurabiye ev|rumah jahe
candy cane|polkagriskäpp|sukkerstok|sukkerstang|cukrowa laska|цукрова тростинка|baston şeker|permen tongkat
christmas stocking|julstrumpa|julesok|julestrømpe|skarpeta świąteczna|різдвяна шкарпетка|noel çorabı|kaus kaki natal
bauble|julgranskula|julekugle|julekule|bombka|ялинкова іграшка|yılbaşı süsü|hiasan natal
champagne glass|champagneglas|champagneglas|champagneglass|kieliszek szampana|келих шампанського|şampanya kadehi|gelas sampanye
cauldron|kittel, häxkittel|heksegryde|heksegryte|kocioł, kociołek|казан відьми|cadı kazanı|kuali penyihir
sloth|sengångare|dovendyr|dovendyr|leniwiec, leniwca|лінивець|tembel hayvan|kukang
red panda|röd panda|rød panda|rød panda|panda czerwona, czerwona panda|червона панда|kızıl panda|panda merah
ostrich|struts, strutsar|struds|struts|struś, strusia, strusie|страус|devekuşu|burung unta
pelican|pelikan|pelikan|pelikan|pelikan|пелікан|pelikan|pelikan
turkey bird|kalkon|kalkun|kalkun|indyk|індик|hindi|kalkun
pigeon|duva, duvor, duvan|due, duer|due, duer|gołąb, gołębia, gołębie, gołębiami|голуб, голуби|güvercin|burung merpati, merpati
haunted house|spökhus|spøgelseshus, hjemsøgt hus|spøkelseshus, hjemsøkt hus|nawiedzony dom|будинок з привидами|perili ev|rumah hantu
food truck|matvagn, food truck|madvogn|matvogn|food truck|фудтрак|yemek kamyonu|truk makanan
market stall|marknadsstånd|markedsbod|markedsbod|stragan, stoisko|ятка, прилавок|pazar tezgahı|kios pasar, lapak
greek temple|grekiskt tempel|græsk tempel|gresk tempel|świątynia grecka, grecka świątynia|грецький храм|yunan tapınağı|kuil yunani
pyramid|pyramid|pyramide|pyramide|piramida|піраміда|piramit|piramida
eiffel tower|eiffeltornet|eiffeltårnet|eiffeltårnet|wieża eiffla|ейфелева вежа|eyfel kulesi|menara eiffel
great wall|kinesiska muren|kinesiske mur|kinesiske mur|wielki mur, chiński mur|великий китайський мур|çin seddi|tembok besar
circus tent|cirkustält|cirkustelt|sirkustelt|namiot cyrkowy|цирковий намет|sirk çadırı|tenda sirkus
red rose|röd ros|rød rose|rød rose|czerwona róża|червона троянда|kırmızı gül|mawar merah
dandelion|maskros|mælkebøtte|løvetann|mlecz, dmuchawiec, dmuchawce|кульбаба|karahindiba|dandelion
lavender flower|lavendel|lavendel|lavendel|lawenda|лаванда|lavanta|lavender
bonsai|bonsai|bonsai|bonsai|bonsai|бонсай|bonsai|bonsai
maple|lönn|ahorn|lønnetre|klon|клен|akçaağaç|pohon maple
harp|harpa|harpe|harpe|harfa|арфа|arp|harpa
record player|skivspelare|pladespiller|platespiller|gramofon|програвач|pikap, gramofon|pemutar piringan hitam
swing set|gungställning|gyngestativ|huskestativ|huśtawka|гойдалка|salıncak|ayunan
rocking horse|gunghäst|gyngehest|gyngehest|koń na biegunach|кінь-гойдалка|sallanan at|kuda goyang
toy blocks|träklossar|byggeklodser|byggeklosser|klocki|кубики|oyuncak bloklar|balok mainan
toy train|leksakståg|legetøjstog|leketog|pociąg zabawka|іграшковий потяг|oyuncak tren|kereta mainan
wheelbarrow|skottkärra|trillebør|trillebår|taczka|тачка|el arabası|gerobak dorong
beehive|bikupa|bikube, bistade|bikube|pszczeli ul, ule pszczele|вулик|arı kovanı|sarang lebah
birdhouse|fågelholk|fuglehus|fuglekasse|budka dla ptaków, karmnik|шпаківня, годівниця|kuş evi|rumah burung
bird nest|fågelbo|fuglerede|fuglereir|gniazdo|гніздо|kuş yuvası|sarang burung
water well|brunn|brønd|brønn|studnia|криниця, колодязь|su kuyusu|sumur
traffic light|trafikljus|trafiklys|trafikklys|sygnalizacja świetlna|світлофор|trafik ışığı|lampu lalu lintas
signpost|vägvisare|vejskilt|veiviser, veiskilt|drogowskaz|вказівник|yön tabelası|papan petunjuk
wine barrel|vintunna|vintønde|vinfat|beczka wina|винна бочка|şarap fıçısı|tong anggur
police car|polisbil|politibil|politibil|radiowóz|поліцейська машина|polis arabası|mobil polisi
pickup truck|pickup|pickup|pickup|pikap|пікап|kamyonet|mobil pikap
excavator|grävmaskin|gravemaskine|gravemaskin|koparka|екскаватор|ekskavatör, kepçe|ekskavator
horse carriage|hästvagn|hestevogn|hestevogn|dorożka, bryczka|карета|at arabası, fayton|kereta kuda, delman
wooden cart|trävagn, kärra|trævogn|trekjerre|drewniany wóz, wózek drewniany|дерев'яний віз|ahşap araba, kağnı|gerobak kayu
space station|rymdstation|rumstation|romstasjon|stacja kosmiczna|космічна станція|uzay istasyonu|stasiun luar angkasa
ferryboat|färja, färjan|færge|ferge|prom, promu, promem|пором|vapur, feribot|kapal feri
wooden raft|flotte, timmerflotte|tømmerflåde|tømmerflåte|tratwa|пліт, плоту|sal|rakit
clownfish|clownfisk|klovnfisk|klovnefisk|błazenek|риба-клоун|palyaço balığı|ikan badut
squid|bläckfisk|blæksprutte|blekksprut|kałamarnica|кальмар|kalamar|cumi-cumi
orca|späckhuggare|spækhugger|spekkhogger|orka|косатка|katil balina|paus orca
stingray|stingrocka|pilrokke|rokke|płaszczka|скат|vatoz|ikan pari
axolotl|axolotl|axolotl|axolotl|aksolotl|аксолотль|aksolotl|aksolotl
caterpillar|fjärilslarv|sommerfuglelarve|larve|gąsienica|гусениця|tırtıl|ulat
skunk|skunk|stinkdyr|stinkdyr|skunks|скунс|kokarca|sigung
mole animal|mullvad|muldvarp|muldvarp|kret|кріт, крота|köstebek|tikus tanah
leaf pile|lövhög|bladbunke|løvhaug|sterta liści|купа листя|yaprak yığını|tumpukan daun
string lights|ljusslinga|lyskæde|lyslenke|lampki, girlanda świetlna|гірлянда|ışık zinciri|lampu hias
galleon|galeon|galeon|galeon|galeon|галеон|kalyon|kapal layar kuno
straw hat|halmhatt|stråhat|stråhatt|słomkowy kapelusz, kapelusz słomkowy|солом'яний капелюх|hasır şapka|topi jerami
mittens|vantar, tumvantar|luffer, vanter|votter|rękawiczki|рукавиці, рукавички|eldiven|sarung tangan
rain boots|gummistövlar, regnstövlar|gummistøvler|gummistøvler|kalosze|гумові чоботи, гумові чобітки|yağmur çizmesi|sepatu bot
wedding dress|brudklänning|brudekjole|brudekjole|suknia ślubna|весільна сукня|gelinlik|gaun pengantin
sweater|tröja, stickad tröja|sweater, trøje|genser|sweter, swetra, swetrze|светр|kazak|baju hangat
diamond ring|diamantring|diamantring|diamantring|pierścionek z diamentem|обручка з діамантом|elmas yüzük|cincin berlian
wristwatch|armbandsur|armbåndsur|armbåndsur|zegarek|наручний годинник|kol saati|jam tangan
sunglasses|solglasögon|solbriller|solbriller|okulary przeciwsłoneczne|сонцезахисні окуляри|güneş gözlüğü|kacamata hitam
perfume bottle|parfymflaska|parfumeflaske|parfymeflaske|flakon perfum|флакон парфумів|parfüm şişesi|botol parfum
lipstick|läppstift|læbestift|leppestift|szminka|помада|ruj|lipstik
toothbrush|tandborste|tandbørste|tannbørste|szczoteczka do zębów|зубна щітка|diş fırçası|sikat gigi
ice skates|skridskor|skøjter|skøyter|łyżwy, łyżwach|ковзани|buz pateni|sepatu es
tennis racket|tennisracket|tennisketsjer|tennisracket|rakieta tenisowa|тенісна ракетка|tenis raketi|raket tenis
dice|tärning|terning|terning|kostka do gry|гральна кістка|zar|dadu
playing cards|spelkort|spillekort|spillkort|karty do gry|гральні карти|iskambil kartları|kartu remi
matryoshka|matrjosjka, rysk docka|babushkadukke|babusjkadukke|matrioszka|матрьошка|matruşka|boneka matryoshka
stroller|barnvagn|barnevogn|barnevogn|wózek dziecięcy|дитячий візок|bebek arabası|kereta bayi
wheelchair|rullstol|kørestol|rullestol|wózek inwalidzki|інвалідний візок|tekerlekli sandalye|kursi roda
toolbox|verktygslåda|værktøjskasse|verktøykasse|skrzynka z narzędziami|ящик з інструментами|alet çantası|kotak peralatan
scissors|sax|saks|saks|nożyczki|ножиці|makas|gunting
sewing machine|symaskin|symaskine|symaskin|maszyna do szycia|швейна машинка|dikiş makinesi|mesin jahit
ball of yarn|garnnystan|garnnøgle|garnnøste|kłębek wełny, kłębek|клубок|yün yumağı, yumak|gulungan benang
ear of corn|majskolv|majskolbe|maiskolbe|kolba kukurydzy, kukurydza|кукурудза, качан кукурудзи|mısır koçanı|jagung
eggplant|aubergine|aubergine|aubergine|bakłażan|баклажан|patlıcan|terong
onion|lök|løg|løk|cebula|цибуля|soğan|bawang
garlic|vitlök|hvidløg|hvitløk|czosnek, czosnku|часник|sarımsak|bawang putih
broccoli|broccoli|broccoli|brokkoli|brokuł|броколі|brokoli|brokoli
chili|chili|chili|chili|papryczka chili|перець чилі|acı biber|cabai
bell pepper|paprika|peberfrugt|paprika|papryka|болгарський перець|dolmalık biber|paprika
potato|potatis|kartoffel, kartofler|potet, poteter|ziemniak|картопля|patates|kentang
peach|persika|fersken|fersken|brzoskwinia|персик|şeftali|buah persik
mango|mango|mango|mango|mango|манго|mango|mangga
coconut|kokosnöt|kokosnød|kokosnøtt|kokos|кокос|hindistan cevizi|kelapa
kiwi fruit|kiwi|kiwi|kiwi|kiwi|ківі|kivi|buah kiwi
blueberry|blåbär|blåbær|blåbær|borówka, jagody|чорниця, чорниці|yaban mersini|bluberi
raspberry|hallon|hindbær|bringebær|malina|малина|ahududu|raspberi
pomegranate|granatäpple|granatæble|granateple|owoc granatu|гранат|nar|delima
easter egg|påskägg|påskeæg|påskeegg|pisanka, jajko wielkanocne|писанка, великоднє яйце|paskalya yumurtası|telur paskah
nutcracker|nötknäppare|nøddeknækker|nøtteknekker|dziadek do orzechów|лускунчик|fındıkkıran|pemecah kacang
witch hat|häxhatt|heksehat|heksehatt|kapelusz czarownicy|капелюх відьми|cadı şapkası|topi penyihir
treasure chest|skattkista|skattekiste|skattekiste|skrzynia ze skarbem, skrzynia skarbów|скриня зі скарбами|hazine sandığı|peti harta karun
treasure map|skattkarta|skattekort|skattekart|mapa skarbów|карта скарбів|hazine haritası|peta harta karun
binoculars|kikare|kikkert|kikkert|lornetka|бінокль|dürbün|teropong
microscope|mikroskop|mikroskop|mikroskop|mikroskop|мікроскоп|mikroskop|mikroskop
first aid kit|förbandslåda|førstehjælpskasse|førstehjelpsskrin|apteczka|аптечка|ilk yardım çantası|kotak p3k
lifebuoy|livboj|redningskrans|livbøye|koło ratunkowe|рятувальний круг|can simidi|pelampung
ship anchor|skeppsankare, ankare|skibsanker, anker|skipsanker, anker|kotwica|якір|gemi çapası, çapa|jangkar
solar panel|solpanel, solcell|solpanel|solcellepanel|panel słoneczny|сонячна панель|güneş paneli|panel surya
lollipop|klubba, slickepinne|slikkepind|kjærlighet på pinne|lizak|льодяник|lolipop|permen lolipop
macaron|macaron, makron|macaron|makron|makaronik|макарон тістечко|makaron|makaron
milkshake|milkshake|milkshake|milkshake|koktajl mleczny|молочний коктейль|milkshake|susu kocok
seashell|snäcka, musselskal|musling, konkylie|skjell, konkylie|muszla, muszelka|мушля, черепашка|deniz kabuğu|kerang
christmas bell|julklocka|juleklokke|juleklokke|dzwonek świąteczny|різдвяний дзвоник|noel çanı|lonceng natal
volleyball|volleyboll|volleyball|volleyball|piłka do siatkówki|волейбольний м'яч|voleybol topu|bola voli
washing machine|tvättmaskin|vaskemaskine|vaskemaskin|pralka|пральна машина|çamaşır makinesi|mesin cuci
crib|spjälsäng|tremmeseng|sprinkelseng|łóżeczko|дитяче ліжко|beşik|boks bayi
cottage|liten stuga, byhus|lille hus, landsbyhus|lita hytte|chałupa, domek, wiejski dom, wiejska chata|хатина, сільський будинок|kır evi, köy evi|pondok kecil, rumah desa
water mill|vattenkvarn|vandmølle|vannmølle|młyn wodny|водяний млин|su değirmeni|kincir air
rice bowl|risskål|risskål|risbolle|miska ryżu|миска рису|pilav kasesi|semangkuk nasi
dumpling|dumpling|dumpling|dumpling|pierogi, pierożki, pieróg|вареник, вареники, пельмені|mantı|pangsit
glass of milk|glas mjölk|glas mælk|glass melk|szklanka mleka|склянка молока|bir bardak süt, süt bardağı|segelas susu
sheaf of wheat|sädeskärve|kornneg|kornband|snop zboża|сніп пшениці|buğday demeti|seikat gandum
wicker basket|flätad korg|flettet kurv|flettet kurv|wiklinowy koszyk, wiklinowy kosz|плетений кошик|hasır sepet|keranjang anyaman
speedboat|motorbåt|speedbåd, motorbåd|motorbåt|motorówka|катер, моторний човен|sürat teknesi|perahu motor
rickshaw|riksha|rickshaw|rickshaw|riksza|рикша|çekçek|becak
pretzel|kringla, kringlor|kringle|pretzel|precel, precle|крендель|simit|pretzel
shrimp|räka, räkor|reje, rejer|reke, reker|krewetka|креветка|karides|udang
scorpion|skorpion|skorpion|skorpion|skorpion|скорпіон|akrep|kalajengking
desk|skrivbord|skrivebord|skrivebord|biurko, biurku|письмовий стіл|çalışma masası|meja kerja
wine bottle|flaska, vinflaska|flaske, vinflaske|flaske, vinflaske|butelka|пляшка|şişe|botol
scooter|vespa, moped, skoter|scooter|scooter|skuter|скутер, самокат|scooter|skuter
gondola|gondol|gondol|gondol|gondola|гондола|gondol|gondola
panther|panter|panter|panter|pantera|пантера|panter|macan kumbang
rose bush|rosenbuske|rosenbusk|rosebusk|krzew róży|кущ троянд|gül fidanı|semak mawar
sneaker|gymnastiksko|sneaker|joggesko|tenisówki, trampki|кросівки|spor ayakkabı|sepatu kets
dress|klänning|kjole|kjole|sukienka, suknia|сукня|elbise|gaun
burger|hamburgare|burger|hamburger|hamburger|гамбургер, бургер|hamburger|burger
birthday cake|födelsedagstårta|fødselsdagskage|bursdagskake|tort urodzinowy|торт на день народження|doğum günü pastası|kue ulang tahun
fruit|frukt|frugt|frukt|owoce, owoc|фрукти, фрукт|meyve|buah
microphone|mikrofon|mikrofon|mikrofon|mikrofon|мікрофон|mikrofon|mikrofon
headphones|hörlurar|høretelefoner|hodetelefoner|słuchawki, słuchawkami|навушники|kulaklık|headphone
lock|hänglås|hængelås|hengelås|kłódka|замок навісний|asma kilit|gembok
trophy|pokal|pokal|pokal|puchar|кубок|kupa|piala
basketball|basketboll|basketball|basketball|piłka do koszykówki|баскетбольний м'яч|basketbol topu|bola basket
stack of books|bokhög, trave böcker|stak bøger|stabel bøker|stos książek|стос книг|kitap yığını|tumpukan buku
teapot|tekanna|tekande|tekanne|czajnik, imbryk, czajniczek|чайник|çaydanlık, demlik|teko
bathtub|badkar|badekar|badekar|wanna, wannie|ванна|küvet|bak mandi
fruit bowl|fruktskål|frugtskål|fruktskål|misa owoców, miska z owocami|ваза з фруктами|meyve kasesi|mangkuk buah
pineapple|ananas|ananas|ananas|ananas|ананас|ananas|nanas
avocado|avokado|avocado|avokado|awokado|авокадо|avokado|alpukat
salad|sallad|salat|salat|sałatka|салат|salata|salad
noodle|nudlar|nudler|nudler|makaron|локшина|erişte|mie
ramen|ramen|ramen|ramen|ramen|рамен|ramen|ramen
sushi|sushi|sushi|sushi|sushi|суші|suşi|sushi
taco|taco|taco|taco|taco|тако|tako|taco
cookie|kaka, kakor, pepparkaka|småkage|kjeks|ciastko, ciastka, ciasteczka|печиво|kurabiye|kue kering
croissant|croissant, giffel|croissant|croissant|rogalik, croissant|круасан|kruvasan|croissant
pancake|pannkaka, pannkakor|pandekage|pannekake|naleśnik, naleśniki|млинець, млинці|krep|panekuk
juice|juice|juice|juice|sok, szklanka soku|сік|meyve suyu|jus
french fries|pommes frites|pommes frites|pommes frites|frytki|картопля фрі|patates kızartması|kentang goreng
toucan|tukan|tukan|tukan|tukan|тукан|tukan|burung tukan
willow|pilträd, tårpil|piletræ|piletre|wierzba|верба|söğüt|pohon willow
bamboo|bambu|bambus|bambus|bambus|бамбук|bambu|bambu
olive tree|olivträd|oliventræ|oliventre|drzewo oliwne|оливкове дерево|zeytin ağacı|pohon zaitun
rowing boat|roddbåt, eka|robåd|robåt|łódź wiosłowa|човен з веслами|kayık, sandal|perahu dayung
crescent|månskära|månesegl|månesigd|półksiężyc, sierp księżyca|півмісяць|hilal|bulan sabit
frisbee|frisbee|frisbee|frisbee|frisbee|фрізбі|frizbi|frisbee
carousel|karusell|karrusel|karusell|karuzela|карусель|atlıkarınca|komidi putar
bamboo forest|bambuskog|bambusskov|bambusskog|las bambusowy|бамбуковий ліс, бамбуковий гай|bambu ormanı|hutan bambu
ox|oxe, oxar|okse, okser|okse, okser|wół, woły, wołu, wołami|віл, воли, волів|öküz|lembu
iguana|leguan|leguan|leguan|iguana|ігуана|iguana|iguana
blackbird|koltrast|solsort|svarttrost|czarny kos|чорний дрізд|karatavuk|burung hitam
sea turtle|havssköldpadda|havskildpadde|havskilpadde|żółw morski|морська черепаха|deniz kaplumbağası|penyu
fishing boat|fiskebåt|fiskerbåd, fiskekutter|fiskebåt, fiskeskøyte|kuter rybacki, łódź rybacka|рибальський човен|balıkçı teknesi|perahu nelayan
tugboat|bogserbåt|slæbebåd|slepebåt|holownik|буксир|römorkör|kapal tunda
steamer|ångbåt|dampskib|dampskip|parowiec, parowca, statek parowy|пароплав|buharlı gemi|kapal uap
cruise ship|kryssningsfartyg|krydstogtskib|cruiseskip|statek wycieczkowy|круїзний лайнер|yolcu gemisi|kapal pesiar
race car|racerbil|racerbil|racerbil|wyścigówka, bolid|гоночний автомобіль|yarış arabası|mobil balap
igloo|igloo, iglo|iglo|iglo|igloo|іглу|iglo|iglo
treehouse|trädkoja|træhytte|trehytte i treet|domek na drzewie|будиночок на дереві|ağaç ev|rumah pohon
cathedral|domkyrka, katedral|domkirke, katedral|domkirke, katedral|katedra|собор|katedral|katedral
palace|palats|palads|palass|pałac|палац|saray|istana
seahorse|sjöhäst|søhest|sjøhest|konik morski|морський коник|denizatı|kuda laut
chameleon|kameleont|kamæleon|kameleon|kameleon|хамелеон|bukalemun|bunglon
beetle|skalbagge, nyckelpiga|bille|bille|żuk, chrząszcz|жук|böcek|kumbang
llama|lama, lamadjur|lama|lama|lama|лама|lama|llama
alpaca|alpacka|alpaka|alpakka|alpaka|альпака|alpaka|alpaka
hummingbird|kolibri|kolibri|kolibri|koliber, kolibra|колібрі|sinek kuşu|kolibri
succulent|suckulent|sukkulent|sukkulent|sukulent|сукулент|sukulent|sukulen
potted plant|krukväxt|potteplante|potteplante|roślina doniczkowa, doniczka|вазон, рослина в горщику|saksı, saksı bitkisi|tanaman pot
corn|majs|majs|mais|kukurydza|кукурудза|mısır koçanı|jagung
wheat|vete|hvede|hvete|pszenica|пшениця|buğday|gandum
apple pie|äppelpaj|æbletærte|eplepai|szarlotka|яблучний пиріг|elmalı turta|pai apel
donut|donut|donut|smultring|pączek, pączki|пончик|çörek, donut|donat
muffin|muffin|muffin|muffins|muffinka|мафін|mafin|muffin
waffle|våffla, våfflor|vaffel, vafler|vaffel, vafler|gofr|вафля|waffle|wafel
pie|paj|tærte|pai|placek, ciasto|пиріг|turta, börek|pai
spaghetti|spagetti|spaghetti|spagetti|spaghetti|спагеті|spagetti|spageti
curry|curry|karry|karri|curry|карі|köri|kari
candy|godis|slik, bolsjer|godteri, drops|cukierki, cukierek|цукерка, цукерки|şeker, şekerleme|permen
popcorn|popcorn|popcorn|popkorn|popcorn|попкорн|patlamış mısır|berondong jagung
honey|honung|honning|honning|miód, miodu|мед|bal kavanozu|madu
jam|sylt|syltetøj|syltetøy|dżem|варення|reçel|selai
cocktail|cocktail, drink|cocktail|cocktail|koktajl|коктейль|kokteyl|koktail
milk|mjölk|mælk|melk|mleko|молоко|süt|susu
mug|mugg, muggar|krus|krus|kubek, kubka|кухоль, горнятко, чашка|kupa bardak, bardak, fincan|cangkir
knife|kniv|kniv|kniv|nóż, noże|ніж кухонний|bıçak|pisau
fork|gaffel|gaffel|gaffel|widelec|виделка|çatal|garpu
spoon|sked|spiseske|teskje|łyżka|ложка|kaşık|sendok
plate|tallrik|tallerken|tallerken|talerz|тарілка|tabak|piring
oven|ugn, bakugn|ovn, bageovn|stekeovn, bakerovn|piekarnik|духовка, піч|fırın|oven
stove|spis, kamin|komfur, brændeovn|komfyr, vedovn|kuchenka, piec kaflowy|плита кухонна, піч|soba|kompor
fridge|kylskåp|køleskab|kjøleskap|lodówka|холодильник|buzdolabı|kulkas
van|skåpbil|varevogn|varebil|furgonetka|фургон|minibüs, kamyonet|mobil van
ambulance|ambulans|ambulance|ambulanse|karetka|швидка допомога|ambulans|ambulans
drone|drönare|drone|drone|dron|дрон|drone|drone
submarine|ubåt|ubåd, undervandsbåd|ubåt, undervannsbåt|łódź podwodna|підводний човен|denizaltı|kapal selam
kayak|kajak|kajak|kajakk|kajak|каяк, байдарка|kano|kayak
yacht|yacht, segelbåt|yacht, lystbåd|yacht, lystbåt|jacht|яхта|yat|kapal pesiar kecil
compass|kompass|kompas|kompass|kompas|компас|pusula|kompas
map|karta|landkort|landkart|mapa|мапа|harita|peta
camper van|husbil|autocamper|bobil|kamper|автодім, кемпер|karavan|mobil karavan
ufo|ufo, flygande tefat|ufo|ufo|ufo, latający spodek|нло, літаюча тарілка|ufo|ufo, piring terbang
snowboard|snowboard, snöbräda|snowboard|snøbrett|snowboard, deska snowboardowa|сноуборд|snowboard|papan seluncur salju
dumbbell|hantel, hantlar|håndvægt|hantel|hantle|гантелі, гантеля|dambıl|dumbel
vinyl record|vinylskiva|vinylplade|vinylplate|płyta winylowa|вінілова платівка|plak|piringan hitam
radio|radio, radioapparat|radio|radio|radio|радіо|radyo|radio
television|tv, teve|fjernsyn|fjernsyn|telewizor|телевізор|televizyon|televisi
typewriter|skrivmaskin|skrivemaskine|skrivemaskin|maszyna do pisania|друкарська машинка|daktilo|mesin ketik
paintbrush|målarpensel, pensel|pensel, malerpensel|pensel, malerpensel|pędzel|пензлик, пензель|resim fırçası|kuas
envelope|kuvert|kuvert|konvolutt|koperta|конверт|zarf|amplop
calendar|kalender|kalender|kalender|kalendarz|календар|takvim|kalender
hourglass|timglas|timeglas|timeglass|klepsydra|пісочний годинник|kum saati|jam pasir
briefcase|portfölj|dokumentmappe|dokumentmappe|aktówka|портфель|evrak çantası|tas kerja
coin|mynt, guldmynt|mønt, mønter|mynt, gullmynt|moneta|монета|madeni para|koin
piggy bank|spargris|sparegris|sparegris|skarbonka|скарбничка|kumbara|celengan
glasses|glasögon|briller|briller|okulary|окуляри|gözlük|kacamata
hat|hatt, hattar|hat, hatte|hatt, hatter|kapelusz|капелюх|şapka|topi
diamond|diamant|diamant|diamant|diament|діамант|elmas|berlian
roof|tak, taket, hustak|tag på huset, hustag|tak, taket, hustak|dach|дах|çatı|atap
hammer|hammare|hammer|hammer|młotek, młot|молоток, молот|çekiç|palu
broom|kvast|fejekost|feiekost|miotła|мітла|süpürge|sapu
box|kartong, trälåda|kasse, æske|kasse, eske|pudełko, skrzynka|коробка, ящик|kutu|kotak
package|paket|pakke|pakke|paczka|пакунок|paket, koli|paket
firework|fyrverkeri|fyrværkeri|fyrverkeri|fajerwerki|феєрверк|havai fişek|kembang api
snowflake|snöflinga|snefnug|snøfnugg|płatek śniegu, płatki śniegu|сніжинка|kar tanesi|kepingan salju
factory|fabrik|fabrik|fabrikk|fabryka|завод, фабрика|fabrika|pabrik
skyscraper|skyskrapa|skyskraber|skyskraper|wieżowiec, drapacz chmur|хмарочос|gökdelen|gedung pencakar langit
pagoda|pagod|pagode|pagode|pagoda|пагода|pagoda|pagoda
lamp post|gatlykta, lyktstolpe|lygtepæl, gadelygte|lyktestolpe, gatelykt|latarnia uliczna, uliczna latarnia|ліхтарний стовп, вуличний ліхтар|sokak lambası|lampu jalan
roller coaster|berg-och-dalbana|rutsjebane|berg-og-dal-bane|kolejka górska|американські гірки|hız treni|roller coaster
torch|fackla|fakkel|fakkel|pochodnia|смолоскип|meşale|obor
toy|leksak, leksaker|legetøj|leketøy|zabawka|іграшка|oyuncak|mainan
yarn|garn|garn|garn|wełna, włóczka|пряжа|yün, iplik|benang
floor lamp|golvlampa|gulvlampe|gulvlampe|lampa stojąca|торшер|ayaklı lamba|lampu lantai
dresser|klädbyrå|kommode|kommode|komoda|комод|şifonyer|meja rias
stool|pall, barstol|taburet, skammel|krakk|taboret, stołek|табурет, стілець без спинки|tabure|bangku kecil
rat|råtta|rotte|rotte|szczur|щур|sıçan|tikus
grasshopper|gräshoppa|græshoppe|gresshoppe|konik polny, pasikonik|коник-стрибунець|çekirge|belalang
swallow|svala, svalor|svale, svaler|svale, svaler|jaskółka|ластівка|kırlangıç|burung walet
bumblebee|humla, humlor|humlebi|humle|trzmiel|джміль|yaban arısı|lebah besar
wasp|geting, getingar|hveps, hvepse|veps|osa|оса|eşek arısı|tawon
spruce|gran, granar|grantræ|grantre|świerk|ялина, смерека|ladin|pohon cemara
chimpanzee|schimpans|chimpanse|sjimpanse|szympans|шимпанзе|şempanze|simpanse
farmhouse|bondgård, lantgård|bondegård|gårdshus, bondegård|gospodarstwo|фермерський будинок|çiftlik evi|rumah pertanian
stable|stall, häststall|hestestald|fjøs, hestestall|stajnia|стайня|ahır|kandang kuda
fortress|fästning|fæstning|festning|twierdza, forteca|фортеця|kale|benteng
chapel|kapell|kapel|kapell|kaplica, kapliczka|каплиця|şapel|kapel
warehouse|lagerlokal, magasin|pakhus|lagerbygning|hala magazynowa|склад|depo|gudang
bell tower|klocktorn|klokketårn|klokketårn|dzwonnica|дзвіниця|çan kulesi|menara lonceng
clock tower|klocktorn med ur|urtårn|klokketårn med ur|wieża zegarowa|годинникова вежа|saat kulesi|menara jam
mill|kvarn, väderkvarn|mølle, vejrmølle|mølle, vindmølle|młyn, wiatrak|млин, вітряк|değirmen|kincir angin
beach umbrella|parasoll|parasol|parasoll|parasol plażowy, parasol|пляжна парасоля|plaj şemsiyesi|payung pantai
vegetable|grönsak, grönsaker|grøntsager|grønnsaker|warzywa, warzywo|овочі, овоч|sebze|sayuran
melon|melon|melon|melon|melon|диня|kavun|melon
berry|bär|bær|bær|jagoda, owoce leśne|ягода, ягоди|böğürtlen|buah beri
champagne|champagne|champagne|champagne|szampan|шампанське|şampanya|sampanye
shelf|hylla, hyllor|hylde|hylle|półka|полиця|raf|rak
cabinet|skåp|skab|skap|szafa, szafka|шафа|dolap|lemari
coffee table|soffbord|sofabord|salongbord, sofabord|stolik kawowy, stolik|журнальний столик|sehpa|meja kopi
bouquet of flowers|blombukett, bukett|blomsterbuket, buket|blomsterbukett, bukett|bukiet kwiatów, bukiet|букет квітів, букет|çiçek buketi, buket|buket bunga, karangan bunga
ukulele|ukulele|ukulele|ukulele|ukulele|укулеле|ukulele|ukulele
toadstool|flugsvamp|fluesvamp|fluesopp|muchomor|мухомор|zehirli mantar|jamur merah
school bus|skolbuss|skolebus|skolebuss|autobus szkolny|шкільний автобус|okul otobüsü, okul servisi|bus sekolah
vespa|vespa|vespa|vespa|vespa, motorower|мопед|vespa|vespa
steam train|ånglok, ångtåg|damplokomotiv, damptog|damplokomotiv, damptog|parowóz, ciuchcia|паровоз, паротяг|buharlı tren|kereta uap
parachute|fallskärm|faldskærm|fallskjerm|spadochron|парашут|paraşüt|parasut
paraglider|skärmflygare|paraglider|paraglider|paralotnia|параплан|yamaç paraşütü|paralayang
green tea|grönt te|grøn te|grønn te|zielona herbata|зелений чай|yeşil çay|teh hijau
carriage|vagn med hästar, kalesch|karet|karet|kareta|карета|fayton|kereta kencana
cart|kärra|vogn med hest, kærre|kjerre|wóz|віз|kağnı|gerobak
hay|hö, höbal|hø, høballe|høyball|siano, snop siana, bela siana|сіно, копиця сіна|saman|jerami
barrel|tunna, tunnor|tønde|tønne|beczka|бочка|fıçı, varil|tong
boar|vildsvin|vildsvin|villsvin|dzik|вепр, кабан|yaban domuzu|babi hutan
treasure|guldskatt|guldskat|gullskatt|skarb|скарб|hazine|harta karun
tram|spårvagn|sporvogn|trikk|tramwaj|трамвай|tramvay|trem
monument|monument|monument|monument|pomnik|пам'ятник|anıt|monumen
pot|kruka|krukke, urtepotte|krukke, blomsterpotte|doniczka, garnek|горщик|saksı|pot
well|brunn|brønd|brønn|studnia|криниця|kuyu|sumur
pony|ponny|pony|ponni|kucyk, kucyki|поні|midilli|kuda poni
rainforest|regnskog|regnskov|regnskog|las deszczowy, dżungla|тропічний ліс|yağmur ormanı|hutan hujan
canyon|kanjon, ravin|kløft, canyon|kløft, juv|kanion, wąwóz|каньйон, ущелина|kanyon|ngarai
highway|motorväg|motorvej|motorvei|autostrada|автострада|otoyol|jalan tol
trail|stig, stigen, skogsstig|sti, stien|sti, stien|ścieżka, szlak|стежка, стежина|patika|jalan setapak
steppe|stäpp|steppe|steppe|step|степ|bozkır|padang rumput
ruins|ruin, ruiner|ruin, ruiner|ruin, ruiner|ruiny, ruin|руїни, руїна|harabe|reruntuhan
terrace|terrass, altan, uteplats|terrasse|terrasse|taras, tarasie|тераса, веранда|teras, veranda|teras
bookstore|bokhandel|boghandel|bokhandel|księgarnia|книгарня|kitapçı|toko buku
coral reef|korallrev|koralrev|korallrev|rafa koralowa|кораловий риф|mercan resifi|terumbu karang
theater|teater|teater|teater|teatr|театр|tiyatro|teater
twilight|skymning|skumring, tusmørke|skumring|zmierzch, o zmierzchu|сутінки, присмерк|alacakaranlık|senja
midnight|midnatt|midnat|midnatt|o północy|опівночі|gece yarısı|tengah malam
sunlight|solljus, solsken|sollys, solskin|sollys, solskinn|światło słoneczne, słońce|сонячне світло|güneş ışığı|sinar matahari
winter|vinter|vinter|vinter|zima|зима|kış|musim dingin
springtime|vår, våren, vårdag|forår, forårsdag|vår, våren|wiosna, wiosną|весна, навесні|ilkbahar, bahar|musim semi
cloudy sky|molnig himmel|skyet himmel|skyet himmel|pochmurne niebo, zachmurzone niebo|хмарне небо|bulutlu gökyüzü|langit mendung
seaside|havskust, kust|kyst|kyst|wybrzeże, brzeg morza|узбережжя, морський берег|deniz kıyısı, sahil|tepi laut
countryside|landsbygd|landet, landskab|landsbygd|wieś, na wsi|сільська місцевість|kırsal|pedesaan
horizon|horisont|horisont|horisont|horyzont|горизонт, обрій|ufuk|cakrawala
city street|stadsgata|bygade|bygate|ulica miasta, miejska ulica|міська вулиця|şehir sokağı|jalan kota
cobblestone street|kullerstensgata|brostensgade|brosteinsgate|brukowana ulica, brukowana uliczka, uliczka|бруківка, бруківці|arnavut kaldırımlı sokak|jalan berbatu
waterfront|strandpromenad, kaj, kajen|havnefront, kajen|kaia, brygga|nabrzeże|набережна|rıhtım, iskele|dermaga
art gallery|konstgalleri|kunstgalleri|kunstgalleri|galeria sztuki|картинна галерея|sanat galerisi|galeri seni
coffee shop|kafé, fik|café|kafé|kawiarnia|кав'ярня|kafe, kahvehane|kedai kopi
flower garden|blomsterträdgård, rosenträdgård|blomsterhave|blomsterhage|ogród kwiatowy|квітник|çiçek bahçesi|taman bunga
frozen lake|frusen sjö, isbelagd sjö|frossen sø|frossen innsjø, islagt vann|zamarznięte jezioro|замерзле озеро|donmuş göl|danau beku
frozen river|frusen å, frusen älv|frossen flod|frossen elv|zamarznięta rzeka|замерзла річка|donmuş nehir|sungai beku
rough sea|upprört hav, stormigt hav|oprørt hav|opprørt hav|wzburzone morze|бурхливе море|dalgalı deniz, fırtınalı deniz|laut bergelombang
chimney smoke|rök ur skorstenen, rök från skorstenen|røg fra skorstenen|røyk fra pipa|dym z komina, dym z kominów|дим із димарів, дим з димаря, дим із димаря|bacadan tüten duman, bacadan duman, bacalardan duman|asap cerobong
stormy|stormig, stormigt|stormfuld|stormfull|burzliwy, sztormowy|штормовий, грозовий|fırtınalı|berbadai
windy|blåsig, blåsigt|blæsende|vindfull, blåsende|wietrzny, wietrzna, wietrznie|вітряний, вітряна|rüzgarlı|berangin
`;

/** Dress, in the same columns. */
export const GARMENTS_EVERYDAY_NORTH = `
jacket|jacka|jakke|jakke|kurtka, kurtce, kurtkę|куртка|ceket, mont|jaket
apron|förkläde|forklæde|forkle|fartuch|фартух|önlük|celemek
suit|kostym|jakkesæt|dress med slips|garnitur|костюм|takım elbise|setelan jas
cape|mantel|kappe|kappe|peleryna|плащ|pelerin|jubah
raincoat|regnrock, regnjacka|regnfrakke, regnjakke|regnjakke, regnfrakk|płaszcz przeciwdeszczowy|дощовик|yağmurluk|jas hujan
backpack|ryggsäck|rygsæk|ryggsekk|plecak|рюкзак|sırt çantası|ransel
boots|stövlar|støvler|støvler|buty z cholewami, kozaki|чоботи|çizme|sepatu bot
gloves|handskar|handsker|hansker|rękawice|рукавиці|eldivenler|sarung tangan
crown|krona|krone|krone|korona|корона|taç|mahkota
helmet|hjälm|hjelm|hjelm|kask, hełm|шолом, каска|kask|helm
cap|keps|kasket|caps|czapka z daszkiem|кепка|kasket|topi bisbol
`;

// Columns: English|Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. Translated by hand after the
// common dictionaries of each language; forms that endings do not explain stand beside the base form.

/** Plants, buildings, vehicles, things of the house, food in the languages of `NORTHERN`. */
export const THINGS_NORTH = `
robot|robot|robot|robot|robot|робот|robot|robot
rocket|raket|raket|rakett|rakieta|ракета|roket|roket
spaceship|rymdskepp|rumskib|romskip|statek kosmiczny|космічний корабель|uzay gemisi|pesawat luar angkasa
satellite|satellit|satellit|satellitt|satelita|супутник|uydu|satelit
lighthouse|fyr, fyren, fyrtorn|fyrtårn|fyrtårn|latarnia morska, latarnią morską, latarni morskiej, latarnię morską|маяк|deniz feneri|mercusuar
house|hus|hus|hus|dom, domek, domki|будинок, будинки, дім, хата, хатинка|ev, evi, evde, eve, evin, evler, evlerin|rumah
wooden cottage|stuga, stugan, stugor, trähus|sommerhus, træhus|hytte, hytter, trehus|chata, chatka, drewniany dom, drewniany domek|дача на селі, дерев'яний будинок|kulübe, ahşap ev|pondok, rumah kayu
castle|slott, borg|slot|slott|zamek, zamku, zamki|замок|şato, kale|kastil, istana
church|kyrka, kyrkor|kirke|kirke|kościół, kościoła, kościele|церква, церкви|kilise|gereja
mosque|moské|moské|moské|meczet|мечеть|cami|masjid
temple|tempel|tempel|tempel|świątynia|храм|tapınak|candi, kuil
tower|torn|tårn|tårn|wieża|вежа|kule|menara
bridge|bro, broar, bron|bro, broer|bru, bruer|most, moście|міст, мосту, мости|köprü|jembatan
windmill|väderkvarn|vindmølle|vindmølle|wiatrak, młyn|вітряк, млин|yel değirmeni|kincir angin
barn|lada, ladugård|lade|låve|stodoła|сарай|ahır|lumbung
tent|tält|telt|telt|namiot|намет|çadır|tenda
campfire|lägereld|bål, lejrbål|bål, leirbål|ognisko|багаття|kamp ateşi|api unggun
bonfire|brasa|bål|bål|ognisko|вогнище|ateş|api unggun
statue|staty|statue|statue|pomnik, posąg|статуя, пам'ятник|heykel|patung
fountain|fontän|springvand|fontene|fontanna|фонтан|çeşme|air mancur
tree|träd|træ, træer|treet, trær, et tre, stort tre|drzewo|дерево|ağaç|pohon
apple tree|äppelträd|æbletræ|epletre|jabłoń, jabłonią, jabłoni, jabłonie|яблуня|elma ağacı|pohon apel
cherry tree|körsbärsträd|kirsebærtræ|kirsebærtre|wiśnia kwitnąca, kwitnąca wiśnia, kwitnącą wiśnią|вишня в цвіту, квітуча вишня|kiraz ağacı|pohon sakura
palm tree|palm, palmer|palme|palme|palma|пальма|palmiye|pohon kelapa, pohon palem
pine tree|tall, tallar|fyrretræ|furu, furutre|sosna|сосна|çam ağacı, çam|pohon pinus
birch|björk|birk|bjørk|brzoza|береза|huş ağacı|pohon birch
oak|ek, eken|egetræ|eik|dąb, dębu, dębem|дуб|meşe|pohon ek
flower|blomma, blommor|blomst|blomst|kwiat, kwiatek, kwiaty|квітка, квіти|çiçek|bunga
sunflower|solros|solsikke|solsikke|słonecznik|соняшник|ayçiçeği|bunga matahari
rose|ros, rosor|rose|rose|róża|троянда|gül|mawar
tulip|tulpan|tulipan|tulipan|tulipan|тюльпан|lale|tulip
lotus|lotus|lotus|lotus|lotos|лотос|nilüfer|teratai
cactus|kaktus|kaktus|kaktus|kaktus|кактус|kaktüs|kaktus
mushroom|svamp, svampar|svamp|sopp|grzyb|гриб|mantar|jamur
leaf|löv, blad|blad, blade|løv, blad|liść, liście, liści|лист клена, листя|yaprak|daun
plant|växt, krukväxt|plante|plante|roślina|рослина|bitki|tanaman
boat|båt|båd|båt|łódź, łódka, łodzi|човен, човна, човни|tekne, kayık|perahu
sailboat|segelbåt|sejlbåd|seilbåt|żaglówka|вітрильник|yelkenli|perahu layar
ship|skepp, fartyg|skib|skip|statek, statki, okręt|корабель, корабля, кораблі|gemi|kapal
canoe|kanot|kano|kano|kajak|каное, байдарка|kano|kano
car|bil|bil|bil|samochód, samochodu, samochody, auto|автомобіль, машина|araba|mobil
bicycle|cykel, cyklar|cykel|sykkel|rower|велосипед|bisiklet|sepeda
motorcycle|motorcykel|motorcykel|motorsykkel|motocykl, motor|мотоцикл|motosiklet|sepeda motor
bus|buss|bus|buss|autobus|автобус|otobüs|bus
truck|lastbil|lastbil|lastebil|ciężarówka|вантажівка|kamyon|truk
tractor|traktor|traktor|traktor|traktor|трактор|traktör|traktor
tram|spårvagn|sporvogn|trikk|tramwaj|трамвай|tramvay|trem
train|tåg|tog|tog|pociąg|поїзд, потяг|tren|kereta api
airplane|flygplan|fly, flyvemaskine|fly|samolot|літак|uçak|pesawat
helicopter|helikopter|helikopter|helikopter|helikopter, śmigłowiec|гелікоптер, вертоліт|helikopter|helikopter
hot air balloon|varmluftsballong, luftballong|luftballon, varmluftballon|luftballong, varmluftsballong|balon na ogrzane powietrze, balon na gorące powietrze|повітряна куля|sıcak hava balonu|balon udara
sled|släde, kälke, pulka|slæde, kælk|slede, kjelke, akebrett|sanki, sankach, sanie|санки, санях, санчата|kızak|kereta luncur
kite|drake i luften, pappersdrake|papirsdrage|papirdrage, drage i lufta|latawiec, latawca, latawce, latawcem|повітряний змій, повітряного змія|uçurtma|layang layang
umbrella|paraply|paraply|paraply|parasol, parasolka|парасолька, парасоля|şemsiye|payung
parasol|parasoll|parasol|parasoll|parasol plażowy|пляжна парасоля|güneş şemsiyesi|payung pantai
bench|bänk, parkbänk|bænk|benk|ławka|лавка, лава|bank|bangku
chair|stol|stol|stol|krzesło, krześle|стілець, стільця, крісло|sandalye|kursi
armchair|fåtölj|lænestol|lenestol|fotel|крісло|koltuk|kursi berlengan
sofa|soffa|sofa|sofa|kanapa, sofa|диван|kanepe|sofa
table|bord, bordet|bord|bord|stół, stołu, stole, stolik|стіл, стола, столі|masa|meja
bed|säng, sängar|seng|seng|łóżko|ліжко|yatak|tempat tidur, ranjang
lamp|lampa|lampe|lampe|lampa, lampka|лампа|lamba|lampu
lantern|lykta, lyktor|lanterne|lykt|latarnia, lampion|ліхтар|fener|lentera
candle|stearinljus, ljus på bordet|stearinlys|stearinlys|świeca, świeczka|свічка|mum|lilin
fireplace|öppen spis, eldstad|pejs|peis|kominek, kominku, kominkiem|камін|şömine|perapian
bookshelf|bokhylla|bogreol|bokhylle|regał, półka na książki|книжкова полиця|kitaplık|rak buku
book|bok, böcker|bog, bøger|bok, bøker|książka|книга, книжка|kitap|buku
letter|brev|brev|brev|list miłosny|лист у конверті|mektup|surat
newspaper|tidning|avis|avis|gazeta|газета|gazete|koran
laptop|laptop|laptop|laptop|laptop|ноутбук|dizüstü bilgisayar, laptop|laptop
phone|mobiltelefon, telefon|mobiltelefon, telefon|mobiltelefon, telefon|telefon|телефон|telefon|telepon, ponsel
computer|dator|computer|datamaskin|komputer|комп'ютер|bilgisayar|komputer
camera|kamera|kamera|kamera|aparat fotograficzny|фотоапарат|fotoğraf makinesi|kamera
clock|klocka|ur|klokke|zegar|годинник|duvar saati, çalar saat|jam dinding
guitar|gitarr|guitar|gitar|gitara|гітара|gitar|gitar
violin|fiol, violin|violin|fiolin|skrzypce, skrzypcach|скрипка|keman|biola
piano|piano|klaver|piano|pianino, fortepian|піаніно, рояль|piyano|piano
drum|trumma, trummor|tromme|tromme|bęben, bębny, bębnach|барабан|davul|gendang, drum
trumpet|trumpet|trompet|trompet|trąbka|труба духова|trompet|terompet
ball|boll|bold|ball|piłka|м'яч|top|bola
football|fotboll|fodbold|fotball|piłka nożna|футбольний м'яч|futbol topu|sepak bola
chess|schack|skak|sjakk|szachy|шахи|satranç|catur
telescope|teleskop|teleskop|teleskop|teleskop|телескоп|teleskop|teleskop
suitcase|resväska|kuffert|koffert|walizka|валіза|bavul|koper
bag|väska|taske|veske|torba, torebka|сумка|çanta|tas
basket|korg|kurv|kurv|kosz, koszyk|кошик|sepet|keranjang
gift|present, julklapp|gave|gave|prezent|подарунок|hediye|hadiah
snowman|snögubbe, snögubbar|snemand|snømann|bałwan|сніговик|kardan adam|manusia salju
christmas tree|julgran|juletræ|juletre|choinka|ялинка|yılbaşı ağacı|pohon natal
sandcastle|sandslott|sandslot|sandslott|zamek z piasku|замок з піску|kumdan kale|istana pasir
fireworks|fyrverkeri|fyrværkeri|fyrverkeri|fajerwerki, sztuczne ognie|феєрверк|havai fişek|kembang api
coffee|kaffe, kopp kaffe|kaffe|kaffe|kawa, filiżanka kawy|кава|kahve|kopi
tea|te, kopp te|te|te|herbata|чай|çay|teh
cup|kopp|kop|kopp|kubek, filiżanka|чашка|fincan|cangkir
bread|bröd|brød|brød|chleb|хліб, хліба|ekmek|roti
cake|tårta, kaka|kage|kake|ciasto, tort|торт|pasta dilimi, kek|kue
pizza|pizza|pizza|pizza|pizza|піца|pizza|pizza
soup|soppa|suppe|suppe|zupa|суп, борщ|çorba|sup
pasta|spaghetti, pasta|spaghetti, pasta|spagetti, pasta|spaghetti, makaron|спагеті, макарони|spagetti, makarna|spageti
cheese|ost|ost|ost|ser żółty|сир|peynir|keju
egg|ägg|æg|egg|jajko|яйце|yumurta|telur
apple|äpple|æble|eple|jabłko|яблуко|elma|apel
pear|päron|pære|pære|gruszka|груша|armut|pir
banana|banan|banan|banan|banan|банан|muz|pisang
orange fruit|apelsin|appelsin|appelsin|pomarańcza|апельсин|portakal|jeruk
lemon|citron|citron|sitron|cytryna|лимон|limon|lemon
strawberry|jordgubbe, jordgubbar|jordbær|jordbær|truskawka|полуниця|çilek|stroberi
cherry|körsbär|kirsebær|kirsebær|czereśnia, wiśnie|вишні, черешня|kiraz|ceri
grape|druva, vindruvor|vindrue, druer|drue|winogrona, winogrono|виноград|üzüm|anggur
watermelon|vattenmelon|vandmelon|vannmelon|arbuz|кавун|karpuz|semangka
tomato|tomat|tomat|tomat|pomidor|помідор|domates|tomat
carrot|morot, morötter|gulerod|gulrot|marchewka|морква|havuç|wortel
pumpkin|pumpa, pumpor|græskar|gresskar|dynia|гарбуз|balkabağı|labu
chocolate|choklad|chokolade|sjokolade|czekolada|шоколад|çikolata|cokelat
ice cream|glass|is i vaffel|iskrem|lody|морозиво|dondurma|es krim
wine|vin|vin|vin|wino|вино|şarap|anggur merah
beer|öl|øl|øl|piwo|пиво|bira|bir
picnic basket|picknickkorg, picknick|picnic, madkurv|piknik|piknik, kosz piknikowy|пікнік|piknik|piknik
vase|vas, blomvas|vase|vase|wazon|ваза|vazo|vas
mirror|spegel|spejl|speil|lustro|дзеркало|ayna|cermin
door|dörr|dør|dør|drzwi|двері|kapı|pintu
flag|flagga|flag|flagg|flaga|прапор|bayrak|bendera
star|stjärna|stjerne|stjerne|gwiazda|зірка|yıldız|bintang
moon|måne, månen, måne på himlen|måne|måne|księżyc|місяць на небі|ay, ayın, hilal|bulan
sun|sol, solen|sol|sol|słońce|сонце|güneş|matahari
clouds|moln, molnen, molntuss, molntussar|sky på himlen, skyer, skyerne|skyer, skyene|chmura, chmury, chmurki, chmurami, chmurkami, obłoki, obłokami|хмара, хмари, хмарами, хмарки, хмаринки, хмаринками|bulut, bulutlar, bulutları, bulutların|awan, awan putih
rainbow|regnbåge|regnbue|regnbue|tęcza|веселка|gökkuşağı|pelangi
volcano|vulkan|vulkan|vulkan|wulkan|вулкан|yanardağ|gunung berapi
nest|fågelbo|rede|fuglerede|gniazdo|гніздо|kuş yuvası|sarang burung
planet|planet|planet|planet|planeta|планета|gezegen|planet
fence|staket|hegn|gjerde|płot|паркан|çit|pagar
gate|grind|låge|port i muren|brama|брама|kapı kemeri|gerbang
swing|gunga|gynge|huske|huśtawka|гойдалка|salıncak|ayunan
skis|skidor|ski|ski|narty, nartach|лижі, лижах|kayak takımı|ski
skateboard|skateboard|skateboard|skateboard|deskorolka|скейтборд|kaykay|papan luncur
surfboard|surfbräda|surfbræt|surfebrett|deska surfingowa|дошка для серфінгу|sörf tahtası|papan selancar
hammock|hängmatta|hængekøje|hengekøye|hamak|гамак|hamak|tempat tidur gantung
easel|staffli|staffeli|staffeli|sztaluga|мольберт|şövale|kuda kuda lukis
bell|klocka som ringer|klokke|bjelle|dzwon, dzwonek|дзвін|çan|lonceng
crown|krona|krone|krone|korona|корона|taç|mahkota
watering can|vattenkanna|vandkande|vannkanne|konewka|лійка|sulama kabı|gembor
`;

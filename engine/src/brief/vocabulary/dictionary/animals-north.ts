// Columns: English|Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. Translated by hand after the
// common dictionaries of each language; forms that endings do not explain stand beside the base form.

/** Animals in the languages of `NORTHERN`. */
export const ANIMALS_NORTH = `
fox|räv, rävar|ræv|rev|lis, lisa, lisy, lisek|лис, лисиця, лиса|tilki|rubah
cat|katt, katter|kat, katte|katt, katter|kot, kota, koty, kotem|кіт, кота, коти, котом, кішка|kedi|kucing
kitten|kattunge|kattekilling|kattunge|kotek, kociak, kotki|кошеня, кошенята|yavru kedi|anak kucing
dog|hund|hund|hund|pies, psa, psy, psem, psów, psami|собака, пес, пси, пса|köpek|anjing
puppy|valp, hundvalp|hvalp|valp|szczeniak, szczenię|цуценя, цуценята|yavru köpek|anak anjing
bird|fågel, fåglar|fugl|fugl|ptak, ptaszek, ptaki|птах, птаха, пташка, птахи|kuş|burung
horse|häst|hest|hest|koń, konia, konie, koniu|кінь, коня, коні|at, atı, atlar, atın, atla, ata, beygir|kuda
fish|fisk|fisk|fisk|ryba|риба|balık|ikan
goldfish|guldfisk|guldfisk|gullfisk|złota rybka|золота рибка|japon balığı|ikan mas
elephant|elefant|elefant|elefant|słoń, słonia, słonie|слон|fil|gajah
lion|lejon|løve|løve|lew, lwa, lwy|лев, лева, леви|aslan|singa
tiger|tiger|tiger|tiger|tygrys|тигр|kaplan|harimau
bear|björn|bjørn|bjørn|niedźwiedź, niedźwiedzia, niedźwiedzie|ведмідь, ведмедя, ведмеді|ayı|beruang
owl|uggla|ugle|ugle|sowa|сова|baykuş|burung hantu
rabbit|kanin|kanin|kanin|królik|кролик|tavşan|kelinci
hare|hare|hare|hare|zając, zająca, zające|заєць, зайця, зайці|yaban tavşanı|terwelu
deer|hjort, rådjur|hjort, rådyr|hjort, rådyr|jeleń, jelenia, jelenie, sarna|олень, оленя, олені|geyik|rusa
moose|älg, älgar|elg|elg|łoś, łosia, łosie|лось, лося, лосі|sığın geyiği|rusa besar
reindeer|renar, renen, vildren|rensdyr|reinsdyr|renifer|північний олень|ren geyiği|rusa kutub
wolf|varg|ulv|ulv|wilk|вовк|kurt|serigala
butterfly|fjäril|sommerfugl|sommerfugl|motyl, motyle|метелик|kelebek|kupu kupu
bee|bin, bina, humla|bi, bier|bie, bier|pszczoła|бджола|arı|lebah
whale|valar, blåval, knölval|hval|hval|wieloryb|кит|balina|paus
penguin|pingvin|pingvin|pingvin|pingwin|пінгвін|penguen|penguin
panda|panda|panda|panda|panda|панда|panda|panda
turtle|sköldpadda|skildpadde|skilpadde|żółw, żółwia, żółwie|черепаха|kaplumbağa|kura kura, penyu
dragon|drake, drakar|drage|drage|smok|дракон|ejderha|naga
unicorn|enhörning|enhjørning|enhjørning|jednorożec, jednorożca|єдиноріг|tek boynuzlu at|unicorn
dinosaur|dinosaurie|dinosaur|dinosaur|dinozaur|динозавр|dinozor|dinosaurus
polar bear|isbjörn|isbjørn|isbjørn|niedźwiedź polarny|білий ведмідь|kutup ayısı|beruang kutub
squirrel|ekorre|egern|ekorn|wiewiórka|білка|sincap|tupai
raccoon|tvättbjörn|vaskebjørn|vaskebjørn|szop|єнот|rakun|rakun
hedgehog|igelkott|pindsvin|pinnsvin|jeż, jeża, jeże|їжак|kirpi|landak
otter|utter|odder|oter|wydra|видра|su samuru|berang berang
mouse|mus, möss|mus|mus|mysz, myszka|миша, мишка|fare|tikus
koala|koala|koala|koala|koala|коала|koala|koala
kangaroo|känguru|kænguru|kenguru|kangur|кенгуру|kanguru|kanguru
giraffe|giraff|giraf|sjiraff|żyrafa|жираф|zürafa|jerapah
zebra|zebra|zebra|sebra|zebra|зебра|zebra|zebra
rhino|noshörning|næsehorn|neshorn|nosorożec, nosorożca|носоріг|gergedan|badak
hippo|flodhäst|flodhest|flodhest|hipopotam|бегемот|su aygırı|kuda nil
leopard|leopard|leopard|leopard|lampart|леопард|leopar|macan tutul
monkey|apa, apor|abe|ape, aper|małpa|мавпа|maymun|monyet
gorilla|gorilla|gorilla|gorilla|goryl|горила|goril|gorila
camel|kamel|kamel|kamel|wielbłąd|верблюд|deve|unta
cow|ko, kor, kon, korna|ko, køer, koen|ku, kyr, kua|krowa|корова|inek|sapi
sheep|fåren, fårflock, lamm|får|sau|owca|вівця, вівці, овець|koyun|domba
goat|get, getter|ged|geit|koza|коза|keçi|kambing
pig|gris|gris|gris|świnia, świnka|свиня, порося|domuz|babi
donkey|åsna|æsel|esel|osioł, osła, osły, osiołek|осел, віслюк|eşek|keledai
chicken|höna, höns|høne, høns|høne, høner|kura, kury|курка, кури|tavuk|ayam
rooster|tupp|hane|hane|kogut|півень, півня|horoz|ayam jago
duck|anka, ankor, änder|en and, ænder, ælling, ællinger|en and, ender, andunge, andunger|kaczka|качка|ördek|bebek
swan|svan|svane|svane|łabędź, łabędzia, łabędzie|лебідь, лебедя, лебеді|kuğu|angsa
goose|gås, gäss|gås, gæs|gås, gjess|gęś, gęsi|гуска, гуси, гусь|kaz|angsa putih
dove|duva|due|due|gołąb, gołębia, gołębie|голуб|güvercin|merpati
parrot|papegoja|papegøje|papegøye|papuga|папуга|papağan|burung beo
eagle|örn|ørn|ørn|orzeł, orła, orły|орел, орла, орли|kartal|elang
flamingo|flamingo|flamingo|flamingo|flaming|фламінго|flamingo|flamingo
peacock|påfågel|påfugl|påfugl|paw, pawia|павич|tavus kuşu|merak
seagull|mås, måsar, fiskmås|måge|måke|mewa|чайка|martı|burung camar
crow|kråka|krage|kråke|wrona|ворона|karga|gagak
dolphin|delfin|delfin|delfin|delfin|дельфін|yunus|lumba lumba
shark|haj|haj|hai|rekin|акула|köpek balığı|hiu
octopus|bläckfisk|blæksprutte|blekksprut|ośmiornica|восьминіг|ahtapot|gurita
jellyfish|manet|vandmand|manet|meduza|медуза|denizanası|ubur ubur
seal|säl, sälar|sæl|sel|foka|тюлень, тюлені|fok|anjing laut
crab|krabba|krabbe|krabbe|krab|краб|yengeç|kepiting
starfish|sjöstjärna|søstjerne|sjøstjerne|rozgwiazda|морська зірка|denizyıldızı|bintang laut
snail|snigel, sniglar|snegl|snegle|ślimak|равлик|salyangoz|siput
frog|groda|frø, frøer|frosk|żaba|жаба|kurbağa|katak
snake|orm|slange|slange|wąż, węża, węże|змія|yılan|ular
crocodile|krokodil|krokodille|krokodille|krokodyl|крокодил|timsah|buaya
ladybug|nyckelpiga|mariehøne|marihøne|biedronka|сонечко на листку|uğur böceği|kepik
dragonfly|trollslända|guldsmed|øyenstikker|ważka|бабка над водою|yusufçuk|capung
spider|spindel, spindlar|edderkop|edderkopp|pająk|павук|örümcek|laba laba
stork|stork|stork|stork|bocian|лелека|leylek|bangau
kingfisher|kungsfiskare|isfugl|isfugl|zimorodek|рибалочка|yalıçapkını|raja udang
badger|grävling|grævling|grevling|borsuk|борсук|porsuk|luak
bat|fladdermus|flagermus|flaggermus|nietoperz|кажан|yarasa|kelelawar
beaver|bäver|bæver|bever|bóbr, bobra|бобер|kunduz|berang air
buffalo|buffel, bufflar|bøffel, bøfler|bøffel, bøfler|bawół, bawoły|буйвіл, буйволи|manda|kerbau
bull|tjur|tyr|okse|byk|бик|boğa|banteng
raven|korp|ravn|ravn|kruk|крук|kuzgun|gagak hitam
sparrow|sparv|spurv|spurv|wróbel, wróbla, wróble|горобець, горобця|serçe|burung gereja
`;

// Columns: English|Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. Translated by hand after the
// common dictionaries of each language; forms that endings do not explain stand beside the base form.

/** People in the languages of `NORTHERN`. */
export const PEOPLE_NORTH = `
person|person, människa, människor, folk|person, menneske, mennesker, folk|person, menneske, mennesker, folk|osoba, człowiek, ludzie, ludzi, człowieka, przechodnie|людина, люди, людей|kişi, insan|orang
man|en man, ung man, unga män, mannen, kille|mand, mænd|mann, menn|mężczyzna, pan|чоловік, чоловіка, чоловіки|adam, erkek|pria, lelaki, laki laki
woman|kvinna, kvinnor, tjej|kvinde, kvinder|kvinne, kvinner|kobieta, pani|жінка, жінки|kadın|wanita, perempuan
child|barn, unge|barn, børn|barn, unge|dziecko, dzieci, dzieckiem, dziećmi|дитина, діти, дітей|çocuk|anak, anak anak
girl|flicka, flickor|pige, piger|jente, jenter|dziewczynka, dziewczyna, córka|дівчинка, дівчина, дівчата|kız, kız çocuğu|gadis, anak perempuan
boy|pojke, pojkar, kille|dreng, drenge|gutt, gutter|chłopiec, chłopca, chłopcy, chłopak, syn|хлопчик, хлопець, хлопці|oğlan, erkek çocuk|anak laki laki
baby|bebis, spädbarn|baby|baby|niemowlę, dzidziuś|немовля, малюк|bebek|bayi
old woman|gammal kvinna, gumma, gammal dam, mormor, farmor|gammel kvinde, bedstemor|gammel kvinne, bestemor|staruszka, babcia, starsza kobieta, stara kobieta|бабуся, стара жінка, бабця|yaşlı kadın, yaşlı bir kadın, nine, büyükanne|nenek, wanita tua
old man|gammal man, äldre man, gubbe, morfar, farfar|gammel mand, ældre mand, bedstefar|gammel mann, eldre mann, bestefar|staruszek, staruszka z laską, starzec, dziadek, starszy mężczyzna, stary mężczyzna, starszy pan|дідусь, старий чоловік, старий дід|yaşlı adam, yaşlı bir adam, dede, ihtiyar|kakek, pria tua, lelaki tua
couple|par, älskande par|par|par|para zakochanych, zakochani|закохані, пара закоханих|çift|pasangan
family|familj|familie|familie|rodzina|родина, сім'я|aile|keluarga
friend|vän, vänner, kompis|ven, venner|venn, venner|przyjaciel, przyjaciele, przyjaciółka|друг, друзі, подруга|arkadaş|teman, sahabat
mother|mamma, mor|mor|mor, mamma|matka, mama|мати, мама|anne|ibu
father|pappa, fader, en far|far|far, pappa|ojciec, ojca, tata|батько, тато|baba|ayah
farmer|bonde, bönder, lantbrukare|landmand, bonde|bonde, bønder|rolnik, farmer|фермер, селянин|çiftçi|petani
fisherman|fiskare|en fisker, gammel fisker, fiskeren, fiskere|en fisker, gammel fisker, fiskeren, fiskere|rybak, wędkarz|рибалка|balıkçı|nelayan
sailor|sjöman|sømand|sjømann|marynarz, żeglarz|моряк|denizci|pelaut
gardener|trädgårdsmästare|gartner|gartner|ogrodnik|садівник|bahçıvan|tukang kebun
chef|kock|kok|kokk|kucharz, kucharka|кухар, кухарка|aşçı|koki, juru masak
beekeeper|biodlare|biavler|birøkter|pszczelarz|пасічник, бджоляр|arıcı|peternak lebah
baker|bagare|bager|baker|piekarz|пекар|fırıncı|tukang roti
doctor|läkare, doktor|læge|lege|lekarz, lekarka|лікар, лікарка|doktor|dokter
nurse|sjuksköterska|sygeplejerske|sykepleier|pielęgniarka|медсестра|hemşire|perawat
teacher|lärare|lærer|lærer|nauczyciel, nauczycielka|вчитель, вчителька|öğretmen|guru
student|elev, student|elev, studerende|elev, student|uczeń, uczniowie, student, studentka|учень, студент|öğrenci|murid, siswa
professor|professor|professor|professor|profesor|професор|profesör|profesor, guru besar
scientist|forskare|forsker|forsker|naukowiec|учений, науковець|bilim insanı|ilmuwan
firefighter|brandman|brandmand|brannmann|strażak|пожежник|itfaiyeci|pemadam kebakaran
police officer|polis|politimand|politimann|policjant, policjantka|поліцейський|polis|polisi
soldier|soldat|soldat|soldat|żołnierz|солдат, воїн|asker|tentara
artist|konstnär, målare|kunstner, maler|kunstner, maler|malarz, malarka, artysta|художник, художниця|ressam|pelukis, seniman
photographer|fotograf|fotograf|fotograf|fotograf|фотограф|fotoğrafçı|fotografer
dancer|dansare, dansös|en danser, danseren, dansere, danserinde|en danser, danseren, dansere, danserinne|tancerz, tancerka|танцівниця, танцюрист|dansçı|penari
ballerina|ballerina|ballerina|ballerina|baletnica|балерина|balerin|balerina
musician|musiker|musiker|musiker|muzyk|музикант|müzisyen|musisi
singer|sångare, sångerska|sanger, sangerinde|sanger|piosenkarz, piosenkarka|співак, співачка|şarkıcı|penyanyi
runner|löpare|en løber, løberen, løbere|en løper, løperen, løpere|biegacz, biegaczka|бігун|koşucu|pelari
cyclist|cyklist|cyklist|syklist|rowerzysta, rowerzystka|велосипедист|bisikletçi|pesepeda
hiker|vandrare|en vandrer, vandreren, vandrere|turgåer|turysta z plecakiem, wędrowiec|мандрівник|yürüyüşçü|pendaki
climber|klättrare|en klatrer, klatreren, klatrere|en klatrer, klatreren, klatrere|alpinista, wspinacz|альпініст|dağcı|pendaki gunung
skier|skidåkare|skiløber|skiløper|narciarz, narciarka|лижник|kayakçı|pemain ski
surfer|surfare|surfer|surfer|surfer|серфер|sörfçü|peselancar
king|kung|konge|konge|król, króla|король, короля|kral|raja
queen|drottning|dronning|dronning|królowa|королева|kraliçe|ratu
princess|prinsessa|prinsesse|prinsesse|księżniczka|принцеса|prenses|putri raja
knight|riddare|ridder|ridder|rycerz|лицар|şövalye|ksatria
wizard|trollkarl|troldmand|trollmann|czarodziej|чарівник|büyücü|penyihir
witch|häxa|heks|heks|czarownica, wiedźma|відьма|cadı|penyihir wanita
pirate|pirat, sjörövare|pirat, sørøver|pirat, sjørøver|pirat|пірат|korsan|bajak laut
mermaid|sjöjungfru|havfrue|havfrue|syrena|русалка|deniz kızı|putri duyung
santa|tomte, jultomte, tomten|julemand|julenisse|święty mikołaj, mikołaj|дід мороз, святий миколай|noel baba|sinterklas
clown|clown|klovn|klovn|klaun|клоун|palyaço|badut
angel|ängel, änglar|engel|engel|anioł|ангел|melek|malaikat
ghost|spöke|spøgelse|spøkelse|duch|привид|hayalet|hantu
monk|munk|munk|munk|mnich|монах|keşiş|biksu
bride|brud|brud|brud|panna młoda, panną młodą|наречена|gelin|pengantin wanita
astronaut|astronaut|astronaut|astronaut|astronauta, kosmonauta|космонавт, астронавт|astronot|astronaut, astronot
barista|barista|barista|barista|barista|бариста|barista|barista
guitarist|gitarrist|guitarist|gitarist|gitarzysta|гітарист|gitarist|gitaris
swimmer|simmare|en svømmer, svømmeren, svømmere|en svømmer, svømmeren, svømmere|pływak, pływaczka|плавець|yüzücü|perenang
diver|dykare|en dykker, dykkeren, dykkere|en dykker, dykkeren, dykkere|nurek|дайвер|dalgıç|penyelam
cowboy|cowboy|cowboy|cowboy|kowboj|ковбой|kovboy|koboi
viking|viking|viking|viking|wiking|вікінг|viking|viking
tourist|turist|turist|turist|turysta, turyści|турист|turist|turis, wisatawan
shepherd|herde, fåraherde|hyrde|gjeter|pasterz|пастух|çoban|gembala
crowd|folkmassa|menneskemængde|folkemengde|tłum|натовп|kalabalık|kerumunan
`;

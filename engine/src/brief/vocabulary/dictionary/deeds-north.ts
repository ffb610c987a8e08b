// Columns: English|Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. Translated by hand after the
// common dictionaries of each language. A star stands for the endings of a participle.

/** What somebody does, in the languages of `NORTHERN`. */
export const DEEDS_NORTH = `
standing|står, stående|står, stående|står, stående|stoi, stoją, stojąc*|стоїть, стоять, стоячи|duran, duruyor, ayakta, dikilen|berdiri
walking|går, gående, promenerar, vandrar, vandrande, korsar, går över|går, gående, spadserer, vandrer, krydser|går, gående, spaserer, vandrer, krysser|idzie, idą, idąc*, spaceruje, spacerują, spaceruj*, przechodzi, przechodzą|іде, йде, ідуть, йдуть, гуляє, гуляють, переходить, переходять|yürüyen, yürüyor, yürürken, gezen, dolaşan, karşıya geçen, karşıya geçiyor|berjalan, jalan jalan, menyeberang, menyeberangi
running|springer, springande|løber, løbende|løper, løpende|biegnie, biegną, biegnąc*, biega, biegają, biegając*|біжить, біжать, бігає, бігають, бігти|koşan, koşuyor, koşarken, koşuyorlar|berlari, lari
jumping|hoppar, hoppande|hopper, hoppende, springer op|hopper, hoppende|skacze, skaczą, skacząc*|стрибає, стрибають|zıplayan, zıplıyor, atlayan, sıçrayan|melompat
sitting|sitter, sittande|sidder, siddende|sitter, sittende|siedzi, siedzą, siedząc*|сидить, сидять, сидячи|oturan, oturuyor, otururken, oturmuş|duduk
sleeping|sover, sovande, ligger, liggande, vilar|sover, sovende, ligger, liggende, hviler|sover, sovende, ligger, liggende, hviler|śpi, śpią, śpiąc*, leży, leżą, leżąc*, drzemie, odpoczywa|спить, сплять, сплячий, лежить, лежать|uyuyan, uyuyor, uyurken, yatan, uzanan, uzanmış|tidur, berbaring
flying|flyger, flygande, svävar, svävande|flyver, flyvende, svæver|flyr, flygende, svever|leci, lecą, lecąc*, lata, latają, latając*, unosi się, szybuje|летить, летять, літає, літають, ширяє|uçan, uçuyor, uçarken, süzülen|terbang
swimming|simmar, simmande, dyker|svømmer, svømmende, dykker|svømmer, svømmende, dykker|pływa, pływają, pływając*, płynie, płyną, płynąc*, nurkuje|пливе, пливуть, плаває, плавають|yüzen, yüzüyor, yüzerken, dalan|berenang, menyelam
dancing|dansar, dansande|danser, dansende|danser, dansende|tańczy, tańczą, tańcząc*|танцює, танцюють|dans eden, dans ediyor, dans ederken|menari
reading|läser, läsande|læser, læsende|leser, lesende|czyta, czytają, czytając*|читає, читають|kitap okuyan, kitap okuyor, okuyan, okuyor|membaca
working|arbetar, arbetande, skriver, pluggar|arbejder, arbejdende, skriver|arbeider, jobber, skriver|pracuje, pracują, pracując*, pisze, uczy się|працює, працюють, пише|çalışan, çalışıyor, çalışırken, yazan, yazıyor|bekerja, menulis, belajar
playing|spelar, spelande, leker, lekande|spiller, spillende, leger, legende|spiller, spillende, leker, lekende|gra, grają, grając*, bawi się, bawią się, bawiąc*|грає, грають, грається, граються|oynayan, oynuyor, oynarken, oynuyorlar, çalan, çalıyor, çalarken|bermain, memainkan
waving|vinkar, vinkande|vinker, vinkende|vinker, vinkende|macha, machają, machając*|махає, махають|el sallayan, el sallıyor|melambai, melambaikan tangan
climbing|klättrar, klättrande|klatrer, klatrende|klatrer, klatrende|wspina się, wspinają się, wspinając*|лізе, підіймається, дереться|tırmanan, tırmanıyor|memanjat, mendaki
fishing|fiskar, fiskande|fisker, fiskende|fisker, fiskende|łowi ryby, łowi, łowiąc*, wędkuje|ловить рибу, рибалить, ловлять рибу|balık tutan, balık tutuyor, balık avlayan|memancing
cooking|lagar mat|laver mad|lager mat|gotuje, gotując*|готує, куховарить|yemek pişiren, yemek yapan, pişiren, pişiriyor|memasak
baking|bakar|bager|baker brød, baker en|piecze, piekąc*|пече хліб, випікає|ekmek yapan|memanggang
painting|målar, målande|maler, malende|maler, malende|maluje, malują, malując*|малює, малюють|resim yapan, resim yapıyor, boyayan|melukis
watering|vattnar, vattnande|vander|vanner|podlewa, podlewają, podlewając*|поливає, поливають|sulayan, suluyor|menyiram
taking a photo|fotograferar, tar bilder|fotograferer, tager billeder|fotograferer, tar bilder|fotografuje, robi zdjęcie, robi zdjęcia|фотографує|fotoğraf çeken, fotoğraf çekiyor|memotret
drinking|dricker, drickande|drikker, drikkende|drikker, drikkende|pije, piją, pijąc*|п'є, п'ють|içen, içiyor, içerken|minum
sweeping|sopar|fejer|feier|zamiata, zamiatając*|підмітає|süpüren, süpürüyor|menyapu
digging|gräver|graver|graver|kopie, kopiąc*|копає|kazan, kazıyor|menggali
singing|sjunger, sjungande|synger, syngende|synger, syngende|śpiewa, śpiewają, śpiewając*|співає, співають|şarkı söyleyen, şarkı söylüyor|menyanyi, bernyanyi
skiing|åker skidor|står på ski|går på ski, på ski|jeździ na nartach, zjeżdża na nartach, na nartach|катається на лижах, на лижах|kayak yapan, kayak yapıyor|bermain ski
meditating|mediterar, mediterande|mediterer|mediterer|medytuje, medytując*|медитує, медитують|meditasyon yapan, meditasyon yapıyor|bermeditasi
doing yoga|gör yoga, yogar|dyrker yoga, laver yoga|gjør yoga, driver med yoga|ćwiczy jogę, uprawia jogę|займається йогою|yoga yapan, yoga yapıyor|beryoga, berlatih yoga
eating|äter, ätande|spiser, spisende|spiser, spisende|je, jedzą, jedząc*|їсть, їдять|yiyen, yiyor, yerken|makan
feeding|matar, matande|fodrer|mater|karmi, karmią, karmiąc*|годує, годують|besleyen, besliyor, yem veren|memberi makan
pulling|drar, dragande|trækker|drar, trekker|ciągnie, ciągną, ciągnąc*|тягне, тягнуть|çeken, çekiyor|menarik
petting|klappar, smeker|klapper, aer|klapper, stryker|głaszcze, głaszcząc*|гладить, пестить|okşayan, okşuyor|mengelus, membelai
braiding|flätar, kammar|fletter, reder|fletter, grer|zaplata, czesze|заплітає, розчісує|saçını ören, saçını tarayan, saç kesen|mengepang, menyisir
hanging laundry|hänger tvätt, hänger upp tvätt|hænger vasketøj op, hænger tøj op|henger opp klesvask, henger opp klær|wiesza pranie, rozwiesza pranie|розвішує білизну|çamaşır asan, çamaşır asıyor|menjemur pakaian, menjemur cucian
washing windows|putsar fönster, tvättar fönster|pudser vinduer|vasker vinduer, pusser vinduer|myje okno, myje okna|миє вікно, миє вікна|cam silen, cam siliyor, pencere silen|membersihkan jendela
raising their hands|räcker upp handen, sträcker upp handen|rækker hånden op|rekker opp hånden|podnosi rękę, podnoszą ręce, zgłasza się|піднімає руку, піднімають руки|el kaldıran, elini kaldıran, parmak kaldıran|mengangkat tangan
back to back|rygg mot rygg|ryg mod ryg|rygg mot rygg|plecami do siebie, plecy w plecy|спина до спини, спиною до спини|sırt sırta|saling membelakangi
playing with a ball|leker med en boll, spelar boll|leger med en bold, spiller bold|leker med en ball|bawią się piłką, grają w piłkę, bawi się piłką|граються м'ячем, грають у м'яч|topla oynayan, top oynayan, topla oynuyor|bermain bola
juggling|jonglerar|jonglerer|sjonglerer|żongluje|жонглює|hokkabazlık yapan|juggling, bermain juggling
knitting|stickar|strikker|strikker|robi na drutach|в'яже|örgü ören, örgü örüyor|merajut
building|bygger|bygger|bygger|buduje, budują, lepi, lepią|будує, будують, ліпить, ліплять|yapan, inşa eden|membangun, membuat
hugging|kramar|krammer|klemmer|przytula, obejmuje|обіймає|sarılan|memeluk
buying|köper|køber|kjøper|kupuje, kupują|купує, купують|satın alan|membeli
selling|säljer|sælger|selger|sprzedaje, sprzedają|продає, продають|satan, satıyor|menjual
throwing|kastar|kaster|kaster|rzuca, rzucają|кидає|fırlatan|melempar
catching|fångar|fanger|fanger|łapie, łapią|ловить м'яч|yakalayan|menangkap
cycling|cyklande, på cykel|cykler, cyklende, på cykel|sykler, syklende, på sykkel|jedzie rowerem, jadą rowerem, jedzie na rowerze, jadą na rowerach, jeździ na rowerze, jeździ rowerem, pedałuje, na rowerze|їде на велосипеді, їдуть на велосипедах, катається на велосипеді, на велосипеді|bisiklet süren, bisiklet sürüyor, bisiklete binen, bisiklete biniyor, bisikletle giden|bersepeda, naik sepeda, mengendarai sepeda
grazing|betar, betande|græsser|beiter|pasie się, pasą się|пасеться, пасуться|otlayan|merumput
`;

/** How one thing is to another. Turkish says it behind the noun, in words of its own. */
export const RELATIONS_NORTH = `
on|på, ovanpå|på, oven på|på, oppå|na|на||di atas, pada
in|i, inne i, inuti|i, inde i|i, inni|w, we, wewnątrz|в, у, всередині||di dalam, di
under|under, nedanför|under|under|pod|під||di bawah
over|över, ovanför|over, oven over|over|nad, ponad|над||melintasi
beside|bredvid, vid, intill, nära|ved siden af, ved, nær|ved siden av, ved, nær|obok, przy, koło, blisko|біля, поруч з, коло||di samping, di sebelah, di tepi, di dekat
in front of|framför|foran|foran|przed|перед||di depan
behind|bakom|bag, bagved|bak, bakom|za|за, позаду||di belakang
riding|rider, ridande, rider på, cyklar på, kör|rider, ridende, rider på, cykler på, kører|rider, ridende, rider på, sykler på, kjører|jedzie na, jadąc* na, jeździ na|їде на, верхи на, катається на|binen, biniyor, bisiklet süren, süren, kullanan|menunggang, menunggangi, mengendarai, naik
holding|håller, hållande, bär, bärande, drar|holder, holdende, bærer, trækker|holder, holdende, bærer, trekker|trzyma, trzymając*, niesie, niosąc*, ciągnie|тримає, несе, тягне|tutan, tutuyor, taşıyan, taşıyor, çeken|memegang, membawa, menarik
with|med|med|med|z, ze|з, із, зі||dengan
`;

/** Number words; vague ones as the English ones. */
export const NUMBERS_NORTH = `
one|ensam, ensamt, en enda|ensom, en enkelt|ensom, én|jeden, jedna, samotn*|один, одна, одне, самотн*|tek, yalnız|satu, sebuah, seekor, seorang
two|två, ett par|to, et par|to, et par|dwa, dwie, dwoje, dwóch, dwoma, dwiema, dwu, dwojga, obaj, obie, para, parą|два, дві, двоє, двох, двом, двома, обидва, обидві, пара|iki, bir çift|dua, sepasang
three|tre, några, flera|tre, nogle, flere|tre, noen, flere|trzy, troje, trzech, trzema, kilka, kilku, kilkoma, kilkoro|три, троє, трьох, трьома, кілька, декілька, кількома, кількох|üç, birkaç, bazı|tiga, beberapa
four|fyra, en grupp|fire, en gruppe|fire, en gruppe|cztery, czworo, czterech, czterema, grupa|чотири, четверо, чотирьох, чотирма, група|dört, bir grup|empat, sekelompok
five|fem, många, en flock, en hjord|fem, mange, en flok|fem, mange, en flokk|pięć, pięcioro, pięciu, pięcioma, wiele, wielu, dużo, stado|п'ять, п'ятеро, багато, стадо|beş, birçok, çok sayıda, sürü|lima, banyak, sekawanan
six|sex|seks|seks|sześć, sześcioro|шість, зграя|altı|enam
seven|sju|syv|syv, sju|siedem|сім|yedi|tujuh
eight|åtta|otte|åtte|osiem|вісім|sekiz|delapan
`;

/** Colours in every gender and number. */
export const COLOURS_NORTH = `
red|röd, röda, rött|rød, røde, rødt|rød, røde, rødt|czerwon*, rudy, ruda, rude, rudego, rudą, rudym|червон*, рудий, руда|kırmızı, kızıl|merah
orange|orange|orange|oransje|pomarańczow*|помаранчев*, оранжев*|turuncu|oranye, jingga
yellow|gul, gula, gult|gul, gule, gult|gul, gule, gult|żółt*|жовт*|sarı|kuning
green|grön, gröna, grönt|grøn, grønne, grønt|grønn, grønne, grønt|zielon*|зелен*|yeşil|hijau
blue|blå, blåa, blått|blå, blåt|blå, blått|niebiesk*, błękitn*|синій, синя, синє, сині, синього, синьої, синю, блакитн*|mavi|biru
purple|lila|lilla|lilla|fioletow*|фіолетов*, бузков*|mor|ungu
pink|rosa|lyserød, lyserøde, pink|rosa|różow*|рожев*|pembe|merah muda
brown|brun, bruna, brunt|brun, brune, brunt|brun, brune, brunt|brązow*|коричнев*|kahverengi|cokelat
gold|guld, gyllene|guld, gylden, gyldne|gull, gyllen, gylne|złota, złote, złotą, złotej, złotym, złociste|золот*|altın sarısı, altın rengi, altın|emas
silver|silver, silvrig*|sølv|sølv|srebrn*|срібн*|gümüş|perak
black|svart, svarta|sort, sorte|svart, svarte|czarn*|чорн*|siyah|hitam
white|vit, vita, vitt|hvid, hvide, hvidt|hvit, hvite, hvitt|biały, biała, białe, białym, białą, białej, białego, białych|білий, біла, біле, білі, білого, білої, білих|beyaz|putih
gray|grå, gråa, grått|grå, gråt|grå, grått|szary, szara, szare, szarym, szarą, szarej, szarego|сірий, сіра, сіре, сірі, сірого|gri|abu abu
`;

/** What a figure wears. */
export const GARMENTS_NORTH = `
dress|klänning, kjol|kjole, nederdel|kjole, skjørt|sukienka, sukni*, suknia, spódnica|сукня, сукні, спідниця|elbise, etek|gaun, rok
coat|jacka, kappa, regnjacka, regnrock, tröja, skjorta, kostym|frakke, jakke, regnfrakke, trøje, skjorte|frakk, jakke, regnjakke, genser, skjorte|płaszcz*, kurtka, kurtce, sweter, swetrze, koszula, koszuli, garnitur|пальто, куртка, куртці, плащ*, светр*, сорочка|palto, mont, ceket, yağmurluk, kazak, gömlek|jaket, jas, mantel, kemeja, jas hujan
scarf|halsduk|halstørklæde|skjerf|szalik*|шарф*|atkı, eşarp|syal
glasses|glasögon|briller|briller|okulary, okularach|окуляри, окулярах|gözlük|kacamata
hat|hatt, keps|hat, kasket|hatt, caps|kapelusz*|капелюх*|şapka|topi
`;

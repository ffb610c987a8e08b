// Columns: English|Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. Translated by hand after the
// common dictionaries of each language; forms that endings do not explain stand beside the base form.

/** Places, hours, seasons and weathers in the languages of `NORTHERN`. */
export const PLACES_NORTH = `
forest|skog|skov|skog|las, lasu, lesie, lasy, lasem|ліс, лісу, лісі|orman|hutan
mountain|berg, fjäll, bergen|bjerg|fjell|góra, góry|гора, гори|dağ|gunung, pegunungan
hill|kulle, backe|bakke|bakke, ås|wzgórze, pagórek|пагорб|tepe|bukit
valley|dal, dalen|dal|dal|dolina|долина|vadi|lembah
cliff|klippa|klippe, klint|klippe|klif, urwisko|скеля, скелі|uçurum, kayalık|tebing
cave|grotta|grotte, hule|hule, grotte|jaskinia|печера|mağara|gua
sea|hav, havet|hav|hav, sjøen|morze|море|deniz|laut, lautan
beach|strand, stranden|strand|strand|plaża|пляж, узбережжя|plaj, sahil|pantai
island|ön, öar, öde ö|øen, øde ø|øy, øya|wyspa|острів, острова, острові|ada|pulau
lake|sjö, sjön, sjöar, insjö|sø, søen|innsjø, tjern, vann ved fjellet|jezioro|озеро|göl|danau
pond|damm|dam|dam|staw|ставок, ставку, ставка|gölet|kolam
river|älv, flod|flod, åen|elv|rzeka|річка, ріка|nehir, ırmak|sungai
stream|bäck|bæk|bekk|strumień, potok|струмок|dere|anak sungai
waterfall|vattenfall|vandfald|foss|wodospad|водоспад|şelale|air terjun
canal|kanal|kanal|kanal|kanał|канал|kanal|kanal
harbor|hamn|havn|havn|port, przystań|гавань, порт|liman|pelabuhan
pier|brygga|bådebro, mole|brygge|molo, pomost|причал, пірс|iskele|dermaga
dock|kaj|kaj|kai|nabrzeże|набережна|rıhtım|galangan
city|stad, staden, storstad|byen, storby|byen, storby|miasto, mieście|місто, міста, місті|şehir, şehri, kent|kota
street|gata, gator|gade|gate|ulica|вулиця|sokak, cadde|jalan kota, jalanan
alley|gränden, gränder|gyde|smug|zaułek, uliczka|провулок|ara sokak|gang sempit
village|by, byn|landsby|bygd|wieś, wsi, wioska|село, селі|köy|desa, kampung
town square|torg, torget|torv|torg|rynek, rynku, plac|площа|meydan|alun alun
old town|gamla stan|gamle by|gamlebyen|stare miasto, starym mieście, starówka|старе місто|eski şehir|kota tua
market square|marknad|marked|marked|targ, targu, jarmark|ринок, базар|pazar yeri, semt pazarı, çarşı|pasar
christmas market|julmarknad|julemarked|julemarked|jarmark bożonarodzeniowy|різдвяний ярмарок|noel pazarı|pasar natal
park|park|park|park|park|парк|park|taman kota
garden|trädgård|haven, haver, blomsterhave|hage|ogród, ogrodu, ogrodzie|сад, город|bahçe|kebun, taman
field|fält, åker, äng|mark, eng|åker, eng, jorde|pole, łąka|поле, луг|tarla, çayır|ladang, padang, sawah
farm|bondgård, gård|bondegård, gård|bondegård, gård|gospodarstwo, farma|ферма|çiftlik|peternakan, pertanian
orchard|fruktträdgård|frugthave|frukthage|sad|яблуневий сад|meyve bahçesi|kebun buah
vineyard|vingård|vingård|vingård|winnica|виноградник|üzüm bağı|kebun anggur
desert|öken|ørken|ørken|pustynia|пустеля|çöl|gurun, padang pasir
jungle|djungel, regnskog|jungle|jungel|dżungla|джунглі|cangıl|rimba
road|väg, vägar|vej|vei|droga, szosa|дорога|yol|jalan raya
path|stig|sti|sti|ścieżka|стежка|patika|jalan setapak
ski slope|skidbacke|skibakke|skibakke|stok narciarski, stoku|гірськолижний схил|kayak pisti|lereng ski
waves|vågor|bølger|bølger|fale|хвилі|dalgalar|ombak
sky|himmel, himlen|himmel|himmel|niebo|небо|gökyüzü|langit
space|rymden, rymd|rummet, verdensrummet|verdensrommet|kosmos|космос|uzay|luar angkasa, angkasa
underwater|under vattnet, under vatten|under vandet|under vann|pod wodą|під водою|su altında, deniz altında|bawah laut, bawah air
iceberg|isberg|isbjerg, isflage|isfjell, isflak|góra lodowa, kra|айсберг, крижина|buzdağı|gunung es
glacier|glaciär|gletsjer|isbre|lodowiec|льодовик|buzul|gletser
window|fönster|vindue|vindu|okno, oknie, oknem|вікно|pencere|jendela
windowsill|fönsterbräda, fönsterbrädan, fönsterkarm|vindueskarm|vinduskarm|parapet, parapecie|підвіконня|pencere kenarı, pencere pervazı, pervaz|ambang jendela
kitchen|kök|køkken|kjøkken|kuchnia|кухня|mutfak|dapur
living room|vardagsrum|stue|stue|salon, pokój, pokoju|вітальня, кімната|oturma odası, salon|ruang tamu
bedroom|sovrum|soveværelse|soverom|sypialnia|спальня|yatak odası|kamar tidur
bathroom|badrum|badeværelse|bad, baderom|łazienka|ванна кімната|banyo|kamar mandi
office|kontor|kontor|kontor|biuro|офіс|ofis|kantor
classroom|klassrum|klasseværelse|klasserom|klasa szkolna, klasie|клас|sınıf|ruang kelas
library|bibliotek|bibliotek|bibliotek|biblioteka|бібліотека|kütüphane|perpustakaan
museum|museum|museum|museum|muzeum|музей|müze|museum
stage|scen, scenen|scene|scene|scena|сцена|sahne|panggung
cafe|kafé, café|café|kafé|kawiarnia|кав'ярня, кафе|kafe|kafe
restaurant|restaurang|restaurant|restaurant|restauracja|ресторан|restoran, lokanta|restoran
bakery|bageri|bageri|bakeri|piekarnia|пекарня|fırın|toko roti
gym|gym|motionscenter|treningssenter|siłownia|спортзал|spor salonu|pusat kebugaran
workshop|verkstad|værksted|verksted|warsztat|майстерня|atölye|bengkel
still life|stilleben|stilleben|stilleben|martwa natura|натюрморт|natürmort|alam benda
sunset|solnedgång|solnedgang|solnedgang|zachód słońca, zachodzie słońca, zachodem słońca|захід сонця, заході сонця|gün batımı, günbatımı, gün batarken|matahari terbenam, senja
sunrise|soluppgång, gryning|solopgang, daggry|soloppgang, daggry|wschód słońca, wschodzie słońca, świt|схід сонця, сході сонця, світанок|gün doğumu, gündoğumu, şafak|matahari terbit, fajar
night|natt, natten|nat, om natten|natt, om natten|noc|ніч, вночі, ночі|gece|malam
starry|stjärnklar, stjärnhimmel|stjernehimmel|stjernehimmel|gwiaździst*, rozgwieżdżon*|зоряна, зоряне, зоряному|yıldızlı|berbintang
full moon|fullmåne|fuldmåne|fullmåne|pełnia księżyca, pełni księżyca, pełnią księżyca|повний місяць|dolunay|bulan purnama
moonlight|månsken|måneskin|måneskin|światło księżyca, świetle księżyca|місячне світло|ay ışığı|cahaya bulan
northern lights|norrsken|nordlys|nordlys|zorza polarna, zorzą polarną|північне сяйво|kuzey ışıkları|aurora
morning|morgon|morgen|morgen|rano, poranek, poranku, ranek|ранок, ранку, вранці|sabah|pagi
evening|kväll|aften|kveld|wieczór, wieczorem|вечір, ввечері, вечора|akşam|sore
dusk|skymning|skumring|skumring|zmierzch|сутінки|alacakaranlık|senjakala
midday|mitt på dagen|middag|midt på dagen|południe|полудень|öğle|siang
sunny|solig, soligt, soliga, solsken|solrig, solskin|solrik, solskinn|słoneczn*|сонячн*|güneşli|cerah
spring morning|vår, våren|forår|vår, våren|wiosna|весна, навесні|ilkbahar, bahar|musim semi
summer|sommar, somrar|sommer|sommer|lato, latem|літо, влітку|yaz günü, yazın, yaz|musim panas
autumn|höst, hösten|efterår|høst|jesień, jesienny, jesienne, jesienią|осінь, восени, осіннь*|sonbahar, güz|musim gugur
wintry|vinter, vintrar|vinter|vinter|zima, zimow*|зима, взимку, зимов*|kış, kışın|musim dingin
rain|regn|regn|regn|deszcz|дощ|yağmur|hujan
raining|regnar|regner|regner|pada deszcz|йде дощ|yağmurlu, yağmur yağıyor|turun hujan, hujan turun
snow|snö|sne|snø|śnieg, śniegu, śniegiem|сніг, снігу|kar|salju
snowing|snöar|sner|snør|pada śnieg|йде сніг|kar yağıyor|turun salju
snowy|snöig*, snötäckt*|sneklædt*|snødekt*|ośnieżon*, zaśnieżon*|засніжен*|karlı|bersalju
storm|storm, oväder, åska|storm, uvejr|storm, uvær|burza, sztorm|буря, гроза, шторм|fırtına|badai
lightning|blixt, blixtar|lyn|lyn|błyskawica|блискавка|şimşek, yıldırım|petir
fog|dimma|tåge|tåke|mgła|туман|sis|kabut
misty|dimmig*|tåget*|tåkete|mglist*|туманн*|sisli|berkabut
cloudy|molnig*|overskyet|overskyet|pochmurn*|похмур*|bulutlu|mendung
wind|vind|vind|vind|wiatr|вітер|rüzgar|angin
on the moon|på månen|på månen|på månen|na księżycu|на місяці|ay yüzeyinde, ayın üzerinde|di bulan
above the clouds|ovanför molnen|over skyerne|over skyene|nad chmurami, ponad chmurami|над хмарами|bulutların üstünde, bulutların üzerinde|di atas awan
candlelight|levande ljus|levende lys|levende lys|blasku świec, świetle świec|при свічках|mum ışığında|cahaya lilin
`;

// Columns and form of the rows as in `nouns.ts`: en|de|fr|es|pt|it|nl|ru|zh|ja|ko|ar|hi.

/** Things under the sky that a described picture often names. */
export const NATURE = `
bench, park bench|parkbank, sitzbank, bank im park|banc, banc public, banc du parc|banco del parque, banca|banco do parque|panchina, panca|bankje, parkbank|скамейк*, лавк*|长椅, 长凳, 公园长椅|ベンチ, 公園のベンチ|벤치|مقعد|बेंच
dog, pup|hündchen|toutou|perrito, perritos|cachorrinho, cãozinho|cucciolo|hondje|щен*|小狗|子犬|강아지|جرو|पिल्ला
house, chalet|chalet|chalet|chalet|chalé|chalet, baita|chalet|шале|木屋|山小屋|산장|شاليه|लकड़ी का घर
bread|||||||||パン|||
rabbit, bunny|häschen|lapereau|conejito|coelhinho|coniglietto|konijntje|зайчик*, зайк*|玉兔, 小兔|うさぎさん|토끼|أرنب صغير|खरगोश
toucan|tukan|toucan|tucán|tucano|tucano|toekan|тукан*|巨嘴鸟|オオハシ|큰부리새|طوقان|टूकन
christmas tree, decorated tree, decorated fir tree, decorated pine tree||||||||||||
apple tree|apfelbaum|pommier|manzano|macieira|albero di mele|appelboom|яблон*|苹果树|りんごの木|사과나무|شجرة تفاح|सेब का पेड़
cherry tree, cherry blossom, cherry blossoms, cherry tree in blossom, cherry trees in blossom, cherry tree in bloom, cherry trees in bloom, blossoming cherry tree, flowering cherry, blossoming tree, tree in bloom, tree in blossom|kirschbaum, kirschblüte, kirschblüten|cerisier, cerisiers|cerezo, cerezos|cerejeira|ciliegio, ciliegi|kersenboom, kersenbloesem|сакур*|樱花, 樱花树|桜の木, 桜|벚꽃, 벚나무|أزهار الكرز|चेरी के फूल
oak, oak tree|eiche, eichen, eichenbaum|chêne, chênes|roble, robles, encina|carvalho, carvalhos|quercia, querce|eik, eikenboom|дуб, дуба, дубы|橡树|オーク, 樫の木|참나무, 떡갈나무|شجرة بلوط|बलूत का पेड़
birch, birch tree|birke, birken|bouleau, bouleaux|abedul, abedules|bétula, bétulas|betulla, betulle|berk, berken, berkenboom|берез*|白桦, 桦树|白樺|자작나무|شجرة البتولا|भोजपत्र
willow, weeping willow, willow tree|weide, trauerweide|saule, saule pleureur|sauce llorón|salgueiro, chorão|salice, salice piangente|wilg, treurwilg|ива, ивы, иву, плакучая ива|柳树, 垂柳|柳, 柳の木|버드나무|شجرة صفصاف|बेंत का पेड़
bamboo, bamboos|bambus|bambou, bambous|bambú, bambúes|bambu, bambus|bambù|bamboe|бамбук*|竹子, 翠竹|竹, 竹の|대나무|خيزران|बांस, बाँस
olive tree|olivenbaum, olivenbäume|olivier, oliviers|olivo, olivos|oliveira, oliveiras|ulivo, ulivi|olijfboom, olijfbomen|оливковое дерево, оливы|橄榄树|オリーブの木|올리브 나무|شجرة زيتون|जैतून का पेड़
rowing boat, rowboat, row boat|ruderboot, kahn|barque|bote de remos, barca de remos|barco a remo, barco a remos|barca a remi|roeiboot|весельная лодка|划艇, 小木船|手漕ぎボート, 小舟|나룻배|قارب تجديف|नौका
sled, sledge, toboggan|schlitten|luge, traîneau|trineo|trenó|slitta, slittino|slee|санк*, сани|雪橇|そり, ソリ|썰매|زلاجة|स्लेज
bull, ox, oxen, bulls|ochse, ochsen, bulle, stier|bœuf, bœufs, taureau|buey, bueyes, toro|boi, bois, touro|bue, buoi, toro|os, ossen, stier|бык, быка, быки, быками|公牛, 水牛|雄牛|황소|ثور, ثيران|बैल, बैलों
sailboat, sailing boat, sailing boats|segelboot, segelyacht|voilier, voiliers|velero, veleros|barco à vela, barquinho à vela|barca a vela, barche a vela|zeilboot|яхт*|小帆船|ヨット|돛단배, 요트|قارب شراعي, مركب شراعي|पाल नाव
palm tree, coconut tree, coconut palm|kokospalme, palme, palmen|cocotier, cocotiers|cocotero, cocoteros|coqueiro, coqueiros|palma da cocco|kokospalm|кокосов* пальм*|椰子树, 椰树|ヤシの木|야자나무|نخلة, نخيل, نخلتين|नारियल का पेड़
lantern, torch light, flashlight|taschenlampe, laterne|lampion, lanterne|farol, linterna|lanterna, lampião|lanterna, lampione|lantaarn|фонар*|灯笼|提灯, ランタン|등불, 등롱|فانوس|लालटेन
mosque|moschee|mosquée|mezquita|mesquita|moschea|moskee|мечет*|清真寺|モスク|모스크|مسجد|मस्जिद
sandcastle, sand castle|sandburg|château de sable|castillo de arena|castelo de areia|castello di sabbia|zandkasteel|песочный замок, замок из песка|沙堡, 沙雕城堡|砂の城|모래성|قلعة رملية|रेत का महल
campfire, bonfire|lagerfeuer|feu de camp|hoguera, fogata|fogueira|falò|kampvuur|костер, костра, костре|篝火, 营火|焚き火|모닥불|نار المخيم|अलाव
volcano|vulkan|volcan|volcán|vulcão|vulcano|vulkaan|вулкан*|火山|火山|화산|بركان|ज्वालामुखी
pasta, spaghetti|pasta, spaghetti|pâtes, spaghetti|pasta, espaguetis|macarrão, massa|pasta, spaghetti|pasta, spaghetti|паста, спагетти|意大利面|パスタ|파스타|باستا|पास्ता
chili, chili pepper, chilli|chilischote|piment|chile, ají, guindilla|pimenta|peperoncino|chilipeper|перец чили|辣椒|唐辛子|고추|فلفل حار|मिर्च
crescent, crescent moon|mondsichel, halbmond|croissant de lune|luna creciente, media luna|lua crescente|mezzaluna|halve maan|полумесяц*|弯月, 新月|三日月|초승달|هلال|अर्धचंद्र
fireworks, firework|feuerwerk|feu d'artifice, feux d'artifice|fuegos artificiales|fogos de artifício|fuochi d'artificio|vuurwerk|фейерверк*, салют|烟花|花火|불꽃놀이|ألعاب نارية|आतिशबाजी
moose, elk|elch, elche|élan, orignal|alce|alce|alce|eland|лось, лося, лоси|驼鹿|ヘラジカ|말코손바닥사슴|موظ|
frisbee, flying disc|frisbee|frisbee|frisbee|frisbee|frisbee|frisbee|фрисби|飞盘|フリスビー|프리스비|فريسبي|
lotus, lotus flower, water lily|lotus, lotusblume, seerose|lotus, nénuphar|loto, nenúfar|lótus, vitória régia|loto, ninfea|lotus, waterlelie|лотос*, кувшинк*|莲花, 荷花|蓮の花|연꽃|لوتس|कमल
carousel, merry go round|karussell|manège, carrousel|carrusel, tiovivo|carrossel|giostra|draaimolen|карусел*|旋转木马|メリーゴーランド|회전목마|دوامة خيل|
torii, torii gate|torii|torii|torii|torii|torii|torii|тории|鸟居|鳥居|도리이||
statue|statue|statue|estatua|estátua|statua|standbeeld|стату*|雕像|銅像|동상|تمثال|मूर्ति
fountain|springbrunnen, brunnen|fontaine|fuente, fuente de agua, fuentes|chafariz|fontana|fontein|фонтан*|喷泉|噴水|분수|نافورة|फव्वारा
chess, chess board|schach|échecs|ajedrez|xadrez|scacchi|schaken|шахмат*|国际象棋, 下棋|チェス|체스|شطرنج|शतरंज
chimney|schornstein|cheminée fumante|chimenea humeante|chaminé|comignolo|schoorsteen|дымоход*|烟囱|煙突|굴뚝|مدخنة|चिमनी
snail|weinbergschnecke|escargot|caracol|caracol|chiocciola|slak|улитк*|蜗牛|かたつむり|달팽이|حلزون|घोंघा
`;

/** Places under the sky, and some under a roof, that the first table has no row for. */
export const PLACES = `
pond|teich, teichen, weiher|étang|estanque|lagoa|stagno|vijver|пруд, пруду, пруда|池塘|池の|연못|بركة|तालाब
hill|hügel, anhöhe|colline|colina, loma|colina, morro|collina, colle|heuvel|холм, холме, холмы, горки, горке|山坡, 山丘|丘の|언덕|تلة, تل|टीला, पहाड़ी
iceberg, ice floe, icebergs, ice floes|eisberg, eisscholle|banquise, iceberg|témpano|banquisa, iceberg|banchisa, iceberg|ijsberg, ijsschots|айсберг*, льдин*|冰山, 浮冰|氷山, 流氷|빙산|جبل جليدي|हिमखंड
town square, plaza, piazza|marktplatz, dorfplatz, stadtplatz|place du village, grand place|plaza, plaza mayor|praça|piazza|plein, marktplein|площад*|广场|広場|광장|ساحة|चौक
canal|kanal|canal|canal|canal|canale|gracht, grachten|канал, канала, канале|运河|運河|운하|قناة مائية|नहर
mars|mars|mars|marte|marte|marte|mars|марс, марсе|火星|火星|화성|المريخ|मंगल ग्रह
bamboo forest, bamboo grove|bambuswald|bambouseraie, forêt de bambous|bosque de bambú|floresta de bambu|foresta di bambù|bamboebos|бамбуков* лес|竹林|竹林|대나무 숲|غابة خيزران|बांस का जंगल
ski slope, ski resort, piste|skipiste, skigebiet|piste de ski, station de ski|pista de esquí|pista de esqui|pista da sci|skipiste|горнолыжн* склон*|滑雪场|スキー場, ゲレンデ|스키장|منتجع تزلج|स्की ढलान
cottage garden, dacha|schrebergarten|jardin potager|huerto|horta|orto|moestuin|дач*|菜园|縁側|마당|حديقة منزلية|बगिया
old town, ancient town|altstadt|vieille ville|casco antiguo|cidade velha|borgo, centro storico|oude stad|старый город|古镇, 老街|城下町|한옥 마을, 옛 마을|مدينة قديمة|पुराना शहर
mount fuji, mt fuji|schneeberg|mont enneigé|monte nevado|monte nevado|monte innevato|besneeuwde berg|фудзи*|富士山, 雪山|富士山|후지산|جبل ثلجي|हिम पर्वत
waves, ocean waves|wellen|vagues|olas|ondas do mar|onde|golven|волны, волнах, волнами|海浪, 波浪|波の|파도|أمواج, موج|लहरें, लहरों
`;

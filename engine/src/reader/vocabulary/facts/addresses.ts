/** Words that an address begins with, a name behind them. */
export const STREET_HEADS =
  'place, rue, r\\., avenue, av\\., boulevard, bd\\.?, quai, allée, cours, impasse, chemin, square, pont, salle, parc, piazza, piazzale, via, viale, corso, largo, vicolo, lungomare, plaza, pza\\.?, calle, c/, avenida, avda\\.?, paseo, carretera, ronda, glorieta, rua, praça, praia, travessa, alameda, estrada, улица, ул\\., проспект, пр\\., пр-т, площадь, пл\\., переулок, пер\\., набережная, наб\\., бульвар, шоссе, ul\\., ulica, al\\., aleja, aleje, os\\., plac, pl\\., rynek'.split(
    ', ',
  );

/** Words that an English address ends with. */
export const STREET_TAILS =
  'street, st, road, rd, avenue, ave, lane, ln, square, sq, way, drive, court, close, place, terrace, row, hill, boulevard, blvd, parkway, highway, crescent, mews, quay, wharf'.split(
    ', ',
  );

/** Ends of a street's name that is one word or stands before its number: "Lindenallee 4", "Storgatan 12". */
export const STREET_ENDINGS =
  'straße, strasse, str\\., gasse, weg, platz, allee, ufer, damm, markt, gatan, vägen, torget, gränd, gracht, straat, laan, plein, kade, weg, steeg, singel, vej, gade, gata, veien, caddesi, cad\\., sokak, sok\\., sokağı, bulvarı, mahallesi'.split(
    ', ',
  );

/** Streets, numbers and houses of scripts without blanks, at the end of a clause. */
export const UNSPACED_PLACE_ENDINGS =
  '书房, 书店, 超市, 厅, 廳, 馆, 院, 寺, 路, 街, 大道, 巷, 号, 號, 楼, 室, 广场, 公园, 中心, 大厦, 图书馆, 体育馆, 博物馆, 美术馆, 剧院, 酒店, 饭店, 餐厅, 咖啡馆, 咖啡店, 学校, 大学, 会议室, 礼堂, 门店, 店内, 市, 区, 公園, 広場, 駅前, 駅, 会館, ホール, 図書館, 体育館, 美術館, 博物館, 会場, センター, カフェ, 店舗, 本店, 支店, 店, ビル, 神社, 境内, 校庭, 教室, 館, 階, 丁目, 番地, 号室, 商店街, 河川敷, 海岸, 市役所, 区民センター, 도서관, 공원, 센터, 광장, 카페, 홀, 회관, 강당, 미술관, 박물관, 체육관, 역, 층, 호, 로, 길, 점, 호텔, 구, 시, 대학교, 앞'.split(
    ', ',
  );

/** Houses that bear a name: "studio Luna", "кофейня «Зерно»", "Bar La Esquina". */
export const VENUE_NOUNS =
  'gimnasio, ginásio, barbería, barbearia, barbershop, fitnessstudio, sportschool, kapsalon, spa, deli, diner, food truck, car wash, canteen, cantina, дк, цдк, тц, трц, церковь, kościół, kirche, église, iglesia, igreja, chiesa, kerk, kyrka, jardinerie, fleuriste, pharmacie, épicerie, pizzeria, crêperie, fromagerie, salon, eisdiele, apotheke, gärtnerei, metzgerei, weingut, brauerei, bücherei, stadtbibliothek, turnhalle, gemeindehaus, bürgerhaus, rathaus, farmacia, heladería, ferretería, escuela, instituto, biblioteca, gelateria, pasticceria, scuola, farmácia, sorveteria, escola, bar, pub, café, cafe, club, studio, hotel, restaurant, gallery, galerie, library, theatre, theater, hall, kino, cinema, shop, store, bookshop, bookstore, bakery, salon, gym, school, museum, church, bistro, brewery, kneipe, bäckerei, konditorei, buchhandlung, blumenladen, laden, gasthaus, gasthof, wirtshaus, praxis, boutique, librairie, boulangerie, brasserie, bar, taberna, librería, panadería, cafetería, tienda, floristería, restaurante, galería, taller, peluquería, livraria, padaria, loja, cafeteria, restaurante, galeria, estúdio, salão, libreria, panetteria, negozio, ristorante, trattoria, osteria, pizzeria, galleria, teatro, sala, winkel, boekhandel, bakkerij, café, restaurant, кофейня, кофейне, кафе, ресторан, ресторане, бар, баре, клуб, клубе, студия, студии, салон, салоне, магазин, магазине, лавка, лавке, пекарня, пекарне, галерея, галерее, театр, театре, библиотека, библиотеке, школа, школе, гостиница, отель, отеле, центр, центре, зал, зале, парк, парке, дом, доме, kawiarnia, księgarnia, restauracja, kino, teatr, galeria, kafé, bokhandel, bageri, butik, kafe, kitabevi, lokanta, restoran, galeri, atölye'.split(
    ', ',
  );

/** Cities whose names are two signs and nothing that says so: a person's may be, too. */
export const HAN_CITIES: ReadonlySet<string> = new Set(
  (
    '北京 上海 广州 廣州 深圳 杭州 南京 苏州 成都 重庆 武汉 西安 天津 长沙 青岛 大连 厦门 宁波 无锡 郑州 济南 沈阳 昆明 合肥 福州 南宁 贵阳 太原 ' +
    '兰州 海口 三亚 珠海 佛山 东莞 台北 臺北 高雄 台中 臺中 台南 新竹 香港 澳门 澳門 东京 東京 大阪 京都 奈良 神戸 横浜 千葉 埼玉 広島 福岡 仙台 札幌 ' +
    '金沢 長崎 熊本 沖縄 那覇 静岡 岡山 松山 高松 新潟 函館 鎌倉 渋谷 新宿 池袋 銀座 浅草 上野 原宿 梅田 難波 首尔 首爾 釜山 巴黎 伦敦 倫敦 纽约 紐約 柏林'
  ).split(' '),
);

// Columns: English|Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. Written by hand; the headwords
// are the parts of a request, the roles of a text and English words of kinds.

/** How an image is asked for, by the part that a word plays in it. */
export const REQUESTS_NORTH = `
verb|skapa, gör, rita, designa, jag vill ha, jag behöver, vi behöver, snälla|lav, skab, tegn, design, jeg vil have, jeg har brug for, vær venlig at|lag, lage, skap, tegn, design, jeg vil ha, jeg trenger, vennligst|stwórz, zrób, zrób mi, zrób nam, zaprojektuj, wygeneruj, narysuj, przygotuj, potrzebuję, potrzebujemy, chcę, proszę|створи, створіть, зроби, зробіть, згенеруй, мені потрібен, мені потрібна, потрібно, будь ласка|oluştur, yap, tasarla, hazırla, çiz, istiyorum, lazım, lütfen|buatlah, buat, buatkan, rancang, desain, gambarkan, saya butuh, saya ingin, tolong
drawing-verb|rita|tegn|tegn|narysuj, namaluj|намалюй, намалюйте|çiz|gambarkan, lukiskan
strong-artefact|omslagsbild, miniatyrbild, bokomslag, skivomslag, tidningsomslag, instagraminlägg, linkedininlägg, facebookinlägg, bloggbild, sidhuvud|coverbillede, forsidebillede, bogomslag, bogforside, instagramopslag, linkedinopslag, facebookopslag, blogbillede|forsidebilde, omslagsbilde, bokomslag, instagraminnlegg, linkedininnlegg, facebookinnlegg, bloggbilde|okładka książki, okładka albumu, okładka, okładkę, miniatura, miniaturka, miniaturę, grafika na bloga, grafika na instagram, post na instagram, post na linkedin, post na facebook, obraz nagłówka, nagłówek|обкладинк*, мініатюр*, пост для інстаграм*, допис для інстаграм*|kapak görseli, blog görseli, küçük resim, kitap kapağı, albüm kapağı, kapak, instagram gönderisi, linkedin gönderisi, facebook gönderisi, başlık görseli|gambar sampul, sampul buku, sampul album, sampul, gambar mini, postingan instagram, postingan linkedin, gambar blog
artefact|affisch, affischen, plansch, plakat, poster, banderoll, banner, kort, bild, bilden, illustration, annons, omslag, flygblad, inlägg, teckning, vykort|plakat, plakaten, poster, banner, kort, billede, illustration, annonce, omslag, forside, flyer, opslag, tegning, postkort|plakat, plakaten, poster, banner, kort, bilde, illustrasjon, annonse, omslag, forside, flyer, innlegg, tegning, postkort|plakat, afisz, baner, karta, kartka, obraz, obrazek, grafika, grafikę, ilustracja, ilustrację, ulotka, ulotkę, reklama, reklamę, post, wpis, rysunek, pocztówka, pocztówkę, plakatu, ulotki, banera, grafiki, okładki, karty|плакат, постер, афіша, афішу, банер, листівка, листівку, картка, зображення, картинка, картинку, ілюстрація, ілюстрацію, флаєр, оголошення, реклама, допис, малюнок|afiş, afişi, poster, posteri, banner, kart, kartı, kartpostal, görsel, görseli, resim, resmi, illüstrasyon, ilan, ilanı, reklam, el ilanı, broşür, gönderi, çizim|poster, spanduk, kartu, gambar, ilustrasi, iklan, selebaran, brosur, postingan, kartu pos
connector|om, som visar, föreställande, med ett|om, der viser, som viser|om, som viser|o, na temat, przedstawiając*, pokazując*|про, на тему, із зображенням|hakkında, konulu, gösteren, temalı|tentang, mengenai, yang menampilkan, yang menunjukkan
naming|med rubriken, med titeln, med texten, som heter, med orden|med titlen, med overskriften, med teksten, der hedder|med tittelen, med overskriften, med teksten, som heter|z tytułem, pod tytułem, zatytułowan*, z napisem, z tekstem, z hasłem|з назвою, під назвою, із заголовком, з написом, з текстом|başlıklı, adlı, yazılı, başlığıyla, yazısıyla|berjudul, dengan judul, dengan teks, bertuliskan
weak-connector|för, till, av|for, til, af|for, til, av|dla, do, na|для, на, до|için|untuk
determiner|en, ett, min, mitt, vår, vårt, en ny, en fin|en, et, min, mit, vores|en, ei, et, min, mitt, vår, vårt|mój, moją, nasz, naszą, naszego, naszej, ładny, ładną, nowy, nową|мій, мою, наш, нашу, нашого, нашої|bir, güzel bir, bizim|sebuah, satu, kami
preposition|i, med, på, som, i en|i, med, på, som|i, med, på, som|w, z, na, ze|у, в, з, на, із|ile, içinde|dalam, dengan, pada, di
style-noun|stil, stilen, känsla, färg, färger, färgskala, bakgrund, bakgrunden, tema, typsnitt, format, ton, toner|stil, stemning, farve, farver, baggrund, tema, skrifttype, format, toner|stil, stemning, farge, farger, bakgrunn, tema, skrifttype, format, toner|styl, stylu, nastrój, kolor, kolory, kolorach, kolorystyka, tło, tle, tłem, czcionka, motyw, format|стиль, стилі, настрій, колір, кольори, кольорах, фон, фоні, тло, тлі, шрифт, тема, формат|tarz, tarzı, tarzında, stil, renk, renkler, renklerde, arka plan, arka planlı, tema, yazı tipi, tonlar, tonlarda|gaya, bergaya, suasana, warna, berwarna, latar, latar belakang, tema, huruf, format, nuansa
quality|hög kvalitet, hög upplösning|høj kvalitet, høj opløsning|høy kvalitet, høy oppløsning|wysoka jakość, wysokiej jakości|висока якість, високої якості|yüksek kalite, yüksek çözünürlük|kualitas tinggi, resolusi tinggi
filler|och, eller, men, mycket, lite, mer, bara, ganska|og, eller, men, meget, lidt, mere, kun|og, eller, men, veldig, litt, mer, bare|i, oraz, lub, ale, bardzo, trochę, bardziej, tylko|і, й, та, або, але, дуже, трохи, більше, лише|ve, veya, ama, çok, biraz, daha, sadece|dan, atau, tetapi, sangat, sedikit, lebih, hanya
`;

/** What keeps a thing out of a picture. */
export const NEGATIONS_NORTH = `
negation|utan, ingen, inget, inga, inte, undvik|uden, ingen, intet, ikke, undgå|uten, ingen, intet, ikke, unngå|bez, żadnych, nie, unikaj|без, ні, жодних, не, уникай|yok, olmadan, olmasın, hayır|tanpa, tidak ada, jangan, bukan
`;

/** The role that a quoted text shall have. */
export const ROLES_NORTH = `
text|text, texten, orden|tekst, teksten, ordene|tekst, teksten, ordene|tekst, napis, słowa|текст, напис|metin, yazı, yazısı|teks, tulisan, kata kata
title|rubrik, rubriken, titel, titeln|titel, titlen, overskrift, overskriften|tittel, tittelen, overskrift, overskriften|tytuł, tytułem, nagłówek, hasło|заголовок, назва, заголовком|başlık, başlığı|judul, judulnya
subtitle|underrubrik, underrubriken, undertitel|undertitel, underoverskrift|undertittel, underoverskrift|podtytuł, podtytułem|підзаголовок|alt başlık, alt başlığı|subjudul, anak judul
call to action|knapp, knappen|knap, knappen|knapp, knappen|przycisk|кнопка|düğme, buton, butonu|tombol
footer|längst ner, längst ned, nere|nederst, i bunden|nederst, i bunnen|na dole, u dołu|внизу|altta, en altta|di bawah, bagian bawah
date|datum|dato|dato|data|дата|tarih|tanggal
place|plats, platsen|sted, stedet|sted, stedet|miejsce|місце|yer|tempat, lokasi
`;

/** What a card is for. */
export const KINDS_NORTH = `
invitation|inbjudan, inbjudan till|invitation til|invitasjon, invitasjon til|zaproszenie, zaproszenie na|запрошення|davetiye, davetiyesi|undangan
event|konsert, festival, utställning, föreläsning, konferens, evenemang, mässa, fest, vernissage, loppis, bokmässa|koncert, festival, udstilling, foredrag, konference, messe, fest, loppemarked|konsert, festival, utstilling, foredrag, konferanse, messe, fest, loppemarked|koncert, festiwal, wystawa, wykład, konferencja, wydarzenie, warsztaty, kiermasz, targi, wernisaż, impreza|концерт, фестиваль, виставка, лекція, конференція, вечірка, ярмарок|konser, konseri, festival, festivali, sergi, sergisi, konferans, konferansı, etkinlik, fuar, fuarı, atölye çalışması, parti|konser, festival, pameran, konferensi, seminar, acara, pesta
sale|rea, rabatt, utförsäljning, realisation, erbjudande|udsalg, rabat, tilbud|salg, rabatt, tilbud|wyprzedaż, promocja, rabat, zniżka, przecena|розпродаж, знижка, знижки, акція|indirim, indirimi, kampanya, fırsat|diskon, promo, obral, potongan harga
hiring|vi söker, lediga jobb, platsannons, vi anställer|vi søger, ledig stilling, jobopslag|vi søker, ledig stilling, stillingsannonse|zatrudnimy, szukamy pracownika, oferta pracy, praca dla, rekrutacja|шукаємо, вакансія, ми наймаємо|iş ilanı, ekip arkadaşı arıyoruz, arıyoruz, işe alım|lowongan kerja, lowongan, kami mencari, dibutuhkan
blog|blogg, blogginlägg|blogindlæg|blogg, blogginnlegg|wpis na blog, wpis blogowy|блог, стаття для блогу|blog yazısı, blog|artikel blog, blog
podcast episode|podd, poddavsnitt, podcast, poddomslag|podcast, podcastafsnit|podkast, podcast, podkastepisode|podcast, odcinek podcastu, okładka podcastu|подкаст|podcast, podcast kapağı, podcast bölümü|podcast, siniar, episode podcast
quote|citat|citat|sitat|cytat|цитата|alıntı, söz kartı|kutipan, kata mutiara
`;

/** What figures are on, in or behind, in the languages of `NORTHERN`; columns as in `things-north.ts`. */
export const PERCHES_NORTH = `
branch|gren, grenen, kvist|gren, grenen, kvist|gren, greina, kvist|gałąź, gałęzi, gałązka, gałązce|гілка, гілці, гілку|dal, dalda, dalın, ağaç dalı|dahan, ranting
wall|mur, muren, tegelmur|mur, muren, murstensmur|mur, muren, murvegg|mur, murze, murek, murku|мур, мурі, стіна, стіні|duvar, duvarın, tuğla duvar|tembok, dinding bata
fence|staket, staketet, trästaket|hegn, hegnet, stakit|gjerde, gjerdet|płot, płocie, płotem, ogrodzenie|паркан, паркані, парканом|çit, çitin|pagar, pagar kayu
roof|tak, taket, hustak|tag, taget, hustag|tak, taket, hustak|dach, dachu, dachem|дах, даху, дахом|çatı, çatının, dam, damın|atap, atap rumah
rock|sten, stenen, klippblock|sten, stenen, klippeblok|stein, steinen|kamień, kamieniu, skała, skale, głaz, głazie|камінь, камені, скеля, скелі|kaya, kayanın, taş|batu, batu besar
summit|topp, bergstopp|bjergtop|fjelltopp|szczyt, szczycie, wierzchołek|вершина, вершині|zirve, doruk|puncak, puncak gunung
hill|kulle, kullen, backe|bakke, bakken, høj|ås, bakketopp, haug|wzgórze, wzgórzu, pagórek, pagórku|пагорб, пагорбі|tepe, tepenin|bukit
dune|sanddyn, dyn|klit, sandklit|sanddyne|wydma, wydmie|дюна, дюні|kumul|bukit pasir
cliff|klippa, klippan, klippor|klippe, klippen, klint|klippe, klippen|klif, klifie, urwisko, urwisku|скеля, обрив, обриві|uçurum, uçurumun, yalıyar|tebing
nest|bo, boet, fågelbo|rede, reden, fuglerede|reir, fuglereir|gniazdo, gnieździe|гніздо, гнізді|yuva, yuvanın, yuvada|sarang
wire|ledning, elledning|ledning, elledning|ledning, strømledning|drut, drucie, przewód, przewodzie|дріт, дроті|tel, telin|kabel
ice floe|isflak, isflaket, isberg|isflage, isflagen, isbjerg|isflak, isflaket, isfjell|kra, krze, góra lodowa|крижина, крижині, айсберг|buz kütlesi, buzul|bongkahan es, gunung es
basket|korg, korgen|kurv, kurven|kurv, kurven|kosz, koszu, koszyk, koszyku|кошик, кошику|sepet, sepetin, sepette|keranjang
box|låda, lådan, kartong|kasse, kassen, papkasse|eske, esken, kasse|pudełko, pudełku, karton, kartonie|коробка, коробці|kutu, kutunun, kutuda|kotak, kardus
blanket|filt, filten, picknickfilt|tæppe, tæppet, picnictæppe|teppe, teppet, pledd|koc, kocu|ковдра, ковдрі, плед, пледі|battaniye, piknik örtüsü|selimut, tikar
`;

import { toWordSet as list } from '../reading/reading.ts';

/** Words behind which a noun phrase begins: articles, possessives, prepositions, conjunctions. */
export const STARTERS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    'a an the and or of with in on at by under over near beside behind between among through from to into against around towards toward onto above below beneath along across two three four five six seven several some his her its their my our your one next inside outside without for beyond before after within amid like as',
  ),
  de: list(
    'ein eine einen einem einer eines der die das den dem des und oder mit in im am auf unter über neben vor hinter bei zwischen an aus von zu zum zur durch gegen um ohne zwei drei vier fünf sechs sieben einige mehrere sein seine seinem ihr ihre ihrem',
  ),
  fr: list(
    'un une le la les l des du de d au aux et ou avec dans sur sous près devant derrière entre à en par vers chez deux trois quatre cinq six sept quelques plusieurs son sa ses leur leurs sans',
  ),
  es: list(
    'un una unos unas el la los las y o con en sobre bajo junto al del de ante entre tras por hacia a dos tres cuatro cinco seis siete varios varias su sus sin',
  ),
  pt: list(
    'um uma uns umas o a os as e ou com em no na nos nas num numa sobre sob ao à do da dos das de entre por para dois duas três quatro cinco seis sete vários várias seu sua sem',
  ),
  it: list(
    'un uno una il lo la i gli le l e o con in nel nella nei nelle su sul sulla sotto accanto al alla del della dei delle di da tra fra per due tre quattro cinque sei sette alcuni alcune suo sua senza',
  ),
  nl: list(
    'een de het en of met in op onder boven naast voor achter bij tussen aan uit van naar door tegen om twee drie vier vijf zes zeven enkele zijn haar hun zonder',
  ),
  sv: list(
    'en ett den det de och eller med i på vid under över bredvid framför bakom mellan från till genom mot av utan nära runt två tre fyra fem sex sju några flera sin sitt sina hans hennes deras som medan efter utanför inne längs',
  ),
  da: list(
    'en et den det de og eller med i på ved under over bag foran mellem fra til gennem mod af uden nær omkring to tre fire fem seks syv nogle flere sin sine hans hendes deres som mens efter langs',
  ),
  nb: list(
    'en ei et den det de og eller med i på ved under over bak foran mellom fra til gjennom mot av uten nær rundt to tre fire fem seks sju noen flere sin sitt sine hans hennes deres som mens etter langs',
  ),
  pl: list(
    'i a oraz lub z ze w we na pod nad przy obok przed za między od do przez bez koło wśród podczas o po u dwa dwie dwoje trzy troje cztery pięć sześć siedem kilka kilku kilkoro jego jej ich swój swoją który która które gdy',
  ),
  uk: list(
    "і й та а або з із зі в у на під над біля перед за між від до через без коло серед під час о по два дві двоє три троє чотири п'ять шість сім кілька декілька його її їх свій свою який яка яке поруч",
  ),
  tr: list(
    'bir ve ile veya iki üç dört beş altı yedi birkaç bu şu altında üstünde üzerinde yanında önünde arkasında içinde arasında kenarında doğru için gibi olan',
  ),
  id: list(
    'seekor sebuah seorang dan atau dengan di ke dari pada untuk dalam atas bawah samping depan belakang antara dekat tepi dua tiga empat lima enam tujuh beberapa yang itu ini sedang para saat',
  ),
};

/** Words that name nothing by themselves: the tone, the size, the place in the picture. */
export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    'way sense style bloom air foreground background middle center centre distance edge end top bottom side left right front back top corner shade shadow light lights glow love peace silence rest sight view full each other every all this that these those who which what where while when then together alone away down up out off not just only also even more most much many lot lots kind day time moment frame color colors colour colours tone tones mood feeling feel vibe nature world life atmosphere beauty wonder joy space depth detail details layers shot angle perspective composition text title words letters caption subtitle headline logo please make create draw generate show picture want need like group pair couple herd flock family pack crowd row line circle variety piece bit',
  ),
  de: list(
    'ist sind war steht liegt links rechts oben unten hell dunkel groß große großer großes kleine kleiner kleines kleinen alt alte alter altes schön schöne schöner schönes ruhig ruhige ruhiger still stille einsam einsame einsamer wild wilde hohe hoher tiefe tiefer weite weiter junge junger lang lange hintergrund vordergrund mitte ferne licht schatten himmel luft blüte natur welt paar gruppe herde abend tag ufer rand blick stil bild der titel text',
  ),
  fr: list(
    'est sont qui que grand grande petit petite grands petits petites vieux vieille beau belle jeune calme seul seule solitaire sauvage haut bas loin fond premier plan milieu bord pied ombre lumière ciel air fleur fleurs style nature monde soir jour matin côté titre texte image',
  ),
  es: list(
    'es son que grande pequeño pequeña gran viejo vieja joven hermoso hermosa tranquilo tranquila solo sola solitario salvaje alto alta lejos fondo primer plano medio borde orilla pie sombra luz cielo aire estilo naturaleza mundo tarde día mañana lado titulo título texto imagen',
  ),
  pt: list(
    'é são que grande pequeno pequena velho velha jovem lindo linda calmo calma só sozinho solitário selvagem alto alta longe fundo primeiro plano meio beira margem pé sombra luz céu ar estilo natureza mundo tarde dia manhã lado título texto imagem',
  ),
  it: list(
    'è sono che grande piccolo piccola vecchio vecchia giovane bello bella calmo calma solo sola solitario selvaggio alto alta lontano sfondo primo piano mezzo bordo riva piede ombra luce cielo aria stile natura mondo sera giorno mattina mattino lato titolo testo immagine',
  ),
  nl: list(
    'is zijn die dat groot grote klein kleine oud oude mooi mooie rustig rustige stil stille eenzaam eenzame wild wilde hoog hoge ver achtergrond voorgrond midden rand oever voet schaduw licht lucht stijl natuur wereld avond dag ochtend kant titel tekst beeld',
  ),
  ru: list(
    'и в во на под над у с со за из к о по от до для при без не это как где или под около возле рядом перед между вид фон фоне стиль свет тень небо берег берегу край утро утром вечер вечером день днем время мир природа картина рисунок',
  ),
  ko: list(
    '마리 마리가 마리의 명이 송이 그루 대가 있는 있고 있다 그림 풍경 장면 모습 배경 아름다운 조용한 위에 아래 옆에 앞에 뒤에 함께 그리고 하나 속의 속에 아침 저녁',
  ),
  ar: list(
    'في على من إلى عن مع تحت فوق أمام خلف بين عند قرب بجانب هو هي التي الذي و أو كبير كبيرة صغير صغيرة جميل جميلة هادئ هادئة قديم قديمة مشهد منظر صورة خلفية ضوء ظل وقت عند',
  ),
  hi: list(
    'में पर के का की को से और या एक है हैं था थी ऊपर नीचे पास सामने पीछे साथ बड़ा बड़ी बड़े छोटा छोटी छोटे सुंदर शांत पुराना पुरानी दृश्य चित्र तस्वीर समय सुबह शाम दिन किनारे बीच वाला वाली वाले रहा रही रहे',
  ),
  sv: list(
    'är som stor stora stort liten litet små gammal gamla gammalt ung vacker vackra vackert lugn lugna lugnt tyst ensam hög höga låg bred bakgrunden bakgrund förgrunden mitten fjärran ljus skugga luft natur värld stil sida kant bild titel rubrik rubriken text solen dag varm kall mörk genom sitter står',
  ),
  da: list(
    'er som stor store stort lille små gammel gamle gammelt ung smuk smukke smukt rolig roligt stille ensom høj lav bred baggrunden baggrund forgrunden midten lys skygge luft natur verden stil side kant billede titel overskrift tekst dag varm kold mørk',
  ),
  nb: list(
    'er som stor store stort liten lite små gammel gamle gammelt ung vakker vakre vakkert rolig stille ensom høy lav bred bakgrunnen bakgrunn forgrunnen midten lys skygge luft natur verden stil side kant bilde tittel overskrift tekst dag varm kald mørk',
  ),
  pl: list(
    'jest są duży duża duże wielki wielka mały mała małe stary stara stare starego starej młody młoda piękny piękna piękne spokojny spokojna spokojne cichy samotny samotna wysoki wysoka szeroki daleko blisko tle tło środku brzegu brzeg skraju światło cień świat natura styl strona obraz obrazek tytuł tytułem napis tekst dzień ciepły zimny ciemny się lewej prawej stronie puszcza',
  ),
  uk: list(
    'є великий велика велике маленький маленька маленьке старий стара старе молодий молода красивий красива гарний гарна тихий тиха спокійний самотній високий широкий далеко тлі фоні середині березі берег краю світло тінь світ природа стиль картина малюнок назва текст день теплий холодний темний',
  ),
  tr: list(
    'büyük küçük eski yaşlı genç güzel sakin sessiz yalnız yüksek geniş uzak yakın arka plan arka planda ön kenar kenarı kenarında kıyısında ortasında ışık ışığında gölge dünya doğa stil resim görsel başlık metin gün sıcak soğuk koyu açık parlak zaman vakti doğru boyunca uçuruyor olan',
  ),
  id: list(
    'besar kecil tua muda indah cantik tenang sunyi sendirian tinggi luas jauh dekat latar belakang tengah tepi pinggir cahaya bayangan dunia alam gaya gambar judul teks hari hangat dingin gelap terang sedang sambil',
  ),
};

/** What a subject may do and still stand as it is drawn, and words that only set the tone. */
export const HARMLESS_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or of in on at by with under over near beside behind through among into from to for its his her their is are ' +
    'standing stands stand looking looks watching waiting resting walking walks wandering lone lonely solitary single alone ' +
    'calm quiet serene peaceful tranquil beautiful pretty stunning majestic dramatic vast wide distant deep high tall small ' +
    'little tiny big large huge old ancient young wild soft gentle bright dark light warm cold cool fresh green blue lush ' +
    'mysterious magical dreamy cozy cosy epic scenic rolling reflected reflecting reflection reflections mirrored rising ' +
    'setting falling drifting glowing snowcapped capped landscape scenery scene view panorama picture image illustration ' +
    'drawing background wallpaper poster flat style minimal minimalist simple colorful colourful still open some many few very ' +
    'early late summer spring autumn fall one two three over above below while during where there sailing floating flying ' +
    'remote rocky sandy grassy wooded misty clear crashing against'
  ).split(' '),
);

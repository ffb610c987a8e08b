import type { Entry, Terms } from '../../../lexicon/vocabulary.ts';

/** Covers and posters of what somebody wrote, sang or filmed: their people are its makers, and no one is quoted. */
const WORDS: Terms = {
  en: 'book cover, novel cover, cookbook cover, memoir cover, poetry book cover, ebook cover, e book cover, paperback cover, thriller cover, romance cover, fantasy book cover, children’s book cover, childrens book cover, kids book cover, comic cover, zine cover, album cover, album art, single cover, ep cover, record sleeve, mixtape cover, movie poster, film poster, documentary poster, theatre poster, theater poster, play poster',
  de: 'buchcover, romancover, buchumschlag, buchtitel, kinderbuchcover, krimicover, albumcover, plattencover, filmplakat, kinoplakat, theaterplakat, bucheinband',
  fr: "couverture de livre, couverture du livre, couverture de roman, couverture du roman, couverture d'album, pochette d'album, pochette de disque, affiche de film, affiche du film",
  es: 'portada de libro, portada del libro, portada de novela, portada de la novela, cubierta de libro, portada de álbum, portada de disco, cartel de película, póster de película',
  pt: 'capa de livro, capa do livro, capa de romance, capa de álbum, capa de disco, cartaz de filme, pôster de filme',
  it: 'copertina di libro, copertina del libro, copertina libro, copertina di romanzo, copertina romanzo, copertina album, copertina di un libro, copertina di un romanzo, locandina film, locandina del film, locandina di un film',
  nl: 'boekomslag, boekcover, romanomslag, albumhoes, filmposter',
  ru: 'обложка книги, обложка для книги, обложка романа, обложка альбома, афиша фильма, постер фильма',
  zh: '图书封面, 书籍封面, 小说封面, 新书封面, 专辑封面, 电影海报',
  ja: '本の表紙, 小説の表紙, 書籍の表紙, 本の装丁, アルバムジャケット, 映画ポスター, 映画のポスター, 絵本の表紙, 新書, 新刊',
  ko: '책 표지, 소설 표지, 앨범 커버, 영화 포스터',
  ar: 'غلاف كتاب, غلاف رواية, غلاف ألبوم, ملصق فيلم',
  hi: 'किताब का कवर, पुस्तक कवर, पुस्तक का आवरण',
  sv: 'bokomslag, skivomslag, filmaffisch',
  da: 'bogomslag, filmplakat',
  nb: 'bokomslag, filmplakat',
  pl: 'okładka książki, okładka powieści, okładka płyty, plakat filmowy',
  tr: 'kitap kapağı, roman kapağı, albüm kapağı, film afişi',
};

/** Covers and posters of works: read whatever language the few words around are taken for. */
export const WORKS: readonly Entry<'work'>[] = [
  { value: 'work', terms: { any: Object.values(WORDS).join(', ') } },
];

const BY =
  'by|written by|words by|text by|story by|directed by|author|authors|von|autor|autorin|geschrieben von|par|écrit par|auteur|autrice|escrito por|por|de|do|da|di|autore|autora|scritto da|escrito por|door|geschreven door|van|автор|av|skriven av|af|przez|autorstwa|yazan';

/** What leads from the name of a work to who made it. Romance and Dutch genitives do so before a full name alone. */
export const MADE_BY = new RegExp(`^\\s*,?\\s*(?:${BY})\\s*[:：]?\\s+(?=\\p{Lu})`, 'iu');

/** The same where the name follows at once: 著:三浦千晴, 文・佐々木海. What is not the author's part stays with the name. */
export const MADE_BY_UNSPACED =
  /[\s,，、]*(?:(?:著者|著|作者(?!见面|見面|签售|簽售|座谈|对谈|对话|分享|朗读)|作(?!者)|文|原作|저자|지은이|글|تأليف|المؤلف|लेखक)\s*[:：・·]?\s*|(?=(?:絵|画|絵と文|イラスト|訳|译|译者|繪|绘|그림|옮긴이)\s*[:：・·]\s*))((?:(?:絵と文|絵|画|イラスト|訳|译者|译|繪|绘|그림|옮긴이)\s*[:：・·]\s*)?[\p{L}\p{M}·・.]{2,20}(?:\s[\p{Script=Arabic}\p{Script=Devanagari}\p{M}]{2,20})?)(?=$|[\s,，、。])/gu;

/** Shows that come in episodes, before their name. */
export const SHOW_NOUNS = 'podcasts?|show|radio show|series|webserie|serie|série|подкаста?';

/** Between an episode and its show. */
export const SHOW_LINKS =
  'of the|of our|of my|of|do|do meu|do nosso|del|de mi|de nuestro|du|des|meines|unseres|vom|della|dello|del mio|van de|van onze';

import type { Entry } from '../../../lexicon/vocabulary.ts';

export type Platform = { name: string; width: number; height: number };

const size = (name: string, width: number, height: number): Platform => ({ name, width, height });

/** Where no platform is named but all of them are meant: a size that each of them shows whole. */
export const ANY_PLATFORM = 'Social media';

/** Image sizes that the platforms' own help pages recommend; more specific names win over shorter ones. */
export const PLATFORMS: readonly Entry<Platform>[] = [
  {
    value: size('LinkedIn', 1200, 627),
    terms: {
      any: 'linkedin, linkedin post, linked in',
      zh: '领英, 領英',
      ja: 'リンクトイン',
      ko: '링크드인',
      ru: 'линкедин*',
      ar: 'لينكدإن, لينكد إن',
      hi: 'लिंक्डइन',
    },
  },
  { value: size('DEV', 1000, 420), terms: { any: 'dev.to, dev.to cover, dev.to post' } },
  { value: size('Hashnode', 1600, 840), terms: { any: 'hashnode, hashnode cover, hashnode post' } },
  {
    value: size('LinkedIn banner', 1584, 396),
    terms: { any: 'linkedin banner, linkedin cover, linkedin profile banner, linkedin background' },
  },
  {
    value: size('X', 1200, 675),
    terms: {
      any: 'twitter, x.com, twitter card, twitter post, x post, tweet',
      en: 'x twitter, twitter x',
      zh: '推特',
      ja: 'ツイッター',
      ko: '트위터',
      ru: 'твиттер*',
      ar: 'تويتر',
      hi: 'ट्विटर',
    },
  },
  {
    value: size('X header', 1500, 500),
    terms: { any: 'twitter header, x header, twitter banner, twitter cover' },
  },
  {
    value: size('Instagram', 1080, 1080),
    terms: {
      any: 'instagram, insta, instagram post, instagram square, ig post',
      en: 'square post',
      ja: 'インスタ, インスタグラム',
      ko: '인스타그램, 인스타',
      ru: 'инстаграм*',
      ar: 'إنستغرام, انستغرام, انستقرام',
      hi: 'इंस्टाग्राम',
    },
  },
  { value: size('Instagram portrait', 1080, 1350), terms: { any: 'instagram portrait, instagram carousel' } },
  {
    value: size('Story', 1080, 1920),
    terms: {
      any: 'instagram story, instagram stories, insta story, ig story, instagram reel, reels cover, facebook story, whatsapp status',
      en: 'story format, reel cover',
      de: 'story format, instagram storys',
      ja: 'ストーリーズ',
      ko: '인스타그램 스토리, 인스타 스토리',
    },
  },
  { value: size('TikTok', 1080, 1920), terms: { any: 'tiktok, tik tok', zh: '抖音' } },
  {
    value: size('YouTube', 1280, 720),
    terms: {
      any: 'youtube, youtube thumbnail, youtube video, yt thumbnail',
      en: 'video thumbnail',
      de: 'youtube vorschaubild',
      ja: 'ユーチューブ',
      ko: '유튜브',
      ru: 'ютуб*',
      ar: 'يوتيوب',
      hi: 'यूट्यूब',
    },
  },
  { value: size('Pinterest', 1000, 1500), terms: { any: 'pinterest, pinterest pin' } },
  { value: size('Facebook event', 1920, 1005), terms: { any: 'facebook event, facebook event cover' } },
  {
    value: size('Facebook', 1200, 630),
    terms: {
      any: 'facebook, facebook post, facebooka, facebooku',
      ja: 'フェイスブック',
      ko: '페이스북',
      ru: 'фейсбук*',
      ar: 'فيسبوك',
      hi: 'फेसबुक',
      zh: '脸书, 臉書',
    },
  },
  {
    value: size('Open Graph', 1200, 630),
    terms: {
      any: 'og image, og card, open graph, opengraph, opengraph image, open graph image',
      en: 'social preview, link preview, social card, social media card, social media preview, social share image',
    },
  },
  {
    value: size(ANY_PLATFORM, 1200, 630),
    // With the small word before them: alone they may be fishing nets, or what the card is about.
    terms: {
      en: 'for social media, for our social media, for my social media, for socials, for our socials, for my socials, for social',
      de: 'für social media, für soziale medien, für die sozialen medien, für socials, für unsere socials',
      fr: 'pour les réseaux sociaux, pour réseaux sociaux, pour les réseaux, pour nos réseaux, pour mes réseaux, pour nos réseaux sociaux',
      es: 'para redes sociales, para las redes sociales, para redes, para las redes, para mis redes, para nuestras redes, para mis redes sociales',
      pt: 'para redes sociais, para as redes sociais, para redes, para as redes, para minhas redes, para nossas redes',
      it: 'per i social, per social, per i social media, per social media, per i nostri social, per i miei social',
      nl: 'voor social media, voor sociale media, voor onze socials, voor socials',
      ru: 'для соцсетей, для социальных сетей',
      sv: 'för sociala medier',
      pl: 'do mediów społecznościowych, na social media',
      tr: 'sosyal medya için',
      ko: '소셜 미디어용, 소셜미디어용',
      hi: 'सोशल मीडिया के लिए',
    },
  },
  {
    value: size('GitHub', 1280, 640),
    terms: {
      any: 'github social preview, github repository preview, github repo preview, github preview, github social card, github repo card, github repository card, github card',
    },
  },
  { value: size('Product Hunt', 1270, 760), terms: { any: 'product hunt, producthunt' } },
  { value: size('Twitch', 1920, 1080), terms: { any: 'twitch, twitch panel, twitch banner' } },
  { value: size('Discord', 1920, 1080), terms: { any: 'discord event, discord banner' } },
  { value: size('Medium', 1400, 788), terms: { any: 'medium article, medium post, medium header' } },
  { value: size('Substack', 1100, 220), terms: { any: 'substack banner' } },
  { value: size('Substack', 1456, 816), terms: { any: 'substack, substack post, substack header' } },
  { value: size('Xiaohongshu', 1080, 1440), terms: { any: 'xiaohongshu, rednote', zh: '小红书, 小紅書' } },
  {
    value: size('WeChat', 900, 383),
    terms: { any: 'wechat article', zh: '公众号封面, 公眾號封面, 微信公众号' },
  },
  {
    value: size('Presentation', 1920, 1080),
    terms: {
      en: 'presentation slide, title slide, slide deck, powerpoint',
      de: 'präsentationsfolie, titelfolie',
      fr: 'diapositive',
      es: 'diapositiva',
    },
  },
  // Printed and sold in one shape alone, whatever the shop.
  {
    value: size('Book cover', 1024, 1536),
    terms: {
      en: "book cover, ebook cover, e-book cover, novel cover, children's book cover, childrens book cover, picture book cover, recipe book cover, cookbook cover, cover of a book, cover of a novel, cover for a book, cover for a novel, cover for my novel, cover for my book",
      de: 'buchcover, buchumschlag, bucheinband, kinderbuchcover, romancover',
      fr: "couverture de livre, couverture d'un livre, couverture de roman, couverture du livre",
      es: 'portada de libro, portada de un libro, portada de novela, portada de una novela, portada del libro, cubierta de libro',
      pt: 'capa de livro, capa de um livro, capa do livro, capa de livro infantil, capa de romance',
      it: 'copertina di un libro, copertina di libro, copertina del libro, copertina di un romanzo, copertina di romanzo',
      nl: 'boekomslag, boekcover, kinderboekomslag',
      ru: 'обложка книги, обложка детской книги, обложка романа, обложку книги, книжная обложка, обложка для книги',
      zh: '书籍封面, 图书封面, 小说封面, 绘本封面, 書籍封面, 小說封面',
      ja: '本の表紙, 絵本の表紙, 小説の表紙',
      ko: '책 표지, 동화책 표지, 소설 표지',
      ar: 'غلاف كتاب, غلاف رواية',
      hi: 'किताब का कवर, पुस्तक का आवरण',
    },
  },
  {
    value: size('Magazine cover', 1080, 1440),
    terms: {
      en: 'magazine cover, cover of a magazine',
      de: 'zeitschriftencover, magazincover',
      fr: 'couverture de magazine, une de magazine',
      es: 'portada de revista',
      pt: 'capa de revista',
      it: 'copertina di una rivista, copertina di rivista',
      nl: 'tijdschriftcover',
      ru: 'обложка журнала',
      zh: '杂志封面',
      ja: '雑誌の表紙',
      ko: '잡지 표지',
      ar: 'غلاف مجلة',
    },
  },
  {
    value: size('Album cover', 1080, 1080),
    terms: {
      en: 'album cover, album art, album artwork, record cover, single cover, cover art for the single, podcast cover art, podcast artwork, podcast art',
      de: 'albumcover, plattencover',
      fr: "pochette d'album, pochette de disque",
      es: 'portada de álbum, portada de disco',
      pt: 'capa de álbum, capa de disco',
      it: 'copertina di un album, copertina album',
      nl: 'albumhoes',
      ru: 'обложка альбома',
      zh: '专辑封面',
      ja: 'アルバムのジャケット, ジャケット写真',
      ko: '앨범 커버, 앨범 표지',
      ar: 'غلاف ألبوم',
    },
  },
  {
    value: size('Wallpaper', 1080, 1920),
    terms: {
      en: 'phone wallpaper, iphone wallpaper, android wallpaper, lock screen, mobile wallpaper',
      de: 'handy hintergrundbild',
    },
  },
  { value: size('Desktop', 1920, 1080), terms: { en: 'desktop wallpaper, desktop background' } },
  // Shapes by name, only where the word can mean nothing else: "square format", not "Times Square".
  {
    value: size('Square', 1080, 1080),
    terms: {
      any: 'square format, square image, square card, square banner, square poster, square graphic, in square, as a square, quadratisches format, quadratisches bild, im quadrat, format carré, image carrée, formato cuadrado, imagen cuadrada, formato quadrado, formato quadrato, vierkant formaat, квадратный формат, 正方形, 方形, 정사각형',
    },
  },
  {
    value: size('Portrait', 1080, 1350),
    terms: {
      any: 'portrait format, portrait orientation, vertical format, vertical poster, vertical image, vertical banner, in portrait, hochformat, format portrait, format vertical, formato vertical, formato verticale, staand formaat, вертикальный формат, 竖版, 豎版, 縦長, 세로형, 세로 포스터',
    },
  },
];

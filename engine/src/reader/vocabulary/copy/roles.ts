import type { Entry } from '../../../lexicon/vocabulary.ts';
import { ROLE_DICTIONARY, translated } from '../request/dictionary/dictionary.ts';

/** The role of a quoted text, when the prompt states it before (or, for English, behind) the quotation. */
export type StatedRole =
  | 'title'
  /** Words for the card, of no stated rank. */
  | 'text'
  | 'subtitle'
  | 'eyebrow'
  | 'callToAction'
  | 'attribution'
  | 'line'
  | 'date'
  | 'place'
  | 'person';

const WORDS: readonly Entry<StatedRole>[] = [
  {
    value: 'text',
    terms: {
      en: 'headlines, cover lines, coverlines, cover stories, teasers, text, the text, wording, words, copy',
      de: 'schlagzeilen, titelzeilen, text, aufschrift, schriftzug',
      fr: 'titres, accroches, texte, inscription',
      es: 'titulares, texto, frase',
      pt: 'manchetes, chamadas, texto, frase',
      it: 'titoli, strilli, testo, scritta',
      nl: 'koppen, tekst, opschrift',
      ru: 'заголовки, анонсы, текст, надпись',
      zh: '文字, 文案',
      ja: '文字, テキスト, 文言',
      ko: '문구, 텍스트, 글귀',
      ar: 'نص, النص',
      hi: 'टेक्स्ट, पाठ',
    },
  },
  {
    value: 'title',
    terms: {
      en: 'big, huge, big letters, huge letters, large letters, topic, theme, album, album title, book title, title, titled, headline, heading, entitled, main text, big text, header text, caption',
      de: 'titel, überschrift, schlagzeile',
      fr: 'titre, intitulé, intitulée',
      es: 'título, titular, titulado, titulada',
      pt: 'título, intitulado, manchete',
      it: 'titolo, intitolato',
      nl: 'titel, kop, getiteld',
      ru: 'заголовок, заголовком, название, названием',
      zh: '标题, 標題, 题目',
      ja: 'タイトル, 見出し, 題名',
      ko: '제목, 타이틀',
      ar: 'عنوان, بعنوان',
      hi: 'शीर्षक',
    },
  },
  {
    value: 'subtitle',
    terms: {
      en: 'subtitle, sub title, tagline, tag line, subheading, sub heading, subheadline, subline, strapline, slogan, description, lead, deck, smaller text, small text, secondary text, underneath, below it, below that, and below, below, motto, body, body text, body copy, small line, second line, smaller',
      de: 'untertitel, unterzeile, slogan, claim, beschreibung, darunter',
      fr: 'sous titre, slogan, accroche, description, en dessous',
      es: 'subtítulo, lema, eslogan, descripción, debajo',
      pt: 'subtítulo, slogan, lema, descrição, abaixo',
      it: 'sottotitolo, slogan, descrizione, sotto',
      nl: 'ondertitel, slogan, beschrijving, onderschrift, daaronder',
      ru: 'подзаголовок, подзаголовком, слоган, слоганом, девиз, описание',
      zh: '副标题, 副標題, 标语, 口号, 描述',
      ja: 'サブタイトル, 副題, キャッチコピー, 説明',
      ko: '부제, 부제목, 슬로건, 설명',
      ar: 'عنوان فرعي, العنوان الفرعي, شعار, وصف',
      hi: 'उपशीर्षक, टैगलाइन, नारा',
    },
  },
  {
    value: 'eyebrow',
    terms: {
      // Read whatever language the words around are taken for.
      any: 'ganz oben, oben, en haut, in alto, bovenaan, вверху, högst upp, øverst, na górze, üstte',
      en: 'top left, top right, upper left, upper right, top corner, top left corner, top right corner, upper left corner, upper right corner, in the top left corner, in the top right corner, at the top, at the very top, top line, eyebrow, kicker, label, badge, tag, category, overline, pre title, pretitle, above it, above the title, ribbon, sticker',
      de: 'oben links, oben rechts, ganz oben, oben, dachzeile, kategorie, etikett, label, badge, darüber',
      fr: 'en haut à gauche, en haut à droite, en haut, tout en haut, surtitre, étiquette, catégorie, badge, au dessus',
      es: 'arriba a la izquierda, arriba a la derecha, arriba, en la parte superior, antetítulo, etiqueta, categoría, insignia',
      pt: 'no topo, em cima, no canto superior, etiqueta, categoria, selo',
      it: 'in alto a sinistra, in alto a destra, in alto, occhiello, etichetta, categoria',
      nl: 'linksboven, rechtsboven, bovenaan, label, categorie, badge',
      ru: 'вверху, сверху, в левом верхнем углу, в правом верхнем углу, метка, категория, рубрика',
      zh: '上方, 顶部, 左上角, 右上角, 标签, 標籤, 分类',
      ja: '一番上, 上部, 左上, 右上, ラベル, カテゴリ, バッジ',
      ko: '상단, 맨 위, 왼쪽 위, 오른쪽 위, 라벨, 카테고리, 배지',
    },
  },
  {
    value: 'callToAction',
    terms: {
      en: 'button, cta, call to action, button text, button label, button says, action',
      de: 'button, schaltfläche, handlungsaufforderung, knopf',
      fr: "bouton, appel à l'action",
      es: 'botón, llamada a la acción',
      pt: 'botão, chamada para ação',
      it: "pulsante, bottone, invito all'azione",
      nl: 'knop, call to action',
      ru: 'кнопк*, призыв к действию',
      zh: '按钮, 按鈕, 行动号召',
      ja: 'ボタン',
      ko: '버튼',
      ar: 'زر, الزر',
      hi: 'बटन',
    },
  },
  {
    value: 'attribution',
    terms: {
      en: 'quote by, quoted by, attributed to, signed, signature, attribution',
      de: 'zitat von',
      fr: 'citation de',
      es: 'cita de',
      pt: 'citação de',
      it: 'citazione di',
      nl: 'citaat van',
    },
  },
  {
    value: 'person',
    terms: {
      en: 'author, written by, directed by, artist name, artist, band, teacher, instructor, speaker, speakers, guest, host, by, with guest, featuring, presented by',
      de: 'autor, autorin, sprecher, gast, mit gast',
      fr: 'auteur, autrice, invité, invitée, animé par',
      es: 'autor, autora, invitado, invitada, ponente',
      pt: 'autor, autora, convidado, convidada',
      it: 'autore, autrice, ospite, relatore',
      nl: 'auteur, gast, spreker',
      ru: 'автор, гость, спикер',
      zh: '作者, 嘉宾, 主讲人',
      ja: '著者, ゲスト, 登壇者',
      ko: '지은이, 저자, 게스트, 연사',
    },
  },
  {
    value: 'line',
    terms: {
      any: 'ganz unten, unten, en bas, abajo, in basso, onderaan, внизу, längst ner, nederst, na dole, altta',
      en: 'bottom left, bottom right, lower left, lower right, bottom corner, bottom left corner, bottom right corner, lower left corner, lower right corner, in the bottom right corner, in the bottom left corner, bottom line, last line, at the very bottom, footer, at the bottom, bottom text, footnote, small print, fine print, url, website, on the bottom, bottom',
      de: 'unten links, unten rechts, am unteren rand, fußzeile, unten, ganz unten, kleingedruckt*, webseite',
      fr: 'en bas à gauche, en bas à droite, pied de page, en bas, tout en bas',
      es: 'abajo a la derecha, abajo a la izquierda, en la parte inferior, pie de página, abajo, al pie, parte inferior',
      pt: 'rodapé, na parte inferior, embaixo',
      it: 'in basso a destra, in basso a sinistra, piè di pagina, in basso, in fondo',
      nl: 'voettekst, onderaan, rechtsonder, linksonder',
      ru: 'внизу, снизу, в самом низу, подвал, нижний колонтитул',
      zh: '底部, 页脚, 下方, 最下面, 左下角, 右下角',
      ja: '一番下, 一番下に, フッター, 下部, 左下, 右下',
      ko: '하단, 푸터, 맨 아래, 아래쪽',
    },
  },
  {
    value: 'date',
    terms: {
      en: 'date, dated, when',
      de: 'datum',
      fr: 'date',
      es: 'fecha',
      pt: 'data',
      it: 'data',
      nl: 'datum',
      ru: 'дата, датой',
      zh: '日期',
      ja: '日付, 日時',
      ko: '날짜, 일시',
    },
  },
  {
    value: 'place',
    terms: {
      en: 'location, venue, place, where',
      de: 'ort',
      fr: 'lieu',
      es: 'lugar',
      pt: 'local',
      it: 'luogo',
      nl: 'locatie',
      ru: 'место',
      zh: '地点',
      ja: '場所, 会場',
      ko: '장소',
    },
  },
];

export const ROLES = translated(WORDS, ROLE_DICTIONARY);

import type { LayoutWish } from '../../../brief/design-request.ts';
import type { Entry } from '../../../lexicon/vocabulary.ts';

/** Whole asks: "title on the left", "centered". */
export const LAYOUT_ASKS: readonly Entry<LayoutWish>[] = [
  {
    value: 'left',
    terms: {
      en: 'title on the left, title at the left, title left, text on the left, text left, headline on the left, words on the left, copy on the left, left aligned, align left, left aligned text, title on the left side, text on the left side, image on the right, picture on the right, illustration on the right',
      de: 'titel links, text links, überschrift links, titel auf der linken seite, text auf der linken seite, linksbündig, bild rechts',
      fr: 'titre à gauche, texte à gauche, aligné à gauche, image à droite',
      es: 'título a la izquierda, texto a la izquierda, alineado a la izquierda, imagen a la derecha',
      pt: 'título à esquerda, texto à esquerda, alinhado à esquerda, imagem à direita',
      it: 'titolo a sinistra, testo a sinistra, allineato a sinistra, immagine a destra',
      nl: 'titel links, tekst links, links uitgelijnd, beeld rechts',
      ru: 'заголовок слева, текст слева, надпись слева, выравнивание по левому краю',
      zh: '标题在左, 标题在左边, 文字在左, 文字在左边, 左对齐, 标题居左',
      ja: 'タイトルは左, タイトルを左, 文字は左, 左揃え, 左寄せ',
      ko: '제목은 왼쪽, 제목을 왼쪽, 글자는 왼쪽, 왼쪽 정렬',
      ar: 'العنوان على اليسار, النص على اليسار',
      hi: 'शीर्षक बाईं ओर, शीर्षक बाएं, टेक्स्ट बाईं ओर',
    },
  },
  {
    value: 'right',
    terms: {
      en: 'title on the right, title at the right, title right, text on the right, text right, headline on the right, words on the right, copy on the right, right aligned, align right, right aligned text, title on the right side, text on the right side, image on the left, picture on the left, illustration on the left',
      de: 'titel rechts, text rechts, überschrift rechts, titel auf der rechten seite, text auf der rechten seite, rechtsbündig, bild links',
      fr: 'titre à droite, texte à droite, aligné à droite, image à gauche',
      es: 'título a la derecha, texto a la derecha, alineado a la derecha, imagen a la izquierda',
      pt: 'título à direita, texto à direita, alinhado à direita, imagem à esquerda',
      it: 'titolo a destra, testo a destra, allineato a destra, immagine a sinistra',
      nl: 'titel rechts, tekst rechts, rechts uitgelijnd, beeld links',
      ru: 'заголовок справа, текст справа, надпись справа, выравнивание по правому краю',
      zh: '标题在右, 标题在右边, 文字在右, 文字在右边, 右对齐, 标题居右',
      ja: 'タイトルは右, タイトルを右, 文字は右, 右揃え, 右寄せ',
      ko: '제목은 오른쪽, 제목을 오른쪽, 글자는 오른쪽, 오른쪽 정렬',
      ar: 'العنوان على اليمين, النص على اليمين',
      hi: 'शीर्षक दाईं ओर, शीर्षक दाएं, टेक्स्ट दाईं ओर',
    },
  },
  {
    value: 'top',
    terms: {
      en: 'title at the top, title on top, title at top, text at the top, text on top, headline at the top, words at the top',
      de: 'titel oben, text oben, überschrift oben',
      fr: 'titre en haut, texte en haut',
      es: 'título arriba, texto arriba, título en la parte superior',
      pt: 'título no topo, título em cima, texto no topo',
      it: 'titolo in alto, testo in alto',
      nl: 'titel boven, titel bovenaan, tekst bovenaan',
      ru: 'заголовок сверху, заголовок вверху, текст сверху',
      zh: '标题在上, 标题在顶部, 文字在上方',
      ja: 'タイトルは上, タイトルを上, 文字は上',
      ko: '제목은 위, 제목을 위, 제목은 상단',
      ar: 'العنوان في الأعلى, النص في الأعلى',
      hi: 'शीर्षक ऊपर, टेक्स्ट ऊपर',
    },
  },
  {
    value: 'bottom',
    terms: {
      en: 'title at the bottom, title at bottom, text at the bottom, headline at the bottom, words at the bottom',
      de: 'titel unten, text unten, überschrift unten',
      fr: 'titre en bas, texte en bas',
      es: 'título abajo, texto abajo, título en la parte inferior',
      pt: 'título embaixo, título na parte inferior, texto embaixo',
      it: 'titolo in basso, testo in basso',
      nl: 'titel onder, titel onderaan, tekst onderaan',
      ru: 'заголовок снизу, заголовок внизу, текст снизу',
      zh: '标题在下, 标题在底部, 文字在下方',
      ja: 'タイトルは下, タイトルを下, 文字は下',
      ko: '제목은 아래, 제목을 아래, 제목은 하단',
      ar: 'العنوان في الأسفل, النص في الأسفل',
      hi: 'शीर्षक नीचे, टेक्स्ट नीचे',
    },
  },
  {
    value: 'center',
    terms: {
      en: 'centered, centred, center aligned, centered text, centered title, centred title, title in the center, title in the centre, title in the middle, text in the center, text in the middle, centered layout, centered composition, symmetrical',
      de: 'zentriert*, mittig, titel in der mitte, text in der mitte',
      fr: 'centré, centrée, titre au centre, texte au centre',
      es: 'centrado, centrada, título en el centro, texto en el centro',
      pt: 'centralizado, centralizada, título no centro',
      it: 'centrato, centrata, titolo al centro, testo al centro',
      nl: 'gecentreerd, titel in het midden',
      ru: 'по центру, заголовок в центре, текст в центре',
      zh: '居中, 标题居中, 文字居中',
      ja: '中央揃え, タイトルは中央, 中央に配置',
      ko: '가운데 정렬, 제목은 가운데, 중앙 정렬',
      ar: 'العنوان في الوسط, في المنتصف',
      hi: 'शीर्षक बीच में, केंद्रित',
    },
  },
];

/** Behind quoted words: `with the title "Hold Fast" on the right`. */
export const BESIDE_QUOTE: Readonly<Record<LayoutWish, RegExp>> = {
  left: /^\s*,?\s*(?:set |placed |aligned )?(on the left|to the left|at the left|left|auf der linken seite|links|à gauche|a la izquierda|à esquerda|a sinistra|слева)(?: side)?(?!\p{L})(?!\s+(?:of|von|de|du|da|do|di)\s)/iu,
  right:
    /^\s*,?\s*(?:set |placed |aligned )?(on the right|to the right|at the right|right|auf der rechten seite|rechts|à droite|a la derecha|à direita|a destra|справа)(?: side)?(?!\p{L})(?!\s+(?:of|von|de|du|da|do|di)\s)/iu,
  top: /^\s*,?\s*(?:set |placed )?(at the top|on top|oben|en haut|arriba|no topo|in alto|сверху|вверху)(?!\p{L})(?!\s+(?:of|von|de|du|da|do|di)\s)/iu,
  bottom:
    /^\s*,?\s*(?:set |placed )?(at the bottom|below|unten|en bas|abajo|embaixo|in basso|снизу|внизу)(?!\p{L})(?!\s+(?:of|von|de|du|da|do|di)\s)/iu,
  center:
    /^\s*,?\s*(?:set |placed )?(in the cent(?:er|re)|in the middle|centered|centred|in der mitte|zentriert|au centre|en el centro|no centro|al centro|в центре|по центру)(?!\p{L})(?!\s+(?:of|von|de|du|da|do|di)\s)/iu,
};

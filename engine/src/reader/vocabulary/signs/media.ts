import type { Entry } from '../../../lexicon/vocabulary.ts';
import { STYLES } from './style-words.ts';

/** Techniques that a prompt may name and that a drawn card cannot be made in. Named in warnings as written. */
export const MEDIA: readonly Entry<'medium'>[] = [
  {
    value: 'medium',
    terms: {
      en: 'pixel art, 8 bit, 8bit, photo, photograph, photography, photorealistic, photo realistic, photorealism, photographic, realistic, hyperrealistic, hyper realistic, oil painting, oil paint, acrylic painting, a painting, painting of, painted, 3d, 3d render, 3d rendering, cgi, octane render, unreal engine, blender render, pencil drawing, pencil sketch, charcoal drawing, ink drawing, line art, anime, manga, claymation, clay render, stop motion, collage, mosaic, stained glass, woodcut, linocut, engraving, etching, fresco, gouache, ukiyo e, low poly, isometric, origami, embroidery, cinematic, film still, film photo, polaroid, macro shot, macro photo, drone shot, aerial photo, bokeh, impressionist, impressionism, cubist, cubism, surrealist, studio photo, portrait photo, product photo, stock photo',
      de: 'pixelkunst, foto, fotos, fotografie, fotorealistisch*, realistisch*, ölgemälde, gemälde, 3d, 3d rendering, bleistiftzeichnung, holzschnitt, collage, cinematisch*',
      fr: "pixel art, photo, photos, photographie, photoréaliste*, réaliste*, peinture, peinture à l'huile, 3d, rendu 3d, dessin au crayon, collage",
      es: 'pixel art, foto, fotos, fotografía, fotorrealista*, realista*, pintura, pintura al óleo, óleo, 3d, dibujo a lápiz, collage',
      pt: 'pixel art, foto, fotos, fotografia, fotorrealista*, realista*, pintura, pintura a óleo, 3d, desenho a lápis, colagem',
      it: 'pixel art, foto, fotografia, fotorealistic*, realistic*, dipinto, dipinto a olio, pittura, 3d, disegno a matita, collage',
      nl: 'pixel art, foto, fotografie, fotorealistisch*, realistisch*, schilderij, olieverf*, 3d, potloodtekening',
      ru: 'пиксель арт, фото, фотография, фотографию, фотореалистич*, реалистич*, картина маслом, масляными красками, живопись, карандашный рисунок, аниме',
      zh: '像素风, 像素画, 油画, 油畫, 照片, 摄影, 攝影, 写实, 寫實, 逼真, 素描, 3D, 动漫, 動漫',
      ja: 'ドット絵, ピクセルアート, 油絵, 写真, フォトリアル, リアルな, 鉛筆画, アニメ風, 浮世絵',
      ko: '픽셀 아트, 도트 그래픽, 유화, 사진, 실사, 사실적인, 연필화, 애니메이션풍',
      ar: 'صورة فوتوغرافية, فوتوغرافي, لوحة زيتية, واقعي, واقعية, ثلاثي الأبعاد',
      hi: 'फोटो, तस्वीर, तैलचित्र, यथार्थवादी, थ्रीडी',
    },
  },
  // What a picture can be asked in, too: "watercolor of a lighthouse".
  ...STYLES.filter(({ value }) => value === 'watercolor' || value === 'ink').map(({ terms }) => ({
    value: 'medium' as const,
    terms,
  })),
];

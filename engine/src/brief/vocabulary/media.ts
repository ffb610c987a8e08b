import type { Entry } from './terms.ts';

/** Techniques that a prompt may name and that a drawn card cannot be made in. Named in warnings as written. */
export const MEDIA: readonly Entry<'medium'>[] = [
  {
    value: 'medium',
    terms: {
      en: 'watercolor, watercolour, water color, water colour, photo, photograph, photography, photorealistic, photo realistic, photorealism, photographic, realistic, hyperrealistic, hyper realistic, oil painting, oil paint, acrylic painting, a painting, painting of, painted, 3d, 3d render, 3d rendering, cgi, octane render, unreal engine, blender render, pencil drawing, pencil sketch, charcoal drawing, ink drawing, line art, anime, manga, claymation, clay render, stop motion, collage, mosaic, stained glass, woodcut, linocut, engraving, etching, fresco, gouache, ukiyo e, low poly, isometric, origami, embroidery, cinematic, film still, film photo, polaroid, macro shot, macro photo, drone shot, aerial photo, bokeh, impressionist, impressionism, cubist, cubism, surrealist, studio photo, portrait photo, product photo, stock photo',
      de: 'aquarell*, foto, fotos, fotografie, fotorealistisch*, realistisch*, ölgemälde, gemälde, 3d, 3d rendering, bleistiftzeichnung, holzschnitt, collage, cinematisch*',
      fr: "aquarelle*, photo, photos, photographie, photoréaliste*, réaliste*, peinture, peinture à l'huile, 3d, rendu 3d, dessin au crayon, collage",
      es: 'acuarela*, foto, fotos, fotografía, fotorrealista*, realista*, pintura, pintura al óleo, óleo, 3d, dibujo a lápiz, collage',
      pt: 'aquarela*, foto, fotos, fotografia, fotorrealista*, realista*, pintura, pintura a óleo, 3d, desenho a lápis, colagem',
      it: 'acquerello, acquarello, acquerelli, foto, fotografia, fotorealistic*, realistic*, dipinto, dipinto a olio, pittura, 3d, disegno a matita, collage',
      nl: 'aquarel, foto, fotografie, fotorealistisch*, realistisch*, schilderij, olieverf*, 3d, potloodtekening',
      ru: 'акварел*, фото, фотография, фотографию, фотореалистич*, реалистич*, картина маслом, масляными красками, живопись, карандашный рисунок, аниме',
      zh: '水彩, 油画, 油畫, 照片, 摄影, 攝影, 写实, 寫實, 逼真, 水墨, 素描, 3D, 动漫, 動漫',
      ja: '水彩, 油絵, 写真, フォトリアル, リアルな, 水墨画, 鉛筆画, アニメ風, 浮世絵',
      ko: '수채화, 유화, 사진, 실사, 사실적인, 연필화, 수묵화, 애니메이션풍',
      ar: 'ألوان مائية, صورة فوتوغرافية, فوتوغرافي, لوحة زيتية, واقعي, واقعية, ثلاثي الأبعاد',
      hi: 'जलरंग, वॉटरकलर, फोटो, तस्वीर, तैलचित्र, यथार्थवादी, थ्रीडी',
    },
  },
];

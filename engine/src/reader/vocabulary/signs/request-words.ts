import type { Entry } from '../../../lexicon/vocabulary.ts';
import { byValue, REQUEST_DICTIONARY, translated } from './dictionary/dictionary.ts';

/**
 * The part a word plays in asking for an image:
 * `verb` asks; `artefact` names the thing asked for, and is copy elsewhere ("poster design trends");
 * `strong-artefact` is never copy; `connector` leads from the thing to its content;
 * `drawing-verb` asks for a picture of what follows; `quality` asks for what every image should be;
 * `determiner` and `filler` say nothing by themselves, but may stand among style words; `style-noun`
 * turns the words before it into a style ask ("a moody background").
 */
export type RequestPart =
  | 'verb'
  | 'drawing-verb'
  | 'quality'
  | 'artefact'
  | 'strong-artefact'
  | 'connector'
  | 'naming'
  | 'weak-connector'
  | 'determiner'
  | 'filler'
  | 'style-noun'
  | 'preposition';

const WORDS: readonly Entry<RequestPart>[] = [
  {
    value: 'verb',
    terms: {
      en: "can you help me make, could you help me make, would u make, would you make, can someone make, can you do, could you do, can u, could u, can u make, can you make me, could you make me, can u do, could u do, can u make me, can u make us, u make, do me, do us, gimme, let's make, lets make, im making, i'm making, trying to make, want, please, pls, plz, create, make, design, generate, draw, produce, render, compose, craft, build, give me, show me, get me, i need, i want, i would like, i'd like, we need, we want, can you, could you, would you, please create, please make, please design, please generate, create me, make me, design me, generate me, draw me, help me, can you make, can you create, could you make, could you create, can you design, could you design, we would like, i am looking for, i'm looking for, need",
      de: 'mach mal, mach bitte, mach uns, mach uns mal, mach mir mal, ich brauch, wir brauchen mal, könnt ihr mir, könntet ihr, kannst du bitte, kannst du mir bitte, ich bräuchte, wir bräuchten, könntest du, kannst du mir, könntest du mir, machst du mir, brauche, bitte, erstelle, erstellen, erstell, mach, mache, machen, gestalte, gestalten, entwirf, entwerfen, generiere, generieren, zeichne, male, erzeuge, ich brauche, ich möchte, ich hätte gern, wir brauchen, gib mir, zeig mir, erstelle mir, mach mir, bitte erstelle, bitte mach, kannst du, mir',
      fr: "tu peux me faire, tu peux faire, tu pourrais me faire, tu pourrais faire, vous pouvez faire, vous pouvez me faire, est ce que tu peux faire, est ce que vous pouvez faire, peux tu, pouvez vous, peux tu faire, pouvez vous faire, j'aimerais, besoin d'un, besoin d'une, crée, créer, créez, fais, faire, faites, génère, générer, générez, dessine, dessiner, dessinez, conçois, concevoir, concevez, réalise, réaliser, réalisez, je veux, je voudrais, j'ai besoin d'un, j'ai besoin d'une, il me faut, donne moi, fais moi, crée moi, s'il te plaît, s'il vous plaît",
      es: 'me haces, puedes hacer, me puedes hacer, puedes crear, quisiera, crea, crear, haz, hacer, diseña, diseñar, genera, generar, dibuja, dibujar, quiero, necesito, necesitamos, dame, hazme, créame, por favor, elabora, prepara',
      pt: 'pode fazer, você pode fazer, pode criar, queria, gostaria de, crie, cria, criar, faça, faz, fazer, desenhe, desenha, desenhar, gere, gerar, quero, preciso de, precisamos de, me dê, por favor, elabore, projete',
      it: 'puoi fare, puoi creare, mi fai, mi servirebbe, crea, creare, fai, fare, disegna, disegnare, genera, generare, progetta, realizza, realizzare, voglio, vorrei, mi serve, ho bisogno di, dammi, fammi, per favore, creami',
      nl: 'kun je, kan je, wil je, kun je me, ik zoek, maak, maken, creëer, ontwerp, ontwerpen, genereer, teken, ik wil, ik wil graag, ik heb nodig, geef me, geef mij, maak me, alsjeblieft, graag',
      ru: 'можешь сделать, можете сделать, нужна, создай, создайте, создать, сделай, сделайте, сделать, нарисуй, нарисуйте, сгенерируй, сгенерируйте, придумай, разработай, оформи, мне нужен, мне нужна, мне нужно, нужен, нужна, нужно, хочу, дай мне, пожалуйста',
      zh: '请, 請, 帮我, 幫我, 给我, 給我, 制作, 製作, 设计, 設計, 生成, 创建, 創建, 做一张, 做一張, 画一张, 畫一張, 画一个, 我需要, 我想要',
      ja: '作成して, 作って, 作成してください, 作ってください, 生成して, 生成してください, デザインして, デザインしてください, 描いて, 描いてください, をお願いします, お願いします, がほしい, が欲しい, が必要です, ください',
      ko: '만들어 주세요, 만들어주세요, 만들어 줘, 만들어줘, 그려 주세요, 그려주세요, 그려 줘, 그려줘, 디자인해 주세요, 디자인해주세요, 디자인해 줘, 디자인해줘, 생성해 주세요, 생성해줘, 부탁해, 부탁합니다, 필요해요, 제작해 주세요',
      ar: 'أنشئ, أنشئي, إنشاء, اصنع, صمم, صممي, تصميم, ارسم, اعمل, أريد, أحتاج, أحتاج إلى, من فضلك, اعطني',
      hi: 'बनाओ, बनाइए, बनाएं, बनाएँ, बना दो, तैयार करें, डिज़ाइन करें, मुझे चाहिए, चाहिए, कृपया',
    },
  },
  {
    value: 'strong-artefact',
    terms: {
      any: 'visitkort, visitekaartje, visitenkarte, wizytówka, wizytówkę, визитка, визитку, візитка, візитку, kartvizit, kartu nama, github repo card, github repository card, github social card, github card, github repo banner, github banner, repo card, repo banner, repository card, repository banner, readme banner, readme header, og image, og card, open graph image, opengraph image, instagram post, linkedin post, facebook post, youtube thumbnail, twitter card, instagram story, insta story, ig story, insta post, ig post, linkedin banner, twitter header, instagram reel, pinterest pin, whatsapp status, sosyal medya gönderisi, sosyal medya paylaşımı, sosyal medya görseli, gönderi, gönderisi, instagram gönderisi, social media bericht, сторіс, прев ю, превʼю, допис, inlägg för sociala medier, opslag, innlegg, postingan',
      en: 'social card, social media card, social media post, social media image, social media graphic, social media banner, social media story, social media thumbnail, social media header, social media cover, social post, social image, social graphic, social preview, social preview image, social preview card, link preview, preview image, preview card, share image, header image, hero image, cover image, cover art, featured image, title card, title slide, banner image, banner ad, thumbnail image, image card, promo image, promo graphic, promo banner, web banner, website header, website banner, album cover, book cover, facebook cover, youtube banner',
      de: 'titelbild, vorschaubild, beitragsbild, headerbild, kopfbild, social media post, social media beitrag, social media bild, instagram beitrag, linkedin beitrag, coverbild, werbebanner, buchcover, albumcover',
      fr: "image de couverture, image d'en tête, image à la une, vignette, miniature, bannière web, publication instagram, publication linkedin, post instagram, post linkedin, visuel",
      es: 'imagen de portada, imagen de cabecera, imagen destacada, miniatura, publicación de instagram, publicación para instagram, publicación de linkedin, post de instagram',
      pt: 'imagem de capa, imagem de cabeçalho, imagem destacada, miniatura, post de instagram, post para instagram, publicação do instagram, publicação no linkedin',
      it: 'immagine di copertina, immagine di testata, immagine in evidenza, miniatura, post instagram, post per instagram, post linkedin',
      nl: 'omslagfoto, headerafbeelding, omslagafbeelding, miniatuur, instagrampost, linkedinpost, titelafbeelding',
      ru: 'обложк*, превью, миниатюр*, пост для инстаграм*, шапк*',
      zh: '社交媒体帖子, 社交媒體貼文, 社交媒体图片, ins故事, instagram故事, 封面图, 封面圖, 封面, 缩略图, 縮圖, 头图, 頭圖, 配图, 配圖, 宣传图, 宣傳圖, 社交卡片',
      ja: 'SNS投稿, インスタストーリー, インスタ投稿, サムネイル, サムネ, アイキャッチ画像, アイキャッチ, ヘッダー画像, OGP画像, カバー画像, 告知画像, SNS投稿画像',
      ko: '소셜 미디어 게시물, 소셜미디어 게시물, 소셜 미디어 포스트, 소셜 미디어 이미지, 소셜 미디어 배너, 썸네일, 커버 이미지, 헤더 이미지, 대표 이미지, 카드 이미지, 소셜 카드, 표지',
      ar: 'صورة مصغرة, صورة غلاف, صورة الغلاف, غلاف, منشور إنستغرام, منشور لينكدإن',
      hi: 'सोशल मीडिया पोस्ट, सोशल मीडिया के लिए पोस्ट, सोशल मीडिया स्टोरी, सोशल मीडिया बैनर, सोशल मीडिया इमेज, व्हाट्सएप स्टेटस, वॉट्सऐप स्टेटस, स्टोरी, थंबनेल, कवर इमेज, कवर, हेडर इमेज',
    },
  },
  {
    value: 'artefact',
    terms: {
      any: 'affisch, banderoll, inlägg, plakat, ulotka, baner, okładka, okładkę, miniaturka, grafika, grafikę, afiş, afişi, görsel, görseli, kapak, kapağı, kapak görseli, posteri, ilanı',
      en: 'poster, banner, card, cover, thumbnail, image, picture, graphic, graphics, illustration, flyer, flier, header, hero, visual, artwork, design, slide, ad, advert, advertisement, post, story, badge, placard, leaflet, brochure, postcard, wallpaper, drawing, sketch, pic, infographic, carousel, carousel cover, creative, meme, something, smth, sth, sumthing, portrait, close up, scene, something festive, billboard, sign, menu board, price board, notice board, announcement card, announcement post, announcement graphic, announcement image, announcement banner, tweet, reel, sticker, logo',
      de: 'infografik, plakat, poster, banner, karte, bild, grafik, flyer, header, cover, illustration, anzeige, werbung, beitrag, post, entwurf, design, folie, thumbnail, zeichnung, postkarte, motiv',
      fr: 'infographie, affiche, bannière, carte, image, couverture, illustration, flyer, prospectus, en tête, publicité, post, publication, dessin, graphique, diapositive, poster',
      es: 'infografía, cartel, póster, poster, banner, tarjeta, imagen, portada, cabecera, ilustración, folleto, volante, anuncio, publicación, post, gráfico, dibujo, diseño, diapositiva, afiche',
      pt: 'infográfico, cartaz, pôster, poster, banner, cartão, imagem, capa, cabeçalho, ilustração, folheto, panfleto, anúncio, publicação, post, gráfico, desenho, arte, slide',
      it: 'infografica, poster, manifesto, locandina, banner, biglietto, immagine, copertina, illustrazione, volantino, annuncio, post, grafica, disegno, testata, cartolina, card',
      nl: 'infografie, poster, affiche, banner, kaart, afbeelding, omslag, illustratie, flyer, advertentie, post, bericht, ontwerp, tekening, header, plaatje, beeld',
      ru: 'инфографик*, постер, постера, плакат, плакаты, баннер, карточк*, картинк*, изображение, иллюстраци*, афиш*, флаер, открытк*, рисунок, пост, заставк*, визуал',
      zh: '信息图, 海报, 海報, 横幅, 橫幅, 卡片, 图片, 圖片, 插图, 插圖, 插画, 插畫, 传单, 傳單, 图像, 圖像, 头图, 题图, 帖子, 贺卡, 賀卡',
      ja: 'インフォグラフィック, ポスター, バナー, カード, 画像, イラスト, チラシ, ヘッダー, 絵, フライヤー',
      ko: '인포그래픽, 포스터, 배너, 카드, 이미지, 그림, 일러스트, 전단지, 헤더, 게시물, 플라이어',
      ar: 'ملصق, بوستر, بانر, بطاقة, صورة, رسم, منشور, لافتة, إعلان, رسمة',
      hi: 'पोस्टर, बैनर, कार्ड, चित्र, इमेज, पोस्ट, हेडर, फ्लायर',
    },
  },
  {
    value: 'connector',
    terms: {
      en: 'comparing, explaining, summarizing, summarising, listing, thanking, inviting people to, inviting to, congratulating, welcoming, reminding people to, reminding everyone to, video about, video on, videos about, tutorial about, talk about, about, on, announcing, promoting, showing, that shows, depicting, celebrating, advertising, to promote, to announce, to celebrate, to advertise, that announces, that promotes, regarding, covering, on the topic of, on the subject of, about the topic, for an article about, for an article on, for a blog post about, for a blog post on, for my blog post about, for our blog post about, for my article about, for our article about, for my blog post, for our blog post, for a post about, for a talk about, for a talk on, for the article, for the blog post, for an article, for a blog post, for a newsletter about, for a newsletter on, based on, in which we announce',
      de: 'über, zum thema, für einen artikel über, für einen blogartikel über, für einen blogbeitrag über, für den artikel, für den blogbeitrag, das zeigt, der zeigt, die zeigt',
      fr: 'sur, au sujet de, à propos de, pour un article sur, pour un article de blog sur, montrant',
      es: 'sobre, acerca de, para un artículo sobre, para una entrada sobre',
      pt: 'sobre, acerca de, para um artigo sobre',
      it: 'su, sul, sulla, sui, per un articolo su',
      nl: 'over, voor een artikel over, voor een blog over',
      ru: 'о, об, про, на тему, для статьи о, для статьи об, для статьи про, к статье о, к статье об, к статье',
      zh: '关于, 關於, 主题为, 主题是',
      ja: 'についての, に関する',
      ko: '에 대한, 에 관한',
      ar: 'عن, حول, عن موضوع',
      hi: 'के बारे में',
    },
  },
  {
    value: 'naming',
    terms: {
      en: 'titled, entitled, called, named, with the title, with title, with a title, with the text, with text, with the words, with the word, with the phrase, with the headline, with headline, with a headline, with the heading, saying, that says, which says, says, that reads, which reads, for an article titled, for an article called, for a blog post titled, for a blog post called, for a post titled, for a talk titled, for a talk called, for this article, for the following article, for the following text, for this text, for this blog post, for this post, with the following text, with the caption',
      de: 'mit dem titel, mit titel, mit dem text, mit dem wort, mit den worten, mit dem spruch, mit der überschrift, namens, mit der aufschrift',
      fr: 'intitulé, intitulée, avec le titre, avec le texte, avec le mot, avec les mots, avec la phrase, appelé, appelée, qui dit',
      es: 'titulado, titulada, llamado, llamada, con el título, con el texto, con la palabra, con las palabras, con la frase, que diga, que dice',
      pt: 'intitulado, intitulada, chamado, chamada, com o título, com o texto, com a palavra, com as palavras, com a frase, que diz',
      it: 'intitolato, intitolata, chiamato, chiamata, con il titolo, con il testo, con la parola, con le parole, con la frase, con la scritta, che dice',
      nl: 'met de titel, met titel, met de tekst, met het woord, met de woorden, genaamd, getiteld',
      ru: 'под названием, с заголовком, с названием, с надписью, с текстом, со словом, со словами',
      zh: '标题为, 標題為, 标题是',
      ja: 'というタイトルの, のタイトル',
      ko: '제목의, 라는 제목의, 이라는 제목의',
      ar: 'بعنوان, تحت عنوان',
      hi: 'शीर्षक',
    },
  },
  {
    value: 'weak-connector',
    terms: {
      any: 'för, dla, için',
      en: 'for, of, to',
      de: 'für, von, zu, zum, zur',
      fr: 'pour, de, d, du, des, à la, à l, au, à',
      es: 'para, de, del, al, a',
      pt: 'para, pra, pro, pras, pros, de, do, da, ao, à',
      it: 'per, di, del, della, al, alla, allo, all',
      nl: 'voor, van',
      ru: 'для, на',
      ko: '을 위한, 를 위한',
      ja: 'のための',
      ar: 'لـ, من أجل',
      hi: 'के लिए, पर',
    },
  },
  {
    value: 'determiner',
    terms: {
      en: 'a, an, the, some, my, our, this, one, new, nice, beautiful, great, cool looking, good, me, us, your, another, simple yet, two, three, few',
      de: 'ein, eine, einen, einem, einer, das, der, die, den, dem, mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, unserer, ein neues, schönes, schönen, schöne',
      fr: 'un, une, le, la, les, des, mon, ma, mes, notre, nos, du, l, belle, beau',
      es: 'un, una, el, la, los, las, mi, mis, nuestro, nuestra, unos, unas',
      pt: 'um, uma, o, a, os, as, meu, minha, nosso, nossa, uns',
      it: 'un, una, uno, il, lo, la, i, gli, le, mio, mia, nostro, nostra, l, un bel',
      nl: 'een, de, het, mijn, ons, onze',
      ru: 'мой, мою, наш, нашу, нашего, нашей, красив*',
      zh: '一张, 一張, 一个, 一個, 一幅, 一份',
      ko: '하나, 한 장',
      hi: 'एक, मेरा, मेरी, हमारा, हमारी',
    },
  },
  {
    value: 'preposition',
    terms: {
      en: 'in, with, on, using, as, for, at, in the, on a, in a, with a, against, featuring, use, make it, keep it, should be, it should be, should look, should feel, set in, set on, to be, by',
      de: 'in, im, mit, auf, als, für, bei, vor, in der, nutze, verwende, auf einem',
      fr: 'en, avec, sur, dans, pour, au, aux, à, utilise, utilisez, dans un, dans le',
      es: 'en, con, sobre, para, al, usa, utiliza, de, a',
      pt: 'em, com, sobre, para, no, na, num, numa, use, de, a',
      it: 'in, con, su, per, nello, nella, al, usa, di, a',
      nl: 'in, met, op, voor, als, gebruik, tegen',
      ru: 'в, во, с, со, на, для, под, используй, используйте',
      ar: 'في, على, مع, بـ, باستخدام, ل, ذات, ذو',
      hi: 'में, के साथ, पर, का, की, के',
    },
  },
  {
    value: 'style-noun',
    terms: {
      en: 'style, styles, styled, styling, look, looks, feel, feeling, vibe, vibes, theme, themed, mood, tone, tones, palette, color, colors, colour, colours, colored, coloured, color scheme, colour scheme, color palette, background, backgrounds, backdrop, accent, accents, aesthetic, aesthetics, mode, typography, font, fonts, lettering, lighting, format, size, aspect ratio, ratio, resolution, dimensions, hues, shades, highlights, details, atmosphere, composition, layout, contrast, finish, effect, effects, design, type, typeface, touches, elements, gradients',
      de: 'stil, look, stimmung, ton, tönen, töne, farbe, farben, farbton, farbtönen, farbpalette, hintergrund, akzent, akzente, akzenten, thema, ästhetik, modus, schrift, typografie, format, größe, atmosphäre, design, optik, layout, gehalten, farbschema',
      fr: 'style, ambiance, ton, tons, couleur, couleurs, palette, fond, arrière plan, accent, accents, thème, esthétique, mode, typographie, police, format, taille, atmosphère, touches',
      es: 'estilo, ambiente, tono, tonos, color, colores, paleta, fondo, acento, acentos, tema, estética, modo, tipografía, fuente, formato, tamaño, atmósfera, detalles',
      pt: 'estilo, ambiente, tom, tons, cor, cores, paleta, fundo, destaques, tema, estética, modo, tipografia, fonte, formato, tamanho, atmosfera, detalhes',
      it: 'stile, atmosfera, tono, toni, colore, colori, palette, sfondo, accento, accenti, tema, estetica, modalità, tipografia, carattere, formato, dimensioni, dettagli',
      nl: 'stijl, sfeer, toon, tinten, kleur, kleuren, palet, achtergrond, accent, accenten, thema, esthetiek, modus, typografie, lettertype, formaat',
      ru: 'стиль, стиле, стилю, тон, тона, тонах, цвет, цвета, цвете, цветах, цветов, палитра, палитре, фон, фоне, фоном, акцент*, тема, теме, настроение, атмосфера, эстетик*, шрифт, формат, формате, оформление',
      zh: '风格, 風格, 色调, 色調, 配色, 背景, 主题, 主題, 氛围, 氛圍, 色系, 字体, 字體, 尺寸, 比例, 模式, 的',
      ja: 'スタイル, 雰囲気, トーン, 配色, 背景, テーマ, 風の, フォント, サイズ, 調, 系, 色, な, で, の, モード, 感じ, 風',
      ko: '스타일, 느낌, 톤, 색상, 배경, 테마, 분위기, 글꼴, 크기, 비율, 배색, 컬러, 으로, 로, 의, 색, 모드',
      ar: 'أسلوب, بأسلوب, نمط, بنمط, لون, بلون, ألوان, بألوان, خلفية, بخلفية, طابع, بطابع, مزاج, تصميم, حجم, مقاس, اللون, باللون',
      hi: 'शैली, अंदाज़, रंग, रंगों, पृष्ठभूमि, बैकग्राउंड, थीम, मूड, फ़ॉन्ट, आकार, स्टाइल',
    },
  },
  {
    value: 'quality',
    terms: {
      any: '4k, 8k, 2k, hd, uhd',
      en: 'highly detailed, ultra detailed, hyper detailed, high quality, best quality, masterpiece, trending on artstation, award winning, high resolution, hi res, detailed, intricate, intricate details, sharp focus, ultra hd, full hd, professional quality, digital art, natural light, morning light, studio light, studio lighting, soft focus, dramatic lighting, light rays, volumetric light',
      de: 'hochwertig, hohe qualität, hochauflösend, detailreich',
      fr: 'haute qualité, haute résolution, très détaillé',
      es: 'alta calidad, alta resolución, muy detallado',
      pt: 'alta qualidade, alta resolução, muito detalhado',
      it: 'alta qualità, alta risoluzione, molto dettagliato',
      ru: 'высокое качество, высокого качества, детализированн*',
      zh: '高清, 高质量, 超高清, 高画质',
      ja: '高品質, 高画質, 高精細',
      ko: '고화질, 고품질',
    },
  },
  {
    value: 'drawing-verb',
    terms: {
      en: 'draw, draw me, paint, paint me, sketch, illustrate, please draw, generate an image of, create an image of, make an image of, create a picture of, make a picture of',
      de: 'zeichne, male, zeichne mir, male mir',
      fr: 'dessine, dessine moi, peins',
      es: 'dibuja, dibújame, pinta',
      pt: 'desenhe, desenha, pinte',
      it: 'disegna, disegnami, dipingi',
      nl: 'teken, schilder',
      ru: 'нарисуй, нарисуйте',
      zh: '画一只, 画一个, 画一幅, 画一张, 畫一隻, 绘制',
      ar: 'ارسم',
      hi: 'का चित्र बनाओ',
    },
  },
  {
    value: 'filler',
    terms: {
      en: 'asap, urgently, real quick, and, or, but, very, quite, really, super, ultra, extra, slightly, rather, more, overall, only, mainly, mostly, simple, beautiful, nice, stunning, gorgeous, good, great, with a, wide, tall, square, vertical, horizontal, landscape, portrait format, square format, landscape format, landscape orientation, portrait orientation, png, jpg, jpeg, card, poster, social media, no text, use, keep it, make it, it, be, should, feeling, subtle, big, large, small, look, looking, pops of, a touch of, touch of, hint of, a hint of, bit, a bit, not too, too, all, accents of, shades of, primary, secondary, palette of, kind of, sort of, texture, textures, clean lines, plus, as well, also, vector art, vector, 16, 9, flat illustration, flat design, illustration, vector illustration, editorial illustration, art, artwork, graphic, tasteful',
      de: 'und, oder, aber, sehr, eher, etwas, ganz, leicht, mehr, bitte, hochwertig, quadratisch, hochformat, querformat, nur, viel, wirkt, soll, wirken, sein, gern',
      fr: 'et, ou, mais, très, plutôt, un peu, assez, plus, carré, vertical, horizontal, seulement, beaucoup de, haute qualité',
      es: 'y, o, pero, muy, algo, bastante, más, cuadrado, vertical, horizontal, solo, alta calidad, e',
      pt: 'e, ou, mas, muito, bem, um pouco, mais, quadrado, vertical, horizontal, só, apenas, alta qualidade',
      it: 'e, o, ma, molto, abbastanza, un po, più, quadrato, verticale, orizzontale, solo, ed, alta qualità',
      nl: 'en, of, maar, zeer, heel, erg, een beetje, meer, vierkant, staand, liggend, alleen',
      ru: 'и, или, но, очень, немного, более, больше, квадратн*, вертикальн*, горизонтальн*, только',
      zh: '和, 的, 张, 个, 用, 为, 带, 与, 與, 或, 但, 很, 非常, 稍微, 更, 方形, 竖版, 横版, 请, 使用, 要',
      ja: 'と, や, の, へ, も, とても, 少し, もっと, 正方形, 縦長, 横長, して, にして, ください, が, を, に, は, 使って, かつ',
      ko: '그리고, 를, 을, 는, 은, 이, 가, 도, 용, 또는, 매우, 조금, 더, 정사각형, 세로, 가로, 해 주세요, 해줘, 한, 하고, 과, 와, 고',
      ar: 'و, أو, لكن, جدا, قليلا, أكثر, مربع, عمودي, أفقي, فقط',
      hi: 'और, या, लेकिन, बहुत, थोड़ा, ज़्यादा, केवल, वर्गाकार, हो',
    },
  },
];

export const REQUEST_WORDS = translated(WORDS, REQUEST_DICTIONARY, byValue);

const NOTS: readonly Entry<'negation'>[] = [
  {
    value: 'negation',
    terms: {
      en: "no, not, without, avoid, avoiding, never, don't use, do not use, exclude, excluding, except, minus, leave out, nothing, don't want",
      de: 'ohne, kein, keine, keinen, keinem, nicht, vermeide, bitte kein, bitte keine',
      fr: 'sans, pas de, aucun, aucune, pas, éviter, évite, évitez',
      es: 'sin, ningún, ninguna, no, evita, evitar, nada de',
      pt: 'sem, nenhum, nenhuma, não, evite, evitar, nada de',
      it: 'senza, nessun, nessuna, non, evita, evitare, niente',
      nl: 'zonder, geen, niet, vermijd',
      ru: 'без, не, никаких, нет, избегай',
      zh: '不要, 没有, 沒有, 不用, 避免, 无, 無',
      ja: 'なし, 使わない, 入れない, 以外, 無し, 避けて',
      ko: '없이, 없는, 빼고, 말고, 제외',
      ar: 'بدون, دون, بلا, لا, ليس',
      hi: 'बिना, नहीं, मत',
    },
  },
];

/** Words that turn the next color or thing into something to leave out. */
export const NEGATIONS = translated(NOTS, REQUEST_DICTIONARY, byValue);

/** Things that people ask to leave out and that are no copy: "no people", "without text". */
export const OMITTED_THINGS: readonly Entry<'thing'>[] = [
  {
    value: 'thing',
    terms: {
      en: 'people, persons, humans, human figures, faces, text, words, letters, logo, logos, watermark, watermarks, border, borders, frame, frames, shadow, shadows, gradient, gradients, photo, photos, image, images, pictures, icon, icons, emoji, emojis, clutter, stock photos, animals, background, patterns, pattern, colors, colours, illustrations, illustration, clip art, clipart, serif fonts, serifs, drop shadows, 3d, texture, textures',
      de: 'menschen, personen, gesichter, text, logo, logos, wasserzeichen, rahmen, schatten, verläufe, fotos, bilder, icons, emojis, tiere',
      fr: 'personnes, personne, gens, visages, texte, logo, filigrane, cadre, ombres, dégradés, photos, images, icônes, animaux',
      es: 'personas, gente, caras, rostros, texto, logo, marca de agua, marco, sombras, degradados, fotos, imágenes, iconos, animales',
      pt: "pessoas, rostos, texto, logo, marca d'água, moldura, sombras, gradientes, fotos, imagens, ícones, animais",
      it: 'persone, volti, testo, logo, filigrana, cornice, ombre, sfumature, foto, immagini, icone, animali',
      nl: "mensen, personen, gezichten, tekst, logo, watermerk, rand, schaduwen, foto's, beelden, iconen, dieren",
      ru: 'людей, лиц, текста, логотип*, водяных знаков, рамок, теней, градиентов, фото, картинок, животных',
      zh: '人物, 人, 文字, 标志, 水印, 边框, 阴影, 照片',
      ja: '人物, 人, 文字, ロゴ, 透かし, 枠, 影, 写真',
      ko: '사람, 인물, 얼굴, 글자, 텍스트, 로고, 워터마크, 테두리, 그림자, 사진',
      ar: 'أشخاص, ناس, وجوه, نص, شعار, علامة مائية, إطار, ظلال, صور',
      hi: 'लोग, लोगों, चेहरे, पाठ, लोगो, फ़ोटो',
    },
  },
];

/** Things that are made to carry words: behind other words and before "for" they are what is asked for. */
export const PRINTED_THINGS: readonly Entry<'printed'>[] = [
  {
    value: 'printed',
    terms: {
      en: 'poster, banner, flyer, flier, thumbnail, infographic, leaflet, brochure, billboard, header, card, ad',
      de: 'plakat, poster, banner, flyer, karte',
      fr: 'affiche, bannière, flyer',
      es: 'cartel, póster, banner, folleto',
      pt: 'cartaz, pôster, banner, folheto',
      it: 'locandina, manifesto, volantino, banner',
      nl: 'poster, affiche, banner, flyer',
      ru: 'постер, плакат, баннер, афиша, флаер',
    },
  },
];

/** Openings of a clause that asks for something no look can place or paint yet. */
export const UNMET_ASKS: readonly Entry<'layout' | 'object' | 'imitation' | 'several'>[] = [
  {
    value: 'layout',
    terms: {
      en: 'split layout, two columns, grid layout, asymmetrical, asymmetric layout, full bleed, rule of thirds, diagonal layout, rounded corners',
      de: 'zweispaltig*, rasterlayout, abgerundete ecken',
      fr: 'deux colonnes, coins arrondis',
      es: 'dos columnas, esquinas redondeadas',
    },
  },
  {
    value: 'object',
    terms: {
      en: 'our logo, my logo, company logo, the logo, a logo, add logo, qr code, a qr code, a photo of, my photo, our photo, her photo, his photo, a headshot, headshot, headshots, a screenshot, screenshot, screenshots, a map of, a chart, a graph of, speaker photos, speaker photo, product image, countdown timer, animation, animated, video, gif',
      de: 'unser logo, mein logo, firmenlogo, qr code, screenshot, animation',
      fr: "notre logo, mon logo, code qr, qr code, capture d'écran, animation",
      es: 'nuestro logo, mi logo, código qr, captura de pantalla, animación',
      pt: 'nosso logo, meu logo, código qr, captura de tela, animação',
      it: 'il nostro logo, il mio logo, codice qr, schermata, animazione',
      nl: 'ons logo, mijn logo, qr code, schermafbeelding, animatie',
      ru: 'наш логотип, логотип компании, qr код, скриншот, анимаци*',
      zh: '二维码, 二維碼, 我们的标志, 公司标志, 截图',
      ja: 'QRコード, 当社のロゴ, ロゴを入れ, スクリーンショット',
      ko: 'QR 코드, QR코드, 우리 로고, 회사 로고, 스크린샷',
    },
  },
  {
    value: 'imitation',
    terms: {
      en: 'in the style of, in style of, inspired by, reminiscent of, like a painting by',
      de: 'im stil von, inspiriert von',
      fr: 'dans le style de, à la manière de, inspiré de, inspiré par',
      es: 'al estilo de, inspirado en, inspirada en',
      pt: 'no estilo de, inspirado em, inspirada em',
      it: 'nello stile di, ispirato a, ispirata a',
      nl: 'in de stijl van, geïnspireerd door',
      ru: 'в стиле, вдохновлен*',
    },
  },
  {
    value: 'several',
    terms: {
      en: 'variations, variants, versions, options, alternatives',
      de: 'varianten, versionen',
      fr: 'variantes, versions',
      es: 'variantes, versiones, variaciones',
      pt: 'variações, versões',
      it: 'varianti, versioni',
      nl: 'varianten, versies',
    },
  },
];

/** Clauses that begin so give an instruction, once the prompt has shown that it is a request. */
export const INSTRUCTION_OPENERS: readonly Entry<'opener'>[] = [
  {
    value: 'opener',
    terms: {
      en: "use, using, add, include, put, place, make it, make sure, make the, keep it, keep the, ensure, leave, avoid, don't, do not, the background, background, style, mood, colors, colours, color palette, font, fonts, tone, size, format, aspect ratio, i want, i'd like, it should, it must, the image should, the design should, the text should, the title should, the style should, the colors should, the colours should, the font, should be, should have, should look, let it, think of, think, feel free, please, set the, give it, no need, try to, with the logo, with our logo, the overall, overall, the mood, the tone, the vibe, the style, the layout, target audience, audience",
      de: 'verwende, nutze, benutze, füge, mach es, mache es, halte, lass, vermeide, der hintergrund, hintergrund, stil, stimmung, farben, schriftart, größe, format, es soll, es sollte, das bild soll, bitte, achte auf, mit unserem logo',
      fr: 'utilise, utilisez, ajoute, ajoutez, inclus, garde, gardez, évite, évitez, le fond, fond, style, ambiance, couleurs, police, taille, format, ça doit, il faut, veuillez, avec notre logo',
      es: 'usa, usar, utiliza, añade, agrega, incluye, mantén, evita, el fondo, fondo, estilo, ambiente, colores, tipografía, tamaño, formato, debe, debería, que sea, por favor, con nuestro logo',
      pt: 'use, usar, adicione, inclua, mantenha, evite, o fundo, fundo, estilo, cores, fonte, tamanho, formato, deve, deveria, que seja, por favor, com nosso logo',
      it: 'usa, usare, aggiungi, includi, mantieni, evita, lo sfondo, sfondo, stile, colori, carattere, dimensioni, formato, deve, dovrebbe, per favore, con il nostro logo',
      nl: 'gebruik, voeg, houd, vermijd, de achtergrond, achtergrond, stijl, kleuren, lettertype, formaat, het moet, graag, met ons logo',
      ru: 'используй, используйте, добавь, добавьте, избегай, фон, стиль, настроение, цвета, шрифт, размер, формат, пусть, должно, должен, пожалуйста',
      zh: '使用, 添加, 加上, 包含, 避免, 背景, 风格, 颜色, 字体, 尺寸, 请, 保持',
      ja: '使って, 追加して, 背景は, 背景を, スタイルは, 色は, 配色は, 雰囲気は, フォントは, サイズは',
      ko: '사용해, 추가해, 배경은, 스타일은, 색상은, 분위기는, 글꼴은, 크기는',
      ar: 'استخدم, أضف, اجعل, تجنب, الخلفية, الأسلوب, الألوان, الخط, المقاس',
      hi: 'उपयोग करें, जोड़ें, पृष्ठभूमि, शैली, रंग',
    },
  },
];

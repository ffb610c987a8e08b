import type { Topic } from '../brief.ts';
import type { Entry } from './terms.ts';

/**
 * Words of everyday cards that the main tables lack, and of further languages (Turkish, Polish, Swedish, Ukrainian,
 * Vietnamese, Indonesian, Greek, Thai, Hebrew): long enough to mean the same wherever they stand.
 */
const ROWS = `
ai|yapay zeka*, sztuczn* inteligencj*, artificiell intelligens, штучн* інтелект*, trí tuệ nhân tạo, kecerdasan buatan, τεχνητη νοημοσυνη, ปัญญาประดิษฐ์, בינה מלאכותית
architecture|mimari, architektur*, arkitektur*, архітектур*, kiến trúc, hệ thống phân tán, arsitektur, αρχιτεκτονικη, budynk*, byggnad*
celebration|festa della, sommerfest, stadtfest, weihnachtsfeier, midsommar*, doğum günü, düğün, kutlama*, bayram*, urodzin*, wesel*, przyjęci*, świąt*, födelsedag*, bröllop*, julfest, весілл*, день народження, свят*, sinh nhật, đám cưới, năm mới, ulang tahun, pernikahan, hari raya, γενεθλια, γαμος, งานแต่งงาน, วันเกิด, ปีใหม่, יום הולדת, חתונה, naissance, faire part, fête, fêtes, vide grenier, chá de bebê, baby shower, laurea, geburtstag*, hochzeit*, 祭り, 夏祭, 花火, 春节, 中秋, 国庆, 生日, 婚礼, 결혼, 생일, 축제, عيد, زفاف, दिवाली, होली, जन्मदिन, शादी
cloud|bulut bilişim, chmur* obliczeniow*, molntjänst*, điện toán đám mây, status page, uptime, downtime
code|yazılım*, programowani*, programmering*, програмуванн*, lập trình, pemrograman, programlama, προγραμματισμος, โปรแกรม, תכנות, অ্যাপ, ওয়েব ডেভেলপমেন্ট, இயந்திர, softwareentwick*, programmier*
data|veri analizi, veri tabanı, analiz* danych, baz* danych, dataanalys*, аналіз даних, phân tích dữ liệu, dữ liệu, analisis data, δεδομενα, ข้อมูล, נתונים
design|tasarım*, projektowani*, formgivning, дизайн*, thiết kế, desain, σχεδιασμος, ออกแบบ, עיצוב
education|eğitim*, öğrenci*, öğretmen*, okul*, üniversite*, nauk*, szkoł*, uczni*, nauczyciel*, utbildning*, skola, skolan, освіт*, навчанн*, học tập, giáo dục, người mới bắt đầu, pendidikan, sekolah, belajar, εκπαιδευση, σχολειο, เรียน, การศึกษา, חינוך, לימודים, laurea, remise des diplômes, abschlussfeier, ausbildung*
finance|gehalt*, gehälter, lohn, salaire*, salario*, salário*, stipendi*, зарплат*, заробітн*, 工资, 薪资, 月薪, 給料, 年収, 연봉, 재테크, 저축, راتب, वेतन, निवेश, maaş*, yatırım*, bütçe*, pensj*, finansow*, oszczędza*, inwesty*, ekonomi*, sparande, investering*, фінанс*, інвестиц*, đầu tư, tài chính, tiết kiệm, investasi, keuangan, saham, χρηματα, οικονομια, การเงิน, ลงทุน, כסף, השקעות, spartipps, sparen, geld*, dinero, ahorrar, ahorro, bespaar*, besparen, argent, épargne*, économis*, dinheiro, economizar, risparmi*, investiment*, 省钱, 理财, 投资, 節約, 貯金, 投資
food|yemek*, tarif, kahve, mutfak*, przepis*, gotowa*, jedzeni*, kawa, kawy, mat och, middag, recept, кав*, страв*, món ăn, nấu ăn, cà phê, phở, resep, masak*, makanan, kopi, συνταγη, καφε, φαγητο, อาหาร, กาแฟ, ต้มยำ, אוכל, קפה, מתכון, தோசை, potiron, velouté, blanquette, speisekarte, mittagstisch, grillen, weinprobe, 菜单, 菜品, 美味, メニュー, 메뉴
health|dormir mejor, dormir melhor, mieux dormir, dormire meglio, besser schlafen, schlafen, сна, уснуть, выспа*, نومك, sağlık*, uyku, zdrowi*, zdrow*, sen i, hälsa, hälso*, sömn*, здоров'я, sức khỏe, giấc ngủ, kesehatan, tidur, υγεια, υπνος, สุขภาพ, בריאות, שינה, স্বাস্থ্য*, burn out, выгора*, выгореть, 失眠, 睡好, santé mentale, saúde mental, arzttermin, impfung*
home|ev dekorasyon*, mieszkani*, bostad*, lägenhet*, квартир*, căn hộ, nhà ở, rumah, σπιτι, บ้าน, דירה, umzug, einzug, 暮らし, 小さな家
legal|hukuk*, praw* pracy, juridik, закон*, pháp luật, hukum, νομος, กฎหมาย, משפט, datenschutz recht
music|müzik*, konser, muzyk*, koncert*, musik, konsert*, музик*, âm nhạc, buổi hòa nhạc, musik klasik, konser musik, μουσικη, συναυλια, ดนตรี, คอนเสิร์ต, מוזיקה, הופעה, konzert*, jazz, concerto, concierto*, jazzabend, 音乐会, 演唱会, 音楽祭, ライブ, 콘서트, موسيقى, संगीत
nature|doğa, przyrod*, ogrod*, natur*, skog*, природ*, thiên nhiên, alam, φυση, ธรรมชาติ, טבע, hållbar*, nachhaltig*, umwelt*, klima*, durabilité, développement durable, sostenib*, sustentáv*, sostenibil*, устойчив*, 环保, 可持续, サステナ*, 지속가능, बारिश
people|uzaktan çalış*, ekip, takım, iş ilanı, prac* zdaln*, zespoł*, zatrudni*, distansarbete, medarbetare, команд*, удален*, удалён*, віддален*, làm việc từ xa, tuyển dụng, lowongan, tim kami, ομαδα, ทีม, צוות, דרושים, stellenangebot, homeoffice, home office, télétravail, teletrabajo, trabalho remoto, smart working, 在宅勤務, リモートワーク, 远程办公, 远程工作, 团队, 재택, 퇴근, عن بعد, burnout, infirmi*, enfermeir*, enfermer*, krankenpfleg*, fietsenmaker, vacature, gezocht, elektriker
science|bilim*, naukow*, vetenskap*, наук*, khoa học, ilmu pengetahuan, επιστημη, วิทยาศาสตร์, מדע
security|datenschutz*, datensicherheit, protection des données, protección de datos, proteção de dados, siber güvenlik, gizlilik, cyberbezpieczeństw*, bezpieczeństw*, säkerhet*, dataskydd, кібербезпек*, bảo mật, keamanan siber, ασφαλεια, ความปลอดภัย, אבטחה, 个人信息, 隐私, プライバシー, 개인정보, الخصوصية
shopping|indirim*, alışveriş*, wyprzedaż*, zniżk*, promocj*, rea på, rabatt*, знижк*, розпродаж*, giảm giá, khuyến mãi, diskon, belanja, εκπτωσεις, ลดราคา, מבצע, boodschappen, 打折, 优惠, 特惠, おトク
space|uzay, kosmos*, kosmiczn*, rymden, космос*, vũ trụ, luar angkasa, διαστημα, อวกาศ, חלל
sport|futbol*, spor salonu, piłk*, bieg, biega*, löpning, fotboll*, футбол*, спорт*, bóng đá, sepak bola, olahraga, ποδοσφαιρο, ฟุตบอล, כדורגל, maratona, lauftreff, stadtlauf, course à pied, regata
time|待办, 清单, 效率, 时间管理, 集中力, 生産性, 時間術, 习惯, 시간, 습관, verimli*, zaman yönetimi, produktywn*, produktivitet*, продуктивн*, năng suất, thói quen, produktivitas, kebiasaan, παραγωγικοτητα, נוהג, आदत*, عادات, gewohnheit*, habitude*, hábito*, abitudin*, привыч*, zeitmanagement
travel|seyahat*, gezi, tatil, podróż*, wakacj*, resa, resor, подорож*, відпустк*, du lịch, perjalanan, wisata, liburan, ταξιδι, παραλι*, ท่องเที่ยว, טיול, נסיעות
writing|powieść, powieści, książk*, bibliotek*, kiermasz książek, pisać, pisanie, napisać, kitap*, yazar*, roman yaz*, bok, böcker, författar*, книг*, письменн*, viết văn, buku, menulis, βιβλι*, หนังสือ, ספר, ספרים, סיפורים
`;

/** Words of more languages by the subject area that they speak about. */
export const FURTHER_TOPICS: readonly Entry<Topic>[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [topic = '', terms = ''] = row.split('|');
    return { value: topic as Topic, terms: { any: terms } };
  });

import type { Named } from './names';

const NEW_YEAR: Named = ['元旦', 'Ano Novo', 'New Year’s Day'];
const LUNAR: Named = ['農曆新年', 'Ano Novo Lunar', 'Lunar New Year'];
const CHING_MING: Named = ['清明節', 'Cheng Ming', 'Ching Ming'];
const GOOD_FRIDAY: Named = ['耶穌受難日', 'Sexta-feira Santa', 'Good Friday'];
const EASTER_EVE: Named = ['復活節前日', 'Véspera da Páscoa', 'Easter eve'];
const LABOUR: Named = ['勞動節', 'Dia do Trabalhador', 'Labour Day'];
const BUDDHA: Named = ['佛誕節', 'Dia do Buda', 'Feast of Buddha'];
const DRAGON: Named = ['端午節', 'Tung Ng', 'Dragon Boat Festival'];
const MID_AUTUMN: Named = ['中秋節翌日', 'Dia seguinte ao Bolo Lunar', 'Day after Mid-Autumn'];
const NATIONAL: Named = ['國慶日', 'Dia Nacional', 'National Day'];
const CHUNG_YEUNG: Named = ['重陽節', 'Chong Yeong', 'Chung Yeung'];
const ALL_SOULS: Named = ['追思節', 'Dia de Finados', 'All Souls’ Day'];
const IMMACULATE: Named = ['聖母無原罪瞻禮', 'Imaculada Conceição', 'Immaculate Conception'];
const SAR: Named = ['澳門特別行政區成立紀念日', 'Dia da RAEM', 'SAR Establishment Day'];
const SOLSTICE: Named = ['冬至', 'Solstício de Inverno', 'Winter solstice'];
const CHRISTMAS_EVE: Named = ['聖誕節前日', 'Véspera de Natal', 'Christmas Eve'];
const CHRISTMAS: Named = ['聖誕節', 'Natal', 'Christmas'];

/** Macao's public holidays of two years. */
export const HOLIDAYS: [day: string, name: Named][] = [
  ['2026-01-01', NEW_YEAR],
  ['2026-02-17', LUNAR],
  ['2026-02-18', LUNAR],
  ['2026-02-19', LUNAR],
  ['2026-04-03', GOOD_FRIDAY],
  ['2026-04-04', EASTER_EVE],
  ['2026-04-05', CHING_MING],
  ['2026-05-01', LABOUR],
  ['2026-05-24', BUDDHA],
  ['2026-06-19', DRAGON],
  ['2026-09-26', MID_AUTUMN],
  ['2026-10-01', NATIONAL],
  ['2026-10-02', NATIONAL],
  ['2026-10-18', CHUNG_YEUNG],
  ['2026-11-02', ALL_SOULS],
  ['2026-12-08', IMMACULATE],
  ['2026-12-20', SAR],
  ['2026-12-22', SOLSTICE],
  ['2026-12-24', CHRISTMAS_EVE],
  ['2026-12-25', CHRISTMAS],
  ['2027-01-01', NEW_YEAR],
  ['2027-02-06', LUNAR],
  ['2027-02-07', LUNAR],
  ['2027-02-08', LUNAR],
  ['2027-03-26', GOOD_FRIDAY],
  ['2027-03-27', EASTER_EVE],
  ['2027-04-05', CHING_MING],
  ['2027-05-01', LABOUR],
  ['2027-05-13', BUDDHA],
  ['2027-06-09', DRAGON],
  ['2027-09-16', MID_AUTUMN],
  ['2027-10-01', NATIONAL],
  ['2027-10-02', NATIONAL],
  ['2027-10-08', CHUNG_YEUNG],
  ['2027-11-02', ALL_SOULS],
  ['2027-12-08', IMMACULATE],
  ['2027-12-20', SAR],
  ['2027-12-22', SOLSTICE],
  ['2027-12-24', CHRISTMAS_EVE],
  ['2027-12-25', CHRISTMAS],
];

/** Saturdays on which the office of the identity cards works, to shorten the wait before holidays. */
export const SPECIAL_WORK_DAYS: [location: string, day: string][] = [
  ['CP', '2026-12-12'],
  ['CP', '2027-01-16'],
  ['CP', '2027-01-30'],
  ['ISL', '2027-03-13'],
];

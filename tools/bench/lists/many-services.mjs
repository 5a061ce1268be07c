// Creates a category for each size of list in the database of a running Vez. Each name is a unique combination of an
// act and a document, as at real offices.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { LANGUAGES } from '../../scripts/lib/languages.mjs';

const DEEDS = [
  ['申請', '申请', 'Pedido de', 'Application for'],
  ['續期', '续期', 'Renovação de', 'Renewal of'],
  ['補發', '补发', 'Segunda via de', 'Replacement of'],
  ['更改', '更改', 'Alteração de', 'Change of'],
  ['註銷', '注销', 'Cancelamento de', 'Cancellation of'],
  ['查詢', '查询', 'Consulta de', 'Enquiry about'],
  ['領取', '领取', 'Levantamento de', 'Collection of'],
  ['認證', '认证', 'Autenticação de', 'Certification of'],
  ['轉讓', '转让', 'Transmissão de', 'Transfer of'],
];
const PAPERS = [
  ['居民身份證', '居民身份证', 'bilhete de identidade', 'resident identity card'],
  ['護照', '护照', 'passaporte', 'passport'],
  ['旅行證', '旅行证', 'título de viagem', 'travel permit'],
  ['駕駛執照', '驾驶执照', 'carta de condução', 'driving licence'],
  ['車輛登記', '车辆登记', 'registo de veículo', 'vehicle registration'],
  ['出生證明', '出生证明', 'certidão de nascimento', 'birth certificate'],
  ['結婚證明', '结婚证明', 'certidão de casamento', 'marriage certificate'],
  ['物業登記', '物业登记', 'registo predial', 'property record'],
  ['商業登記', '商业登记', 'registo comercial', 'business record'],
  ['職業稅', '职业税', 'imposto profissional', 'salaries tax'],
  ['所得補充稅', '所得补充税', 'imposto complementar', 'complementary tax'],
  ['食品准照', '食品准照', 'licença de alimentos', 'food licence'],
  ['建築圖則', '建筑图则', 'projecto de obra', 'building plan'],
  ['社會房屋', '社会房屋', 'habitação social', 'social housing'],
  ['經濟房屋', '经济房屋', 'habitação económica', 'economic housing'],
  ['敬老金', '敬老金', 'subsídio para idosos', 'old-age allowance'],
  ['殘疾津貼', '残疾津贴', 'subsídio de invalidez', 'disability allowance'],
  ['外地僱員逗留', '外地雇员逗留', 'permanência de trabalhador', 'worker’s stay'],
  ['臨時街位', '临时街位', 'lugar de venda', 'street stall'],
];
const KINDS = [
  ['', '', '', ''],
  ['（首次）', '（首次）', ' (primeira vez)', ' (first time)'],
  ['（未成年人）', '（未成年人）', ' (menores)', ' (minors)'],
  ['（長者）', '（长者）', ' (idosos)', ' (seniors)'],
  ['（公司）', '（公司）', ' (empresas)', ' (companies)'],
  ['（加急）', '（加急）', ' (urgente)', ' (urgent)'],
];
const FIRST_ID = 90_000;
const READ_LIMIT_MS = 60_000;

function nameOf(at) {
  const deed = DEEDS[at % DEEDS.length];
  const paper = PAPERS[Math.floor(at / DEEDS.length) % PAPERS.length];
  const kind = KINDS[Math.floor(at / DEEDS.length / PAPERS.length)];
  return Object.fromEntries(
    LANGUAGES.map((language, of) => [language, `${deed[of]}${of < 2 ? '' : ' '}${paper[of]}${kind[of]}`]),
  );
}

async function connect(dataDir) {
  const folder = join(dataDir, 'postgres');
  const port = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[3];
  const password = await readFile(join(folder, 'secret'), 'utf8');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'vez',
    password,
    database: 'vez',
  });
  await client.connect();
  return client;
}

const INSERT = `INSERT INTO service (id, code, service_type_id, category_id, name, ui_icon, ui_color, position)
  SELECT $1, $2, type.id, $3, $4, model.ui_icon, model.ui_color, $1
  FROM (SELECT id FROM service_type ORDER BY id OFFSET $5 % (SELECT count(*) FROM service_type) LIMIT 1) type,
       (SELECT ui_icon, ui_color FROM service ORDER BY id OFFSET $5 % 20 LIMIT 1) model`;
const PLACE = `INSERT INTO service_location (service_id, location_id, booking, ticket)
  SELECT $1, id, true, true FROM location ORDER BY id LIMIT $2`;

/**
 * Creates a category for each count, and waits until the API returns all of them.
 * @returns {Promise<Map<number, string>>} the address of the list for each count
 */
export async function fillWithServices({ origin, dataDir }, counts) {
  const client = await connect(dataDir);
  const lists = new Map();
  try {
    await client.query('BEGIN');
    let id = FIRST_ID;
    for (const [at, count] of counts.entries()) {
      const category = FIRST_ID + at;
      await client.query(
        'INSERT INTO category (id, name, ui_color, ui_icon, position) VALUES ($1, $2, $3, $4, $1)',
        [category, nameOf(at), '', 'file-text'],
      );
      for (let service = 0; service < count; service += 1, id += 1) {
        await client.query(INSERT, [id, `BENCH-${id}`, category, nameOf(service), service]);
        await client.query(PLACE, [id, 1 + (service % 3)]);
      }
      lists.set(count, `/serOrLocationWithoutTabs?category=${category}`);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  const deadline = Date.now() + READ_LIMIT_MS;
  for (const [at, count] of counts.entries()) {
    for (;;) {
      const answer = await fetch(`${origin}/api/booking/categories/${FIRST_ID + at}/services`);
      if (answer.ok && (await answer.json()).length === count) break;
      if (Date.now() > deadline) throw new Error(`The API does not tell of ${count} services.`);
      await pause(500);
    }
  }
  return lists;
}

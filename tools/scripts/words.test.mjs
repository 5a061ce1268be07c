// Each term has one name in each language. The forms below were replaced and must not return.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flatten } from './lib/locales.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = readdirSync(ROOT).filter((name) => /^(shell|shared|server|mfe-.+)$/.test(name));

/** The locale folders of the workspace, with their texts by language. */
const folders = PACKAGES.flatMap((name) =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'en_us.json')
    .map((entry) => entry.parentPath ?? entry.path),
);

/** Synonyms of a name in the table of words, wrong forms and wrong punctuation, by language. */
const FORBIDDEN = {
  en_us: [
    /\b(this|the|another|other|each|no|by|or|and) places?\b/i, // office
    /\bplaces? (under|is|are)\b/i,
    /\b(session|time) tickets?\b/i, // timed number
    /"/, // typographic quotes
    /system is abnormal|as it was\b|kept for you|text you\b|\bqueue ?up\b/i,
    /\bsign(ed)? (in|out|off)\b|\blog (on|off)\b|\be-mail\b/i,
    /\bmemos?\b|your time has come|queue has ended|queue of today/i,
    /numbers by phone/i, // by the internet, not by calling somebody
  ],
  zh_hant: [
    /系統異常|已滿|缺席|憑證|隊列|辦事處|遙距櫃枱|遠程|視頻/,
    /無需|無須|短信|手機號碼|電話號碼登|登陸|註銷|櫃檯|櫃台|柜|隱私|網路|信息|短讯/,
    /請求|終端|你|放棄|操作失敗/,
    /[“”]/,
  ],
  zh_hans: [
    /系统异常|已满|缺席|凭证|队列|办事处|遥距柜台|远程|视频柜台/,
    /短讯|私隐|登入|登出|退出登录|载入|手提电话|拣选|行事历|支援|满额|设定|无需|毋须|联络|寻找/,
    /请求|你|放弃|操作失败/,
    /视像|职员|重新整理/,
    /[「」]/,
    /[們個時號預約籌輪電話請驗證碼後開關閱選擇區間點現場務於與為從這還會說讀寫進過達遠邊陸隊際]/,
  ],
  pt_pt: [
    /balc(ão|ões) (remotos?|à distância)/i, // balcão de serviços à distância
    /\bEndereço(?! (electrónico|de correio|da página))|Ver o caminho|Juntar|Juntado|Leia este código/i,
    /(iniciar?|inicie|início d[ea]|terminar) (primeiro a )?sess(ão|ões)|sessão iniciada/i, // entrar, sair
    /senhas? de (sessão|turno)|\bausentes?\b|em pausa|\bfechad[oa]s?\b/i,
    /compreendi\b|código( dado)? ao balcão|Selecção obrigatória/i,
    /dar entrada|confirme a presença|serviço de atendimento\b|\bo pessoal\b|\baparelhos?\b|\blínguas?\b/i,
    /\bcelular|\btela\b|usuári|cadastr|\bregistro\b|\bvocê\b|arquivo|agendar|\bdeletar\b/i,
    // The site uses the spelling from before the agreement of 1990, as public bodies here do.
    /\b(atual|desativ|ação\b|ações\b|direto|direta|ativ[oa]|receção|corret|eletr[óo]n|afet|detet|objet|proje[tç]|seleç|tátil|ótim|ato\b|coleç|proteç|inspetor)/i,
    /[“”]/,
  ],
};
const CJK = '[\\u3400-\\u9fff]';
/** Chinese uses full-width punctuation, and no space next to a figure. */
const TYPOGRAPHY = [
  new RegExp(`${CJK}[,;:!?()]|[,;:!?()]${CJK}`),
  new RegExp(`${CJK} (?:\\{\\{|\\d)|(?:\\}\\}|\\d) ${CJK}`),
  /\.{3}|。。|，，/,
];
/** Texts whose wording the specification fixes. */
const FIXED = new Set(['mfe-booking/src/locales seek.onlyTimeTicket']);

const textsOf = (folder, language) =>
  flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')));

it.each(Object.keys(FORBIDDEN))('uses one name for each term, in %s', (language) => {
  expect(folders.length).toBeGreaterThan(8);
  const rules = [...FORBIDDEN[language], ...(language.startsWith('zh') ? TYPOGRAPHY : [])];
  const found = folders.flatMap((folder) =>
    textsOf(folder, language)
      .filter(([key]) => !FIXED.has(`${relative(ROOT, folder)} ${key}`))
      .flatMap(([key, text]) => {
        const word = rules.map((rule) => rule.exec(text)?.[0]).find(Boolean);
        return word ? [`${relative(ROOT, dirname(folder))} ${key}: “${word}” in “${text}”`] : [];
      }),
  );
  expect(found).toEqual([]);
});

it('finds a forbidden word, wrong punctuation and a space next to a figure', () => {
  const hits = (language, text) => FORBIDDEN[language].some((rule) => rule.test(text));
  expect(hits('zh_hant', '系統異常，不能取籌')).toBe(true);
  expect(hits('zh_hans', '短讯验证')).toBe(true);
  expect(hits('pt_pt', 'Balcão remoto')).toBe(true);
  expect(hits('en_us', 'Choose another place')).toBe(true);
  expect(TYPOGRAPHY.some((rule) => rule.test('還有 {{count}}人'))).toBe(true);
  expect(TYPOGRAPHY.some((rule) => rule.test('已取消,請再試'))).toBe(true);
});

import { loadSounds, type SoundsOf } from './sounds';

describe('the sounds of a Chinese text', () => {
  let soundsOf: SoundsOf;
  beforeAll(async () => {
    soundsOf = await loadSounds();
  });

  it('are pinyin and jyutping, without tones', () => {
    expect(soundsOf('護照').whole).toEqual(['huzhao', 'hz', 'wuziu', 'wz']);
    expect(soundsOf('护照').whole).toEqual(['huzhao', 'hz', 'wuziu', 'wz']);
  });

  it('read a character as in its word', () => {
    expect(soundsOf('銀行').whole).toEqual(['yinhang', 'yh', 'nganhong', 'nh']);
    expect(soundsOf('行為').whole).toEqual(['xingwei', 'xw', 'hangwai', 'hw']);
  });

  it('begin at each character, whole and by initials', () => {
    const { whole, parts, initials } = soundsOf('換身份證');
    expect(whole).toEqual(['huanshenfenzheng', 'hsfz', 'wunsanfanzing', 'wsfz']);
    expect(parts).toEqual(expect.arrayContaining(['shenfenzheng', 'sanfanzing', 'zheng']));
    expect(initials).toEqual(expect.arrayContaining(['sfz', 'fz']));
    expect(initials).not.toContain('z');
  });

  it('are those of the Chinese alone', () => {
    expect(soundsOf('BIR續期').whole).toEqual(['xuqi', 'xq', 'zukkei', 'zk']);
    expect(soundsOf('Passport')).toEqual({ whole: [], parts: [], initials: [] });
  });
});

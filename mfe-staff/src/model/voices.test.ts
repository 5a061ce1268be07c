import { voiceFor } from './voices';

const voice = (lang: string) => ({ lang }) as SpeechSynthesisVoice;

describe('the voice of a sign', () => {
  it('is Cantonese before Mandarin for traditional Chinese', () => {
    const voices = [voice('zh-CN'), voice('zh_HK'), voice('en-US')];
    expect(voiceFor('zh-Hant-MO', voices)?.lang).toBe('zh_HK');
    expect(voiceFor('zh-Hans', voices)?.lang).toBe('zh-CN');
    expect(voiceFor('zh-Hant-MO', [voice('zh-CN')])?.lang).toBe('zh-CN');
  });

  it('is any voice of the language, else undefined', () => {
    expect(voiceFor('pt-PT', [voice('pt-BR')])?.lang).toBe('pt-BR');
    expect(voiceFor('en', [voice('en-AU')])?.lang).toBe('en-AU');
    expect(voiceFor('pt-PT', [voice('en-US')])).toBeUndefined();
  });
});

/** Preferred voices by language; many devices have no Cantonese voice. */
const VOICES: Record<string, readonly string[]> = {
  'zh-Hant-MO': ['zh-HK', 'yue', 'zh-TW', 'zh'],
  'zh-Hans': ['zh-CN', 'zh'],
  'pt-PT': ['pt-PT', 'pt'],
  en: ['en'],
};

/** The device's voice for a BCP 47 language; undefined if it has none. */
export function voiceFor(lang: string, voices: readonly SpeechSynthesisVoice[]) {
  for (const wanted of VOICES[lang] ?? [lang]) {
    const voice = voices.find((one) =>
      one.lang.replace('_', '-').toLowerCase().startsWith(wanted.toLowerCase()),
    );
    if (voice !== undefined) return voice;
  }
  return undefined;
}

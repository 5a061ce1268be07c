/** Voices of the languages that signs speak: many devices have no Cantonese one. */
const VOICES: Record<string, readonly string[]> = {
  'zh-Hant-MO': ['zh-HK', 'yue', 'zh-TW', 'zh'],
  'zh-Hans': ['zh-CN', 'zh'],
  'pt-PT': ['pt-PT', 'pt'],
  en: ['en'],
};

/** The device's voice for a language, as `<html lang>` names it; undefined where it has none. */
export function voiceFor(lang: string, voices: readonly SpeechSynthesisVoice[]) {
  for (const wanted of VOICES[lang] ?? [lang]) {
    const voice = voices.find((one) =>
      one.lang.replace('_', '-').toLowerCase().startsWith(wanted.toLowerCase()),
    );
    if (voice !== undefined) return voice;
  }
  return undefined;
}

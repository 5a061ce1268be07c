import { voiceFor } from '../model/voices';

/** Says a sentence, after those that are being said; nothing where the device has no voice for the language. */
export function sayAloud(text: string, lang: string): void {
  if (!('speechSynthesis' in window) || text === '') return;
  const voice = voiceFor(lang, window.speechSynthesis.getVoices());
  if (voice === undefined) return;
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.voice = voice;
  sentence.lang = voice.lang;
  window.speechSynthesis.speak(sentence);
}

/** Reads another text out, in place of what is being read. */
export function readAloud(text: string, lang: string): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
  sayAloud(text, lang);
}

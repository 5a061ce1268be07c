import { voiceFor } from '../model/voices';

/** Queues a sentence for speech. Does nothing if the device has no voice for the language. */
export function sayAloud(text: string, lang: string): void {
  if (!('speechSynthesis' in window) || text === '') return;
  const voice = voiceFor(lang, window.speechSynthesis.getVoices());
  if (voice === undefined) return;
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.voice = voice;
  sentence.lang = voice.lang;
  window.speechSynthesis.speak(sentence);
}

/** Reads a text aloud and stops the current one. */
export function readAloud(text: string, lang: string): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel();
  sayAloud(text, lang);
}

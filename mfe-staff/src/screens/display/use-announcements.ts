import { useCallback, useEffect, useRef, useState } from 'react';
import { HTML_LANG } from '@vez/shared/domain';
import { sayAloud } from '../../components/say-aloud';
import type { Sign } from '../../components/use-sign-words';
import { newCalls } from '../../model/new-calls';
import { spoken } from '../../model/spoken';
import type { Board } from '../../model/wire';

/** Two tones: Hz, and seconds from the start. */
const TONES = [
  [880, 0],
  [660, 0.35],
] as const;
const TONE_SECONDS = 0.6;

function chime(context: AudioContext): void {
  for (const [pitch, after] of TONES) {
    const from = context.currentTime + after;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0.4, from);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + TONE_SECONDS);
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(loudness).connect(context.destination);
    tone.start(from);
    tone.stop(from + TONE_SECONDS);
  }
}

/** Spells `A 037`: voices read A037 as a word. */
const byLetter = (jettonCode: string) => spoken(jettonCode).split('').join(' ').replace(/ +/g, ' ');

/**
 * Plays a chime for each new call and announces it in every language that has a voice. Browsers stay silent until the
 * first touch, unless started in kiosk mode with autoplay.
 */
export function useAnnouncements(calls: Board['calls'] | undefined, signs: readonly Sign[]) {
  const before = useRef<Board['calls']>(undefined);
  const [context, setContext] = useState<AudioContext>();
  const [isSilent, setIsSilent] = useState(false);

  useEffect(() => {
    if (typeof AudioContext === 'undefined') return;
    const made = new AudioContext();
    setContext(made);
    const look = () => setIsSilent(made.state !== 'running');
    look();
    made.addEventListener('statechange', look);
    return () => {
      made.removeEventListener('statechange', look);
      void made.close();
    };
  }, []);

  useEffect(() => {
    if (calls === undefined) return;
    const fresh = newCalls(before.current, calls);
    before.current = calls;
    if (fresh.length > 0 && context?.state === 'running') chime(context);
    for (const { jettonCode, counter } of fresh)
      for (const { language, t: w } of signs)
        sayAloud(w('sign.say', { number: byLetter(jettonCode), counter }), HTML_LANG[language]);
  }, [calls, context, signs]);

  return { isSilent, turnOn: useCallback(() => void context?.resume(), [context]) };
}
